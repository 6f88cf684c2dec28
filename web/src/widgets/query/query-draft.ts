import {
  blankLine,
  conditionsOfLines,
  getLines,
  isQueryGroup,
  lineProblem,
  type MatchType,
  type QueryField,
  type QueryLine,
  type QueryPart,
  queryLimits,
  type SuperQuery,
} from '@campus/contract/rules';

/** A line of the dialog. Its key is stable, so that controls keep their state when earlier nodes are removed. */
interface DraftLine {
  readonly key: number;
  readonly line: QueryLine;
}
/** A group of lines and groups with its own AND or OR. */
export interface DraftGroup {
  readonly key: number;
  readonly matchType: MatchType;
  readonly nodes: readonly DraftNode[];
}
export type DraftNode = DraftLine | DraftGroup;
/** Query as edited by the dialog: the root group. */
export type QueryDraft = DraftGroup;
export const isGroup = (node: DraftNode): node is DraftGroup => 'nodes' in node;

let keys = 0;
const nextKey = (): number => {
  keys += 1;
  return keys;
};
export const newLine = (line: QueryLine = blankLine): DraftLine => ({ key: nextKey(), line });
export const newGroup = (matchType: MatchType, nodes: readonly DraftNode[] = [newLine()]): DraftGroup => ({
  key: nextKey(),
  matchType,
  nodes,
});
/** A draft with one blank line, joined by AND. */
export const blankDraft = (): QueryDraft => newGroup('and');

const getNodes = (parts: readonly QueryPart[], fields: readonly QueryField[]): DraftNode[] =>
  parts.flatMap((part): DraftNode[] => {
    if (!isQueryGroup(part)) return getLines([part], fields).map((line) => newLine(line));
    const nodes = getNodes(part.rules, fields);
    return nodes.length > 0 ? [newGroup(part.group, nodes)] : [];
  });
/** Draft of a stored or active query; one blank line when it has no known field. */
export function getDraft(query: SuperQuery | undefined, fields: readonly QueryField[]): QueryDraft {
  const nodes = query ? getNodes(query.conditions, fields) : [];
  return query && nodes.length > 0 ? newGroup(query.matchType, nodes) : blankDraft();
}

const getParts = (nodes: readonly DraftNode[]): QueryPart[] =>
  nodes.flatMap((node): QueryPart[] => {
    if (!isGroup(node)) return conditionsOfLines([node.line]);
    const rules = getParts(node.nodes);
    return rules.length > 0 ? [{ group: node.matchType, rules }] : [];
  });
/** Query with the complete lines; groups without any are left out. */
export const getQuery = ({ matchType, nodes }: QueryDraft): SuperQuery => ({ matchType, conditions: getParts(nodes) });

/** Lines of all groups, in order. */
export const linesIn = (group: DraftGroup): DraftLine[] =>
  group.nodes.flatMap((node) => (isGroup(node) ? linesIn(node) : [node]));
export const isInvalid = (draft: QueryDraft): boolean => linesIn(draft).some(({ line }) => lineProblem(line));
export const isFull = (draft: QueryDraft): boolean => linesIn(draft).length >= queryLimits.conditions;

/** Replaces a node by others, at any depth. */
function replace(group: DraftGroup, key: number, change: (node: DraftNode) => readonly DraftNode[]): DraftGroup {
  const nodes = group.nodes.flatMap((node) => {
    if (node.key === key) return change(node);
    return isGroup(node) ? [replace(node, key, change)] : [node];
  });
  return { ...group, nodes };
}
export const removeNode = (draft: QueryDraft, key: number): QueryDraft => replace(draft, key, () => []);
export const setLine = (draft: QueryDraft, key: number, line: QueryLine): QueryDraft =>
  replace(draft, key, () => [{ key, line }]);

/** Changes the group with this key, or the root. */
export const changeGroup = (
  draft: QueryDraft,
  key: number,
  change: (group: DraftGroup) => Partial<Pick<DraftGroup, 'matchType' | 'nodes'>>,
): QueryDraft =>
  draft.key === key
    ? { ...draft, ...change(draft) }
    : replace(draft, key, (node) => (isGroup(node) ? [{ ...node, ...change(node) }] : [node]));
/** Appends a node to a group. */
export const append = (draft: QueryDraft, groupKey: number, node: DraftNode): QueryDraft =>
  changeGroup(draft, groupKey, ({ nodes }) => ({ nodes: [...nodes, node] }));

const getHeight = (node: DraftNode): number =>
  isGroup(node) ? 1 + Math.max(0, ...node.nodes.map((one) => getHeight(one))) : 0;
/** Wraps a node in a new group. Undefined when the nesting would be too deep. */
export function wrap(draft: QueryDraft, key: number, level: number): { draft: QueryDraft; group: number } | undefined {
  let group: DraftGroup | undefined;
  const wrapped = replace(draft, key, (node) => {
    if (level + 1 + getHeight(node) > queryLimits.levels) return [node];
    group = newGroup('and', [node]);
    return [group];
  });
  return group && { draft: wrapped, group: group.key };
}

/**
 * Moves a node one position up (-1) or down (1) in reading order: past a line, into an adjacent group, or out of its
 * group at the edge. Undefined when it cannot move.
 */
export function move(draft: QueryDraft, key: number, by: -1 | 1): QueryDraft | undefined {
  const nodes = moveIn(draft.nodes, key, by, 0);
  return nodes && { ...draft, nodes };
}
function moveIn(nodes: readonly DraftNode[], key: number, by: -1 | 1, level: number): readonly DraftNode[] | undefined {
  for (const [at, node] of nodes.entries()) {
    if (node.key === key) return moveAt(nodes, at, by, level);
    if (!isGroup(node)) continue;
    const inside = moveIn(node.nodes, key, by, level + 1);
    if (inside) return nodes.with(at, { ...node, nodes: inside });
    // At the edge of this group: move it before or after the group.
    const child = node.nodes.find((one) => one.key === key);
    if (child) {
      const rest: DraftNode = { ...node, nodes: node.nodes.filter((one) => one !== child) };
      return nodes.toSpliced(at, 1, ...(by === 1 ? [rest, child] : [child, rest]));
    }
  }
  return undefined;
}
function moveAt(nodes: readonly DraftNode[], at: number, by: -1 | 1, level: number): readonly DraftNode[] | undefined {
  const [node, other] = [nodes[at], nodes[at + by]];
  if (!node || !other) return undefined;
  const rest = nodes.toSpliced(at, 1);
  const otherAt = rest.indexOf(other);
  const isEntered = isGroup(other) && level + 1 + getHeight(node) <= queryLimits.levels;
  if (!isEntered) return rest.toSpliced(otherAt + (by === 1 ? 1 : 0), 0, node);
  const inside = by === 1 ? [node, ...other.nodes] : [...other.nodes, node];
  return rest.with(otherAt, { ...other, nodes: inside });
}
