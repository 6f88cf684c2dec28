import { employUser } from '@campus/contract/resume';
import { expect, it } from 'vitest';
import { compareVersions, describeVersion, pairWithNeighbour } from '../../../src/areas/system/version-lines.ts';

const version = (row: Readonly<Record<string, unknown>>, texts: Readonly<Record<string, string>> = {}) => ({
  dataTable: employUser.table,
  dataContent: JSON.stringify(row),
  texts,
});

it('shows the texts of coded values and formatted numbers, and compares the stored values', () => {
  const lines = compareVersions(
    version({ realname: '王芳', sex: 1, schoolYears: '4.0', gpa: 3, version: 0 }, { sex: '男' }),
    version({ realname: '王芳', sex: 2, schoolYears: 2.5, gpa: 3.5, version: 1, former: '旧' }, { sex: '女' }),
  );
  expect(lines.map(({ label, name, before, after, isChanged }) => [label ?? name, before, after, isChanged])).toEqual([
    ['性别', '男', '女', true],
    ['学制', '4 年', '2.5 年', true],
    ['平均绩点', '3.00', '3.50', true],
    ['former', '', '旧', true],
    ['姓名', '王芳', '王芳', false],
    ['版本号', '0', '1', false],
  ]);
});

it('reads a version that is no JSON as an empty row', () => {
  const broken = { dataTable: employUser.table, dataContent: 'no JSON', texts: {} };
  expect(compareVersions(broken, version({ realname: '王芳' }))).toMatchObject([{ before: '', after: '王芳' }]);
});

it('names the row by its kind and its name', () => {
  expect(describeVersion(version({ realname: '王芳' }))).toBe('学生档案 · 王芳');
  expect(describeVersion(version({}))).toBe('学生档案');
  expect(describeVersion({ dataTable: 'gone', dataContent: '{}', texts: {} })).toBe('gone');
});

it.each([
  ['3', ['2', '3']],
  ['2', ['1', '2']],
  ['1', ['1', '2']],
  ['none', undefined],
])('compares version %s with its neighbour', (id, pair) => {
  expect(pairWithNeighbour([{ id: '3' }, { id: '2' }, { id: '1' }], id)).toEqual(pair);
});
it('has nothing to compare an only version with', () => {
  expect(pairWithNeighbour([{ id: '1' }], '1')).toEqual(['1', '1']);
});
