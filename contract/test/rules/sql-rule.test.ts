import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillRuleVariables, parseSqlRule } from '../../src/rules/index.ts';

const columns = new Set(['orgCode', 'createBy', 'status', 'name']);
const parse = (text: string) => parseSqlRule(text, (name) => columns.has(name));

describe('a data rule written as SQL', () => {
  it.each([
    ["create_by = '#{sys_user_code}'", ['createBy', 'eq', '#{sys_user_code}']],
    ['createBy = #{sysUserCode}', ['createBy', 'eq', '#{sysUserCode}']],
    ["org_code like '#{sys_org_code}%'", ['orgCode', 'right_like', '#{sys_org_code}']],
    ["name like '%云%'", ['name', 'like', '云']],
    ["name not like '云%'", ['name', 'not_right_like', '云']],
    ['status in (1, 2)', ['status', 'in', ['1', '2']]],
    [
      'status not in (1,2)',
      {
        all: [
          ['status', 'ne', '1'],
          ['status', 'ne', '2'],
        ],
      },
    ],
    [
      'status between 1 and 3',
      {
        all: [
          ['status', 'ge', '1'],
          ['status', 'le', '3'],
        ],
      },
    ],
    ['name is not null', ['name', 'filled', null]],
    [
      "status <> 1 AND (name is null or name = 'it''s')",
      {
        all: [
          ['status', 'ne', '1'],
          {
            any: [
              ['name', 'empty', null],
              ['name', 'eq', "it's"],
            ],
          },
        ],
      },
    ],
    [
      'not (status >= 1 and status < 3)',
      {
        any: [
          ['status', 'lt', '1'],
          ['status', 'ge', '3'],
        ],
      },
    ],
  ])('%s', (text, filter) => {
    expect(parse(text)).toEqual(filter);
  });

  it.each([
    '',
    'salary > 1',
    "name = upper('x')",
    'status = 1; drop table sys_user',
    'status = 1 -- and more',
    'status = /**/ 1',
    'status in (select id from sys_user)',
    "name like 'a%b'",
    "name not like '%a%'",
    '1 = 1',
    "'a' = 'a'",
    'status = 1 or',
    'status not = 1',
    "name = 'open",
    '((((status = 1))))',
    Array.from({ length: 51 }, () => 'status = 1').join(' and '),
  ])('refuses %j', (text) => {
    expect(parse(text)).toBeUndefined();
  });

  it('never throws and never invents a column, whatever it is given', () => {
    const piece = fc.constantFrom(
      'status',
      'name',
      'salary',
      '=',
      '<>',
      'and',
      'or',
      'not',
      '(',
      ')',
      'in',
      'like',
      "'a%'",
      '1',
      '#{x}',
      'is',
      'null',
      ',',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (words) => {
        const filter = parse(words.join(' '));
        if (filter) expect(JSON.stringify(filter)).not.toContain('salary');
      }),
      { numRuns: 3000 },
    );
  });

  it('fills variables in, both spellings, and is false for an unknown one', () => {
    const variables = { sys_org_code: 'A01', sys_multi_org_code: 'A01,A02' };
    expect(fillRuleVariables(['orgCode', 'right_like', '#{sysOrgCode}A'], variables)).toEqual([
      'orgCode',
      'right_like',
      'A01A',
    ]);
    expect(fillRuleVariables(['orgCode', 'in', ['#{sys_multi_org_code}']], variables)).toEqual([
      'orgCode',
      'in',
      ['A01', 'A02'],
    ]);
    expect(fillRuleVariables({ all: [['name', 'eq', '#{nobody}']] }, variables)).toEqual({ all: [{ any: [] }] });
  });
});
