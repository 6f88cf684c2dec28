import { areas, entities } from '@campus/contract';
import {
  type AnyEntity,
  type Area,
  entity,
  failure,
  number,
  type Row,
  ref,
  type Session,
  text,
} from '@campus/contract/kit';
import { companyPost, forbiddenWord, postFlow, postType, type SeededWord } from '@campus/contract/post';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { postServer } from '../../src/areas/post/index.ts';
import { wordCache } from '../../src/areas/post/word-list.ts';
import type { Services } from '../../src/kit/context.ts';
import type { Database } from '../../src/kit/database/open.ts';
import { Engine } from '../../src/kit/engine.ts';
import { buildServer } from '../../src/kit/http/build-server.ts';
import { entityRoutes } from '../../src/kit/http/crud.ts';
import type { Listener } from '../../src/kit/listener.ts';
import type { TreeNode } from '../../src/kit/ports.ts';
import { Registry } from '../../src/kit/schema/registry.ts';
import { newId } from '../../src/kit/write/new-id.ts';
import { Caches } from '../../src/platform/caches.ts';
import { Trees } from '../../src/platform/dictionary/trees.ts';
import { type form, ListLog, plainSettings } from '../http/http-fixture.ts';
import { Clock, someone } from '../support/bare-engine.ts';
import type { Reply } from '../support/reply.ts';
import { SamplePorts } from '../support/sample-fixture.ts';
import { emptyTables } from '../support/tables.ts';
import { openTestDatabase } from '../support/test-database.ts';

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
const today = '2025-10-15';
const start = `${today}T10:00:00+08:00`;

/** What posts look up in an area that may not stand yet: as much of it as they use. */
const neighbour = (name: string, table: string, fields: Parameters<typeof entity>[0]['fields']): AnyEntity =>
  entity({
    area: 'resume',
    name,
    table,
    code: `test:${name}`,
    path: '',
    title: name,
    fields,
    list: [Object.keys(fields)[0] as string],
    form: [],
    visible: { staff: 'all', enterprise: 'all' },
  }) as AnyEntity;
const neighbours = [
  neighbour('skill', 'rc_skill', { name: text({ label: '名称' }) }),
  neighbour('employUser', 'rc_employ_user', { name: text({ label: '姓名' }) }),
  neighbour('resume', 'rc_resume', { employId: ref({ label: '学生', to: 'employUser' }) }),
  neighbour('delivery', 'rc_delivery', {
    postId: ref({ label: '岗位', to: 'companyPost' }),
    employId: ref({ label: '学生', to: 'employUser' }),
    status: number({ label: '状态' }),
    step: number({ label: '环节' }),
    stepResult: number({ label: '结果' }),
  }),
];
const known = [...entities, ...neighbours.filter((one) => !entities.some((e) => e.name === one.name))];

const dictionaries = new Map(
  [
    ...areas.flatMap((area: Area) => area.dictionaries ?? []),
    {
      code: postFlow.dict,
      items: Object.values(postFlow.states).map((s) => ({ value: String(s.code), text: s.label })),
    },
    {
      code: 'rc_skill_level',
      items: [
        { value: '1', text: '了解' },
        { value: '2', text: '熟悉' },
        { value: '3', text: '精通' },
      ],
    },
  ].map(({ code, items }) => [code, new Map(items.map(({ value, text: words }) => [value, words]))]),
);
const nodes = (
  ...rows: [value: string, words: string, parent: string | null, leaf: boolean][]
): Map<string, TreeNode> =>
  new Map(rows.map(([value, words, parent, leaf]) => [value, { value, text: words, parent, leaf }]));
const regions = nodes(
  ['990000', '云湖省', null, false],
  ['990100', '云湖市', '990000', false],
  ['990101', '示例区', '990100', true],
  ['990200', '临溪市', '990000', true],
);
const majors = nodes(
  ['08', '工学', null, false],
  ['0809', '计算机类', '08', false],
  ['080901', '计算机科学与技术', '0809', true],
);

class PostPorts extends SamplePorts {
  trees: Trees | undefined;
  override dictionary = async (code: string) => dictionaries.get(code) as ReadonlyMap<string, string>;
  override tree = async (name: string, tenantId?: number) => {
    if (name === 'region') return regions;
    if (name === 'major') return majors;
    return ((await this.trees?.nodes(name, tenantId ?? 1)) ?? new Map()) as Map<string, TreeNode>;
  };
}

const allCodes = [
  ...Object.values(companyPost.can),
  ...Object.values(postType.can),
  ...Object.values(forbiddenWord.can),
];
const codes = new Set([
  ...allCodes,
  'post:companyPost:refresh',
  'resume:delivery:transfer',
  'recommend:resumeRecommend:add',
]);
export const session = (username: string, more: Partial<Session> = {}): Session =>
  someone(username, { realname: `姓名${username}`, codes, ...more });
export const school = session('school');
export const recruiter = (companyId: string, username = `hr-${companyId}`, more: Partial<Session> = {}): Session =>
  session(username, { audience: 'enterprise', companyId, ...more });

/** Posts behind a real server on a database of their own; the clock stands at 2025-10-15 10:00. */
export class PostFixture {
  readonly database: Database;
  readonly engine: Engine;
  readonly clock: Clock;
  readonly app: FastifyInstance;
  readonly #sessions: Map<string, Session>;
  readonly #caches: Caches;
  /** A leaf of the type tree. */
  leaf = '';

  private constructor(
    database: Database,
    engine: Engine,
    clock: Clock,
    app: FastifyInstance,
    sessions: Map<string, Session>,
    caches: Caches,
  ) {
    [this.database, this.engine, this.clock, this.app] = [database, engine, clock, app];
    [this.#sessions, this.#caches] = [sessions, caches];
  }

  static async open(listeners: readonly Listener[] = []): Promise<PostFixture> {
    const database = await openTestDatabase();
    const clock = new Clock(start);
    const ports = new PostPorts();
    const reportDefect = (error: unknown): void => {
      throw error;
    };
    const caches = new Caches(database, reportDefect);
    ports.trees = new Trees(postServer.trees, caches, database.db);
    const services = { caches, trees: ports.trees } as Services;
    const engine = new Engine({
      database,
      registry: new Registry(known),
      provide: () => ({ ports, services }),
      behaviours: postServer.behaviours,
      listeners,
      now: clock.now,
      reportDefect,
    });
    const sessions = new Map<string, Session>();
    const routes = [companyPost, postType, forbiddenWord].flatMap((e) => entityRoutes(engine, e));
    const app = await buildServer({
      engine,
      gate: {
        async authenticate({ token = '' }) {
          const found = sessions.get(token);
          if (!found) throw failure('tokenInvalid');
          return { session: found, sessionId: token };
        },
        async registration() {
          throw failure('expired', '操作已超时，请返回登录页重新验证');
        },
      },
      log: new ListLog(),
      rateLimits: false,
      settings: plainSettings,
      routes: [...routes, ...postServer.answers.map((answering) => answering.route(engine))],
    });
    await app.ready();
    return new PostFixture(database, engine, clock, app, sessions, caches);
  }
  async close(): Promise<void> {
    await this.app.close();
    this.#caches.end();
    await this.database.close();
  }

  /** Empties what a test may have written; one leaf type stands afterwards. */
  async clear(): Promise<void> {
    await this.#caches.forget(wordCache, { owner: 1 });
    await emptyTables(this.database.db, written);
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
  async call(
    who: Session,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    sent: Record<string, unknown> = {},
  ): Promise<Reply> {
    const token = `${who.username}-${newId()}`;
    this.#sessions.set(token, who);
    const query = method === 'GET' || method === 'DELETE';
    const response = await this.app.inject({
      method,
      url: `/server${path}${query ? `?${new URLSearchParams(sent as Record<string, string>)}` : ''}`,
      headers: { 'x-access-token': token },
      ...(!query && { payload: sent }),
    });
    this.#sessions.delete(token);
    return response.json() as Reply;
  }
  /** A multipart call as `who`. */
  async upload(who: Session, path: string, body: ReturnType<typeof form>): Promise<Reply> {
    const token = newId();
    this.#sessions.set(token, who);
    const headers = { 'x-access-token': token, ...body.headers };
    const response = await this.app.inject({ method: 'POST', url: `/server${path}`, headers, payload: body.payload });
    return response.json() as Reply;
  }
  /** Names of the files the server kept, newest last. */
  get kept(): string[] {
    return (this.engine.ports as PostPorts).kept.map(({ name }) => name);
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
  async setting(settingKey: string, settingValue: string | number): Promise<void> {
    await sql`
      insert into rc_setting (id, tenant_id, create_by, create_time, setting_key, setting_value)
      values (${newId()}, 1, 'system', now(), ${settingKey}, ${String(settingValue)})`.execute(this.database.db);
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
  /** Queued notifications as `code receiver`, sorted. */
  async notifications(): Promise<string[]> {
    const { rows } = await sql<{
      code: string;
      receiver: string;
    }>`select code, receiver from rc_outbox order by code, receiver`.execute(this.database.db);
    return rows.map(({ code, receiver }) => `${code} ${receiver}`);
  }
}
