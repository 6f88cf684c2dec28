import { interview, interviewFlow } from '@campus/contract/interview';
import type { AnyEntity, Party, Workflow } from '@campus/contract/kit';
import { matchFlow, matchResult } from '@campus/contract/match';
import {
  agreement,
  agreementFlow,
  delivery,
  deliveryFlow,
  offer,
  offerFlow,
  recommend,
  recommendFlow,
} from '@campus/contract/resume';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../../src/kit/context.ts';
import { snake } from '../../src/kit/schema/registry.ts';
import { colleges, companies, type Who } from '../delivery/delivery-people.ts';
import { AgreementFixture, papers } from './agreement-fixture.ts';

/*
 * Every step of the pipeline's rows from every state by every party: what the workflow does not name is
 * refused with a sentence, by the call of the console and by that of the student, and the row stays as it is.
 */
let fixture: AgreementFixture;
const rows = new Map<AnyEntity, string>();
let employId = '';
beforeAll(async () => {
  fixture = await AgreementFixture.open();
  const { deliveries } = fixture;
  await fixture.clear();
  const { id, deliveryId, student } = await fixture.effective();
  employId = student.id;
  const { offerId } = await deliveries.row(deliveryId);
  const { id: postId } = await deliveries.vacancy({ interviewRounds: 1 });
  const other = await deliveries.deliveryAt({ status: 1, step: 20 }, { student, vacancy: { id: postId } });
  await sql`update rc_agreement set type = 3 where id = ${id}`.execute(deliveries.db);
  const planned = await deliveries.post('hr1', '/interview/interview/add', {
    ...{ deliveryId: other, round: 1, type: 3, interviewerIds: 'member-look1', contact: '李人事' },
    ...{ startTime: '2025-10-17 09:00:00', endTime: '2025-10-17 09:30:00', contactMobile: '13900000001' },
  });
  expect(planned.message).toBe('面试已安排，等待学生确认');
  rows.set(agreement, id).set(offer, String(offerId)).set(interview, planned.result.id);
  rows
    .set(delivery, other)
    .set(matchResult, await addMatch(postId))
    .set(recommend, await addRecommendation());
});
afterAll(() => fixture.close());

async function addMatch(postId: string): Promise<string> {
  const of = { employId, postId, companyId: companies.first, sysOrgCode: colleges.language };
  const values = { ...of, score: 80, metCount: 5, askedCount: 6, parts: '', computeTime: '2025-10-15 09:00:00' };
  const insert = (context: Context) => context.engine.insert(matchResult, values as never, context);
  return (await fixture.deliveries.as(insert)).id;
}
async function addRecommendation(): Promise<string> {
  const { deliveries } = fixture;
  const [{ id: companyPostId }, student] = [await deliveries.vacancy(), await deliveries.student()];
  const body = { companyPostId, employId: student.id, consent: 1 };
  expect(await deliveries.post('staff', `${recommend.path}/batchAddRecommend`, body)).toMatchObject({ success: true });
  return (await sql<{ id: string }>`select id from rc_recommend`.execute(deliveries.db)).rows[0]?.id ?? '';
}

/** Values that satisfy the input of any step. */
const input = {
  ...{ refuseReason: '与岗位要求不符', notify: 1 },
  ...{ reason: '双方协商一致后处理', opinion: '同意', deadline: '2025-10-19 10:00:00', reasonCode: 1, result: 1 },
  ...{ stampFile: papers.stamp, endFile: papers.end, ignoreMissing: 1 },
  ...{ startTime: '2025-10-18 09:00:00', endTime: '2025-10-18 09:30:00' },
  times: [{ start: '2025-10-18 09:00:00', end: '2025-10-18 10:00:00' }],
};
const school: readonly Party[] = ['college', 'school', 'staff'];
const everybody: Readonly<Record<Exclude<Who, 'limited1' | 'head1' | 'admin' | 'plain'>, readonly Party[]>> = {
  hr1: ['owner'],
  hr2: [],
  look1: [],
  school,
  staff: school,
  college: school,
  auditor: school,
  viewer: [],
  other: [],
};
const getBody = (flow: Workflow, step: string, id: string): Record<string, unknown> => ({
  id,
  ...Object.fromEntries(Object.entries(input).filter(([name]) => name in (flow.steps[step]?.input ?? {}))),
});

describe.each([
  ['an offer', offer, offerFlow],
  ['an agreement', agreement, agreementFlow],
  ['an interview', interview, interviewFlow],
  ['a delivery', delivery, deliveryFlow],
  ['a match', matchResult, matchFlow],
  ['a recommendation', recommend, recommendFlow],
] as readonly (readonly [string, AnyEntity, Workflow])[])('%s', (_title, e, flow) => {
  it.each(Object.keys(flow.states))('that is %s takes no other steps, and none of other parties', async (state) => {
    const id = rows.get(e) as string;
    const code = flow.states[state]?.code;
    const [step, result] = code === 2 ? [60, 1] : [20, code === 3 ? 2 : 0];
    const rest = sql`, wait_for = 0, wait_since = null, step = ${step}::int, step_result = ${result}::int`;
    const wait = e === delivery ? rest : sql``;
    await sql`update ${sql.table(e.table)} set ${sql.ref(snake(flow.column))} = ${code}${wait} where id = ${id}`.execute(
      fixture.deliveries.db,
    );
    const load = async () =>
      (await sql`select * from ${sql.table(e.table)} where id = ${id}`.execute(fixture.deliveries.db)).rows;
    const before = await load();
    for (const [step, { by, from }] of Object.entries(flow.steps)) {
      // A mark of having looked, which stays as it is.
      if (e === recommend && step === 'read') continue;
      const parties = [by].flat();
      const isOpen = from.includes(state);
      for (const [who, sides] of Object.entries(everybody)) {
        if (isOpen && sides.some((side) => parties.includes(side))) continue;
        const reply = await fixture.deliveries.post(who as Who, `${e.path}/${step}`, getBody(flow, step, id));
        expect([who, step, reply.success, reply.message === ''], reply.message).toEqual([who, step, false, false]);
      }
      if (isOpen && parties.includes('student')) continue;
      const body = { ...getBody(flow, step, id), remark: '学生电话委托' };
      const path = `/api/stu/${e.name}/${step}`;
      const reply = await fixture.deliveries.post('school', path, body, { 'x-behalf-employ': employId });
      expect(['student', step, reply.success], reply.message).toEqual(['student', step, false]);
    }
    expect(await load()).toEqual(before);
  });
  it('of a student is answered by no other student', async () => {
    const [id, stranger] = [rows.get(e) as string, await fixture.deliveries.student()];
    for (const [step, { by, from }] of Object.entries(flow.steps)) {
      if (![by].flat().includes('student')) continue;
      await sql`update ${sql.table(e.table)} set status = ${flow.states[from[0] as string]?.code} where id = ${id}`.execute(
        fixture.deliveries.db,
      );
      const upload = 'endFile' in (flow.steps[step]?.input ?? {}) ? { endFile: papers.student } : {};
      const body = { ...getBody(flow, step, id), ...upload, remark: '学生电话委托' };
      const path = `/api/stu/${e.name}/${step}`;
      const reply = await fixture.deliveries.post('school', path, body, { 'x-behalf-employ': stranger.id });
      expect([step, reply.success, reply.result?.errorCode]).toEqual([step, false, 'RC_NOT_FOUND']);
    }
  });
});
