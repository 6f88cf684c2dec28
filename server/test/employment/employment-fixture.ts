import type { Row } from '@campus/contract/kit';
import { type DestEntry, foldDestination } from '@campus/contract/rules';
import type { employment } from '@campus/contract/statistics';
import { sql } from 'kysely';
import { createEmployment } from '../../src/areas/statistics/employment-journal.ts';
import { DeliveryFixture } from '../delivery/delivery-fixture.ts';
import type { Who } from '../delivery/delivery-people.ts';
import type { Reply } from '../support/reply.ts';
import { emptyTables } from '../support/tables.ts';

export type Employment = Row<typeof employment>;
export const path = '/employ/employment';
/** A freelancer needs neither an employer nor a proof. */
export const freelance = { destCategory: '76' };
export const seeking = { destCategory: '70', noneReason: 1 };

/** Destinations on the real routes, over the students of their fixture. */
export class EmploymentFixture {
  readonly students: DeliveryFixture;
  private constructor(students: DeliveryFixture) {
    this.students = students;
  }
  static async open(): Promise<EmploymentFixture> {
    return new EmploymentFixture(await DeliveryFixture.open());
  }
  async clear(): Promise<void> {
    await emptyTables(this.db, ['rc_employment', 'rc_employment_log']);
    await this.students.clear();
  }
  close(): Promise<void> {
    return this.students.close();
  }
  get db() {
    return this.students.db;
  }
  /** A student with a destination in this state of the audit. */
  async destination(
    audit = 0,
    values: Record<string, unknown> = freelance,
    student: Record<string, unknown> = {},
  ): Promise<{ id: string; employId: string; mobile: string }> {
    const { id: employId, mobile } = await this.students.student(student, null);
    const { id } = await this.students.as((context) =>
      createEmployment({ id: employId, sysOrgCode: (student.sysOrgCode as string) ?? 'A02A02' }, context),
    );
    const saved = await this.edit({ id, ...values });
    if (!saved.success) throw new Error(saved.message);
    const way: readonly (readonly [Who, string])[] = [
      ['college', 'submit'],
      ['college', 'collegePass'],
      ['school', 'schoolPass'],
    ];
    const taken = audit === 4 ? way.slice(0, 1) : way.slice(0, audit);
    for (const [who, step] of taken) await this.done(who, step, { id });
    if (audit === 4) await this.done('college', 'return', { id, reason: '材料不清晰' });
    return { id, employId, mobile };
  }
  edit(body: Record<string, unknown>, who: Who = 'school'): Promise<Reply> {
    return this.students.post(who, `${path}/edit`, body);
  }
  act(who: Who, step: string, body: Record<string, unknown>): Promise<Reply> {
    return this.students.post(who, `${path}/${step}`, body);
  }
  async done(who: Who, step: string, body: Record<string, unknown>): Promise<void> {
    const reply = await this.act(who, step, body);
    if (!reply.success) throw new Error(`${step}: ${reply.message}`);
  }
  /** What staff type for a student. */
  behalf(employId: string, call: string, body: Record<string, unknown>, who: Who = 'school'): Promise<Reply> {
    const sent = { remark: '学生电话委托', ...body };
    return this.students.post(who, `/api/stu/employment/${call}`, sent, { 'x-behalf-employ': employId });
  }
  async row(id: string): Promise<Employment> {
    const { rows } = await sql<Employment>`select * from rc_employment where id = ${id}`.execute(this.db);
    return rows[0] as Employment;
  }
  async journal(employId: string): Promise<(DestEntry & { action: string })[]> {
    const { rows } = await sql<DestEntry & { action: string }>`
      select action, category, dest_group, audit from rc_employment_log where employ_id = ${employId} order by seq`.execute(
      this.db,
    );
    return rows;
  }
  /** The state of the row, and that to which its journal leads. */
  async states(id: string): Promise<{ row: DestEntry; fold: DestEntry }> {
    const { destCategory: category, destGroup, audit, employId } = await this.row(id);
    return {
      row: { category, destGroup: destGroup as number, audit },
      fold: foldDestination(await this.journal(employId)),
    };
  }
}
