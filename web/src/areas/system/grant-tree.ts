import type { GrantNode } from '@campus/contract/system';

/** Entries by id, with their relations. */
export interface GrantIndex {
  readonly roots: readonly GrantNode[];
  readonly byId: ReadonlyMap<string, GrantNode>;
}
const flat = (nodes: readonly GrantNode[]): GrantNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
export const getIndex = (roots: readonly GrantNode[]): GrantIndex => ({
  roots,
  byId: new Map(flat(roots).map((node) => [node.key, node])),
});
const below = (node: GrantNode): GrantNode[] => flat(node.children ?? []);
function above({ byId }: GrantIndex, node: GrantNode): GrantNode[] {
  const found: GrantNode[] = [];
  for (let at = byId.get(node.parentId); at; at = byId.get(at.parentId)) found.push(at);
  return found;
}

/** Checked and half-checked nodes for the granted ids: complete branches are checked, partial ones half-checked. */
export function getCheckState(index: GrantIndex, granted: ReadonlySet<string>, isLinked: boolean) {
  const checked: string[] = [];
  const halfChecked: string[] = [];
  for (const node of index.byId.values()) {
    const held = below(node).filter(({ key }) => granted.has(key)).length;
    const isHeld = granted.has(node.key);
    const isWhole = isLinked ? isHeld && held === below(node).length : isHeld;
    if (isWhole) checked.push(node.key);
    else if (isHeld || held > 0) halfChecked.push(node.key);
  }
  return { checked, halfChecked };
}

/**
 * The grants after toggling one entry. Linked: with its descendants and with its ancestors, which make it reachable; a
 * group is removed with its last page. Entries that the caller does not hold never change.
 */
export function toggleGrant(
  index: GrantIndex,
  granted: ReadonlySet<string>,
  id: string,
  isLinked: boolean,
): ReadonlySet<string> {
  const node = index.byId.get(id);
  if (!node || node.disabled) return granted;
  const next = new Set(granted);
  const branch = isLinked ? [node, ...below(node)].filter(({ disabled }) => !disabled) : [node];
  const isGiven = branch.every(({ key }) => granted.has(key));
  if (!isGiven) {
    for (const { key } of [...branch, ...(isLinked ? above(index, node) : [])])
      if (!index.byId.get(key)?.disabled) next.add(key);
    return next;
  }
  for (const { key } of branch) next.delete(key);
  if (isLinked)
    for (const parent of above(index, node))
      if (parent.group && !parent.disabled && !below(parent).some(({ key }) => next.has(key))) next.delete(parent.key);
  return next;
}

/** Adds everything the caller may grant; if all of it is granted, keeps only what he may not revoke. */
export const addAll = ({ byId }: GrantIndex, granted: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...granted, ...[...byId.values()].filter(({ disabled }) => !disabled).map(({ key }) => key)]);
export const removeAll = ({ byId }: GrantIndex, granted: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...granted].filter((id) => byId.get(id)?.disabled !== false));

/** Number of additions and removals since the last load. */
export const countChanges = (before: ReadonlySet<string>, now: ReadonlySet<string>) => ({
  added: [...now].filter((id) => !before.has(id)).length,
  removed: [...before].filter((id) => !now.has(id)).length,
});

/** Applies the local changes since `before` to the newly loaded grants; deleted entries stay out. */
export const rebaseGrants = (
  { byId }: GrantIndex,
  granted: ReadonlySet<string>,
  before: ReadonlySet<string>,
  now: ReadonlySet<string>,
): ReadonlySet<string> =>
  new Set(
    [...now, ...granted].filter(
      (id) => byId.has(id) && (granted.has(id) || !before.has(id)) && (now.has(id) || !before.has(id)),
    ),
  );

/** Branches with a matching title, including their ancestors and descendants. */
export function filterBranches(nodes: readonly GrantNode[], word: string): GrantNode[] {
  const wanted = word.trim().toLowerCase();
  if (wanted === '') return [...nodes];
  return nodes.flatMap((node) => {
    if (node.title.toLowerCase().includes(wanted)) return [node];
    const children = filterBranches(node.children ?? [], word);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}
/** Granted pages that can be the start page. */
export const startPages = ({ byId }: GrantIndex, granted: readonly string[]): { value: string; label: string }[] =>
  granted.flatMap((id) => {
    const node = byId.get(id);
    return node?.path ? [{ value: node.path, label: `${node.title}（${node.path}）` }] : [];
  });
