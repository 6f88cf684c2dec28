import type { Row, Session } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { delivery, type deliveryStep, employUser, resume } from '@campus/contract/resume';
import { nextWait } from '@campus/contract/rules';
import { sql } from 'kysely';
import { demoPassword, seedSession } from '../../src/areas/system/seed.ts';
import type { Context } from '../../src/kit/context.ts';
import type { Engine } from '../../src/kit/engine.ts';
import { hashPassword } from '../../src/platform/sign-in/password-hash.ts';
import { Clock } from '../support/bare-engine.ts';
import type { Reply } from '../support/reply.ts';
import { emptyTables } from '../support/tables.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { addHistory, historyTo, type Place } from './delivery-history.ts';
import { colleges, companies, filling, shipped, start, tenantId, type Who } from './delivery-people.ts';

/** The tables that tests write. */
const written = [
  'rc_match_rule',
  'rc_match_rule_version',
  'rc_match_result',
  'rc_match_job',
  'rc_match_feedback',
  'rc_interview',
  'rc_interview_user',
  'rc_interview_log',
  'rc_interview_evaluation',
  'rc_offer',
  'rc_dispatch',
  'rc_agreement',
  'rc_employment',
  'rc_employment_log',
  'rc_evaluation',
  'rc_violation',
  'rc_delivery',
  'rc_delivery_step',
  'rc_recommend',
  'rc_resume_download',
  'rc_resume',
  'rc_resume_education',
  'rc_resume_experience',
  'rc_resume_skill',
  'rc_resume_cert',
  'rc_resume_intention',
  'rc_employ_user',
  'rc_student_merge',
  'rc_duplicate_ignore',
  'rc_company_post',
  'rc_outbox',
  'rc_setting',
  'sys_number',
];

export type Delivery = Row<typeof delivery>;
/** A call with a student's own token. */
export type StudentCall = (method: 'GET' | 'POST', path: string, body?: object) => Promise<Reply>;

/** Deliveries on the real routes; the clock stands at 2025-10-15 10:00. */
export class DeliveryFixture {
  readonly app: TestApp;
  readonly engine: Engine;
  readonly clock: Clock;
  readonly #tokens = new Map<Who, Promise<string>>();
  #made = 0;
  #moved = false;

  private constructor(app: TestApp, clock: Clock) {
    this.app = app;
    this.engine = app.engine;
    this.clock = clock;
  }
  static async open(env: Readonly<Record<string, string>> = {}): Promise<DeliveryFixture> {
    const clock = new Clock(start);
    return new DeliveryFixture(
      await createTestApp({ filled: filling, now: clock.now, env: { STUDENT_SIGN_IN: '1', ...env } }),
      clock,
    );
  }
  close(): Promise<void> {
    return this.app.close();
  }
  get db() {
    return this.engine.db;
  }
  /** Empties what tests write; companies and people stay. */
  async clear(): Promise<void> {
    await emptyTables(this.db, written);
    await sql`update rc_company set audit_status = 3, black_flag = 0, black_scope = 0, delivery_count = 0, post_count = 0,
      hire_count = 0`.execute(this.db);
    if (this.#moved) this.#tokens.clear();
    this.#moved = false;
    this.clock.set(start);
  }
  /** Sessions do not last as long as tests look ahead: everybody signs in again. */
  passDays(days: number): void {
    this.clock.pass(days * 24 * 60);
    this.#moved = true;
    this.#tokens.clear();
  }

  /** Calls at the same moment share one sign-in. */
  token(who: Who): Promise<string> {
    const known = this.#tokens.get(who) ?? this.app.signIn(shipped[who] ?? who);
    this.#tokens.set(who, known);
    return known;
  }
  async #call(
    who: Who,
    method: 'GET' | 'POST',
    path: string,
    sent: object,
    headers: Record<string, string>,
  ): Promise<Reply> {
    const query = method === 'GET' ? `?${new URLSearchParams(sent as Record<string, string>)}` : '';
    const { body } = await this.app.call({
      method,
      url: `/server${path}${query}`,
      as: await this.token(who),
      headers: { ...(who === 'admin' && { 'tenant-id': String(tenantId) }), ...headers },
      ...(method === 'POST' && { payload: sent }),
    });
    return body as Reply;
  }
  get(
    who: Who,
    path: string,
    query: Record<string, string | number> = {},
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    return this.#call(who, 'GET', path, query, headers);
  }
  post(who: Who, path: string, body: object = {}, headers: Record<string, string> = {}): Promise<Reply> {
    return this.#call(who, 'POST', path, body, headers);
  }
  /** What the school types for a student. */
  behalf(employId: string, call: string, body: object, who: Who = 'school'): Promise<Reply> {
    return this.post(
      who,
      `/api/stu/delivery/${call}`,
      { remark: '学生电话委托', ...body },
      { 'x-behalf-employ': employId },
    );
  }

  /** A student with an account and a password, signed in. */
  async signedIn({ id }: { readonly id: string }): Promise<StudentCall> {
    const opened = await this.post('school', '/employ/employUser/openAccount', { ids: id });
    if (opened.result?.ok !== 1) throw new Error(opened.message);
    const { rows } = await sql<{ username: string }>`
      update sys_user set password = ${await hashPassword(demoPassword, Buffer.alloc(16, 7))}, phone = null
      where id = (select user_id from rc_employ_user where id = ${id}) returning username`.execute(this.db);
    const token = await this.app.signIn(String(rows[0]?.username));
    return async (method, path, body = {}) => {
      const sent = { method, url: `/server${path}`, as: token, ...(method === 'POST' && { payload: body }) };
      return (await this.app.call(sent)).body as Reply;
    };
  }

  /** Works as the system of the university, past all forms. */
  as<T>(work: (context: Context) => Promise<T>): Promise<T> {
    return this.engine.runAs(seedSession(tenantId), work);
  }
  /** A context of reads for this session. */
  context(session: Session): Context {
    return this.engine.context({ session, ip: '', userAgent: '', requestId: '' });
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
  async actions(id: string): Promise<string[]> {
    return (await this.history(id)).map(({ action }) => action);
  }
  /** Queued notifications as `code receiver`, sorted. */
  async notifications(): Promise<string[]> {
    const { rows } = await sql<{
      code: string;
      receiver: string;
    }>`select code, receiver from rc_outbox order by code, receiver`.execute(this.db);
    return rows.map(({ code, receiver }) => `${code} ${receiver}`);
  }
  async setting(key: string, value: number): Promise<void> {
    await sql`
      insert into rc_setting (id, tenant_id, create_by, create_time, setting_key, setting_value)
      values (${`setting-${key}`}, ${tenantId}::int, 'test', now(), ${key}, ${String(value)})`.execute(this.db);
  }
  async count(table: string, condition = 'true'): Promise<number> {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from ${sql.table(table)} where ${sql.raw(condition)}`.execute(this.db);
    return rows[0]?.n ?? 0;
  }
}
