import type { Row, Session } from '@campus/contract/kit';
import { companyPost, forbiddenWord, postType, type SeededWord } from '@campus/contract/post';
import { sql } from 'kysely';
import { wordCache } from '../../src/areas/post/word-list.ts';
import type { Database } from '../../src/kit/database/open.ts';
import type { Engine } from '../../src/kit/engine.ts';
import type { Listener } from '../../src/kit/listener.ts';
import { newId } from '../../src/kit/write/new-id.ts';
import type { Caches } from '../../src/platform/caches.ts';
import type { form } from '../http/http-fixture.ts';
import type { Clock } from '../support/bare-engine.ts';
import { listNotifications } from '../support/outbox.ts';
import type { Reply } from '../support/reply.ts';
import type { Method, SessionServer } from '../support/session-server.ts';
import { storeSetting } from '../support/stored-settings.ts';
import { emptyTables } from '../support/tables.ts';
import { recruiter, school } from './post-people.ts';
import { type PostServer, start, startPostServer } from './post-server.ts';

/** The tables that tests write. */
const written = [
  'rc_company',
  'rc_company_user',
  'sys_user',
  'sys_role',
  'sys_user_role',
  'sys_user_tenant',
  'rc_company_post',
  'rc_post_audit',
  'rc_post_type',
  'rc_post_forbidden_word',
  'rc_setting',
  'rc_outbox',
  'rc_delivery',
  'rc_resume',
  'rc_employ_user',
  'rc_skill',
  'sys_number',
];

export type Post = Row<typeof companyPost>;

/** Posts, their companies and people behind a real server on a database of their own. */
export class PostFixture {
  readonly database: Database;
  readonly engine: Engine;
  readonly clock: Clock;
  readonly close: () => Promise<void>;
  readonly #server: SessionServer;
  readonly #caches: Caches;
  readonly #kept: readonly { readonly name: string }[];
  /** A leaf of the type tree. */
  leaf = '';

  private constructor({ database, engine, clock, server, caches, ports, close }: PostServer) {
    [this.database, this.engine, this.clock, this.close] = [database, engine, clock, close];
    [this.#server, this.#caches, this.#kept] = [server, caches, ports.kept];
  }
  static async open(listeners: readonly Listener[] = []): Promise<PostFixture> {
    return new PostFixture(await startPostServer(listeners));
  }

  /** Empties what a test may have written; one leaf type stands afterwards. */
  async clear(): Promise<void> {
    await this.#caches.forget(wordCache, { owner: 1 });
    await emptyTables(this.database.db, written);
    await this.engine.services.tenantSettings.reload();
    this.clock.set(start);
    this.leaf = await this.type('前端开发', { category: '13' });
  }
  /** Empty tables with a company, its recruiter and an auditor. */
  async begin(): Promise<{ company: string; contact: string }> {
    await this.clear();
    const company = await this.company('云湖示例科技有限公司');
    await this.holder('auditor', 'school_auditor');
    return { company, contact: await this.member(company, `hr-${company}`) };
  }

  /** One call as `who`; the opened envelope. */
  call(who: Session, method: Method, path: string, sent: Record<string, unknown> = {}): Promise<Reply> {
    return this.#server.call(who, method, path, sent);
  }
  /** A multipart call as `who`. */
  upload(who: Session, path: string, body: ReturnType<typeof form>): Promise<Reply> {
    return this.#server.upload(who, path, body);
  }
  /** Names of the files the server kept, newest last. */
  get kept(): string[] {
    return this.#kept.map(({ name }) => name);
  }
  post(who: Session, action: string, sent: Record<string, unknown>): Promise<Reply> {
    return this.call(who, 'POST', `${companyPost.path}/${action}`, sent);
  }
  list(who: Session, query: Record<string, unknown> = {}): Promise<Reply> {
    return this.call(who, 'GET', `${companyPost.path}/list`, query);
  }

  /** Runs `work` as a member of the school in a transaction of its own. */
  asSchool = <T>(work: Parameters<Engine['runAs']>[1], tenantId = 1): Promise<T> =>
    this.engine.runAs({ ...school, tenantId }, work) as Promise<T>;

  async company(companyName: string, more: Record<string, unknown> = {}, tenantId = 1): Promise<string> {
    const id = newId();
    const row = { audit_status: 3, company_kind: 1, black_flag: 0, black_scope: 0, welfare: '1,2', ...more };
    await sql`
      insert into rc_company (id, tenant_id, create_by, create_time, company_name, audit_status, company_kind, black_flag, black_scope, welfare)
      values (${id}, ${tenantId}::int, 'system', now(), ${companyName}, ${row.audit_status}::int, ${row.company_kind}::int, ${row.black_flag}::int, ${row.black_scope}::int, ${row.welfare})`.execute(
      this.database.db,
    );
    return id;
  }
  /** A member with an account; answers the id of the membership. */
  async member(companyId: string, username: string, role = 2, tenantId = 1): Promise<string> {
    const id = newId();
    await sql`
      insert into sys_user (id, tenant_id, create_by, create_time, username, realname, status, user_type)
      values (${`id-${username}`}, 0, 'system', now(), ${username}, ${`姓名${username}`}, 1, '2')`.execute(
      this.database.db,
    );
    await sql`
      insert into rc_company_user (id, tenant_id, create_by, create_time, user_id, company_id, role)
      values (${id}, ${tenantId}::int, 'system', now(), ${`id-${username}`}, ${companyId}, ${role}::int)`.execute(
      this.database.db,
    );
    return id;
  }
  /** A user of the school with a role. */
  async holder(username: string, roleCode: string, tenantId = 1): Promise<void> {
    const { db } = this.database;
    await sql`insert into sys_user (id, tenant_id, create_by, create_time, username, status, user_type) values (${`id-${username}`}, 0, 'system', now(), ${username}, 1, '1')`.execute(
      db,
    );
    await sql`insert into sys_user_tenant (id, tenant_id, create_by, create_time, user_id) values (${newId()}, ${tenantId}::int, 'system', now(), ${`id-${username}`})`.execute(
      db,
    );
    await sql`insert into sys_role (id, tenant_id, create_by, create_time, role_name, role_code) values (${`role-${roleCode}`}, 0, 'system', now(), ${roleCode}, ${roleCode}) on conflict do nothing`.execute(
      db,
    );
    await sql`insert into sys_user_role (id, tenant_id, create_by, create_time, user_id, role_id) values (${newId()}, 0, 'system', now(), ${`id-${username}`}, ${`role-${roleCode}`})`.execute(
      db,
    );
  }
  async type(name: string, more: Record<string, unknown> = {}, tenantId = 1): Promise<string> {
    const row = await this.asSchool<{ id: string }>(
      (c) => this.engine.insert(postType, { name, code: `T${newId().slice(-8)}`, ...more }, c),
      tenantId,
    );
    await this.#caches.invalidate('tree postType');
    return row.id;
  }
  async word(row: Partial<SeededWord> & { word: string; exceptions?: string }): Promise<{ id: string }> {
    const inserted = await this.asSchool<{ id: string }>((c) =>
      this.engine.insert(forbiddenWord, { level: 1, kind: 9, ...row }, c),
    );
    await this.#caches.forget(wordCache, { owner: 1 });
    return inserted;
  }
  setting(key: string, value: string | number): Promise<void> {
    return storeSetting(this.engine, key, value);
  }
  async delivery(
    postId: string,
    employId: string,
    more: { status?: number; step?: number; stepResult?: number } = {},
  ): Promise<string> {
    const id = newId();
    const { status = 1, step = 10, stepResult = 0 } = more;
    await sql`
      insert into rc_delivery (id, tenant_id, create_by, create_time, post_id, employ_id, status, step, step_result)
      values (${id}, 1, 'system', now(), ${postId}, ${employId}, ${status}::int, ${step}::int, ${stepResult}::int)`.execute(
      this.database.db,
    );
    return id;
  }

  /** A form as a recruiter of the company would send it. */
  form(contactUserId: string, more: Record<string, unknown> = {}): Record<string, unknown> {
    return {
      name: '前端开发工程师',
      postTypeId: this.leaf,
      category: '13',
      nature: 1,
      headcount: 4,
      eduRequire: '31',
      gradYears: '2025,2026',
      salaryType: 1,
      salaryMin: 6000,
      salaryMax: 9000,
      workPalce: '990101,990200',
      duty: '<p>负责校园平台控制台的界面开发，与设计和后端同事一起完成需求。</p>',
      requirement: '<p>熟悉网页开发的基本知识，能够独立完成一个页面，愿意学习。</p>',
      contactUserId,
      endDate: '2025-12-14',
      ...more,
    };
  }
  /** A stored post in any state, past all rules. */
  async stored(companyId: string, contactUserId: string, more: Record<string, unknown> = {}): Promise<Post> {
    this.#stored += 1;
    const place = this.#stored;
    const values = {
      ...this.form(contactUserId),
      postNo: `GW9900${place}`,
      companyId,
      createBy: `hr-${companyId}`,
      name: `岗位${place}`,
      ...more,
    };
    const author = recruiter(companyId);
    return (await this.engine.runAs({ ...author, tenantId: (more.tenantId as number | undefined) ?? 1 }, (c) =>
      this.engine.insert(companyPost, values as Partial<Post>, c),
    )) as Post;
  }
  #stored = 0;

  async row(id: string): Promise<Post & { delFlag: number }> {
    const { rows } = await sql<Post & { delFlag: number }>`select * from rc_company_post where id = ${id}`.execute(
      this.database.db,
    );
    return rows[0] as Post & { delFlag: number };
  }
  async history(
    postId: string,
  ): Promise<{ seq: number; action: string; fromStatus: number; toStatus: number; changedFields: string[] | null }[]> {
    const { rows } = await sql<{
      seq: number;
      action: string;
      fromStatus: number;
      toStatus: number;
      changedFields: string[] | null;
    }>`
      select seq, action, from_status, to_status, changed_fields from rc_post_audit where post_id = ${postId} order by seq`.execute(
      this.database.db,
    );
    return rows;
  }
  notifications(): Promise<string[]> {
    return listNotifications(this.database.db);
  }
}
