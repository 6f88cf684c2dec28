import type { PermissionNode, PermissionTreeNode } from '@campus/contract/system';
import type { Entry } from '../../platform/permission/permissions.ts';

/** The switches of an entry as every answer of the administration shows them (`api.md` 10.3): booleans. */
export const switchesOf = (entry: Entry) => ({
  leaf: entry.leaf === 1,
  route: entry.route !== 0,
  keepAlive: entry.keepAlive === 1,
  hidden: entry.hidden === 1,
  alwaysShow: entry.alwaysShow === 1,
  internalOrExternal: entry.internalOrExternal === 1,
});
const byParent = (entries: readonly Entry[]): Map<string | null, Entry[]> =>
  Map.groupBy(entries, (entry) => entry.parentId) as Map<string | null, Entry[]>;

/** Entries as the trees of the administration answer them. */
export class MenuNodes {
  readonly #below: ReadonlyMap<string | null, readonly Entry[]>;
  readonly #ids: ReadonlySet<string>;

  constructor(entries: readonly Entry[]) {
    this.#below = byParent(entries);
    this.#ids = new Set(entries.map((entry) => entry.id));
  }
  /** Entries directly below; for null the roots, among them those whose parent is gone. */
  level(parent: string | null): readonly Entry[] {
    if (parent !== null) return this.#below.get(parent) ?? [];
    const lost = [...this.#below].flatMap(([id, list]) => (id !== null && !this.#ids.has(id) ? list : []));
    return [...(this.#below.get(null) ?? []), ...lost];
  }
  /** Everything below, in no order. */
  descendants(parent: string): Entry[] {
    return this.level(parent).flatMap((entry) => [entry, ...this.descendants(entry.id)]);
  }
  node(entry: Entry, deep: boolean): PermissionNode {
    const below = this.level(entry.id);
    const isLeaf = below.length === 0;
    return {
      ...entry,
      key: entry.id,
      title: entry.name,
      isLeaf,
      ...switchesOf(entry),
      leaf: isLeaf,
      children: deep && !isLeaf ? below.map((child) => this.node(child, true)) : null,
    };
  }
  choice(entry: Entry, deep: boolean): PermissionTreeNode {
    const below = this.level(entry.id);
    return {
      key: entry.id,
      value: entry.id,
      parentId: entry.parentId,
      title: entry.name,
      slotTitle: entry.name,
      label: entry.name,
      isLeaf: below.length === 0,
      menuType: entry.menuType,
      side: entry.side,
      icon: entry.icon,
      ruleFlag: entry.ruleFlag,
      scopedSlots: { title: 'hasDatarule' },
      children: deep && below.length > 0 ? below.map((child) => this.choice(child, true)) : null,
    };
  }
}
