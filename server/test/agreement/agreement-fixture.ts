import type { Row } from '@campus/contract/kit';
import { type agreement, delivery } from '@campus/contract/resume';
import { nextWait, pipeline } from '@campus/contract/rules';
import type { employment } from '@campus/contract/statistics';
import { ossFile } from '@campus/contract/system';
import { sql } from 'kysely';
import { appendStep } from '../../src/areas/resume/delivery-history.ts';
import type { Context } from '../../src/kit/context.ts';
import type { Who } from '../delivery/delivery-people.ts';
import { OfferFixture } from '../offer/offer-fixture.ts';
import type { Reply } from '../support/reply.ts';

export type Agreement = Row<typeof agreement>;
export const path = '/resume/agreement';
/** Uploaded papers: those of the recruiter, and one that the school uploads for a student. */
export const papers = {
  contract: 'agreement/contract.pdf',
  stamp: 'agreement/stamp.pdf',
  end: 'agreement/end.pdf',
  student: 'agreement/student.pdf',
} as const;
/** Takes a full-time delivery from 推送派遣 to 签约. */
async function receive(id: string, context: Context): Promise<void> {
  const before = (await context.engine.lock(delivery, id, context)) as Row<typeof delivery>;
  if (before.step !== pipeline.dispatch) return;
  const wait = nextWait(before, { ...before, step: pipeline.sign }, context.now);
  const after = await context.engine.set(delivery, id, { step: pipeline.sign, ...wait }, context);
  await appendStep(before, after, { action: 'receive' }, context);
}
type Candidate = Awaited<ReturnType<OfferFixture['candidate']>>;

/** Agreements on the real routes, over the deliveries of their fixture; the clock stands at 2025-10-15 10:00. */
export class AgreementFixture {
  readonly offers: OfferFixture;
  private constructor(offers: OfferFixture) {
    this.offers = offers;
  }
  static async open(): Promise<AgreementFixture> {
    const fixture = new AgreementFixture(await OfferFixture.open());
    await fixture.deliveries.as(async (context) => {
      for (const url of Object.values(papers)) {
        const username = url === papers.student ? 'demo_school_admin_2' : 'hr1';
        const own = context.withSession({ ...context.session, username });
        await own.engine.insert(ossFile, { fileName: url, url }, own);
      }
    });
    return fixture;
  }
  clear(): Promise<void> {
    return this.offers.clear();
  }
  /** Empty tables with companies that sign without the stamp of an agency. */
  async clearForDirectSigning(): Promise<void> {
    await this.clear();
    await sql`update rc_company set has_direct_sign = 1`.execute(this.deliveries.db);
  }
  close(): Promise<void> {
    return this.offers.close();
  }
  get deliveries() {
    return this.offers.deliveries;
  }

  /** A delivery at 签约 after an accepted offer; full-time ones have received their dispatch. */
  async candidate(more: Parameters<OfferFixture['candidate']>[0] = {}, who: Who = 'hr1'): Promise<Candidate> {
    const of = await this.offers.candidate(more);
    const id = await this.offers.issued(of.deliveryId, {}, who);
    const reply = await this.offers.answer(of.student.id, 'accept', { id });
    if (!reply.success) throw new Error(reply.message);
    await this.deliveries.as((context) => receive(of.deliveryId, context));
    return of;
  }
  start(deliveryId: string, more: Record<string, unknown> = {}, who: Who = 'hr1'): Promise<Reply> {
    return this.deliveries.post(who, `${path}/add`, {
      deliveryId,
      type: 1,
      position: '前端工程师',
      workplace: '北京市海淀区',
      startDate: '2026-07-01',
      serviceYears: 3,
      probationMonths: 6,
      probationSalary: '8000.00',
      salary: '10000.00',
      archiveUnit: '北京市人才服务中心',
      deadline: '2025-10-20 10:00:00',
      ...more,
    });
  }
  /** A new agreement; throws when it is refused. */
  async started(deliveryId: string, more: Record<string, unknown> = {}, who: Who = 'hr1'): Promise<string> {
    const reply = await this.start(deliveryId, more, who);
    if (!reply.success) throw new Error(reply.message);
    return reply.result.id;
  }
  /** What the school types for a student. */
  answer(employId: string, step: string, body: Record<string, unknown>, who: Who = 'school'): Promise<Reply> {
    const sent = { remark: '学生电话委托', ...(step === 'refuse' && { reason: '另有安排' }), ...body };
    return this.deliveries.post(who, `/api/stu/agreement/${step}`, sent, { 'x-behalf-employ': employId });
  }
  step(who: Who, step: string, id: string, body: Record<string, unknown> = {}): Promise<Reply> {
    return this.deliveries.post(who, `${path}/${step}`, { id, ...body });
  }
  revoke(id: string, who: Who = 'hr1'): Promise<Reply> {
    return this.step(who, 'revoke', id, { reason: '岗位编制取消' });
  }
  async row(id: string): Promise<Agreement> {
    const { rows } = await sql<Agreement>`select * from rc_agreement where id = ${id}`.execute(this.deliveries.db);
    return rows[0] as Agreement;
  }
  async statuses(): Promise<number[]> {
    const { rows } = await sql<{ status: number }>`select status from rc_agreement order by status`.execute(
      this.deliveries.db,
    );
    return rows.map(({ status }) => status);
  }
  /** Puts an agreement into a state, past its steps. */
  async putInto(id: string, status: number, more: Record<string, unknown> = {}): Promise<void> {
    const { deliveryId } = await this.row(id);
    const values = Object.entries({ status, ...more }).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    await sql`update rc_agreement set ${sql.join(values)} where id = ${id}`.execute(this.deliveries.db);
    const step = [4, 9, 10].includes(status) ? 60 : 50;
    await sql`update rc_delivery set agreement_status = ${status}, step = ${step} where id = ${deliveryId}`.execute(
      this.deliveries.db,
    );
  }
  /** A tripartite agreement in force. */
  async effective(more: Parameters<OfferFixture['candidate']>[0] = {}): Promise<Candidate & { id: string }> {
    const of = await this.candidate(more);
    const id = await this.started(of.deliveryId);
    await this.deliveries.as(({ db }) => sql`update rc_company set has_direct_sign = 1`.execute(db));
    const replies = [
      await this.answer(of.student.id, 'accept', { id }),
      await this.step('school', 'collegePass', id),
      await this.step('auditor', 'schoolPass', id),
    ];
    const refused = replies.find(({ success }) => !success);
    if (refused) throw new Error(refused.message);
    return { ...of, id };
  }
  async destination(employId: string): Promise<Row<typeof employment> | undefined> {
    const { rows } = await sql<Row<typeof employment>>`
      select * from rc_employment where employ_id = ${employId} and del_flag = 0`.execute(this.deliveries.db);
    return rows[0];
  }
  async journal(employId: string): Promise<string[]> {
    const { rows } = await sql<{ line: string }>`
      select action || ' ' || category || ' ' || audit as line from rc_employment_log where employ_id = ${employId}
      order by seq`.execute(this.deliveries.db);
    return rows.map(({ line }) => line);
  }
}
