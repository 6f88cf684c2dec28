import type { Row } from '@campus/contract/kit';
import { groupOfCategory, seasonCohort, seekingWork } from '@campus/contract/rules';
import { employment, employmentLog } from '@campus/contract/statistics';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { setting } from '../../platform/settings.ts';

export type Employment = Row<typeof employment>;

export const otherIsFlexible = async (context: Context): Promise<boolean> =>
  (await setting(context, 'dest.otherAsFlexible')) === 1;

/** The cohort in its season. */
export const seasonYear = async (context: Context): Promise<number> =>
  seasonCohort(context.now.slice(0, 10), await setting(context, 'dest.cohortSwitch'));

/** Appends the present state of a row that this transaction has locked or inserted. */
export async function appendEntry(row: Employment, action: string, context: Context): Promise<void> {
  const { db, engine, session, now } = context;
  const { rows } = await sql<{ seq: number; gradYear: number | null }>`
    select coalesce((select max(seq) from rc_employment_log where employ_id = ${row.employId}), 0) + 1 as seq,
      (select grad_year from rc_employ_user where id = ${row.employId}) as grad_year`.execute(db);
  await engine.insert(
    employmentLog,
    {
      employId: row.employId,
      seq: Number(rows[0]?.seq ?? 1),
      occurTime: now,
      action,
      category: row.destCategory,
      destGroup: row.destGroup as number,
      audit: row.audit,
      gradYear: rows[0]?.gradYear ?? null,
      sysOrgCode: row.sysOrgCode,
      actor: session.isBehalf ? `${session.realname}（代办）` : session.realname,
    },
    context,
  );
}

/** The destination of a student without one: 待就业, not filed. */
export async function createEmployment(
  student: { readonly id: string; readonly sysOrgCode: string | null },
  context: Context,
): Promise<Employment> {
  const row = await context.engine.insert(
    employment,
    {
      employId: student.id,
      sysOrgCode: student.sysOrgCode,
      destCategory: seekingWork,
      destGroup: groupOfCategory(seekingWork, false),
    },
    context,
  );
  await appendEntry(row, 'create', context);
  return row;
}
