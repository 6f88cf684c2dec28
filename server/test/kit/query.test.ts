import { type Filter, failure } from '@campus/contract/kit';
import { describe, expect, it } from 'vitest';
import { listQuery } from '../../src/kit/query.ts';
import { Registry } from '../../src/kit/registry.ts';
import { booth, firm, note, staff } from '../support/sample-world.ts';

const registry = new Registry([firm, booth, note]);
const filterOf = (query: Record<string, string>): Filter => listQuery(registry, booth, query, staff).filter;

describe('the query generator (api 1.8)', () => {
  const table: [string, Record<string, string>, Filter[]][] = [
    ['an exact value', { title: 'abc' }, [['title', 'eq', 'abc']]],
    ['stars on both sides', { title: '*a%b*' }, [['title', 'like', 'a%b']]],
    ['a star behind', { title: 'abc*' }, [['title', 'right_like', 'abc']]],
    ['a star before', { title: '*abc' }, [['title', 'left_like', 'abc']]],
    ['a star alone', { title: '*' }, [['title', 'eq', '*']]],
    ['only stars', { title: '**' }, []],
    ['a list', { level: '1,2' }, [['level', 'in', [1, 2]]]],
    ['a list of one', { level: '1,' }, [['level', 'in', [1]]]],
    ['an exclamation mark', { title: '!abc' }, [['title', 'ne', 'abc']]],
    ['a comparison by sign', { level: '>= 5' }, [['level', 'ge', 5]]],
    ['a comparison by word', { level: 'lt 5' }, [['level', 'lt', 5]]],
    ['not equal by sign', { level: '!= 5' }, [['level', 'ne', 5]]],
    ['members of a comma list', { title: ',a,b,' }, [['title', 'member', ['a', 'b']]]],
    [
      'a range of days',
      { opens_begin: '2025-01-01', opens_end: '2025-01-31' },
      [
        ['opens', 'ge', '2025-01-01'],
        ['opens', 'le', '2025-01-31'],
      ],
    ],
    [
      'a range of times given as days',
      { seen_begin: '2025-01-01', seen_end: '2025-01-31' },
      [
        ['seen', 'ge', '2025-01-01 00:00:00'],
        ['seen', 'le', '2025-01-31 23:59:59'],
      ],
    ],
    ['a list for a number', { level_MultiString: '1,2' }, [['level', 'in', [1, 2]]]],
    ['a node of a tree', { kind: 'a' }, [['kind', 'under', 'a']]],
    ['an empty value', { title: ' ' }, []],
    ['paging names', { pageNo: '2', _t: '1', sign: 'x', token: 'y' }, []],
    ['a name that is no field', { 'name;drop': '1' }, []],
  ];
  it.each(table)('reads %s', (_name, query, expected) => {
    expect(filterOf(query)).toEqual({ all: expected });
  });
  it('refuses a value that is not of the column type', () => {
    expect(() => filterOf({ level: 'abc' })).toThrow(failure('badFilter', 'level').message);
    expect(() => filterOf({ opens_begin: '2025-13-01' })).toThrow(failure('badFilter', 'opens').message);
  });
});

describe('the advanced query (api 1.9)', () => {
  const ask = (conditions: unknown, type?: string): Filter =>
    filterOf({
      superQueryParams: encodeURIComponent(JSON.stringify(conditions)),
      ...(type && { superQueryMatchType: type }),
    });
  it('joins conditions by and, or by or, inside one bracket', () => {
    const conditions = [
      { field: 'title', rule: 'like', val: '甲' },
      { field: 'level', rule: 'ge', val: '2' },
    ];
    expect(ask(conditions)).toEqual({
      all: [
        {
          all: [
            ['title', 'like', '甲'],
            ['level', 'ge', 2],
          ],
        },
      ],
    });
    expect(ask(conditions, 'OR')).toEqual({
      all: [
        {
          any: [
            ['title', 'like', '甲'],
            ['level', 'ge', 2],
          ],
        },
      ],
    });
  });
  it('takes a list that was encoded twice', () => {
    const twice = encodeURIComponent(encodeURIComponent(JSON.stringify([{ field: 'title', rule: 'IN', val: 'a,b' }])));
    expect(filterOf({ superQueryParams: twice })).toEqual({ all: [{ all: [['title', 'in', ['a', 'b']]] }] });
  });
  it('means the whole day when a date-time equals a date', () => {
    expect(ask([{ field: 'seen', rule: 'eq', val: '2025-10-15', type: 'date' }])).toEqual({
      all: [
        {
          all: [
            ['seen', 'ge', '2025-10-15 00:00:00'],
            ['seen', 'le', '2025-10-15 23:59:59'],
          ],
        },
      ],
    });
  });
  it('drops incomplete conditions and ignores an empty list', () => {
    expect(
      ask([
        { field: 'title', rule: 'eq', val: '' },
        { rule: 'eq', val: '1' },
      ]),
    ).toEqual({ all: [] });
  });
  it.each([
    ['an unknown field', [{ field: 'nope', rule: 'eq', val: '1' }], 'nope'],
    ['an unknown rule', [{ field: 'title', rule: 'sleep', val: '1' }], 'title'],
    ['a value too long', [{ field: 'title', rule: 'eq', val: 'x'.repeat(2001) }], 'title'],
    ['too many conditions', Array.from({ length: 51 }, () => ({ field: 'title', rule: 'eq', val: 'x' })), '50'],
  ])('refuses %s', (_name, conditions, named) => {
    expect(() => ask(conditions)).toThrow(failure('badSuperQuery', named).message);
  });
  it('refuses what is no list of conditions', () => {
    expect(() => filterOf({ superQueryParams: '{"a":1}' })).toThrow('高级查询条件不合法');
    expect(() => filterOf({ superQueryParams: '%5Bbroken' })).toThrow('高级查询条件不合法');
  });
});

describe('paging and sorting (api 1.7)', () => {
  it('clamps what is out of range', () => {
    expect(listQuery(registry, booth, { pageNo: '0', pageSize: '99999' }, staff)).toMatchObject({
      pageNo: 1,
      pageSize: 1000,
    });
    expect(listQuery(registry, booth, { pageNo: 'x', pageSize: '-3' }, staff)).toMatchObject({
      pageNo: 1,
      pageSize: 10,
    });
  });
  it('sorts by several columns, strips _dictText, and refuses a column that is no field', () => {
    expect(listQuery(registry, booth, { column: 'level_dictText,title', order: 'ascend' }, staff).sort).toEqual([
      { name: 'level', order: 'asc' },
      { name: 'title', order: 'asc' },
    ]);
    expect(() => listQuery(registry, booth, { column: 'x" desc' }, staff)).toThrow(
      '请注意，将要排序的列字段不存在：x" desc',
    );
    expect(listQuery(registry, booth, { sortInfoString: '[{"column":"price","order":"asc"}]' }, staff).sort).toEqual([
      { name: 'price', order: 'asc' },
    ]);
  });
});
