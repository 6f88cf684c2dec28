import { chinaTime } from '@campus/contract/kit';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Reply } from '../support/reply.ts';
import type { Delivery, DeliveryFixture } from './delivery-fixture.ts';
import { companies, type Who } from './delivery-people.ts';
import { type Act, type Command, type InterviewAct, ofStudent, posts, students } from './sequence-commands.ts';
import { listInterviews } from './sequence-state.ts';

const nowhere = 'no-such-row';
const getHr = (companyId: string | undefined): 'hr1' | 'hr2' => (companyId === companies.second ? 'hr2' : 'hr1');

/** Only an administrator takes a student past the interviews; the second company has none, so the first one's tries. */
const getDecider = (action: Act, companyId: string | undefined): Who =>
  action === 'skip' ? 'head1' : action === 'close' ? 'school' : getHr(companyId);

/** Runs commands as calls of the product, on three posts of two companies and four students. */
export class CommandRunner {
  readonly students: { id: string }[] = [];
  readonly posts: { id: string; companyId: string }[] = [];
  readonly #fixture: DeliveryFixture;

  private constructor(fixture: DeliveryFixture) {
    this.#fixture = fixture;
  }

  static async start(fixture: DeliveryFixture): Promise<CommandRunner> {
    await fixture.clear();
    await fixture.setting('interview.minLeadMinutes', 0);
    const runner = new CommandRunner(fixture);
    for (let i = 0; i < students; i += 1)
      runner.students.push(await fixture.student({ gradYear: i === 3 ? 2027 : 2026 }));
    for (let i = 0; i < posts; i += 1) {
      const companyId = i === 2 ? companies.second : companies.first;
      const gradYears = i === 1 ? '2026,2027' : '2026';
      runner.posts.push({ ...(await fixture.vacancy({ companyId, gradYears, interviewRounds: i % 2 })), companyId });
    }
    // Something to act on from the first command on.
    for (const i of [0, 1, 2]) await fixture.deliver({ id: runner.#student(i) }, runner.#post(i === 2 ? 2 : 0));
    return runner;
  }
  async run(c: Command): Promise<Reply> {
    const fixture = this.#fixture;
    const { rows } = await sql<Delivery>`select * from rc_delivery order by create_time, id`.execute(fixture.db);
    const at = (i: number): Delivery | undefined => rows[i % Math.max(rows.length, 1)];
    const path = '/resume/delivery';
    switch (c.kind) {
      case 'submit':
        return fixture.behalf(this.#student(c.student), 'submit', { postId: this.#post(c.post).id });
      case 'invite': {
        const { id: postId, companyId } = this.#post(c.post);
        return fixture.post(getHr(companyId), `${path}/invite`, { postId, employIds: this.#student(c.student) });
      }
      case 'recommend':
        return fixture.post('staff', '/recommend/resumeRecommend/batchAddRecommend', {
          companyPostId: this.#post(c.post).id,
          employId: this.#student(c.student),
          consent: 1,
        });
      case 'transfer': {
        const row = at(c.delivery);
        const body = { postId: this.#post(c.post).id, resumeId: row?.id ?? nowhere };
        return fixture.post(
          c.bySchool ? 'staff' : getHr(row?.companyId),
          '/companyPost/companyPost/resumeTransferToPost',
          body,
        );
      }
      case 'act': {
        const row = at(c.delivery);
        const body = { id: row?.id ?? nowhere, reasonCode: 1, remark: '随机', starFlag: 1 };
        if (ofStudent.has(c.action)) return fixture.behalf(row?.employId ?? nowhere, c.action, { id: body.id });
        return fixture.post(getDecider(c.action, row?.companyId), `${path}/${c.action}`, getBody(c.action, body));
      }
      case 'batch': {
        const ids = [...new Set(c.deliveries.map((i) => at(i)?.id ?? nowhere))];
        const reply = await fixture.post('head1', `${path}/${c.action}`, {
          ids,
          ...(c.action === 'skip' && { reason: '已在线下面谈' }),
          ...(c.action === 'reject' && { reasonCode: 2 }),
        });
        expect(reply.result.ok + reply.result.failed.length).toBe(ids.length);
        return reply;
      }
      case 'answer': {
        const { rows: list } = await sql<{
          id: string;
          companyId: string;
        }>`select id, company_id from rc_recommend order by create_time, id`.execute(fixture.db);
        const row = list[c.recommend % Math.max(list.length, 1)];
        const who = c.action === 'revoke' ? 'staff' : getHr(row?.companyId);
        const body = { id: row?.id ?? nowhere, ...(c.action === 'refuse' && { refuseReason: '不合适' }) };
        return fixture.post(who, `/recommend/resumeRecommend/${c.action}`, body);
      }
      case 'plan': {
        const row = at(c.delivery);
        return fixture.post(getHr(row?.companyId), '/interview/interview/add', {
          deliveryId: row?.id ?? nowhere,
          round: c.round,
          type: 3,
          ...soon(fixture.clock, c.later),
          interviewerIds: row?.companyId === companies.second ? 'member-hr2' : 'member-look1',
          contact: '李人事',
          contactMobile: '13900000001',
        });
      }
      case 'interview': {
        const list = await listInterviews(fixture.db);
        const row = list[c.interview % Math.max(list.length, 1)];
        const id = row?.id ?? nowhere;
        const path = `/interview/interview/${c.action}`;
        if (c.action === 'accept' || c.action === 'refuse') {
          const body = { id, remark: '电话委托', ...(c.action === 'refuse' && { reason: '另有安排' }) };
          const headers = { 'x-behalf-employ': row?.employId ?? nowhere };
          return fixture.post('school', `/api/stu/interview/${c.action}`, body, headers);
        }
        return fixture.post(getHr(row?.companyId), path, {
          id,
          ...getInput(c.action, soon(fixture.clock, c.later), c.later),
        });
      }
      case 'post': {
        const { id, companyId } = this.#post(c.post);
        return fixture.post(getHr(companyId), `/companyPost/companyPost/${c.action}`, { id });
      }
    }
  }
  #student = (i: number): string => this.students[i]?.id as string;
  #post = (i: number) => this.posts[i] as { id: string; companyId: string };
}
/** Ten minutes that begin in five, fifteen … minutes. */
function soon(clock: DeliveryFixture['clock'], later: number) {
  const time = (minutes: number) => chinaTime(new Date(clock.now().getTime() + minutes * 60_000));
  return { startTime: time(5 + later * 10), endTime: time(15 + later * 10) };
}
function getInput(action: InterviewAct, time: object, later: number): object {
  if (action === 'reschedule') return { ...time, reasonCode: 1 };
  if (action === 'cancel') return { reason: '岗位调整' };
  return action === 'result' ? { result: 1 + (later % 3), ignoreMissing: 1 } : {};
}
type Body = Readonly<Record<'id' | 'remark', string> & Record<'reasonCode' | 'starFlag', number>>;
function getBody(action: Act, { id, remark, reasonCode, starFlag }: Body): object {
  if (action === 'reject') return { id, reasonCode };
  if (action === 'note') return { id, remark };
  if (action === 'skip') return { id, reason: '已在线下面谈' };
  if (action === 'close') return { id, reasonCode: 1, reason: '学生另有去向' };
  return action === 'star' ? { id, starFlag } : { id };
}
