import { evaluationSheetPath, interviewReports, schedulePath } from '@campus/contract/interview';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Who } from '../delivery/delivery-people.ts';
import { pdfText } from '../support/pdf-text.ts';
import { readRows } from '../support/sheet-files.ts';
import { at, InterviewFixture } from './interview-fixture.ts';

let fixture: InterviewFixture;
beforeAll(async () => {
  fixture = await InterviewFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

async function download(who: Who, path: string, query: Record<string, string> = {}) {
  const { app } = fixture.deliveries;
  return app.server.inject({
    method: 'GET',
    url: `/server${path}?${new URLSearchParams(query)}`,
    headers: { 'x-access-token': await fixture.deliveries.token(who) },
  });
}
const scores = { professional: 4, logic: 5, communication: 3, motivation: 4, fit: 5 };

describe('the schedule of interviews', () => {
  it('lists them by day and room, within the filters of the list', async () => {
    const room = await fixture.room({ name: '面试间甲' });
    const first = await fixture.candidate();
    const second = await fixture.candidate();
    const third = await fixture.candidate();
    await fixture.planned(second.deliveryId, { type: 1, venueId: room, ...at('10:00', '10:30') });
    await fixture.planned(first.deliveryId, { type: 1, venueId: room, ...at('09:00', '09:30') });
    await fixture.planned(third.deliveryId, at('09:00', '09:30', '2025-10-20'));
    const answer = await download('hr1', schedulePath);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(
      '面试安排表_20251015100000.pdf',
    );
    const text = pdfText(answer.rawPayload);
    const order = ['2025-10-17  面试间甲', '09:00-09:30', '10:00-10:30', '2025-10-20  电话面试'];
    expect(order.map((part) => text.indexOf(part)).every((place, i, all) => place > (all[i - 1] ?? -1))).toBe(true);
    const days = { startTime_begin: '2025-10-18 00:00:00', startTime_end: '2025-10-31 23:59:59' };
    expect(pdfText((await download('hr1', schedulePath, days)).rawPayload)).not.toContain('面试间甲');
  });
  it('is empty for another company, and refused to a mere interviewer', async () => {
    const { deliveryId } = await fixture.candidate();
    await fixture.planned(deliveryId);
    expect((await download('hr2', schedulePath)).json()).toMatchObject({
      success: false,
      message: interviewReports.none,
    });
    expect((await download('look1', schedulePath)).json().code).toBe(510);
  });
});

describe('the sheet of evaluations', () => {
  /** A rated interview, and copies of its evaluation as by others. */
  async function evaluated(copies: number): Promise<void> {
    const { deliveryId } = await fixture.candidate();
    const interviewId = await fixture.planned(deliveryId);
    await fixture.travel('2025-10-17 09:10:00');
    const form = { interviewId, scores, conclusion: 1, comment: '基础扎实，表达清楚，建议进入下一轮' };
    expect((await fixture.deliveries.post('look1', '/interview/evaluation/add', form)).success).toBe(true);
    await sql`
      insert into rc_interview_evaluation
      select (jsonb_populate_record(e, jsonb_build_object('id', 'copy' || n, 'user_id', 'other' || n))).*
      from rc_interview_evaluation e, generate_series(1, ${copies}::int) n`.execute(fixture.db);
  }
  it('has the score of every dimension', async () => {
    await evaluated(0);
    const answer = await download('hr1', evaluationSheetPath);
    const names = ['专业能力', '逻辑思维', '沟通表达', '求职动机', '岗位匹配', '平均分'];
    const { titles, rows } = await readRows(answer.rawPayload, names);
    expect(rows).toHaveLength(1);
    expect(names.map((name) => rows[0]?.[titles.indexOf(name)])).toEqual(['4', '5', '3', '4', '5', '4.2']);
    expect((await download('look1', evaluationSheetPath)).json().code).toBe(510);
  });
  it('has all evaluations of many interviews', async () => {
    await evaluated(1_000);
    const { rows } = await readRows((await download('hr1', evaluationSheetPath)).rawPayload, ['平均分']);
    expect(rows).toHaveLength(1_001);
  });
  it('is refused beyond five for each of a thousand interviews', async () => {
    await evaluated(5_000);
    expect((await download('hr1', evaluationSheetPath)).json().message).toBe(interviewReports.tooMany(1_000));
  });
});
