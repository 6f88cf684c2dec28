import { type BatchReport, failure, type Row, refusal } from '@campus/contract/kit';
import {
  alreadyUndone,
  employUser,
  type MergedField,
  mergeRefusals,
  studentMerge,
  undoDays,
} from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { moveBelongings } from './departments.ts';
import { refreshStudent, separateResumes } from './merge-resumes.ts';
import { lockPair } from './merge-students.ts';
import { moveBack } from './unmerge-rows.ts';

type Student = Row<typeof employUser>;
type Merge = Row<typeof studentMerge>;

async function loadMerge(id: string, context: Context): Promise<Merge & { isRecent: boolean }> {
  const { rows } = await sql<Merge & { isRecent: boolean }>`
    select *, create_time > ${context.now}::timestamptz - make_interval(days => ${undoDays}) as is_recent
    from rc_student_merge where ${context.live(studentMerge)} and id = ${id} and undoes is null`.execute(context.db);
  if (!rows[0]) throw failure('notFound');
  return rows[0];
}
async function assertUndoable(
  merge: Merge & { isRecent: boolean },
  [keep, drop]: [Student, Student],
  context: Context,
) {
  const { rows } = await sql`select 1 from rc_student_merge where undoes = ${merge.id}`.execute(context.db);
  if (rows.length > 0) throw refusal(alreadyUndone, 'RC_STATE');
  if (!merge.isRecent) throw refusal(mergeRefusals.tooLate(undoDays), 'RC_STATE');
  if (keep.mergedInto) throw refusal(mergeRefusals.keptMerged, 'RC_STATE');
  if (drop.mergedInto !== keep.id) throw failure('notFound');
}

/** A stored value of a merge as the student's row has it. */
function plainValue(name: string, value: unknown, { engine }: Context): unknown {
  const field = employUser.fields[name as keyof typeof employUser.fields];
  return field?.encrypted && value !== null ? engine.ports.cipher.decrypt(String(value)) : value;
}
/** Restores the values of the kept student that are unchanged since. Returns the labels of the rest. */
async function restoreValues(keep: Student, fields: readonly MergedField[], context: Context): Promise<string[]> {
  const values: Record<string, unknown> = {};
  const remaining: string[] = [];
  for (const { name, before, after } of fields) {
    if ((keep[name as keyof Student] ?? null) === plainValue(name, after, context))
      values[name] = plainValue(name, before, context);
    else remaining.push(employUser.fields[name as keyof typeof employUser.fields]?.label ?? '');
  }
  if (Object.keys(values).length > 0) await context.engine.set(employUser, keep.id, values, context);
  if (Object.hasOwn(values, 'sysOrgCode')) await moveBelongings(keep.id, values.sysOrgCode as string | null, context);
  return remaining.filter(Boolean);
}

/**
 * Makes two students again of a merge. The rows go back first: those of the kept student then follow its department.
 * Throws when the merge is older than `undoDays` or one of its students was merged further.
 */
export async function undoMerge(mergeId: string, context: Context): Promise<BatchReport> {
  const { engine } = context;
  const merge = await loadMerge(mergeId, context);
  const { keepId, dropId } = merge;
  const [keep, drop] = await lockPair([keepId, dropId], context);
  await assertUndoable(merge, [keep, drop], context);
  const report = await moveBack(merge.moved ?? [], context);
  const labels = await restoreValues(keep, merge.fields ?? [], context);
  const account = (merge.fields ?? []).find(({ name }) => name === 'userId');
  const isAccountBack = account !== undefined && keep.userId === account.after;
  await engine.set(employUser, dropId, { mergedInto: '', ...(isAccountBack && { userId: keep.userId }) }, context);
  await separateResumes(keepId, dropId, context);
  await refreshStudent(keepId, context);
  await refreshStudent(dropId, context);
  const kept = labels.map((label) => ({
    id: keepId,
    name: `${employUser.title} ${label}`,
    message: mergeRefusals.notRestored,
  }));
  const failed = [...report.failed, ...kept];
  await engine.insert(
    studentMerge,
    { keepId, dropId, undoes: mergeId, remained: failed, sysOrgCode: drop.sysOrgCode },
    context,
  );
  return { ok: report.ok, failed };
}
