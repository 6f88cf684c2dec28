import type { Row } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { delivery, type deliveryStep, employUser, resume } from '@campus/contract/resume';
import { nextWait } from '@campus/contract/rules';
import { sql } from 'kysely';
import { DeliveryCalls } from './delivery-calls.ts';
import { addHistory, historyTo, type Place } from './delivery-history.ts';
import { colleges, companies } from './delivery-people.ts';

export type Delivery = Row<typeof delivery>;

/** Students, posts and deliveries on the real routes. */
export class DeliveryFixture extends DeliveryCalls {
  #made = 0;

  static async open(env: Readonly<Record<string, string>> = {}): Promise<DeliveryFixture> {
    return new DeliveryFixture(await DeliveryCalls.start(env));
  }

  /** A student with a résumé that says enough. */
  async student(
    more: Record<string, unknown> = {},
    cv: Record<string, unknown> | null = {},
  ): Promise<{ id: string; mobile: string; resumeId: string }> {
    this.#made += 1;
    const n = String(this.#made).padStart(4, '0');
    const { sysOrgCode = colleges.language } = more;
    const mobile = `1400000${n}`;
    return this.as(async (context) => {
      const row = await context.engine.insert(
        employUser,
        {
          realname: `王小${n}`,
          studentNo: `S${n}`,
          sex: 1,
          mobile,
          email: `s${n}@example.com`,
          schoolName: '云湖大学',
          departId: 'none',
          eduLevel: '31',
          majorCode: '080901',
          gradDate: '2026-06-30',
          gradYear: 2026,
          originCode: '110101',
          status: 1,
          deliveryCount: 0,
          mergedInto: '',
          sysOrgCode,
          ...more,
        } as never,
        context,
      );
      if (cv === null) return { id: row.id, mobile, resumeId: '' };
      const values = { employId: row.id, status: 2, completeness: 80, headline: '踏实肯干', sysOrgCode, ...cv };
      const { id: resumeId } = await context.engine.insert(resume, values as never, context);
      await context.engine.set(employUser, row.id, { resumeId } as never, context);
      return { id: row.id, mobile, resumeId };
    });
  }
  /** A published post. */
  async vacancy(more: Record<string, unknown> = {}): Promise<{ id: string; name: string }> {
    this.#made += 1;
    const companyId = (more.companyId ?? companies.first) as string;
    const values = {
      postStatus: 1,
      companyId,
      postNo: `GW${this.#made}`,
      name: `工程师${this.#made}`,
      postTypeId: 'none',
      category: '13',
      nature: 1,
      headcount: 5,
      eduRequire: '31',
      gradYears: '2026',
      salaryType: 3,
      workPalce: '110100',
      duty: '<p>职责</p>',
      requirement: '<p>要求</p>',
      interviewRounds: 1,
      contactUserId: `member-${companyId === companies.first ? 'hr1' : 'hr2'}`,
      endDate: '2025-12-31',
      deliveryCount: 0,
      todoCount: 0,
      ...more,
    };
    return this.as(async (context) => {
      const { id, name, postStatus } = await context.engine.insert(companyPost, values as never, context);
      if (postStatus !== values.postStatus)
        await context.engine.set(companyPost, id, { postStatus: values.postStatus } as never, context);
      return { id, name };
    });
  }
  /** A student's own application through the call that the school makes for him; the id of the delivery. */
  async deliver(student: { id: string }, vacancy: { id: string }): Promise<string> {
    const reply = await this.behalf(student.id, 'submit', { postId: vacancy.id });
    if (!reply.success) throw new Error(reply.message);
    return reply.result.id;
  }
  /** A delivery that stands at `place`, with a history that led there. */
  async deliveryAt(
    place: Place,
    of: { student?: { id: string; resumeId: string }; vacancy?: { id: string }; more?: Record<string, unknown> } = {},
  ): Promise<string> {
    const student = of.student ?? (await this.student());
    const { id: postId } = of.vacancy ?? (await this.vacancy());
    const { status, step = 10, studentConfirm = 1 } = place;
    const result = status === 2 ? 1 : status === 3 ? 2 : 0;
    return this.as(async (context) => {
      const { engine, now } = context;
      const post = (await engine.lock(companyPost, postId, context)) as Row<typeof companyPost>;
      const { sysOrgCode } = (await engine.lock(employUser, student.id, context)) as Row<typeof employUser>;
      this.#made += 1;
      const { id } = await engine.insert(
        delivery,
        {
          deliveryNo: `TD${this.#made}`,
          employId: student.id,
          postId,
          companyId: post.companyId,
          resumeId: student.resumeId,
          resumeSnapshot: { headline: '踏实肯干', educations: [], certs: [], photo: null, file: null },
          source: studentConfirm === 1 ? 1 : 6,
          step,
          stepResult: result,
          status,
          studentConfirm,
          confirmDeadline: studentConfirm === 0 ? '2025-10-20 10:00:00' : null,
          rejectReason: status === 3 ? 1 : null,
          closeReason: status === 5 ? (studentConfirm === 2 ? 4 : studentConfirm === 3 ? 3 : 1) : null,
          plannedRounds: step > 10 ? post.interviewRounds : null,
          ...nextWait(undefined, { status, step, studentConfirm }, String(of.more?.stepTime ?? now)),
          deliverTime: now,
          stepTime: now,
          stageTime: now,
          sysOrgCode,
          ...of.more,
        } as never,
        context,
      );
      await addHistory(id, historyTo(place), context);
      return id;
    });
  }

  async row(id: string): Promise<Delivery> {
    const { rows } = await sql<Delivery>`select * from rc_delivery where id = ${id}`.execute(this.db);
    return rows[0] as Delivery;
  }
  async history(id: string): Promise<Row<typeof deliveryStep>[]> {
    const { rows } = await sql<
      Row<typeof deliveryStep>
    >`select * from rc_delivery_step where delivery_id = ${id} order by seq`.execute(this.db);
    return rows;
  }
  async lastEntry(id: string): Promise<Row<typeof deliveryStep> | undefined> {
    return (await this.history(id)).at(-1);
  }
  async actions(id: string): Promise<string[]> {
    return (await this.history(id)).map(({ action }) => action);
  }
}
