import { type Filter, failure, findField, nothing } from '@campus/contract/kit';
import { describe, expect, it } from 'vitest';
import { listQuery } from '../../src/kit/read/query.ts';
import { booth, firm } from '../support/sample-entities.ts';
import { staff } from '../support/sample-fixture.ts';

/** A Wednesday in China. */
const parts = { now: () => new Date('2025-10-14T17:00:00Z') };
const getFilter = (query: Record<string, string>): Filter => listQuery(parts, booth, query, staff).filter;
/** What a refusal calls a field: its label, an unknown one as it was asked for. */
const getLabel = (name: string): string => findField(booth, name)?.label ?? name;

describe('the query generator', () => {
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
    expect(getFilter(query)).toEqual({ all: expected });
  });
  it.each([
    ['members of a number', { level: ',a,b,' }, 'level'],
    ['members of a time', { seen: ',a,' }, 'seen'],
    ['a number that no column holds', { level: '1000000000000000000000' }, 'level'],
    ['half a character', { title: '*\ud800*' }, 'title'],
    ['NUL', { title: '*a\u0000*' }, 'title'],
    ['more than a thousand values', { title: Array.from({ length: 1001 }, (_, i) => i).join(',') }, 'title'],
  ])('refuses %s', (_name, query, named) => {
    expect(() => getFilter(query as Record<string, string>)).toThrow(failure('badFilter', getLabel(named)).message);
  });
  it('reads members of a number as one of several', () => {
    expect(getFilter({ level: ',1,2,' })).toEqual({ all: [['level', 'in', [1, 2]]] });
  });
  it('refuses a value that is not of the column type', () => {
    expect(() => getFilter({ level: 'abc' })).toThrow(failure('badFilter', getLabel('level')).message);
    expect(() => getFilter({ opens_begin: '2025-13-01' })).toThrow(failure('badFilter', getLabel('opens')).message);
  });
});

describe('the advanced query', () => {
  const ask = (conditions: unknown, type?: string): Filter =>
    getFilter({
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
    expect(getFilter({ superQueryParams: twice })).toEqual({ all: [{ all: [['title', 'in', ['a', 'b']]] }] });
  });
  it('means the whole day when a date-time equals a date', () => {
    expect(ask([{ field: 'seen', rule: 'eq', val: '2025-10-15', type: 'date' }])).toEqual({
      all: [
        {
          all: [
            {
              all: [
                ['seen', 'ge', '2025-10-15 00:00:00'],
                ['seen', 'le', '2025-10-15 23:59:59'],
              ],
            },
          ],
        },
      ],
    });
  });
  it('nests groups, three levels deep', () => {
    const title = { field: 'title', rule: 'eq', val: 'a' };
    const nested = (levels: number): unknown =>
      levels === 0 ? title : { group: 'or', rules: [nested(levels - 1), { field: 'level', rule: 'empty' }] };
    expect(ask([title, { group: 'or', rules: [title, { field: 'level', rule: 'filled' }] }])).toEqual({
      all: [
        {
          all: [
            ['title', 'eq', 'a'],
            {
              any: [
                ['title', 'eq', 'a'],
                ['level', 'filled', null],
              ],
            },
          ],
        },
      ],
    });
    expect(() => ask([nested(3)])).not.toThrow();
    expect(() => ask([nested(4)])).toThrow(failure('badSuperQuery', 'group').message);
    expect(() => ask([{ group: 'xor', rules: [] }])).toThrow(failure('badSuperQuery', 'group').message);
    expect(() => ask([{ group: 'or', rules: 'x' }])).toThrow(failure('badSuperQuery', 'rules').message);
  });
  it('refuses groups of any depth without reading them to their end', () => {
    const superQueryParams = `[${'{"group":"or","rules":['.repeat(100_000)}${']}'.repeat(100_000)}]`;
    expect(() => getFilter({ superQueryParams })).toThrow(failure('badSuperQuery', 'group').message);
  });
  it('counts the conditions of all groups together', () => {
    const many = (count: number) => Array.from({ length: count }, () => ({ field: 'title', rule: 'eq', val: 'x' }));
    const grouped = [
      { group: 'or', rules: many(25) },
      { group: 'and', rules: many(26) },
    ];
    expect(() => ask(grouped)).toThrow(failure('badSuperQuery', '50').message);
  });
  it.each([
    ['between', 'level', ['1', 3], 1, 3],
    ['between', 'seen', ['2025-10-01', '2025-10-02'], '2025-10-01 00:00:00', '2025-10-02 23:59:59'],
    ['relative', 'opens', 'today', '2025-10-15', '2025-10-15'],
    ['relative', 'opens', 'lastMonth', '2025-09-01', '2025-09-30'],
    ['relative', 'seen', 'daysAhead:2', '2025-10-17 00:00:00', '2025-10-17 23:59:59'],
    ['between', 'level', '9,10', 9, 10],
    ['relative', 'opens', 'thisWeek', '2025-10-13', '2025-10-19'],
    ['relative', 'opens', 'last7Days', '2025-10-09', '2025-10-15'],
    ['relative', 'opens', 'thisMonth', '2025-10-01', '2025-10-31'],
    ['relative', 'opens', 'last30Days', '2025-09-16', '2025-10-15'],
    ['relative', 'seen', 'thisYear', '2025-01-01 00:00:00', '2025-12-31 23:59:59'],
  ])('reads %s on %s with %j as a range', (rule, field, val, from, to) => {
    const range = [
      [field, 'ge', from],
      [field, 'le', to],
    ];
    expect(ask([{ field, rule, val }])).toEqual({ all: [{ all: [{ all: range }] }] });
  });
  it('reads a range without a beginning as its end alone', () => {
    expect(ask([{ field: 'level', rule: 'between', val: ['', '3'] }])).toEqual({
      all: [{ all: [{ all: [['level', 'le', 3]] }] }],
    });
  });
  it.each([
    ['an object as a value', { field: 'title', rule: 'eq', val: { toString: 1 } }, 'title'],
    ['a list of lists', { field: 'title', rule: 'in', val: [['a']] }, 'title'],
    ['NUL', { field: 'title', rule: 'like', val: 'a\u0000b' }, 'title'],
    ['half a character', { field: 'title', rule: 'eq', val: 'a\ud800' }, 'title'],
    ['a reversed range of numbers', { field: 'level', rule: 'between', val: '10,9' }, 'level'],
    ['a reversed range of days', { field: 'opens', rule: 'between', val: ['2025-10-02', '2025-10-01'] }, 'opens'],
    ['relative days without a number', { field: 'opens', rule: 'relative', val: 'daysAgo:' }, 'opens'],
    ['a range over text', { field: 'title', rule: 'between', val: ['a', 'b'] }, 'title'],
    ['a relative day for a number', { field: 'level', rule: 'relative', val: 'today' }, 'level'],
    ['an unknown relative day', { field: 'opens', rule: 'relative', val: 'toString' }, 'opens'],
    ['a rule of the prototype', { field: 'title', rule: 'constructor', val: 'x' }, 'title'],
    ['a number that no column holds', { field: 'level', rule: 'eq', val: '1000000000000000000000' }, 'level'],
  ])('refuses %s', (_name, condition, named) => {
    expect(() => ask([condition])).toThrow(failure('badSuperQuery', getLabel(named)).message);
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
    expect(() => ask(conditions)).toThrow(failure('badSuperQuery', getLabel(named)).message);
  });
  it('refuses what is no list of conditions', () => {
    expect(() => getFilter({ superQueryParams: '{"a":1}' })).toThrow('高级查询条件不合法');
    expect(() => getFilter({ superQueryParams: '%5Bbroken' })).toThrow('高级查询条件不合法');
  });
});

describe('paging and sorting', () => {
  it('clamps what is out of range', () => {
    expect(listQuery(parts, booth, { pageNo: '0', pageSize: '99999' }, staff)).toMatchObject({
      pageNo: 1,
      pageSize: 1000,
    });
    expect(listQuery(parts, booth, { pageNo: 'x', pageSize: '-3' }, staff)).toMatchObject({
      pageNo: 1,
      pageSize: 10,
    });
  });
  it('sorts by several columns, strips _dictText, and refuses a column that is no field', () => {
    expect(listQuery(parts, booth, { column: 'level_dictText,title', order: 'ascend' }, staff).sort).toEqual([
      { name: 'level', order: 'asc' },
      { name: 'title', order: 'asc' },
    ]);
    expect(() => listQuery(parts, booth, { column: 'x" desc' }, staff)).toThrow(
      '请注意，将要排序的列字段不存在：x" desc',
    );
    expect(listQuery(parts, booth, { sortInfoString: '[{"column":"price","order":"asc"}]' }, staff).sort).toEqual([
      { name: 'price', order: 'asc' },
    ]);
  });
});

describe('the quick find', () => {
  const finds = (e: typeof firm, quickFind: string, session = staff): Filter =>
    listQuery(parts, e, { quickFind }, session).filter;
  it('asks for the name that holds the word', () => {
    expect(finds(firm, ' 云 ')).toEqual({ all: [['name', 'like', '云']] });
    expect(finds(firm, '  ')).toEqual({ all: [] });
  });
  it('finds nothing by a name that the session may not read', () => {
    const masked = { ...firm, display: 'phone' } as typeof firm;
    const reader = { ...staff, codes: new Set([...staff.codes, 'sample:firm:pii']) };
    const stranger = { ...staff, codes: new Set([...staff.codes].filter((code) => code !== 'sample:firm:pii')) };
    expect(finds(masked, '139', reader)).toEqual({ all: [['phone', 'like', '139']] });
    expect(finds(masked, '139', stranger)).toEqual({ all: [nothing] });
  });
});
