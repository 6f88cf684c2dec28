import type { fairBooth, jobFair } from '@campus/contract/jobfair';
import type { Row } from '@campus/contract/kit';
import { sql } from 'kysely';
import { form } from '../http/http-fixture.ts';
import { pdf } from '../platform/storage-samples.ts';
import { type Answered, AppFixture, type Caller } from '../support/app-fixture.ts';
import { emptyTables } from '../support/tables.ts';

export const path = '/jobFair/jobFair';
export const boothPath = '/jobFair/fairBooth';
export type Who = 'staff' | 'school' | 'auditor' | 'college';
const accounts: Readonly<Record<Who, string>> = {
  staff: 'demo_school_staff_2',
  school: 'demo_school_admin_2',
  auditor: 'demo_school_auditor_2',
  college: 'demo_college_staff_2',
};
/** The clock stands at 2025-10-15 09:00. */
export const times = {
  applyStart: '2025-10-16 00:00:00',
  applyEnd: '2025-11-05 18:00:00',
  startTime: '2025-11-08 09:00:00',
  endTime: '2025-11-08 16:00:00',
};
const content =
  '本次双选会面向全校毕业生，参会企业覆盖多个行业，请毕业生携带简历准时参加，现场提供打印和咨询服务。'.repeat(2);

/** Job fairs on the real routes. */
export class FairFixture {
  readonly app: AppFixture;
  #callers = new Map<Who, Caller>();
  #safetyPlan = '';
  #made = 0;
  private constructor(app: AppFixture) {
    this.app = app;
  }
  static async open(): Promise<FairFixture> {
    const fixture = new FairFixture(await AppFixture.open());
    fixture.#safetyPlan = await fixture.#upload('jobfair-paper', 'plan.pdf');
    return fixture;
  }
  /** Stores a file through the upload of the product; its path. */
  async #upload(biz: string, name: string): Promise<string> {
    const { payload, headers } = form({}, [{ name, content: pdf() }]);
    const response = await this.app.app.server.inject({
      ...{ method: 'POST', url: `/server/sys/common/upload?biz=${biz}`, payload },
      headers: { ...headers, 'x-access-token': (await this.caller('staff')).token ?? '' },
    });
    const { success, message } = response.json() as Answered;
    if (!success) throw new Error(message);
    return message;
  }
  close = () => this.app.close();
  /** A session that is renewed after the clock has moved. */
  async caller(who: Who): Promise<Caller> {
    const known = this.#callers.get(who) ?? { token: await this.app.token(accounts[who]) };
    this.#callers.set(who, known);
    return known;
  }
  get db() {
    return this.app.database.db;
  }
  async clear(): Promise<void> {
    this.at('2025-10-15 09:00:00');
    await emptyTables(this.db, ['rc_job_fair', 'rc_fair_booth', 'rc_venue', 'rc_venue_booking', 'rc_outbox']);
  }
  post = async (url: string, body: Record<string, unknown>, who: Who = 'staff'): Promise<Answered> =>
    this.app.post(url, body, await this.caller(who));
  get = async (url: string, who: Who = 'staff'): Promise<Answered> => this.app.get(url, await this.caller(who));
  edit = async (body: Record<string, unknown>, who: Who = 'staff'): Promise<Answered> =>
    this.app.call('PUT', `${path}/edit`, await this.caller(who), body);
  remove = async (id: string): Promise<Answered> =>
    this.app.call('DELETE', `${path}/delete?id=${id}`, await this.caller('staff'));
  step = (name: string, body: Record<string, unknown>, who: Who = 'staff'): Promise<Answered> =>
    this.post(`${path}/${name}`, body, who);

  form(more: Record<string, unknown> = {}): Record<string, unknown> {
    this.#made += 1;
    return {
      ...{ title: `秋季双选会第${this.#made}场`, type: 1, organizer: '就业指导中心' },
      ...{ contact: '王老师', contactPhone: '0571-10000000', content, maxCompany: 80, boothMode: 1 },
      ...{ venueText: '体育馆主馆', regionCode: '330100', safetyPlan: this.#safetyPlan, ...times, ...more },
    };
  }
  add = (more: Record<string, unknown> = {}, who: Who = 'staff'): Promise<Answered> =>
    this.post(`${path}/add`, this.form(more), who);
  /** Id of a draft; throws when it is refused. */
  async draft(more: Record<string, unknown> = {}): Promise<string> {
    const answered = await this.add(more);
    if (!answered.success) throw new Error(answered.message);
    return answered.result.id;
  }
  generate = (fairId: string, more: Record<string, unknown> = {}): Promise<Answered> =>
    this.post(`${boothPath}/batchGenerate`, { fairId, zone: 'A', rows: 2, cols: 5, ...more });
  /** Id of a published fair with ten booths. */
  async published(more: Record<string, unknown> = {}): Promise<string> {
    const id = await this.draft(more);
    await this.generate(id);
    for (const answered of [await this.step('submit', { id }), await this.step('audit', { id, result: 1 }, 'auditor')])
      if (!answered.success) throw new Error(answered.message);
    return id;
  }
  /** Moves the clock, which is given in China time. */
  at(moment: string): void {
    this.app.clock.set(`${moment.replace(' ', 'T')}+08:00`);
    this.#callers.clear();
  }
  async row(id: string): Promise<Row<typeof jobFair>> {
    const { rows } = await sql<Row<typeof jobFair>>`select * from rc_job_fair where id = ${id}`.execute(this.db);
    return rows[0] as Row<typeof jobFair>;
  }
  async booths(fairId: string): Promise<Row<typeof fairBooth>[]> {
    const { rows } = await sql<Row<typeof fairBooth>>`
      select * from rc_fair_booth where fair_id = ${fairId} and del_flag = 0 order by booth_no`.execute(this.db);
    return rows;
  }
  async bookings(): Promise<readonly { status: number; startTime: string }[]> {
    const { rows } = await sql<{ status: number; startTime: string }>`
      select status, start_time from rc_venue_booking order by create_time, id`.execute(this.db);
    return rows;
  }
  async notices(): Promise<string[]> {
    const { rows } = await sql<{ text: string }>`
      select code || ' ' || receiver as text from rc_outbox order by 1`.execute(this.db);
    return rows.map(({ text }) => text);
  }
}
