import type { Row } from '@campus/contract/kit';
import type { offer } from '@campus/contract/resume';
import { sql } from 'kysely';
import { DeliveryFixture } from '../delivery/delivery-fixture.ts';
import type { Who } from '../delivery/delivery-people.ts';
import type { Reply } from '../support/reply.ts';

type Offer = Row<typeof offer>;
export const path = '/resume/offer';
type Student = Awaited<ReturnType<DeliveryFixture['student']>>;

/** Offers on the real routes, over the deliveries of their fixture; the clock stands at 2025-10-15 10:00. */
export class OfferFixture {
  readonly deliveries: DeliveryFixture;
  private constructor(deliveries: DeliveryFixture) {
    this.deliveries = deliveries;
  }
  static async open(): Promise<OfferFixture> {
    return new OfferFixture(await DeliveryFixture.open());
  }
  clear(): Promise<void> {
    return this.deliveries.clear();
  }
  close(): Promise<void> {
    return this.deliveries.close();
  }

  /** A delivery at 录用 with its student and post. */
  async candidate(
    more: { student?: Student; vacancy?: { id: string; name: string }; post?: object; step?: number } = {},
  ) {
    const student = more.student ?? (await this.deliveries.student());
    const vacancy = more.vacancy ?? (await this.deliveries.vacancy({ ...more.post }));
    const deliveryId = await this.deliveries.deliveryAt({ status: 1, step: more.step ?? 30 }, { student, vacancy });
    return { deliveryId, student, vacancy };
  }
  issue(deliveryId: string, more: Record<string, unknown> = {}, who: Who = 'hr1'): Promise<Reply> {
    return this.deliveries.post(who, `${path}/add`, {
      deliveryId,
      position: '前端工程师',
      salary: '9000.00',
      workplace: '北京市海淀区',
      onboardDate: '2026-07-01',
      deadline: '2025-10-22 10:00:00',
      ...more,
    });
  }
  /** An issued offer; throws when it is refused. */
  async issued(deliveryId: string, more: Record<string, unknown> = {}, who: Who = 'hr1'): Promise<string> {
    const reply = await this.issue(deliveryId, more, who);
    if (!reply.success) throw new Error(reply.message);
    return reply.result.id;
  }
  /** What the school types for a student. */
  answer(employId: string, step: string, body: Record<string, unknown>, who: Who = 'school'): Promise<Reply> {
    const sent = { remark: '学生电话委托', ...(step === 'refuse' && { reason: '另有安排' }), ...body };
    return this.deliveries.post(who, `/api/stu/offer/${step}`, sent, { 'x-behalf-employ': employId });
  }
  revoke(id: string, who: Who = 'hr1', reason = '岗位编制取消'): Promise<Reply> {
    return this.deliveries.post(who, `${path}/revoke`, { id, reason });
  }
  /** What the school reads before it accepts for a student. */
  closes(employId: string, id: string): Promise<Reply> {
    return this.deliveries.get('school', '/api/stu/offer/closes', { id }, { 'x-behalf-employ': employId });
  }
  async row(id: string): Promise<Offer> {
    const { rows } = await sql<Offer>`select * from rc_offer where id = ${id}`.execute(this.deliveries.db);
    return rows[0] as Offer;
  }
  /** How many offers stand with each status. */
  async statuses(): Promise<number[]> {
    const { rows } = await sql<{ status: number }>`select status from rc_offer order by status`.execute(
      this.deliveries.db,
    );
    return rows.map(({ status }) => status);
  }
}
