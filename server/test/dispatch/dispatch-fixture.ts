import type { Row } from '@campus/contract/kit';
import type { dispatch } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { DeliveryFixture } from '../delivery/delivery-fixture.ts';
import type { Who } from '../delivery/delivery-people.ts';
import { OfferFixture } from '../offer/offer-fixture.ts';
import type { Reply } from '../support/reply.ts';

type Dispatch = Row<typeof dispatch>;
export const path = '/resume/dispatch';
export const content = {
  archiveUnit: '北京市人才服务中心',
  archiveAddress: '北京市海淀区学府路1号',
  household: '北京市海淀区',
  reportDate: '2026-07-02',
  contact: '李经理',
  contactMobile: '13900001234',
  note: '携带身份证报到',
};

/** Dispatch on the real routes, of students who accepted an offer; the clock stands at 2025-10-15 10:00. */
export class DispatchFixture {
  readonly offers: OfferFixture;
  private constructor(offers: OfferFixture) {
    this.offers = offers;
  }
  static async open(): Promise<DispatchFixture> {
    return new DispatchFixture(await OfferFixture.open());
  }
  get deliveries(): DeliveryFixture {
    return this.offers.deliveries;
  }
  clear(): Promise<void> {
    return this.offers.clear();
  }
  close(): Promise<void> {
    return this.offers.close();
  }

  /** A student who accepted an offer; with an approved recommendation form unless said otherwise. */
  async hired({ post, formAudit = 2 }: { post?: object; formAudit?: number } = {}) {
    const of = await this.offers.candidate(post ? { post } : {});
    const offerId = await this.offers.issued(of.deliveryId);
    const reply = await this.offers.answer(of.student.id, 'accept', { id: offerId });
    if (!reply.success) throw new Error(reply.message);
    await sql`
      update rc_resume set form_audit = ${formAudit}, form_no = 'TJ2026S1' where id = ${of.student.resumeId}`.execute(
      this.deliveries.db,
    );
    const { dispatchId } = await this.deliveries.row(of.deliveryId);
    return { ...of, offerId, id: dispatchId as string };
  }
  step(name: string, id: string, who: Who, body: object = {}): Promise<Reply> {
    return this.deliveries.post(who, `${path}/${name}`, { id, ...body });
  }
  push(id: string, more: object = {}, who: Who = 'school'): Promise<Reply> {
    return this.step('push', id, who, { ...content, ...more });
  }
  receive(id: string, who: Who = 'hr1'): Promise<Reply> {
    return this.step('receive', id, who);
  }
  returnIt(id: string, who: Who = 'hr1', reason = '档案单位名称有误'): Promise<Reply> {
    return this.step('return', id, who, { reason });
  }
  revoke(id: string, who: Who = 'school', reason = '接收单位需要核对'): Promise<Reply> {
    return this.step('revoke', id, who, { reason });
  }
  async row(id: string): Promise<Dispatch> {
    const { rows } = await sql<Dispatch>`select * from rc_dispatch where id = ${id}`.execute(this.deliveries.db);
    return rows[0] as Dispatch;
  }
  /** Brings a dispatch into a state by its calls. */
  async bring(state: 'waiting' | 'pushed' | 'received' | 'returned' | 'revoked', id: string): Promise<void> {
    if (state === 'waiting') return;
    await this.push(id);
    if (state === 'received') await this.receive(id);
    if (state === 'returned') await this.returnIt(id);
    if (state === 'revoked') await this.revoke(id);
  }
}
