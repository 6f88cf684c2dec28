import type { interview, venueBooking } from '@campus/contract/interview';
import type { Row } from '@campus/contract/kit';
import { sql } from 'kysely';
import { DeliveryFixture } from '../delivery/delivery-fixture.ts';
import type { Who } from '../delivery/delivery-people.ts';
import type { Reply } from '../support/reply.ts';
import { emptyTables } from '../support/tables.ts';

export type Interview = Row<typeof interview>;
const written = [
  'rc_interview',
  'rc_interview_user',
  'rc_interview_log',
  'rc_interview_evaluation',
  'rc_venue_booking',
  'rc_venue',
];
export const path = '/interview/interview';
/** The next day, two hours wide enough for everything: the clock stands at 2025-10-15 10:00. */
export const at = (from: string, to: string, day = '2025-10-17') => ({
  startTime: `${day} ${from}:00`,
  endTime: `${day} ${to}:00`,
});

/** Interviews on the real routes, over the deliveries of their fixture. */
export class InterviewFixture {
  readonly deliveries: DeliveryFixture;
  #rooms = 0;
  private constructor(deliveries: DeliveryFixture) {
    this.deliveries = deliveries;
  }
  static async open(): Promise<InterviewFixture> {
    return new InterviewFixture(await DeliveryFixture.open());
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

  /** A delivery at 面试 with its student. */
  async candidate(
    more: {
      rounds?: number;
      companyId?: string;
      student?: { id: string; resumeId: string; mobile: string };
      step?: number;
    } = {},
  ): Promise<{
    deliveryId: string;
    student: { id: string; resumeId: string; mobile: string };
    vacancy: { id: string; name: string };
  }> {
    const { rounds = 1, companyId, step = 20 } = more;
    const student = more.student ?? (await this.deliveries.student());
    const vacancy = await this.deliveries.vacancy({ interviewRounds: rounds, ...(companyId && { companyId }) });
    const deliveryId = await this.deliveries.deliveryAt({ status: 1, step }, { student, vacancy });
    return { deliveryId, student, vacancy };
  }
  form(deliveryId: string, more: Record<string, unknown> = {}) {
    return {
      deliveryId,
      round: 1,
      type: 3,
      ...at('09:00', '09:30'),
      interviewerIds: 'member-look1',
      contact: '李人事',
      contactMobile: '13900000001',
      ...more,
    };
  }
  plan(deliveryId: string, more: Record<string, unknown> = {}, who: Who = 'hr1'): Promise<Reply> {
    return this.deliveries.post(who, `${path}/add`, this.form(deliveryId, more));
  }
  /** A planned interview; throws when it is refused. */
  async planned(deliveryId: string, more: Record<string, unknown> = {}, who: Who = 'hr1'): Promise<string> {
    const reply = await this.plan(deliveryId, more, who);
    if (!reply.success) throw new Error(reply.message);
    return reply.result.id;
  }
  act(who: Who, action: string, body: Record<string, unknown>): Promise<Reply> {
    return this.deliveries.post(who, `${path}/${action}`, body);
  }
  /** What the school types for a student. */
  answer(employId: string, step: string, body: Record<string, unknown>, who: Who = 'school'): Promise<Reply> {
    return this.deliveries.post(
      who,
      `/api/stu/interview/${step}`,
      { remark: '学生电话委托', ...body },
      { 'x-behalf-employ': employId },
    );
  }
  async row(id: string): Promise<Interview> {
    const { rows } = await sql<Interview>`select * from rc_interview where id = ${id}`.execute(this.db);
    return rows[0] as Interview;
  }
  /** A room that companies may choose. */
  async room(more: Record<string, unknown> = {}): Promise<string> {
    this.#rooms += 1;
    const form = {
      name: `面试间${this.#rooms}`,
      type: 2,
      building: '就业中心',
      capacity: 6,
      openToCompany: 1,
      ...more,
    };
    const reply = await this.deliveries.post('school', '/venue/venue/add', form);
    if (!reply.success) throw new Error(reply.message);
    return reply.result.id;
  }
  async bookings(): Promise<Row<typeof venueBooking>[]> {
    const { rows } = await sql<
      Row<typeof venueBooking>
    >`select * from rc_venue_booking order by create_time, id`.execute(this.db);
    return rows;
  }
  /** Moves the clock to a time of the China day. */
  async travel(time: string): Promise<void> {
    const now = this.deliveries.clock.now().getTime();
    const minutes = (new Date(`${time.replace(' ', 'T')}+08:00`).getTime() - now) / 60_000;
    this.deliveries.passDays(0);
    this.deliveries.clock.pass(minutes);
  }
}
