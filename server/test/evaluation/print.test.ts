import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DeliveryFixture } from '../delivery/delivery-fixture.ts';
import type { Who } from '../delivery/delivery-people.ts';
import { pdfText } from '../support/pdf-text.ts';

let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await DeliveryFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const path = '/resume/evaluation';
async function signed() {
  const student = await fixture.student({ realname: '欧阳小雨' });
  return { student, deliveryId: await fixture.deliveryAt({ status: 1, step: 60 }, { student }) };
}
async function print(who: Who, id: string) {
  const reply = await fixture.app.server.inject({
    url: `/server${path}/print?id=${id}`,
    headers: { 'x-access-token': await fixture.token(who) },
  });
  const isPdf = reply.headers['content-type'] === 'application/pdf';
  const name = reply.headers['content-disposition'];
  return { isPdf, name, text: isPdf ? pdfText(reply.rawPayload).replaceAll(/\s/g, '') : reply.payload };
}

it('prints the scores, their mean, the comment and the author for those who see the evaluation', async () => {
  const { deliveryId } = await signed();
  const scores = { professional: 5, learning: 4, communication: 4, responsibility: 5, fit: 5 };
  const added = await fixture.post('hr1', `${path}/add`, { deliveryId, scores, comment: '踏实肯干，值得推荐' });
  for (const who of ['hr1', 'school', 'auditor'] as const) {
    const { isPdf, text } = await print(who, added.result.id);
    expect(isPdf).toBe(true);
    for (const shown of [
      '评价表',
      '欧阳小雨',
      '专业能力5分',
      '岗位适应5分',
      '平均分4.6分',
      '踏实肯干，值得推荐',
      '人事hr1',
    ])
      expect(text).toContain(shown);
    expect(text).toContain('电子图样，不等同于可靠电子签名');
  }
  for (const who of ['hr2', 'limited1', 'other'] as const)
    expect((await print(who, added.result.id)).isPdf).toBe(false);
});
it.each([
  ['long', '长'.repeat(300), '长'.repeat(300)],
  ['of emoji', '王👩‍🎓雨', '王〔U+1F469〕〔U+1F393〕雨'],
  ['with marks of direction', '王\u202E雨\u2066小', '王雨小'],
  ['of markup', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['with quotes and a path', '../"王"\r\nx: y', '王'],
])('prints a name and a comment that are %s as text', async (_kind, hostile, shown) => {
  const student = await fixture.student({ realname: [...hostile].slice(0, 30).join('') });
  const deliveryId = await fixture.deliveryAt({ status: 1, step: 60 }, { student });
  const scores = { professional: 5, learning: 5, communication: 5, responsibility: 5, fit: 5 };
  const { result } = await fixture.post('hr1', `${path}/add`, { deliveryId, scores, comment: '推荐' });
  await sql`update rc_evaluation set comment = ${hostile} where id = ${result.id}`.execute(fixture.db);
  const { isPdf, text, name } = await print('hr1', result.id);
  expect(isPdf).toBe(true);
  expect(text.replaceAll(/第\d+页共\d+页/g, '')).toContain(shown);
  expect(name).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.%-]+$/);
});
it('does not name the author of an anonymous evaluation, which its company cannot print', async () => {
  const { student, deliveryId } = await signed();
  const call = await fixture.signedIn(student);
  const scores = { postTruth: 4, efficiency: 3, interview: 4, salary: 3, development: 4 };
  const { result } = await call('POST', '/api/stu/evaluation/add', { deliveryId, scores, anonymous: 1 });
  const { text } = await print('school', result.id);
  expect(text).toContain('岗位真实4分');
  expect(text).toContain('平均分3.6分');
  expect(text).toContain('评价人匿名');
  expect(text).not.toContain('欧阳');
  expect((await print('hr1', result.id)).isPdf).toBe(false);
});
