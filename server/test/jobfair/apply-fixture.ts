import { company } from '@campus/contract/enterprise';
import { type fairApply, fairBooth, jobFair } from '@campus/contract/jobfair';
import type { Row } from '@campus/contract/kit';
import { sql } from 'kysely';
import { DeliveryFixture } from '../delivery/delivery-fixture.ts';
import { companies, type Who } from '../delivery/delivery-people.ts';
import { form } from '../http/http-fixture.ts';
import { sizedPng } from '../platform/drawn-images.ts';
import type { Reply } from '../support/reply.ts';
import { emptyTables } from '../support/tables.ts';

const written = [
  'rc_fair_expense_item',
  'rc_fair_expense',
  'rc_fair_attendance',
  'rc_fair_attendee',
  'rc_fair_student',
  'rc_fair_apply_post',
  'rc_fair_apply',
  'rc_fair_booth',
  'rc_fair_incident',
  'rc_job_fair',
  'rc_blacklist',
];
export type Apply = Row<typeof fairApply>;
export type Fair = Row<typeof jobFair>;
export type Booth = Row<typeof fairBooth>;
export const applyPath = '/jobFair/fairApply';

/** Fairs on the real routes; the clock stands at 2025-10-15 10:00, the fair begins ten days later at nine. */
export class ApplyFixture {
  readonly base: DeliveryFixture;
  #made = 0;
  private constructor(base: DeliveryFixture) {
    this.base = base;
  }
  static async open(): Promise<ApplyFixture> {
    return new ApplyFixture(await DeliveryFixture.open());
  }
  close(): Promise<void> {
    return this.base.close();
  }
  get db() {
    return this.base.db;
  }
  async clear(): Promise<void> {
    await emptyTables(this.db, written);
    await this.base.clear();
    await sql`delete from rc_company where id like 'more-%'`.execute(this.db);
  }
  post(who: Who, path: string, body: object = {}): Promise<Reply> {
    return this.base.post(who, path, body);
  }
  get(who: Who, path: string, query: Record<string, string | number> = {}): Promise<Reply> {
    return this.base.get(who, path, query);
  }
  /** The bytes of a sheet of a fair, or of the refusal. */
  async sheet(path: string, fairId: string, who: Who = 'school'): Promise<Buffer> {
    const url = `/server${path}?fairId=${fairId}&format=xlsx`;
    const headers = { 'x-access-token': await this.base.token(who) };
    return (await this.base.app.server.inject({ url, headers })).rawPayload;
  }
  /** Stores a picture through the upload of the product; its path. */
  async upload(who: Who, biz: string): Promise<string> {
    this.#made += 1;
    const sent = form({}, [{ name: 'paper.png', content: sizedPng(20 + this.#made, 20) }]);
    const url = `/server/sys/common/upload?biz=${biz}`;
    const { success, message } = (
      await this.base.app.call({ method: 'POST', url, as: await this.base.token(who), ...sent })
    ).body as Reply;
    if (!success) throw new Error(message);
    return message;
  }
  /** Moves the clock to a time of the China day. */
  travel(time: string): void {
    this.base.passDays(0);
    this.base.clock.set(`${time.replace(' ', 'T')}+08:00`);
  }

  /** A company that came to a fair which pays, whose people are insured. */
  async attended(more: Record<string, unknown> = {}): Promise<{ applyId: string; fairId: string }> {
    this.travel('2025-10-15 10:00:00');
    const fair = await this.fair({ type: 3, reimburse: 1, budget: '0', ...more });
    const applyId = await this.confirmed(fair.id);
    await sql`update rc_fair_attendee set insure_status = 1, checkin_time = '2025-10-25 08:30:00+08'
      where apply_id = ${applyId}`.execute(this.db);
    await sql`update rc_fair_apply set status = 6 where id = ${applyId}`.execute(this.db);
    this.travel('2025-10-26 10:00:00');
    return { applyId, fairId: fair.id };
  }

  /** A published fair. */
  async fair(more: Record<string, unknown> = {}): Promise<Fair> {
    this.#made += 1;
    const title = `秋季双选会${this.#made}`;
    return this.base.as(async (context) => {
      const values = {
        ...{ title, type: 1, organizer: '就业指导中心', contact: '陈老师', contactPhone: '0571-88880000' },
        ...{ content: '<p>双选会</p>', startTime: '2025-10-25 09:00:00', endTime: '2025-10-25 16:00:00' },
        ...{ applyStart: '2025-10-10 09:00:00', applyEnd: '2025-10-20 18:00:00', confirmEnd: '2025-10-24 18:00:00' },
        ...{ venueText: '体育馆', maxCompany: 10, boothMode: 3, allowWaitlist: 1, needInsure: 0, reimburse: 0 },
        ...{ fairDate: '2025-10-25', studentLimit: 0 },
        ...more,
      };
      const { id } = await context.engine.insert(jobFair, values as never, context);
      return context.engine.set(jobFair, id, { status: 2 } as never, context);
    });
  }
  /** Free booths A01, A02 … of a fair. */
  async booths(fairId: string, n: number): Promise<string[]> {
    return this.base.as(async (context) => {
      const ids: string[] = [];
      for (let i = 1; i <= n; i += 1) {
        const place = { zone: 'A', rowNo: 1, colNo: i, type: 1, x: i * 3, y: 0, w: 2, h: 2 };
        const booth = { fairId, boothNo: `A${String(i).padStart(2, '0')}`, ...place };
        ids.push((await context.engine.insert(fairBooth, booth as never, context)).id);
      }
      return ids;
    });
  }
  /** Another admitted company. */
  async company(more: Record<string, unknown> = {}): Promise<string> {
    this.#made += 1;
    const id = `more-${this.#made}`;
    await this.base.as(async (context) => {
      const code = `91330000MA${String(this.#made).padStart(7, '0')}X`;
      const values = { id, companyName: `云湖示例${this.#made}有限公司`, creditCode: code, auditStatus: 3, ...more };
      await context.engine.insert(company, { blackScope: 0, blackFlag: 0, ...values } as never, context);
      await context.engine.set(company, id, { auditStatus: 3 } as never, context);
    });
    return id;
  }
  /** The form of an application with one open post. */
  async form(fairId: string, companyId: string, more: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    const { id } = await this.base.vacancy({ companyId });
    return { fairId, postIds: id, contact: '李人事', contactMobile: '13900000001', ...more };
  }
  /** A saved application: of an own company, or by the school for another one. */
  async draft(
    fairId: string,
    companyId: string = companies.first,
    more: Record<string, unknown> = {},
  ): Promise<string> {
    const who: Who = companyId === companies.first ? 'hr1' : companyId === companies.second ? 'hr2' : 'school';
    const body = await this.form(fairId, companyId, more);
    const reply = await this.post(who, `${applyPath}/add`, { ...body, ...(who === 'school' && { companyId }) });
    if (!reply.success) throw new Error(reply.message);
    return reply.result.id;
  }
  act(who: Who, step: string, body: Record<string, unknown>): Promise<Reply> {
    return this.post(who, `${applyPath}/${step}`, body);
  }
  submit(id: string, who: Who = 'school', isConfirmed = false): Promise<Reply> {
    return this.post(who, `${applyPath}/submit${isConfirmed ? '?confirm=1' : ''}`, { id });
  }
  /** A submitted application. */
  async applied(
    fairId: string,
    companyId: string = companies.first,
    more: Record<string, unknown> = {},
  ): Promise<string> {
    const id = await this.draft(fairId, companyId, more);
    const reply = await this.submit(id, 'school', true);
    if (!reply.success) throw new Error(reply.message);
    return id;
  }
  approve(id: string): Promise<Reply> {
    return this.act('school', 'audit', { id, result: 1 });
  }
  people(n = 1, more: Record<string, unknown> = {}): Record<string, unknown>[] {
    return Array.from({ length: n }, (_, i) => {
      this.#made += 1;
      return {
        name: `赵${i + 1}`,
        mobile: `1390001${String(this.#made).padStart(4, '0')}`,
        isLeader: i === 0 ? 1 : 0,
        ...more,
      };
    });
  }
  saveTeam(applyId: string, rows: readonly object[], who: Who = 'school'): Promise<Reply> {
    return this.post(who, '/jobFair/fairAttendee/saveBatch', { applyId, rows });
  }
  /** An application whose company has confirmed. */
  async confirmed(
    fairId: string,
    companyId: string = companies.first,
    more: Record<string, unknown> = {},
  ): Promise<string> {
    const id = await this.applied(fairId, companyId, more);
    const replies = [
      await this.approve(id),
      await this.saveTeam(id, this.people()),
      await this.act('school', 'confirm', { id }),
    ];
    const refused = replies.find(({ success }) => !success);
    if (refused) throw new Error(refused.message);
    return id;
  }
  async row(id: string): Promise<Apply> {
    const { rows } = await sql<Apply>`select * from rc_fair_apply where id = ${id}`.execute(this.db);
    return rows[0] as Apply;
  }
  async fairRow(id: string): Promise<Fair> {
    const { rows } = await sql<Fair>`select * from rc_job_fair where id = ${id}`.execute(this.db);
    return rows[0] as Fair;
  }
  async boothRows(fairId: string): Promise<Booth[]> {
    const { rows } = await sql<Booth>`select * from rc_fair_booth where fair_id = ${fairId} order by booth_no`.execute(
      this.db,
    );
    return rows;
  }
  async statuses(fairId: string): Promise<number[]> {
    const { rows } = await sql<{ status: number }>`
      select status from rc_fair_apply where fair_id = ${fairId} order by apply_no`.execute(this.db);
    return rows.map(({ status }) => status);
  }
  /** The entry code, as the company shows it. */
  async code(id: string): Promise<string> {
    return (await this.row(id)).entryCode as string;
  }
  async notices(): Promise<string[]> {
    const { rows } = await sql<{ line: string }>`
      select code || ' ' || receiver as line from rc_outbox order by create_time, id`.execute(this.db);
    return rows.map(({ line }) => line);
  }
}
