import { blankLine, type QueryField, type SuperQuery } from '@campus/contract/rules';
import { describe, expect, it } from 'vitest';
import {
  append,
  changeGroup,
  type DraftNode,
  getDraft,
  getQuery,
  isFull,
  isGroup,
  move,
  newGroup,
  newLine,
  type QueryDraft,
  removeNode,
  wrap,
} from '../../../src/widgets/query/query-draft.ts';

const fields: readonly QueryField[] = ['a', 'b', 'c', 'd'].map((value) => ({ value, text: value, type: 'string' }));
const condition = (field: string) => ({ field, rule: 'eq' as const, val: '1', type: 'string' });
const line = (field: string) => newLine({ field, rule: 'eq', val: '1', type: 'string' });
/** Shape of a draft: `a (b c)`. */
const shape = ({ nodes }: { readonly nodes: readonly DraftNode[] }): string =>
  nodes.map((node) => (isGroup(node) ? `(${shape(node)})` : node.line.field || '_')).join(' ');
const getKey = (draft: QueryDraft, field: string): number => {
  const find = (nodes: readonly DraftNode[]): number =>
    nodes.map((node) => (isGroup(node) ? find(node.nodes) : node.line.field === field ? node.key : 0)).find(Boolean) ??
    0;
  return find(draft.nodes);
};
const nested: SuperQuery = {
  matchType: 'and',
  conditions: [condition('a'), { group: 'or', rules: [condition('b'), { group: 'and', rules: [condition('c')] }] }],
};

describe('a draft', () => {
  it('sends what it was opened with', () => {
    expect(getQuery(getDraft(nested, fields))).toEqual(nested);
  });
  it('has one blank line for a query without known fields', () => {
    const draft = getDraft({ matchType: 'or', conditions: [{ group: 'or', rules: [condition('gone')] }] }, fields);
    expect([draft.matchType, shape(draft)]).toEqual(['and', '_']);
  });
  it('leaves out incomplete lines, and groups without any complete line', () => {
    const draft = newGroup('or', [line('a'), newGroup('and', [newLine(), newLine({ ...blankLine, field: 'b' })])]);
    expect(getQuery(draft)).toEqual({ matchType: 'or', conditions: [condition('a')] });
  });
  it('is full with fifty lines in all groups', () => {
    const lines = (n: number) => Array.from({ length: n }, () => line('a'));
    expect(isFull(newGroup('and', [newGroup('or', lines(25)), ...lines(24)]))).toBe(false);
    expect(isFull(newGroup('and', [newGroup('or', lines(25)), ...lines(25)]))).toBe(true);
  });
  it('adds and removes nodes at any depth', () => {
    const draft = getDraft(nested, fields);
    const [, group] = draft.nodes;
    expect(shape(append(draft, group!.key, line('d')))).toBe('a (b (c) d)');
    expect(shape(removeNode(draft, getKey(draft, 'c')))).toBe('a (b ())');
    const changed = changeGroup(draft, group!.key, () => ({ matchType: 'and' }));
    expect(getQuery(changed).conditions[1]).toMatchObject({ group: 'and' });
  });
});

describe('moving a node', () => {
  /** Shapes that a node passes through until it can move no further. */
  function path(from: QueryDraft, key: number, by: -1 | 1): string[] {
    const shapes: string[] = [];
    for (let draft = move(from, key, by); draft; draft = move(draft, key, by)) shapes.push(shape(draft));
    return shapes;
  }
  it('moves past lines, into groups and out of them', () => {
    const draft = getDraft({ ...nested, conditions: [...nested.conditions, condition('d')] }, fields);
    expect(path(draft, getKey(draft, 'a'), 1)).toEqual([
      '(a b (c)) d',
      '(b a (c)) d',
      '(b (a c)) d',
      '(b (c a)) d',
      '(b (c) a) d',
      '(b (c)) a d',
      '(b (c)) d a',
    ]);
    expect(path(draft, getKey(draft, 'd'), -1)).toEqual([
      'a (b (c) d)',
      'a (b (c d))',
      'a (b (d c))',
      'a (b d (c))',
      'a (d b (c))',
      'a d (b (c))',
      'd a (b (c))',
    ]);
  });
  it('moves a group past one that it would nest too deeply', () => {
    const deep = newGroup('and', [newGroup('and', [newGroup('and', [line('a')])])]);
    const other = newGroup('or', [line('b')]);
    const draft = newGroup('and', [other, deep]);
    expect(shape(move(draft, deep.key, -1)!)).toBe('(((a))) (b)');
    expect(shape(move(draft, other.key, 1)!)).toBe('((b) ((a)))');
  });
  it('wraps a node in a group down to the deepest level', () => {
    const draft = getDraft(nested, fields);
    const wrapped = wrap(draft, getKey(draft, 'c'), 2);
    expect(shape(wrapped!.draft)).toBe('a (b ((c)))');
    expect(wrap(wrapped!.draft, getKey(draft, 'c'), 3)).toBeUndefined();
  });
});
