import { type Filter, fieldFailure, type Row, refusal } from '@campus/contract/kit';
import { employUser, studentProblems, studentRefusals } from '@campus/contract/resume';
import { parseIdCard, requiredCompleteness } from '@campus/contract/rules';
import { sysTenant } from '@campus/contract/system';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { changedColumns } from '../../kit/write/columns.ts';
import { loadOrgCode, moveBelongings } from './departments.ts';
import { refreshStudentResume } from './resume-refresh.ts';
import { removeResumeOf } from './resume-removal.ts';
import { endWithStudent } from './student-left.ts';
import { studentRemoved, studentSaved } from './student-saved.ts';

type Student = Row<typeof employUser>;
/** The recruitment zone, whose students come from many schools. */
const zone = 1;

async function tenantName({ db, session }: Context): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(sysTenant.table)} where id = ${String(session.tenantId)} and del_flag = 0`.execute(db);
  return rows[0]?.name;
}

async function assertNotDelivered(id: string, { db }: Context): Promise<void> {
  const { rows } = await sql`select 1 from rc_delivery where employ_id = ${id} limit 1`.execute(db);
  if (rows.length > 0) throw refusal(studentRefusals.delivered, 'RC_STATE');
}

/** Lists and figures show a person once; the other record opens from the merge. */
export const unmerged: Filter = ['mergedInto', 'eq', ''];

/** A merge names both records, and its undoing needs them. */
async function assertNotMerged(id: string, { db }: Context): Promise<void> {
  const { rows } = await sql`select 1 from rc_student_merge where keep_id = ${id} or drop_id = ${id} limit 1`.execute(
    db,
  );
  if (rows.length > 0) throw refusal(studentRefusals.hasMerges, 'RC_STATE');
}

/** Whether an edit changed what the student says, which is part of the résumé. */
const isChanged = (before: Student, row: Student): boolean =>
  changedColumns(before, row).some((name) => Object.hasOwn(employUser.fields, name));

/** Students: ownership follows from the department, the year from the graduation date. */
export const employUserBehaviour = behaviour(employUser, {
  validate(draft, { now }) {
    const [problem] = Object.entries(studentProblems(draft, now.slice(0, 10)));
    if (problem) throw fieldFailure(...problem);
  },
  async beforeSave(draft, context) {
    const { before } = context;
    draft.gradYear = Number(draft.gradDate?.slice(0, 4));
    if (!draft.birthday && draft.idCard) draft.birthday = parseIdCard(draft.idCard)?.birthday ?? null;
    if (draft.departId && draft.departId !== before?.departId)
      Object.assign(draft, { sysOrgCode: await loadOrgCode(draft.departId, context) });
  },
  async afterSave(row, context) {
    const { before } = context;
    if (before && before.sysOrgCode !== row.sysOrgCode) await moveBelongings(row.id, row.sysOrgCode, context);
    await endWithStudent(before, row, context);
    if (before?.resumeId && isChanged(before, row)) await refreshStudentResume(before.resumeId, context);
    await context.engine.emit(studentSaved, { student: row, isNew: before === undefined }, context);
  },
  async beforeDelete(row, context) {
    if (row.userId) throw refusal(studentRefusals.hasAccount, 'RC_STATE');
    await assertNotDelivered(row.id, context);
    await assertNotMerged(row.id, context);
    await removeResumeOf(row.id, context);
    await context.engine.emit(studentRemoved, row, context);
  },
  mayEdit: (row: Student) => (row.mergedInto ? refusal(studentRefusals.fixed, 'RC_STATE') : undefined),
  listFilter({ resume }) {
    if (resume === 'none') return { all: [unmerged, ['resumeId', 'empty', null]] };
    if (resume !== 'incomplete') return unmerged;
    return {
      all: [unmerged, ['resumeId', 'filled', null], ['resumeScore', 'lt', requiredCompleteness.deliver]],
    };
  },
  /** A known student number updates the row; the default school is the tenant's own. */
  async importRow(draft, _cells, context) {
    const { rows } = await sql<{ id: string }>`
      select id from rc_employ_user
      where ${context.live(employUser)} and student_no = ${draft.studentNo ?? ''} and merged_into = ''`.execute(
      context.db,
    );
    if (rows[0]) draft.id = rows[0].id;
    else if (!draft.schoolName && context.session.tenantId !== zone) {
      const name = await tenantName(context);
      if (name !== undefined) draft.schoolName = name;
    }
  },
});
