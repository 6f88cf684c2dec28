import type { PermissionNode, PermissionTreeNode } from '@campus/contract/system';
import type { Entry } from '../../platform/permission/permissions.ts';

type Flag = 'leaf' | 'route' | 'keepAlive' | 'hidden' | 'alwaysShow' | 'internalOrExternal';
/** The flags of an entry as booleans, as in all administration responses. */
export const getSwitches = (entry: Partial<Record<Flag, unknown>>) => ({
  leaf: entry.leaf === 1,
  route: entry.route !== 0,
  keepAlive: entry.keepAlive === 1,
  hidden: entry.hidden === 1,
  alwaysShow: entry.alwaysShow === 1,
  internalOrExternal: entry.internalOrExternal === 1,
});
const byParent = (entries: readonly Entry[]): Map<string | null, Entry[]> =>
  Map.groupBy(entries, (entry) => entry.parentId) as Map<string | null, Entry[]>;

/** Entries as nodes of the administration trees. */
export class MenuNodes {
  readonly #below: ReadonlyMap<string | null, readonly Entry[]>;
  readonly #ids: ReadonlySet<string>;

  constructor(entries: readonly Entry[]) {
    this.#below = byParent(entries);
    this.#ids = new Set(entries.map((entry) => entry.id));
  }
  /** Children of a parent; for null the roots, including entries whose parent is missing. */
  level(parent: string | null): readonly Entry[] {
    if (parent !== null) return this.#below.get(parent) ?? [];
    const lost = [...this.#below].flatMap(([id, list]) => (id !== null && !this.#ids.has(id) ? list : []));
    return [...(this.#below.get(null) ?? []), ...lost];
  }
  /** All descendants, unordered. */
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
      ...getSwitches(entry),
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
