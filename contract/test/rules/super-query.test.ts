import { describe, expect, it } from 'vitest';
import {
  asConditions,
  blankLine,
  choosableFields,
  conditionsOfLines,
  controlOfField,
  getLines,
  isComplete,
  lineProblem,
  type QueryField,
  type QueryLine,
  type QueryPart,
  queryRules,
  readSuperQuery,
  rulesOfField,
  superQueryText,
  withField,
  withRule,
} from '../../src/rules/index.ts';

const field = (value: string, type: string, more: Partial<QueryField> = {}): QueryField => ({
  value,
  text: value,
  type,
  ...more,
});
/** A line of a field, as the dialog makes it. */
const line = (from: QueryField, rule: QueryLine['rule'], val: QueryLine['val']): QueryLine => ({
  ...withRule(withField(blankLine, from), rule, from),
  val,
});
const name = field('name', 'string');
const users = field('createBy', 'sel_user', { customReturnField: 'username' });
const company = field('orgId', 'sel_search', { dictCode: 'id', dictTable: 'biz_company', dictText: 'name' });
const [customer] = choosableFields([
  field('order_customer', '', { text: '客户', children: [field('name', 'string', { text: '姓名' })] }),
]) as [QueryField];

const examples: readonly [id: string, lines: readonly QueryLine[], json: string, param: string][] = [
  [
    'W-Q1',
    [line(name, 'eq', '张三')],
    '[{"field":"name","rule":"eq","val":"张三","type":"string"}]',
    '%5B%7B%22field%22:%22name%22,%22rule%22:%22eq%22,%22val%22:%22%E5%BC%A0%E4%B8%89%22,%22type%22:%22string%22%7D%5D',
  ],
  [
    'W-Q2',
    [line(name, 'like', '张'), line(field('age', 'int', { dbType: 'int' }), 'ge', 18)],
    '[{"field":"name","rule":"like","val":"张","type":"string"},{"field":"age","rule":"ge","val":"18","type":"int","dbType":"int"}]',
    '%5B%7B%22field%22:%22name%22,%22rule%22:%22like%22,%22val%22:%22%E5%BC%A0%22,%22type%22:%22string%22%7D,%7B%22field%22:%22age%22,%22rule%22:%22ge%22,%22val%22:%2218%22,%22type%22:%22int%22,%22dbType%22:%22int%22%7D%5D',
  ],
  [
    'W-Q3',
    [line(field('status', 'list', { dictCode: 'audit_status' }), 'in', ['1', '2'])],
    '[{"field":"status","rule":"in","val":"1,2","type":"list","dictCode":"audit_status"}]',
    '%5B%7B%22field%22:%22status%22,%22rule%22:%22in%22,%22val%22:%221,2%22,%22type%22:%22list%22,%22dictCode%22:%22audit_status%22%7D%5D',
  ],
  [
    'W-Q4',
    [line(field('birthday', 'date'), 'lt', '2000-01-01')],
    '[{"field":"birthday","rule":"lt","val":"2000-01-01","type":"date"}]',
    '%5B%7B%22field%22:%22birthday%22,%22rule%22:%22lt%22,%22val%22:%222000-01-01%22,%22type%22:%22date%22%7D%5D',
  ],
  [
    'W-Q5',
    [line(field('createTime', 'datetime'), 'ge', '2025-01-15 08:00:00')],
    '[{"field":"createTime","rule":"ge","val":"2025-01-15 08:00:00","type":"datetime"}]',
    '%5B%7B%22field%22:%22createTime%22,%22rule%22:%22ge%22,%22val%22:%222025-01-15%2008:00:00%22,%22type%22:%22datetime%22%7D%5D',
  ],
  [
    'W-Q6',
    [line(field('url', 'string'), 'right_like', 'http://a.cn/?x=1&y=2#t')],
    '[{"field":"url","rule":"right_like","val":"http://a.cn/?x=1&y=2#t","type":"string"}]',
    '%5B%7B%22field%22:%22url%22,%22rule%22:%22right_like%22,%22val%22:%22http://a.cn/?x=1&y=2#t%22,%22type%22:%22string%22%7D%5D',
  ],
  [
    'W-Q7',
    [line(field('code', 'string'), 'left_like', '100%')],
    '[{"field":"code","rule":"left_like","val":"100%","type":"string"}]',
    '%5B%7B%22field%22:%22code%22,%22rule%22:%22left_like%22,%22val%22:%22100%25%22,%22type%22:%22string%22%7D%5D',
  ],
  [
    'W-Q8',
    [line(field('lang', 'string'), 'eq', 'C++')],
    '[{"field":"lang","rule":"eq","val":"C++","type":"string"}]',
    '%5B%7B%22field%22:%22lang%22,%22rule%22:%22eq%22,%22val%22:%22C++%22,%22type%22:%22string%22%7D%5D',
  ],
  [
    'W-Q9',
    [line(field('sex', 'list', { dictCode: 'sex' }), 'eq', '1'), blankLine, line(name, 'eq', '')],
    '[{"field":"sex","rule":"eq","val":"1","type":"list","dictCode":"sex"}]',
    '%5B%7B%22field%22:%22sex%22,%22rule%22:%22eq%22,%22val%22:%221%22,%22type%22:%22list%22,%22dictCode%22:%22sex%22%7D%5D',
  ],
  [
    'W-Q10',
    [line(users, 'in', 'admin,zhangsan')],
    '[{"field":"createBy","rule":"in","val":"admin,zhangsan","type":"sel_user","customReturnField":"username"}]',
    '%5B%7B%22field%22:%22createBy%22,%22rule%22:%22in%22,%22val%22:%22admin,zhangsan%22,%22type%22:%22sel_user%22,%22customReturnField%22:%22username%22%7D%5D',
  ],
  [
    'W-Q11',
    [line(field('departId', 'sel_depart'), 'eq', 'd01')],
    '[{"field":"departId","rule":"eq","val":"d01","type":"sel_depart"}]',
    '%5B%7B%22field%22:%22departId%22,%22rule%22:%22eq%22,%22val%22:%22d01%22,%22type%22:%22sel_depart%22%7D%5D',
  ],
  [
    'W-Q12',
    [line(customer, 'like', '李')],
    '[{"field":"order_customer,name","rule":"like","val":"李","type":"string"}]',
    '%5B%7B%22field%22:%22order_customer,name%22,%22rule%22:%22like%22,%22val%22:%22%E6%9D%8E%22,%22type%22:%22string%22%7D%5D',
  ],
  [
    'W-Q13',
    [line(field('enabled', 'switch'), 'eq', 'Y')],
    '[{"field":"enabled","rule":"eq","val":"Y","type":"switch"}]',
    '%5B%7B%22field%22:%22enabled%22,%22rule%22:%22eq%22,%22val%22:%22Y%22,%22type%22:%22switch%22%7D%5D',
  ],
  [
    'W-Q14',
    [line(field('score', 'number'), 'le', 0)],
    '[{"field":"score","rule":"le","val":"0","type":"number"}]',
    '%5B%7B%22field%22:%22score%22,%22rule%22:%22le%22,%22val%22:%220%22,%22type%22:%22number%22%7D%5D',
  ],
  [
    'W-Q15',
    [line(field('cityCode', 'pca'), 'eq', '440305')],
    '[{"field":"cityCode","rule":"eq","val":"440305","type":"pca"}]',
    '%5B%7B%22field%22:%22cityCode%22,%22rule%22:%22eq%22,%22val%22:%22440305%22,%22type%22:%22pca%22%7D%5D',
  ],
  [
    'W-Q16',
    [line(company, 'eq', 'c1')],
    '[{"field":"orgId","rule":"eq","val":"c1","type":"sel_search","dictCode":"id","dictTable":"biz_company","dictText":"name"}]',
    '%5B%7B%22field%22:%22orgId%22,%22rule%22:%22eq%22,%22val%22:%22c1%22,%22type%22:%22sel_search%22,%22dictCode%22:%22id%22,%22dictTable%22:%22biz_company%22,%22dictText%22:%22name%22%7D%5D',
  ],
];

it.each(examples)('sends the conditions of the lines (%s)', (_id, lines, json, param) => {
  const conditions = conditionsOfLines(lines);
  expect(JSON.stringify(conditions)).toBe(json);
  expect(superQueryText(conditions)).toBe(param);
  expect(readSuperQuery(param, 'or')).toEqual({ matchType: 'or', conditions });
});

it('is encoded once more on the wire, so that a plus stays one', () => {
  const wire = new URLSearchParams({ superQueryParams: examples[7]?.[3] ?? '' }).toString();
  expect(wire).toContain('C%2B%2B');
  expect(new URLSearchParams(wire).get('superQueryParams')).toBe(examples[7]?.[3]);
});

describe('a line of the dialog', () => {
  it.each([
    [
      'W-Q21',
      'keeps the first of several when only one is left',
      field('sex', 'list', { dictCode: 'sex' }),
      'eq',
      '1,2',
      '1',
    ],
    ['', 'keeps the first of a list', field('k', 'list', { options: [] }), 'like', ['a', 'b'], 'a'],
    ['', 'keeps the first user', users, 'ne', 'admin,lin', 'admin'],
    ['W-Q22', 'leaves a text with commas alone', name, 'like', 'a,b', 'a,b'],
  ] as const)('%s %s', (_id, _what, of, rule, before, after) => {
    expect(withRule(line(of, 'in', before), rule, of).val).toEqual(after);
  });
  it('keeps its value when the rule becomes in', () => {
    expect(withRule(line(users, 'eq', 'admin'), 'in', users).val).toBe('admin');
  });
  it('resets operator and value when the field changes', () => {
    const changed = withField({ ...line(name, 'gt', 'x') }, company);
    expect(changed).toMatchObject({
      field: 'orgId',
      rule: 'gt',
      val: '',
      type: 'sel_search',
      dictTable: 'biz_company',
    });
    expect(withField(changed, undefined)).toEqual({ ...blankLine, rule: 'gt' });
    expect(withField(line(name, 'like', 'x'), field('s', 'string', { rules: ['eq', 'in'] })).rule).toBe('eq');
  });
});

it('offers plain fields first, then those of sub-tables, by both names or the own one alone', () => {
  const sub = { text: '客户', children: [field('name', 'string', { text: '姓名' })] };
  const offered = choosableFields([
    field('c', '', sub),
    field('no', 'string'),
    field('d', '', { ...sub, onlyFieldName: true }),
  ]);
  expect(offered.map(({ value, text }) => [value, text])).toEqual([
    ['no', 'no'],
    ['c,name', '客户-姓名'],
    ['name', '客户-姓名'],
  ]);
});

it.each([
  ['sel_search', { dictTable: 't', dictCode: 'c' }, 'search'],
  ['list', { dictTable: 't', dictCode: 'c' }, 'tableSearch'],
  ['list_multi', { dictCode: 'c' }, 'multiple'],
  ['table-dict', { dictCode: 'c', dictTable: 'r' }, 'popup'],
  ['list', { dictCode: 'c' }, 'dictionary'],
  ['popup', {}, 'popup'],
  ['select-user', {}, 'user'],
  ['sel_user', {}, 'user'],
  ['select-depart', {}, 'depart'],
  ['sel_depart', {}, 'depart'],
  ['radio', { options: [] }, 'options'],
  ['area-linkage', {}, 'area'],
  ['pca', {}, 'area'],
  ['date', {}, 'date'],
  ['datetime', {}, 'datetime'],
  ['time', {}, 'time'],
  ['int', {}, 'number'],
  ['number', {}, 'number'],
  ['switch', {}, 'switch'],
  ['string', {}, 'text'],
  ['anything', {}, 'text'],
] as const)('enters a value of type %s %o by %s', (type, more, control) => {
  expect(controlOfField(field('f', type, more as Partial<QueryField>))).toBe(control);
});

const day = field('opens', 'date');
const age = field('age', 'int');
describe('rules beyond the ten', () => {
  it('are offered after them, ranges for what has an order and relative dates for days', () => {
    const more = (of: QueryField) => rulesOfField(of).slice(queryRules.length).join(' ');
    expect(more(day)).toBe('between relative empty filled');
    expect(more(age)).toBe('between empty filled');
    expect(more(name)).toBe('empty filled');
    expect(rulesOfField(undefined)).toEqual(queryRules);
    expect(rulesOfField(field('s', 'string', { rules: ['eq'] }))).toEqual(['eq']);
  });
  it.each([
    ['eq', '3', 'between', '3,'],
    ['in', '3,4', 'between', '3,4'],
    ['between', '3,4', 'ge', '3'],
    ['eq', '3', 'empty', ''],
    ['relative', 'today', 'eq', ''],
    ['eq', '2025-01-01', 'relative', ''],
  ] as const)('keep what fits of the value: %s %s to %s', (before, val, after, expected) => {
    expect(withRule(line(age, before, val), after, age).val).toBe(expected);
  });
  it('send no value for empty and filled, and both ends of a range as one text', () => {
    expect(conditionsOfLines([line(name, 'empty', ''), line(age, 'between', '1,3')])).toEqual([
      { field: 'name', rule: 'empty', type: 'string' },
      { field: 'age', rule: 'between', val: '1,3', type: 'int' },
    ]);
  });
  it.each([
    [line(age, 'between', '1,'), false],
    [line(age, 'between', '1,3'), true],
    [line(name, 'filled', ''), true],
    [line(day, 'relative', ''), false],
    [{ ...blankLine, rule: 'empty' as const }, false],
  ])('%# are complete with what they need', (of, expected) => {
    expect(isComplete(of)).toBe(expected);
  });
});

it.each([
  [line(age, 'between', '10,9'), 'reversed'],
  [line(age, 'between', '9,10'), undefined],
  [line(day, 'between', '2025-10-02,2025-10-01'), 'reversed'],
  [line(day, 'between', '2025-10-01,2025-10-01'), undefined],
  [line(day, 'between', '2025-10-01,'), undefined],
  [line(age, 'in', '1,x'), 'number'],
  [line(age, 'like', 'x'), undefined],
  [line(name, 'eq', 'x'.repeat(2001)), 'tooLong'],
  [
    line(
      name,
      'in',
      Array.from({ length: 501 }, () => 'x'),
    ),
    'tooMany',
  ],
  [line(day, 'relative', 'daysAgo:0'), 'days'],
  [line(day, 'relative', 'daysAhead:3661'), 'days'],
  [line(day, 'relative', 'lastMonth'), undefined],
])('finds what the server would refuse in a line (%#)', (of, expected) => {
  expect(lineProblem(of)).toBe(expected);
});

it('offers the ten rules in their order', () => {
  expect(queryRules.join(' ')).toBe('eq like right_like left_like in ne gt ge lt le');
});

describe('a query from storage or from a URL', () => {
  it('loses the conditions of fields that have gone, and takes the rest from the fields', () => {
    const stored = conditionsOfLines([line(users, 'in', 'lin'), line(name, 'eq', 'x')]);
    expect(getLines(stored, [field('createBy', 'string')])).toEqual([
      expect.objectContaining({ field: 'createBy', rule: 'in', val: 'lin', type: 'string' }),
    ]);
  });
  it.each([
    ['null'],
    ['{}'],
    ['[1]'],
    ['[{"field":"a"}]'],
    ['[{"field":"a","rule":"drop","val":"1"}]'],
    ['%5B%'],
    ['%E0'],
  ])('refuses %s', (text) => {
    expect(readSuperQuery(text, 'and')).toBeUndefined();
  });
  it('reads nothing from an empty list, and conditions from nothing else', () => {
    expect(readSuperQuery('[]', 'and')).toBeUndefined();
    expect(asConditions('x')).toBeUndefined();
  });
  it('keeps groups, three levels deep and fifty conditions at most', () => {
    const one = { field: 'a', rule: 'empty' as const, type: 'string' };
    const deep = (levels: number): QueryPart => (levels === 0 ? one : { group: 'or', rules: [deep(levels - 1)] });
    const params = superQueryText([deep(3), one]);
    expect(readSuperQuery(params, 'or')).toEqual({ matchType: 'or', conditions: [deep(3), one] });
    expect(asConditions([deep(4)])).toBeUndefined();
    expect(asConditions([{ group: 'or', rules: Array.from({ length: 50 }, () => one) }])).toBeDefined();
    expect(asConditions([one, { group: 'or', rules: Array.from({ length: 50 }, () => one) }])).toBeUndefined();
    expect(asConditions([{ group: 'xor', rules: [] }])).toBeUndefined();
  });
  it('needs a value except for empty and filled', () => {
    expect(asConditions([{ field: 'a', rule: 'filled' }])).toBeDefined();
    expect(asConditions([{ field: 'a', rule: 'relative' }])).toBeUndefined();
    expect(asConditions([{ field: 'a', rule: 'in', val: [{}] }])).toBeUndefined();
  });
  it('encodes half a character as an unknown one', () => {
    expect(() => superQueryText(conditionsOfLines([line(name, 'eq', '\ud83d')]))).not.toThrow();
  });
});
