import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppFixture } from '../support/app-fixture.ts';

let fixture: AppFixture;
let admin: { token: string };
let school: { token: string };
beforeAll(async () => {
  fixture = await AppFixture.open();
  admin = { token: await fixture.token('admin') };
  school = { token: await fixture.token('school') };
});
afterAll(() => fixture.close());

const ruleJson = JSON.stringify([
  { digits: '*', pattern: '^.{6,18}$', message: '长度为6到18位' },
  { digits: '1', pattern: '^[a-zA-Z]$', message: '首位须为字母' },
]);
const check = (value: string, code = 'account') =>
  fixture.get(`/sys/checkRule/checkByCode?ruleCode=${code}&value=${encodeURIComponent(value)}`, school);

it('of a field refuses a position whose code breaks it, as the rule says now', async () => {
  const position = { code: '讲解 1', name: '讲解员', postRank: '1' };
  const add = (code: string) => fixture.post('/sys/position/add', { ...position, code }, admin);
  const shipped = '职务编码只能由字母、数字、下划线和短横线组成!';
  expect(await add('讲解 1')).toMatchObject({
    success: false,
    message: shipped,
    result: { fields: { code: shipped } },
  });
  expect((await add('guide-1')).success).toBe(true);
  const { result } = await fixture.get('/sys/checkRule/list?ruleCode=position_code', admin);
  const [rule] = result.records;
  const ruleJson =
    '[{"digits":1,"pattern":"^[a-z]$","message":"首位须为字母"},{"digits":"*","pattern":"^.*$","message":"不会"}]';
  const { id, ruleName, ruleCode } = rule;
  expect((await fixture.call('PUT', '/sys/checkRule/edit', admin, { id, ruleName, ruleCode, ruleJson })).success).toBe(
    true,
  );
  expect((await add('9guide')).message).toBe('首位须为字母');
});

describe('check rules', () => {
  const add = (body: object) =>
    fixture.post('/sys/checkRule/add', { ruleName: '账号', ruleCode: 'account', ruleJson, ...body }, admin);
  it('check a value by their code, for everybody', async () => {
    expect((await add({})).success).toBe(true);
    expect(await check('a12345')).toMatchObject({ success: true, message: '操作成功！' });
    expect((await check('')).success).toBe(true);
    expect(await check('912345')).toMatchObject({
      success: false,
      message: '首位须为字母',
      result: { digits: '1', pattern: '^[a-zA-Z]$', beginIndex: 0, endIndex: 1, checkValue: '9', passed: false },
    });
    const whole = await check('a1');
    expect(whole).toMatchObject({ message: '长度为6到18位', result: { digits: '*', checkValue: 'a1' } });
    expect(whole.result).not.toHaveProperty('beginIndex');
    expect((await check(encodeURIComponent('9汉字测试一'))).result.checkValue).toBe('9');
    expect((await check('x', 'nothing')).message).toBe('该编码不存在');
    expect((await check('a'.repeat(1001))).message).toBe('校验的值最多1000个字符');
  });
  it.each([
    [{ ruleName: '' }, '请输入规则名称!'],
    [{ ruleCode: 'account' }, '规则Code已存在!'],
    [{ ruleCode: '1;' }, '规则Code须以字母开头，只含字母、数字、下划线、冒号和短横线'],
    [{ ruleJson: '' }, '请输入规则!'],
    [{ ruleJson: '[{"digits":"1","pattern":"(","message":"m"}]' }, '请输入正确的正则表达式'],
    [{ ruleJson: '[{"digits":"1","pattern":"(?=a)","message":"m"}]' }, '请输入正确的正则表达式'],
    [
      { ruleJson: '[{"digits":"1","pattern":"^.{2}$","message":"m"}]' },
      '第1条规则不可能匹配任何内容，请检查位数和正则表达式',
    ],
  ])('are refused: %j', async (more, message) => {
    expect(await add({ ruleCode: 'other', ...more })).toMatchObject({ success: false, message });
  });
  it('cannot stop the server', async () => {
    await add({ ruleCode: 'evil', ruleJson: '[{"digits":"*","pattern":"^(a+)+$","message":"不行"}]' });
    // A matcher that goes back and forth needs 2 ** 999 steps.
    expect((await check(`${'a'.repeat(999)}!`, 'evil')).message).toBe('不行');
  });
  it('are the administrators’ to write', async () => {
    expect((await fixture.get('/sys/checkRule/list', school)).code).toBe(510);
    expect((await fixture.post('/sys/checkRule/add', { ruleName: 'x' }, school)).code).toBe(510);
  });
});

describe('fill rules', () => {
  const add = (body: object) =>
    fixture.post('/sys/fillRule/add', { ruleName: '编号', ruleCode: 'no', ruleClass: 'sequence', ...body }, admin);
  const run = (code: string, form: Readonly<Record<string, unknown>> = {}) =>
    fixture.call('PUT', `/sys/fillRule/executeRuleByCode/${code}`, school, form);
  const test = (code: string) => fixture.get(`/sys/fillRule/testFillRule?ruleCode=${code}`, admin);
  it('count without gaps, and a test uses nothing up', async () => {
    const params = '{"prefix":"HT","dateFormat":"yyyyMMdd","width":3,"reset":"day"}';
    expect((await add({ ruleParams: params })).success).toBe(true);
    expect((await test('no')).result).toBe('HT20251015001');
    expect((await test('no')).result).toBe('HT20251015001');
    expect((await run('no')).result).toBe('HT20251015001');
    const many = await Promise.all(Array.from({ length: 8 }, () => run('no')));
    expect(many.map((answer) => answer.result).sort()).toEqual(
      Array.from({ length: 8 }, (_, i) => `HT2025101500${i + 2}`),
    );
    fixture.clock.pass(24 * 60);
    admin = { token: await fixture.token('admin') };
    school = { token: await fixture.token('school') };
    expect((await run('no')).result).toBe('HT20251016001');
  });
  it('make what the framework’s own rules make', async () => {
    expect((await run('order_num_rule', { name: '甲', anything: [1] })).result).toMatch(/^CN\d{14}\d{2}甲$/);
    expect((await run('category_code_rule', { pid: '0' })).result).toBe('A01');
    expect((await run('category_code_rule', { pid: 'nothing' })).message).toBe('表单缺少“pid”');
    expect((await run('org_num_role', {})).result).toEqual(['A02', '1']);
    const batch = await fixture.call('PUT', '/sys/fillRule/executeRuleByCodeBatch', school, {
      commonFormData: { name: '共' },
      rules: [
        { ruleCode: 'order_num_rule', formData: null },
        { ruleCode: 'order_num_rule', formData: { name: '自' } },
      ],
    });
    expect(batch.result.map((made: { result: string }) => made.result.at(-1))).toEqual(['共', '自']);
  });
  it.each([
    [{ ruleName: '' }, '规则名称不能为空'],
    [{ ruleCode: '' }, '规则Code不能为空'],
    [{ ruleClass: '' }, '规则实现类不能为空'],
    [{ ruleClass: 'java.lang.Runtime' }, '规则实现类不存在'],
    [{ ruleClass: 'constructor' }, '规则实现类不存在'],
    [{ ruleParams: '[1]' }, '只能传递JSON对象，不能传递JSON数组'],
    [{ ruleParams: '{' }, '请输入JSON字符串'],
    [{ ruleParams: '{"width":99}' }, '规则参数“width”不正确'],
    [{ ruleParams: '{"reset":"hourly"}' }, '规则参数“reset”不正确'],
  ])('are refused: %j', async (more, message) => {
    expect(await add({ ruleCode: 'bad', ...more })).toMatchObject({ success: false, message });
  });
  it('that are unknown make nothing', async () => {
    expect((await run('nothing')).message).toBe('填值规则不存在');
    expect((await run('no;drop')).message).toBe('填值规则不存在');
    const batch = await fixture.call('PUT', '/sys/fillRule/executeRuleByCodeBatch', school, { rules: 'x' });
    expect(batch.message).toBe('参数不识别！');
    expect((await fixture.call('PUT', '/sys/fillRule/executeRuleByCode/no', {}, {})).http).toBe(401);
  });
  it('keep their code', async () => {
    const { records } = (await fixture.get('/sys/fillRule/list?ruleCode=no', admin)).result;
    const edited = await fixture.post(
      '/sys/fillRule/edit',
      { id: records[0].id, ruleName: '合同号', ruleCode: 'changed' },
      admin,
    );
    expect(edited.result).toMatchObject({ ruleName: '合同号', ruleCode: 'no' });
  });
});
