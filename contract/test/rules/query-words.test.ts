import { expect, it } from 'vitest';
import { describeFilter, describeQuery, type FieldTexts } from '../../src/rules/index.ts';

const labels: Record<string, string> = { name: '名称', opens: '开始日期', level: '等级' };
const words: FieldTexts = {
  field: (name) => ({ label: labels[name] ?? name, kind: name === 'opens' ? 'date' : 'text' }),
  text: (name, value) => (name === 'level' ? { 1: '一级', 2: '二级' }[value] : undefined),
};

it('says groups with brackets where and meets or', () => {
  const said = describeQuery(
    {
      matchType: 'and',
      conditions: [
        { field: 'name', rule: 'like', val: '云', type: 'string' },
        {
          group: 'or',
          rules: [
            { field: 'level', rule: 'in', val: '1,2', type: 'list' },
            {
              group: 'and',
              rules: [
                { field: 'opens', rule: 'relative', val: 'daysAgo:3', type: 'date' },
                { field: 'opens', rule: 'between', val: '2025-01-01,2025-02-01', type: 'date' },
              ],
            },
            { group: 'and', rules: [{ field: 'name', rule: 'empty', type: 'string' }] },
          ],
        },
      ],
    },
    words,
  );
  expect(said).toBe(
    '名称包含“云”，且（等级为“一级”、“二级”之一，或（开始日期为3天前，且开始日期介于“2025-01-01”和“2025-02-01”之间），或名称为空）',
  );
});

it('says the filter of a query with the same brackets', () => {
  const filter = {
    all: [
      ['name', 'like', '云'],
      {
        any: [
          ['level', 'in', [1, 2]],
          {
            all: [
              ['opens', 'ge', '2025-01-01'],
              ['opens', 'le', '2025-02-01'],
            ],
          },
        ],
      },
    ],
  } as const;
  expect(describeFilter(filter, words)).toBe(
    '名称包含“云”，且（等级为“一级”、“二级”之一，或开始日期介于“2025-01-01”和“2025-02-01”之间）',
  );
});
