import type { AnyEntity } from '@campus/contract/kit';
import type { TreeSource } from '../../kit/area-server.ts';
import type { Handle } from '../../kit/handle.ts';
import type { TreeNode } from '../../kit/ports.ts';
import type { CachedValue } from '../cached-value.ts';
import type { Caches } from '../caches.ts';

export type Nodes = ReadonlyMap<string, TreeNode>;
const none: Nodes = new Map();
/** Cache name of a tree, which a write of its rows passes to `Caches.changed`. */
export const treeCache = (name: string): string => `tree ${name}`;

/** The registered trees, each cached whole by tenant. */
export class Trees {
  readonly #caches: ReadonlyMap<string, CachedValue<ReadonlyMap<number, Nodes>>>;

  readonly #entities: ReadonlyMap<string, AnyEntity | undefined>;

  constructor(sources: readonly TreeSource[], caches: Caches, db: Handle) {
    this.#entities = new Map(sources.map(({ name, entity }) => [name, entity]));
    this.#caches = new Map(
      sources.map((source) => [source.name, caches.addValue(treeCache(source.name), () => indexByTenant(source, db))]),
    );
  }
  entity(name: string): AnyEntity | undefined {
    return this.#entities.get(name);
  }
  /** Every node of the tree that this tenant can use. Throws on an unregistered name. */
  async nodes(name: string, tenantId: number): Promise<Nodes> {
    const kept = this.#caches.get(name);
    if (!kept) throw new Error(`unknown tree ${name}`);
    const byTenant = await kept.get();
    return byTenant.get(tenantId) ?? byTenant.get(0) ?? none;
  }
}

/** Merges a tenant's own nodes with those of every tenant. */
async function indexByTenant(source: TreeSource, db: Handle): Promise<ReadonlyMap<number, Nodes>> {
  const loaded = await source.load(db);
  const shared = loaded.get(0) ?? [];
  return new Map([...loaded].map(([tenant, nodes]) => [tenant, byValue(tenant === 0 ? nodes : [...shared, ...nodes])]));
}
const byValue = (nodes: readonly TreeNode[]): Nodes => new Map(nodes.map((node) => [node.value, node]));

/** Converts rows to nodes: a node without children is a leaf. */
export function getNodes(rows: readonly { value: string; text: string; parent: string | null }[]): TreeNode[] {
  const parents = new Set(rows.map((row) => row.parent));
  return rows.map((row) => ({ ...row, leaf: !parents.has(row.value) }));
}
/** The node and its ancestors, from the root down. */
export function pathTo(nodes: Nodes, value: string): TreeNode[] {
  const path: TreeNode[] = [];
  for (let at = nodes.get(value); at && path.length < 20; at = at.parent === null ? undefined : nodes.get(at.parent))
    path.unshift(at);
  return path;
}
