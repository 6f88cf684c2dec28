import type { Row } from '@campus/contract/kit';
import { groupOfCategory, seasonCohort, seekingWork } from '@campus/contract/rules';
import { employment, employmentLog } from '@campus/contract/statistics';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { nextSeq } from '../../kit/write/next-seq.ts';
import { setting } from '../../platform/settings.ts';

export type Employment = Row<typeof employment>;
/** What the journal keeps of the employer: reports compare it with the year before. */
export const journalUnitFields = ['unitNature', 'unitIndustry', 'unitRegion'] as const;

export const otherIsFlexible = async (context: Context): Promise<boolean> =>
  (await setting(context, 'dest.otherAsFlexible')) === 1;

/** The cohort in its season. */
export const seasonYear = async (context: Context): Promise<number> =>
  seasonCohort(context.now.slice(0, 10), await setting(context, 'dest.cohortSwitch'));

/** The number of a journal entry within its student, and the cohort at that time. */
interface EntryPlace {
  readonly seq: number;
  readonly gradYear: number | null;
}
const nextPlace = (employId: string) => ({
  seq: nextSeq(employmentLog, 'employId', employId),
  gradYear: sql`(select grad_year from rc_employ_user where id = ${employId})`,
});
/** Appends the present state of a row that this transaction has locked or inserted; `place` spares looking it up. */
export async function appendEntry(
  row: Employment,
  action: string,
  context: Context,
  place?: EntryPlace,
): Promise<void> {
  const { engine, session, now } = context;
  await engine.insert(
    employmentLog,
    {
      employId: row.employId,
      ...(place ?? nextPlace(row.employId)),
      occurTime: now,
      action,
      category: row.destCategory,
      destGroup: row.destGroup as number,
      audit: row.audit,
      ...Object.fromEntries(journalUnitFields.map((name) => [name, row[name]])),
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
  place?: EntryPlace,
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
  await appendEntry(row, 'create', context, place);
  return row;
}
