import { feedback } from '@campus/contract/interaction';
import type { Session } from '@campus/contract/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { numberedFields } from '../../src/platform/rules/sequences.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let admin: string;
let hr: string;
beforeAll(async () => {
  app = await createTestApp({ filled: 'tiny' });
  admin = await app.signIn('admin');
  hr = await app.signIn('hr01');
});
afterAll(() => app.close());

type Method = 'GET' | 'POST' | 'PUT';
const call = async (method: Method, path: string, payload?: object, as = admin) =>
  (await app.call({ method, url: `/server${path}`, as, ...(payload && { payload }) })).body;
const writeFeedback = async (): Promise<string> => {
  const written = { content: '岗位列表导出时等待时间太长了', feedbackType: '2' };
  const { success, result, message } = await call('POST', '/interaction/feedback/add', written, hr);
  expect(success, message).toBe(true);
  return result.feedbackNo;
};
const code = 'feedback:feedbackNo';
const loadRule = async () => (await call('GET', `/sys/fillRule/list?ruleCode=${code}`)).result.records[0];
const changeRule = async (more: object) => {
  const { id, ruleName, ruleClass } = await loadRule();
  return call('PUT', '/sys/fillRule/edit', { id, ruleName, ruleClass, ...more });
};
const params = (more: object) => ({ ruleParams: JSON.stringify(more) });
const counted = (number: string): number => Number(number.slice(10));

describe('a numbered field', () => {
  it('gives parallel rows successive numbers', async () => {
    const first = counted(await writeFeedback());
    const numbers = await Promise.all(Array.from({ length: 12 }, writeFeedback));
    expect(numbers.map(counted).sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => first + 1 + i));
  });
  it('leaves no gap after a row that was rolled back, also among parallel ones', async () => {
    const first = counted(await writeFeedback());
    const session: Session = {
      userId: 'u',
      username: 'admin',
      realname: '管理员',
      audience: 'staff',
      tenantId: 1,
      roles: [],
      codes: new Set([feedback.can.add]),
    };
    const failing = () =>
      app.engine.runAs(session, async (context) => {
        await context.engine.insert(feedback, { content: '不会保存', feedbackType: '2', userName: '甲' }, context);
        throw new Error('rolled back');
      });
    const outcomes = await Promise.allSettled([failing(), writeFeedback(), failing(), writeFeedback(), failing()]);
    const written = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [counted(one.value as string)] : []));
    expect(written.sort((a, b) => a - b)).toEqual([first + 1, first + 2]);
  });
  it('is shipped with a rule for each, named after the field', async () => {
    const { records } = (await call('GET', '/sys/fillRule/list?pageSize=100')).result;
    const shipped = records.filter((row: { ruleClass: string }) => row.ruleClass === 'sequence');
    expect(shipped.map((row: { ruleCode: string }) => row.ruleCode).sort()).toEqual([...numberedFields.keys()].sort());
    expect(await loadRule()).toMatchObject({
      ruleName: '意见反馈反馈编号',
      ruleParams: '{"prefix":"FK","dateFormat":"yyyyMMdd","width":4}',
    });
  });
  it('shows its next number without taking it, and cannot be run by hand', async () => {
    const last = await writeFeedback();
    const { result } = await call('GET', `/sys/fillRule/testFillRule?ruleCode=${code}`);
    expect(counted(result)).toBe(counted(last) + 1);
    const run = await call('PUT', `/sys/fillRule/executeRuleByCode/${code}`, {}, hr);
    expect(run).toMatchObject({ success: false, message: '填值规则不存在' });
    expect(await writeFeedback()).toBe(result);
  });
});

describe('the rule of a numbered field', () => {
  it.each([
    ['letters that are none', { prefix: 'F1' }, /prefix 为1到10个大写字母/],
    ['a date that repeats', { dateFormat: 'MMdd' }, /dateFormat/],
    ['a number longer than the field', { prefix: 'FEEDBACK', width: 9 }, /字段长度/],
    ['no digits', { width: 0 }, /位数/],
    ['a period of its own', { reset: 'day' }, /参数不正确/],
    ['the prefix of another field', { prefix: 'GW' }, /前缀已被其他编号使用/],
  ])('is refused with %s', async (_what, more, message) => {
    expect(await changeRule(params(more))).toMatchObject({ success: false, message: expect.stringMatching(message) });
  });
  it('cannot become another generator', async () => {
    const message = '业务编号的规则实现类只能是 sequence';
    expect(await changeRule({ ruleClass: 'uuid' })).toMatchObject({ success: false, message });
  });
  it('counts for the next row once it is changed', async () => {
    expect((await changeRule(params({ prefix: 'YJ', dateFormat: 'yyyy', width: 6 }))).success).toBe(true);
    expect(await writeFeedback()).toMatch(/^YJ\d{4}000001$/);
    expect(await writeFeedback()).toMatch(/^YJ\d{4}000002$/);
  });
});

describe('a numbered input', () => {
  const order = { name: '无编号订单', customer: '示例客户', orderType: '1', orderDate: '2026-11-01' };
  it('is numbered when it is left empty, and keeps its number when it is emptied', async () => {
    const { result } = await call('POST', '/demo/order/add', order);
    expect(result.orderNo).toMatch(/^DD\d{12}$/);
    const own = await call('POST', '/demo/order/add', { ...order, orderNo: 'MY-1' });
    expect(own.result.orderNo).toBe('MY-1');
    await call('PUT', '/demo/order/edit', { id: result.id, orderNo: '', name: '改名' });
    const { records } = (await call('GET', `/demo/order/list?orderNo=${result.orderNo}`)).result;
    expect(records).toMatchObject([{ name: '改名' }]);
  });
});
