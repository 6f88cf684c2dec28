import type { GrantNode } from '@campus/contract/system';

/** The tree of entries by id, so that what belongs together is found. */
export interface GrantIndex {
  readonly roots: readonly GrantNode[];
  readonly byId: ReadonlyMap<string, GrantNode>;
}
const flat = (nodes: readonly GrantNode[]): GrantNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
export const indexOf = (roots: readonly GrantNode[]): GrantIndex => ({
  roots,
  byId: new Map(flat(roots).map((node) => [node.key, node])),
});
const below = (node: GrantNode): GrantNode[] => flat(node.children ?? []);
function above({ byId }: GrantIndex, node: GrantNode): GrantNode[] {
  const found: GrantNode[] = [];
  for (let at = byId.get(node.parentId); at; at = byId.get(at.parentId)) found.push(at);
  return found;
}

/** What a tree of checkboxes shows of the granted ids: whole branches are checked, begun ones half. */
export function shownOf(index: GrantIndex, granted: ReadonlySet<string>, isLinked: boolean) {
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
 * The grants after a click on one entry. Linked: with everything below it, and with the entries above it, without which
 * it would not be reached; a group goes with its last page. Entries the caller does not hold never change.
 */
export function toggled(
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

/** Everything the caller may give, on top of what is given; or nothing but what he may not take. */
export const allOf = ({ byId }: GrantIndex, granted: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...granted, ...[...byId.values()].filter(({ disabled }) => !disabled).map(({ key }) => key)]);
export const noneOf = ({ byId }: GrantIndex, granted: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...granted].filter((id) => byId.get(id)?.disabled !== false));

/** How much differs from what was read. */
export const changeOf = (before: ReadonlySet<string>, now: ReadonlySet<string>) => ({
  added: [...now].filter((id) => !before.has(id)).length,
  removed: [...before].filter((id) => !now.has(id)).length,
});

/**
 * What was ticked and unticked since `before`, on top of what stands there by now; entries that are gone stay out.
 */
export const rebased = (
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

/** The branches that hold a word in a title, with everything above and below it. */
export function searched(nodes: readonly GrantNode[], word: string): GrantNode[] {
  const wanted = word.trim().toLowerCase();
  if (wanted === '') return [...nodes];
  return nodes.flatMap((node) => {
    if (node.title.toLowerCase().includes(wanted)) return [node];
    const children = searched(node.children ?? [], word);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}
/** Pages of the granted entries on which somebody may begin. */
export const startPages = ({ byId }: GrantIndex, granted: readonly string[]): { value: string; label: string }[] =>
  granted.flatMap((id) => {
    const node = byId.get(id);
    return node?.path ? [{ value: node.path, label: `${node.title}（${node.path}）` }] : [];
  });
