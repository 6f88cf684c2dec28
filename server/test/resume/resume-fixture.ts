import { Buffer } from 'node:buffer';
import { areas, entities } from '@campus/contract';
import { type Area, failure, type Row, type Session } from '@campus/contract/kit';
import { employUser, formFlow, resume, resumeDownload, skill } from '@campus/contract/resume';
import { idCardCheckDigit } from '@campus/contract/rules';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { resumeServer } from '../../src/areas/resume/index.ts';
import type { Services } from '../../src/kit/context.ts';
import type { Database } from '../../src/kit/database/open.ts';
import { Engine } from '../../src/kit/engine.ts';
import type { CellValue } from '../../src/kit/excel/sheet-content.ts';
import { readSheet } from '../../src/kit/excel/sheet-reader.ts';
import { writeXls } from '../../src/kit/excel/xls-writer.ts';
import { writeXlsx } from '../../src/kit/excel/xlsx-writer.ts';
import { buildServer } from '../../src/kit/http/build-server.ts';
import { entityRoutes } from '../../src/kit/http/crud.ts';
import type { TreeNode } from '../../src/kit/ports.ts';
import { Registry } from '../../src/kit/schema/registry.ts';
import { newId } from '../../src/kit/write/new-id.ts';
import { AuditLog } from '../../src/platform/log/audit-log.ts';
import { PdfRenderer } from '../../src/platform/pdf/pdf-renderer.ts';
import { form, ListLog, plainSettings } from '../http/http-fixture.ts';
import { Clock, someone } from '../support/bare-engine.ts';
import type { Reply } from '../support/reply.ts';
import { SamplePorts } from '../support/sample-fixture.ts';
import { emptyTables } from '../support/tables.ts';
import { openTestDatabase } from '../support/test-database.ts';

/** The tables that tests write. */
const written = [
  'rc_employ_user',
  'rc_resume',
  'rc_resume_education',
  'rc_resume_experience',
  'rc_resume_skill',
  'rc_resume_cert',
  'rc_resume_intention',
  'rc_resume_download',
  'rc_student_merge',
  'rc_duplicate_ignore',
  'rc_skill',
  'rc_delivery',
  'rc_delivery_step',
  'rc_company',
  'rc_company_post',
  'rc_outbox',
  'sys_depart',
  'sys_tenant',
  'sys_user',
  'sys_role',
  'sys_user_role',
  'sys_user_depart',
];

export type Student = Row<typeof employUser>;
const start = '2025-10-15T10:00:00+08:00';

const dictionaries = new Map(
  [
    ...areas.flatMap((area: Area) => area.dictionaries ?? []),
    {
      code: formFlow.dict,
      items: Object.values(formFlow.states).map((s) => ({ value: String(s.code), text: s.label })),
    },
  ].map(({ code, items }) => [code, new Map(items.map(({ value, text }) => [value, text]))]),
);
type Node = readonly [value: string, text: string, parent: string | null];
const nodes = (...rows: readonly Node[]): Map<string, TreeNode> =>
  new Map(
    rows.map(([value, text, parent]) => [value, { value, text, parent, leaf: !rows.some((row) => row[2] === value) }]),
  );
const shared: Readonly<Record<string, Map<string, TreeNode>>> = {
  region: nodes(
    ['990000', '云湖省', null],
    ['990100', '云湖市', '990000'],
    ['990101', '示例区', '990100'],
    ['990102', '临溪区', '990100'],
  ),
  major: nodes(
    ['08', '工学', null],
    ['0809', '计算机类', '08'],
    ['080901', '计算机科学与技术', '0809'],
    ['080902', '软件工程', '0809'],
    ['05', '文学', null],
    ['050201', '英语', '05'],
  ),
  postType: nodes(['t1', '技术', null], ['t11', '后端开发', 't1'], ['t12', '前端开发', 't1'], ['t2', '职能', null]),
};
/** Departments with their codes; two classes carry one name. */
const departs = [
  { id: 'd1', name: '计算机学院', parent: null, code: 'A01', tenant: 1 },
  { id: 'd11', name: '一班', parent: 'd1', code: 'A01A01', tenant: 1 },
  { id: 'd2', name: '外国语学院', parent: null, code: 'A02', tenant: 1 },
  { id: 'd21', name: '一班', parent: 'd2', code: 'A02A01', tenant: 1 },
  { id: 'e1', name: '云湖学院', parent: null, code: 'B01', tenant: 2 },
] as const;
const departTree = (tenant: number): Map<string, TreeNode> =>
  nodes(...departs.filter((d) => d.tenant === tenant).map(({ id, name, parent }): Node => [id, name, parent]));

class ResumePorts extends SamplePorts {
  override dictionary = async (code: string) => dictionaries.get(code) as ReadonlyMap<string, string>;
  override tree = async (name: string, tenantId = 1) =>
    (name === 'depart' ? departTree(tenantId) : (shared[name] ?? new Map())) as Map<string, TreeNode>;
  override sign = (path: string) => (path.startsWith('resume/') ? `${path}?e=1&s=signature` : path);
}

const codes = new Set([
  ...[employUser, resume, skill, resumeDownload].flatMap((e) => Object.values(e.can)),
  'employ:employUser:pii',
  'employ:employUser:merge',
  'match:skill:merge',
  'resume:resume:download',
]);
export const session = (username: string, more: Partial<Session> = {}): Session =>
  someone(username, { realname: `姓名${username}`, codes, ...more });
export const school = session('school');
export const otherTenant = session('other', { tenantId: 2 });
export const college = (orgCode: string, username = `college-${orgCode}`): Session =>
  session(username, { audience: 'college', orgCode });
export const recruiter = (companyId: string, more: Partial<Session> = {}): Session =>
  session(`hr-${companyId}`, {
    audience: 'enterprise',
    companyId,
    codes: new Set([...codes].filter((c) => c !== 'employ:employUser:pii')),
    ...more,
  });

/** A valid, unassigned identity card number: region 999999, the day of birth derived from `order`. */
export function idCard(order: number): string {
  const day = String(1 + (order % 28)).padStart(2, '0');
  const first17 = `999999200401${day}${String(order % 1000).padStart(3, '0')}`;
  return first17 + idCardCheckDigit(first17);
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Students and résumés behind a real server on a database of their own; the clock stands at 2025-10-15 10:00. */
export class ResumeFixture {
  readonly clock = new Clock(start);
  readonly ports = new ResumePorts();
  readonly pdf = new PdfRenderer();
  readonly database: Database;
  readonly engine: Engine;
  app!: FastifyInstance;
  readonly #sessions = new Map<string, Session>();
  #made = 0;

  private constructor(database: Database) {
    this.database = database;
    this.engine = new Engine({
      database,
      registry: new Registry(entities),
      provide: () => ({
        ports: this.ports,
        services: { audit: new AuditLog(Buffer.alloc(32, 'k')), pdf: this.pdf } as Services,
      }),
      behaviours: resumeServer.behaviours,
      listeners: resumeServer.listeners,
      now: this.clock.now,
      reportDefect: (error) => {
        throw error;
      },
    });
  }

  static async open(): Promise<ResumeFixture> {
    const database = await openTestDatabase();
    const fixture = new ResumeFixture(database);
    const { engine } = fixture;
    fixture.app = await buildServer({
      engine,
      gate: {
        async authenticate({ token = '' }) {
          const found = fixture.#sessions.get(token);
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
      routes: [
        ...[employUser, resume, skill, resumeDownload].flatMap((e) => entityRoutes(engine, e)),
        ...resumeServer.answers.map((answering) => answering.route(engine)),
        ...resumeServer.routes.flatMap(({ routes }) => routes(engine)),
      ],
    });
    await fixture.app.ready();
    return fixture;
  }
  async close(): Promise<void> {
    await this.app.close();
    await this.pdf.close();
    await this.database.close();
  }
  /** Empties what a test may have written; the departments stand. */
  async clear(): Promise<void> {
    const { db } = this.database;
    await emptyTables(db, written);
    for (const { id, name, parent, code, tenant } of departs)
      await sql`
        insert into sys_depart (id, tenant_id, create_by, create_time, parent_id, depart_name, org_category, org_code)
        values (${id}, ${tenant}::int, 'system', now(), ${parent}, ${name}, '1', ${code})`.execute(db);
    await sql`
      insert into sys_tenant (id, tenant_id, create_by, create_time, name, status) values ('2', 0, 'system', now(), '云湖大学', 1)`.execute(
      db,
    );
    this.clock.set(start);
    this.ports.kept.length = 0;
    this.ports.versions.length = 0;
  }

  /** One request as `who`, its answer as it is. */
  async inject(who: Session, options: InjectOptions) {
    const token = `${who.username}-${newId()}`;
    this.#sessions.set(token, who);
    const response = await this.app.inject({ ...options, headers: { 'x-access-token': token, ...options.headers } });
    this.#sessions.delete(token);
    return response;
  }
  async call(who: Session, method: Method, path: string, sent: Record<string, unknown> = {}): Promise<Reply> {
    const asQuery = method === 'GET' || method === 'DELETE';
    const query = asQuery ? `?${new URLSearchParams(sent as Record<string, string>)}` : '';
    const response = await this.inject(who, {
      method,
      url: `/server${path}${query}`,
      ...(!asQuery && { payload: sent }),
    });
    return response.json() as Reply;
  }
  async upload(who: Session, path: string, name: string, content: Buffer): Promise<Reply> {
    const response = await this.inject(who, {
      method: 'POST',
      url: `/server${path}`,
      ...form({}, [{ field: 'files[]', name, content }]),
    });
    return response.json() as Reply;
  }

  /** A student's form as the school would send it. */
  studentForm(more: Record<string, unknown> = {}): Record<string, unknown> {
    this.#made += 1;
    const n = String(this.#made).padStart(4, '0');
    return {
      realname: '王小明',
      studentNo: `S${n}`,
      sex: 1,
      mobile: `1400000${n}`,
      schoolName: '云湖大学',
      departId: 'd11',
      eduLevel: '31',
      majorCode: '080901',
      enrollDate: '2022-09-01',
      gradDate: '2026-06-30',
      originCode: '990101',
      ...more,
    };
  }
  student(more: Record<string, unknown> = {}, who: Session = school): Promise<Student> {
    return this.engine.runAs(who, (c) => this.engine.add(employUser, this.studentForm(more), c));
  }
  async studentRow(id: string): Promise<Student & { delFlag: number }> {
    const { rows } = await sql<Student & { delFlag: number }>`select * from rc_employ_user where id = ${id}`.execute(
      this.database.db,
    );
    return rows[0] as Student & { delFlag: number };
  }
  skill(name: string, more: Record<string, unknown> = {}): Promise<{ id: string }> {
    return this.engine.runAs(school, (c) => this.engine.add(skill, { name, category: '编程语言', ...more }, c));
  }
  /** A résumé that says everything: completeness 100 but for the photo. */
  async resumeForm(employId: string, more: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    const skills = more.skills ?? (await this.#threeSkills());
    return {
      employId,
      headline: '踏实肯干',
      selfEvaluation: '学习能力强。',
      behalfRemark: '学生委托',
      educations: [
        {
          school: '云湖大学',
          eduLevel: '31',
          majorName: '计算机科学与技术',
          startDate: '2022-09-01',
          endDate: '2026-06-30',
        },
      ],
      experiences: [
        {
          type: 1,
          organization: '示例公司',
          position: '实习生',
          startDate: '2025-07-01',
          endDate: null,
          description: '参与后台接口的开发和测试工作。',
        },
      ],
      certs: [{ type: 1, name: '英语六级' }],
      intentions: [{ postTypeIds: 't11', regionCodes: '990100', nature: 1 }],
      ...more,
      skills,
    };
  }
  async #threeSkills(): Promise<{ skillId: string; level: number }[]> {
    const { rows } = await sql<{
      id: string;
    }>`select id from rc_skill where del_flag = 0 order by name limit 3`.execute(this.database.db);
    const ids = rows.length === 3 ? rows.map((row) => row.id) : [];
    while (ids.length < 3) ids.push((await this.skill(`技能${newId()}`)).id);
    return ids.map((skillId) => ({ skillId, level: 2 }));
  }
  async resume(
    employId: string,
    more: Record<string, unknown> = {},
    who: Session = school,
  ): Promise<Row<typeof resume>> {
    const sent = await this.resumeForm(employId, more);
    const { id } = await this.engine.runAs(who, (c) => this.engine.add(resume, sent, c));
    return this.resumeRow(id);
  }
  async resumeRow(id: string): Promise<Row<typeof resume>> {
    const { rows } = await sql<Row<typeof resume>>`select * from rc_resume where id = ${id}`.execute(this.database.db);
    return rows[0] as Row<typeof resume>;
  }
  /** A delivery past all rules; the company and its post come with it. */
  async delivery(
    row: { employId: string; resumeId: string },
    companyId: string,
    more: { status?: number; studentConfirm?: number; tenantId?: number } = {},
  ): Promise<string> {
    const id = newId();
    const { status = 1, studentConfirm = 1, tenantId = 1 } = more;
    const result = status === 3 ? 2 : 0;
    const { db } = this.database;
    await sql`
      insert into rc_company (id, tenant_id, create_by, create_time, company_name, audit_status, company_kind)
      values (${companyId}, ${tenantId}::int, 'system', now(), ${`企业${companyId}`}, 3, 1) on conflict do nothing`.execute(
      db,
    );
    await sql`
      insert into rc_company_post (id, tenant_id, create_by, create_time, name, company_id, post_status)
      values (${`post-${companyId}`}, ${tenantId}::int, 'system', now(), '后端工程师', ${companyId}, 1) on conflict do nothing`.execute(
      db,
    );
    await sql`
      insert into rc_delivery (id, tenant_id, create_by, create_time, employ_id, resume_id, post_id, company_id, source, step, step_result, status, student_confirm, deliver_time)
      values (${id}, ${tenantId}::int, 'system', now(), ${row.employId}, ${row.resumeId}, ${`post-${companyId}`}, ${companyId}, 1, 10, ${result}::int, ${status}::int, ${studentConfirm}::int, now())`.execute(
      db,
    );
    return id;
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

/** A sheet of text cells as an importer would send it. */
export async function sheetFile(
  format: 'xls' | 'xlsx',
  titles: readonly string[],
  rows: readonly (readonly CellValue[])[],
): Promise<Buffer> {
  const content = { name: '学生', columns: titles.map((title) => ({ title, kind: 'text' as const })), rows };
  const file = await (format === 'xls' ? writeXls(content) : writeXlsx(content));
  return Buffer.concat([...file.chunks]);
}
/** The heading row and the rows below it. */
export async function readRows(
  content: Buffer,
  headings: readonly string[],
): Promise<{ titles: readonly string[]; rows: string[][] }> {
  const reading = await readSheet(content, { headings: [...headings] });
  const rows: string[][] = [];
  for await (const batch of reading.batches) rows.push(...batch.rows.map((row) => [...row.cells]));
  return { titles: reading.sheets[0]?.headings ?? [], rows };
}
