import { company, companyUser } from '@campus/contract/enterprise';
import type { Row, Session } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { delivery, deliveryStep, employUser, resume } from '@campus/contract/resume';
import { nextWait } from '@campus/contract/rules';
import { sql } from 'kysely';
import { demoPassword, seedSession, seedSystem } from '../../src/areas/system/seed.ts';
import type { Context } from '../../src/kit/context.ts';
import type { Engine } from '../../src/kit/engine.ts';
import { addUser } from '../../src/platform/sign-in/account-writes.ts';
import { hashPassword } from '../../src/platform/sign-in/password-hash.ts';
import { Clock } from '../support/bare-engine.ts';
import type { Reply } from '../support/reply.ts';
import type { Filling } from '../support/seeded-store.ts';
import { emptyTables } from '../support/tables.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

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
/** The university that everything happens in; the zone and the other university look on. */
const tenantId = 2;
const start = '2025-10-15T10:00:00+08:00';
/** Colleges of the university, by code. */
export const colleges = { language: 'A02A02', computing: 'A02A08' } as const;
/** Two companies; the second one is the other company of every test. */
export const companies = { first: 'company-1', second: 'company-2' } as const;
/** The one post that the limited recruiter answers for. */
export const scopedPost = 'post-scoped';

const members = [
  { username: 'head1', companyId: companies.first, role: 1, roleCode: 'ent_admin', postScope: null },
  { username: 'hr1', companyId: companies.first, role: 2, roleCode: 'ent_hr', postScope: null },
  { username: 'limited1', companyId: companies.first, role: 2, roleCode: 'ent_hr', postScope: scopedPost },
  { username: 'look1', companyId: companies.first, role: 3, roleCode: 'ent_interviewer', postScope: null },
  { username: 'hr2', companyId: companies.second, role: 2, roleCode: 'ent_hr', postScope: null },
] as const;
export type Who =
  | (typeof members)[number]['username']
  | 'school'
  | 'staff'
  | 'college'
  | 'auditor'
  | 'viewer'
  | 'plain'
  | 'admin'
  | 'other';
/** Accounts of the school side that the product ships; `other` belongs to another tenant. */
const shipped: Readonly<Partial<Record<Who, string>>> = {
  school: 'demo_school_admin_2',
  staff: 'demo_school_staff_2',
  college: 'demo_college_staff_2',
  auditor: 'demo_school_auditor_2',
  other: 'demo_school_admin_3',
};

/** A call with a student's own token. */
export type StudentCall = (method: 'GET' | 'POST', path: string, body?: object) => Promise<Reply>;

/** Where a delivery stands: status and step. */
export interface Place {
  readonly status: number;
  readonly step?: number;
  readonly studentConfirm?: number;
}
interface Line {
  readonly action: string;
  readonly status: number;
  readonly step: number;
}
const submitted: Line = { action: 'submit', status: 1, step: 10 };
const passed: Line = { action: 'pass', status: 1, step: 20 };
const later: readonly Line[] = [
  { action: 'pass', status: 1, step: 30 },
  { action: 'offerAccept', status: 1, step: 40 },
  { action: 'receive', status: 1, step: 50 },
  { action: 'signEffective', status: 1, step: 60 },
  { action: 'evaluate', status: 2, step: 60 },
];
const endings: Readonly<Record<number, string>> = { 3: 'reject', 4: 'withdraw', 5: 'close', 6: 'transferOut' };
/** A history that leads to the place. */
function historyTo({ status, step = 10 }: Place): Line[] {
  const way = [submitted, passed, ...later].filter((line) => line.step <= step && (line.status === 1 || status === 2));
  const ending = endings[status];
  return ending ? [...way, { action: ending, status, step }] : way;
}

const filling: Filling = {
  name: 'delivery',
  at: start,
  async fill(engine) {
    await seedSystem(engine, { profile: 'small' });
    const hash = await hashPassword(demoPassword, Buffer.alloc(16, 7));
    await engine.runAs(seedSession(tenantId), (context) => addCompanies(context, hash));
    await engine.runAs(seedSession(tenantId), (context) => addViewer(context, hash));
    // An account without a phone is never asked to verify it, however far a test looks ahead.
    await sql`update sys_user set phone = null`.execute(engine.db);
  },
};

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

async function addCompanies(context: Context, passwordHash: string): Promise<void> {
  for (const [i, id] of Object.values(companies).entries())
    await context.engine.insert(
      company,
      {
        id,
        companyName: `示例企业${i + 1}有限公司`,
        creditCode: `9199999900000000${i}X`,
        companyKind: 1,
        auditStatus: 3,
        blackFlag: 0,
      } as never,
      context,
    );
  for (const { username, companyId, role, roleCode, postScope } of members) {
    const userId = await addUser(context, {
      username,
      realname: `人事${username}`,
      userType: '2',
      passwordHash,
      companyId,
      tenants: [tenantId],
      roles: [roleCode],
    });
    const values = { id: `member-${username}`, userId, companyId, role, postScope, isRegistrant: 0 };
    await context.engine.insert(companyUser, values as never, context);
  }
}
/** Reads the university's rows and nothing of its students' contacts. */
async function addViewer(context: Context, passwordHash: string): Promise<void> {
  const account = { username: 'plain', realname: '只读', userType: '1', passwordHash } as const;
  await addUser(context, { ...account, tenants: [tenantId], roles: ['viewer'] });
}
async function addHistory(deliveryId: string, lines: readonly Line[], context: Context): Promise<void> {
  const getResult = (status: number): number => (status === 2 ? 1 : status === 3 ? 2 : 0);
  for (const [k, line] of lines.entries()) {
    const before = lines[k - 1];
    await context.engine.insert(
      deliveryStep,
      {
        deliveryId,
        seq: k + 1,
        action: line.action,
        fromStatus: before?.status ?? null,
        toStatus: line.status,
        fromStep: before?.step ?? null,
        toStep: line.step,
        fromResult: before ? getResult(before.status) : null,
        toResult: getResult(line.status),
        reasonCode: line.action === 'reject' ? 1 : null,
        actorType: line.action === 'submit' ? 1 : 2,
        actorName: '测试',
        occurTime: context.now,
      } as never,
      context,
    );
  }
}
