import type { Row, Session } from '@campus/contract/kit';
import { employUser, resume, skill } from '@campus/contract/resume';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../src/kit/database/open.ts';
import type { Engine } from '../../src/kit/engine.ts';
import { newId } from '../../src/kit/write/new-id.ts';
import { form } from '../http/http-fixture.ts';
import type { Clock } from '../support/bare-engine.ts';
import { listNotifications } from '../support/outbox.ts';
import type { Reply } from '../support/reply.ts';
import type { Method, SessionServer } from '../support/session-server.ts';
import { emptyTables, resumeTables } from '../support/tables.ts';
import { school } from './resume-people.ts';
import { addDeparts, type ResumeServer, start, startResumeServer } from './resume-server.ts';

/** The tables that tests write. */
const written = [
  'rc_employ_user',
  ...resumeTables,
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

/** Students, skills, résumés and deliveries behind a real server on a database of their own. */
export class ResumeFixture {
  readonly database: Database;
  readonly engine: Engine;
  readonly clock: Clock;
  readonly ports: ResumeServer['ports'];
  readonly close: () => Promise<void>;
  readonly #server: SessionServer;
  #made = 0;

  private constructor({ database, engine, clock, ports, server, close }: ResumeServer) {
    [this.database, this.engine, this.clock, this.ports] = [database, engine, clock, ports];
    [this.#server, this.close] = [server, close];
  }
  static async open(): Promise<ResumeFixture> {
    return new ResumeFixture(await startResumeServer());
  }
  /** Empties what a test may have written; the departments stand. */
  async clear(): Promise<void> {
    const { db } = this.database;
    await emptyTables(db, written);
    await addDeparts(db);
    await sql`
      insert into sys_tenant (id, tenant_id, create_by, create_time, name, status) values ('2', 0, 'system', now(), '云湖大学', 1)`.execute(
      db,
    );
    this.clock.set(start);
    this.ports.kept.length = 0;
    this.ports.versions.length = 0;
  }

  /** One request as `who`, its answer as it is. */
  inject(who: Session, options: InjectOptions) {
    return this.#server.inject(who, options);
  }
  call(who: Session, method: Method, path: string, sent: Record<string, unknown> = {}): Promise<Reply> {
    return this.#server.call(who, method, path, sent);
  }
  upload(who: Session, path: string, name: string, content: Buffer): Promise<Reply> {
    return this.#server.upload(who, path, form({}, [{ field: 'files[]', name, content }]));
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
  notifications(): Promise<string[]> {
    return listNotifications(this.database.db);
  }
}
