import type { Session } from '@campus/contract/kit';
import { sql } from 'kysely';
import { demoPassword, seedSession } from '../../src/areas/system/seed.ts';
import type { Context } from '../../src/kit/context.ts';
import type { Engine } from '../../src/kit/engine.ts';
import { hashPassword } from '../../src/platform/sign-in/password-hash.ts';
import { Clock } from '../support/bare-engine.ts';
import { listNotifications } from '../support/outbox.ts';
import type { Reply } from '../support/reply.ts';
import { storeSetting } from '../support/stored-settings.ts';
import { emptyTables, resumeTables } from '../support/tables.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { filling, shipped, start, tenantId, type Who } from './delivery-people.ts';

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
  ...resumeTables,
  'rc_employ_user',
  'rc_student_merge',
  'rc_duplicate_ignore',
  'rc_company_post',
  'rc_outbox',
  'rc_setting',
  'sys_number',
];

/** A call with a student's own token. */
type StudentCall = (method: 'GET' | 'POST', path: string, body?: object) => Promise<Reply>;

interface BoardColumn {
  readonly column: string;
  readonly total: number;
  readonly medianDays: number | null;
  readonly records: readonly { readonly id: string }[];
}

/** The real routes over the university of these tests, and the calls of its people; the clock stands at 2025-10-15 10:00. */
export class DeliveryCalls {
  readonly app: TestApp;
  readonly engine: Engine;
  readonly clock: Clock;
  readonly #tokens = new Map<Who, Promise<string>>();
  #moved = false;

  protected constructor({ app, clock }: { app: TestApp; clock: Clock }) {
    this.app = app;
    this.engine = app.engine;
    this.clock = clock;
  }
  protected static async start(env: Readonly<Record<string, string>>): Promise<{ app: TestApp; clock: Clock }> {
    const clock = new Clock(start);
    const app = await createTestApp({ filled: filling, now: clock.now, env: { STUDENT_SIGN_IN: '1', ...env } });
    return { app, clock };
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
    await this.engine.services.tenantSettings.reload();
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
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    sent: object,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const isForm = method === 'POST' || method === 'PUT';
    const query = isForm ? '' : `?${new URLSearchParams(sent as Record<string, string>)}`;
    const { body } = await this.app.call({
      method,
      url: `/server${path}${query}`,
      as: await this.token(who),
      headers: { ...(who === 'admin' && { 'tenant-id': String(tenantId) }), ...headers },
      ...(isForm && { payload: sent }),
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
  /** The form of a student, by the school. */
  editStudent(id: string, values: object): Promise<Reply> {
    return this.#call('school', 'PUT', '/employ/employUser/edit', { id, ...values });
  }
  deleteStudent(id: string): Promise<Reply> {
    return this.#call('school', 'DELETE', '/employ/employUser/delete', { id });
  }
  /** The deliveries that this user lists. */
  async list(who: Who, query: Record<string, string | number> = {}): Promise<Reply['result']> {
    return (await this.get(who, '/resume/delivery/list', { pageSize: 100, ...query })).result;
  }
  /** Their ids, sorted. */
  async listIds(who: Who, query: Record<string, string | number> = {}): Promise<string[]> {
    return (await this.list(who, query)).records.map(({ id }: { id: string }) => id).sort();
  }
  /** The columns of the board of this user. */
  async board(who: Who, query: Record<string, string | number> = {}): Promise<BoardColumn[]> {
    return (await this.get(who, '/resume/delivery/board', query)).result;
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

  /** Queued notifications as `code receiver`, sorted. */
  notifications(): Promise<string[]> {
    return listNotifications(this.db);
  }
  setting(key: string, value: number): Promise<void> {
    return storeSetting(this.engine, key, value, tenantId);
  }
  async count(table: string, condition = 'true'): Promise<number> {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from ${sql.table(table)} where ${sql.raw(condition)}`.execute(this.db);
    return rows[0]?.n ?? 0;
  }
}
