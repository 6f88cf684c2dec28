import { describe, expect, it } from 'vitest';
import { dict, entity, number, text } from '../../src/kit/index.ts';
import {
  dataRuleFilter,
  describeFilter,
  dropIncomparable,
  nextTreeCode,
  readDataRule,
  ruleColumns,
} from '../../src/rules/index.ts';

const sample = entity({
  area: 'sample',
  name: 'sample',
  table: 'sample',
  code: 'sample:sample',
  path: '/sample',
  title: '样例',
  fields: {
    name: text({ label: '名称' }),
    orgCode: text({ label: '部门编码' }),
    amount: number({ label: '数量' }),
    sex: dict({ label: '性别', dict: 'sex' }),
    secret: text({ label: '密码', secret: true }),
    phone: text({ label: '手机号', mask: 'mobile', plain: 'sample:sample:pii' }),
  },
  list: ['name'],
  form: ['name'],
  visible: {},
});
const writer = { audience: 'staff', codes: new Set<string>() } as const;
const rule = (ruleColumn: string | null, ruleConditions: string, ruleValue: string) => ({
  ruleColumn,
  ruleConditions,
  ruleValue,
});
const words = {
  field: (name: string) =>
    ({ ...sample.fields, createTime: { kind: 'dateTime' as const, label: '创建时间' } })[name as 'name'],
  text: (name: string, value: string) => (name === 'sex' && value === '1' ? '男' : undefined),
};
const said = (...r: Parameters<typeof rule>) => describeFilter(dataRuleFilter(sample, rule(...r)), words);

describe('a data rule', () => {
  it('is read out in plain Chinese, variables by their names and codes by their texts', () => {
    expect(said('orgCode', 'RIGHT_LIKE', '#{sys_org_code}')).toBe('部门编码以当前部门编码开头');
    expect(said('name', '!=', '前#{sysUserCode}后')).toBe('名称不等于“前〔当前用户账号〕后”');
    expect(said('sex', 'IN', '1,2')).toBe('性别为“男”、“2”之一');
    expect(said('amount', '>=', '3')).toBe('数量不小于“3”');
    expect(said(null, 'USE_SQL_RULES', "create_time >= '2025-01-01' and (name is null or amount > 3)")).toBe(
      '创建时间不早于“2025-01-01”，且（名称为空，或数量大于“3”）',
    );
  });
  it.each([
    [rule('nope', '=', '1'), 'ruleColumn', '规则字段不存在'],
    [rule('secret', '=', '1'), 'ruleColumn', '规则字段不存在'],
    [rule(null, '=', '1'), 'ruleColumn', '请选择规则字段!'],
    [rule('name', 'DROP', '1'), 'ruleConditions', '请选择条件!'],
    [rule('amount', '>', '很多'), 'ruleValue', '规则值不合法：与“数量”的类型不符'],
    [rule('createTime', '>', '昨天'), 'ruleValue', '规则值不合法：与“创建时间”的类型不符'],
    [rule('name', '=', '#{password}'), 'ruleValue', '规则值不合法：没有变量“password”'],
    [rule('name', 'IN', ' , '), 'ruleValue', '规则值不合法'],
    [rule(null, 'USE_SQL_RULES', "name = 'a' or 1 = 1"), 'ruleValue', '规则值不合法：“1”处应为字段名'],
    [rule(null, 'USE_SQL_RULES', "name = 'a'; drop table x"), 'ruleValue', '规则值不合法：不支持注释和分号'],
    [rule(null, 'USE_SQL_RULES', "name = 'a' -- x"), 'ruleValue', '规则值不合法：不支持注释和分号'],
    [rule(null, 'USE_SQL_RULES', 'name in (select id from sys_user)'), 'ruleValue', '规则值不合法：不支持子查询'],
    [rule(null, 'USE_SQL_RULES', "upper(name) = 'A'"), 'ruleValue', '规则值不合法：不支持函数“upper”'],
    [rule(null, 'USE_SQL_RULES', "password = 'A'"), 'ruleValue', '规则值不合法：规则字段不存在：password'],
    [rule(null, 'USE_SQL_RULES', 'name ='), 'ruleValue', '规则值不合法：语句不完整'],
  ])('is refused with its reason: %j', (bad, field, problem) => {
    expect(readDataRule(sample, bad, writer)).toEqual({ field, problem });
  });
  it('speaks of a masked column only when its writer reads it plain', () => {
    const guess = rule('phone', 'LIKE', '138');
    const knows = { ...writer, codes: new Set(['sample:sample:pii']) };
    expect(readDataRule(sample, guess, writer)).toEqual({ field: 'ruleColumn', problem: '规则字段不存在' });
    expect(readDataRule(sample, guess, knows)).toEqual({ filter: ['phone', 'like', '138'] });
    expect(ruleColumns(sample, writer).map(({ name }) => name)).not.toContain('phone');
    expect(ruleColumns(sample, knows).map(({ name }) => name)).toContain('phone');
    expect(dataRuleFilter(sample, guess)).toEqual(['phone', 'like', '138']);
  });
  it('meets no row where a variable turned out to be no number', () => {
    expect(dropIncomparable(sample, ['amount', 'eq', 'x'])).toEqual({ any: [] });
    expect(dropIncomparable(sample, ['amount', 'eq', '3'])).toEqual(['amount', 'eq', '3']);
    expect(dataRuleFilter(sample, rule('nope', '=', '1'))).toEqual({ any: [] });
  });
});

describe('tree codes', () => {
  it('count on behind the highest sibling', () => {
    expect(nextTreeCode('', [])).toBe('A01');
    expect(nextTreeCode('', ['A01', 'A09', null])).toBe('A10');
    expect(nextTreeCode('A01', ['A01A99', 'A01', 'A02A03'])).toBe('A01B01');
    expect(nextTreeCode('', ['Z99'])).toBeUndefined();
  });
});
