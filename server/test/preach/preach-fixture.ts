import type { Row } from '@campus/contract/kit';
import type { preach, preachAttendee } from '@campus/contract/preach';
import { sql } from 'kysely';
import { DeliveryFixture } from '../delivery/delivery-fixture.ts';
import { colleges, companies, type Who } from '../delivery/delivery-people.ts';
import type { Reply } from '../support/reply.ts';
import { emptyTables } from '../support/tables.ts';

const written = [
  'rc_preach',
  'rc_preach_company',
  'rc_preach_post',
  'rc_preach_attendee',
  'rc_venue',
  'rc_venue_booking',
  'rc_holiday',
  'live_stream',
  'live_chat',
  'live_mute',
  'live_watch',
  'rc_post_forbidden_word',
];
const path = '/preach/preach';
/** The clock of the fixture stands at Wednesday 2025-10-15 10:00. */
export const at = (from: string, to: string, day = '2025-10-27') => ({
  startTime: `${day} ${from}:00`,
  endTime: `${day} ${to}:00`,
});

/** Sessions on the real routes, over the companies and students of the fixture of deliveries. */
export class PreachFixture {
  readonly deliveries: DeliveryFixture;
  #made = 0;
  private constructor(deliveries: DeliveryFixture) {
    this.deliveries = deliveries;
  }
  static async open(env: Readonly<Record<string, string>> = {}): Promise<PreachFixture> {
    return new PreachFixture(await DeliveryFixture.open(env));
  }
  async clear(): Promise<void> {
    await emptyTables(this.deliveries.db, written);
    await this.deliveries.clear();
  }
  close(): Promise<void> {
    return this.deliveries.close();
  }
  get db() {
    return this.deliveries.db;
  }
  /** Another time in China; sessions do not last that long, everybody signs in again. */
  moveTo(time: string): void {
    this.deliveries.passDays(0);
    this.deliveries.clock.set(`${time}+08:00`);
  }
  post(who: Who, path: string, body: object, headers: Record<string, string> = {}): Promise<Reply> {
    return this.deliveries.post(who, path, body, headers);
  }
  step(name: string, body: object, who: Who = 'staff'): Promise<Reply> {
    return this.post(who, `${path}/${name}`, body);
  }

  async hall(more: Record<string, unknown> = {}): Promise<string> {
    this.#made += 1;
    const form = { name: `宣讲厅${this.#made}`, type: 1, building: '就业中心', capacity: 200, ...more };
    const { success, message, result } = await this.post('school', '/venue/venue/add', form);
    if (!success) throw new Error(message);
    return result.id;
  }
  form(more: Record<string, unknown> = {}) {
    return {
      title: '云湖科技校园宣讲会',
      type: 1,
      expectCount: 100,
      content: `<p>${'介绍公司业务、招聘岗位与培养计划。'.repeat(4)}</p>`,
      contact: '李人事',
      contactMobile: '13900000001',
      ...more,
    };
  }
  request(more: Record<string, unknown> = {}, who: Who = 'hr1'): Promise<Reply> {
    const wishTimes = [{ start: '2025-10-27 14:00:00', end: '2025-10-27 16:00:00' }];
    return this.post(who, `${path}/save`, this.form({ wishTimes, ...more }));
  }
  /** A request that the school has placed in a hall; throws when it is refused. */
  async placed(more: Record<string, unknown> = {}): Promise<{ id: string; venueId: string }> {
    const asked = await this.request();
    if (!asked.success) throw new Error(asked.message);
    const venueId = (more.venueId as string | undefined) ?? (await this.hall());
    const body = { id: asked.result.id, venueId, ...at('14:00', '16:00'), ...more };
    const made = await this.step('create', body);
    if (!made.success) throw new Error(made.message);
    return { id: asked.result.id, venueId };
  }
  async approved(more: Record<string, unknown> = {}): Promise<{ id: string; venueId: string }> {
    const made = await this.placed(more);
    const { success, message } = await this.step('audit', { id: made.id, result: 1 }, 'auditor');
    if (!success) throw new Error(message);
    return made;
  }
  async row(id: string): Promise<Row<typeof preach>> {
    const { rows } = await sql<Row<typeof preach>>`select * from rc_preach where id = ${id}`.execute(this.db);
    return rows[0] as Row<typeof preach>;
  }
  async attendees(preachId: string): Promise<Row<typeof preachAttendee>[]> {
    const { rows } = await sql<Row<typeof preachAttendee>>`
      select * from rc_preach_attendee where preach_id = ${preachId} order by sign_up_time, wait_no nulls first, id`.execute(
      this.db,
    );
    return rows;
  }
  /** Open bookings of a session: venue and state. */
  async bookings(preachId: string) {
    const { rows } = await sql<{ venueId: string; status: number }>`
      select venue_id, status from rc_venue_booking where ref_id = ${preachId} and status in (1, 2)
      order by start_time, venue_id`.execute(this.db);
    return rows;
  }
  async signUp(preachId: string, student: { id: string }): Promise<Reply> {
    return this.post(
      'school',
      '/api/stu/preach/signUp',
      { preachId, remark: '学生电话委托' },
      { 'x-behalf-employ': student.id },
    );
  }
  async cancelFor(preachId: string, student: { id: string }): Promise<Reply> {
    return this.post(
      'school',
      '/api/stu/preach/cancel',
      { preachId, remark: '学生电话委托' },
      { 'x-behalf-employ': student.id },
    );
  }
}
export { colleges, companies };
