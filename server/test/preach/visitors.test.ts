import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Who } from '../delivery/delivery-people.ts';
import { sheetLines } from '../support/sheet-cells.ts';
import { at, PreachFixture } from './preach-fixture.ts';

let fixture: PreachFixture;
beforeAll(async () => {
  fixture = await PreachFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const visitors = [
  { name: '赵一', mobile: '13900000001', plate: '浙A12345' },
  { name: '钱二', mobile: '13900000002', plate: null },
];
async function load(preachId: string, who: Who = 'school') {
  const url = `/server/preach/preachAttendee/visitors?preachId=${preachId}&format=xlsx`;
  const headers = { 'x-access-token': await fixture.deliveries.token(who) };
  return (await fixture.deliveries.app.server.inject({ url, headers })).rawPayload;
}
async function announce(): Promise<string> {
  const { id } = (await fixture.request({ visitors })).result;
  const made = await fixture.step('create', { id, venueId: await fixture.hall(), ...at('14:00', '16:00') });
  expect(made.success, made.message).toBe(true);
  expect((await fixture.step('audit', { id, result: 1 }, 'auditor')).success).toBe(true);
  return id;
}

describe('the people who come to a session', () => {
  it('are announced at the gate of the school with their cars', async () => {
    const lines = (await sheetLines(await load(await announce()))).map(({ cells }) => cells.join('|'));
    expect(lines[0]).toContain('入校报备表');
    expect(lines.slice(3).map((line) => line.split('|').slice(1).join('|'))).toEqual([
      '赵一|13900000001|浙A12345',
      '钱二|13900000002',
    ]);
  });
  it('are unknown to other companies and to students', async () => {
    const id = await announce();
    const read = async (who: Who) => (await fixture.deliveries.get(who, '/preach/preach/queryById', { id })).result;
    expect((await read('hr1')).visitors).toEqual(visitors);
    expect((await read('school')).visitors).toEqual(visitors);
    expect((await read('hr2')).visitors ?? null).toBeNull();
    const theirs = await load(id, 'hr2');
    const lines = theirs.includes('"success":false') ? [] : await sheetLines(theirs);
    expect(JSON.stringify(lines)).not.toContain('赵一');
    const { id: student } = await fixture.deliveries.student();
    const own = await fixture.deliveries.get('school', '/api/stu/my/preaches', {}, { 'x-behalf-employ': student });
    expect(JSON.stringify(own)).not.toContain('赵一');
  });
  it.each([
    ['more than twenty', Array.from({ length: 21 }, () => visitors[0]), '来校人员格式不正确!'],
    ['a text', '赵一', '来校人员格式不正确!'],
    ['a person without a phone', [{ name: '赵一' }], '第1行：请输入手机号!'],
    ['a plate that is none', [{ ...visitors[0], plate: '<b>' }], '第1行：请输入正确的车牌号'],
  ])('are not %s', async (_what, given, sentence) => {
    expect((await fixture.request({ visitors: given })).message).toBe(sentence);
  });
});
