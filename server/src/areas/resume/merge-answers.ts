import { Failure } from '@campus/contract/kit';
import {
  employUser,
  listMerges,
  type MergePreview,
  type MergeRecord,
  mergeStudents,
  previewMerge,
  studentMerge,
  undoDays,
  unmergeStudents,
} from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { parseIds } from '../../kit/read/parse-ids.ts';
import { type MergeOutcome, mergePair } from './merge-students.ts';
import { undoMerge } from './unmerge-students.ts';

const findLabel = (name: string): string | undefined =>
  employUser.fields[name as keyof typeof employUser.fields]?.label as string | undefined;
const getLabels = (names: readonly string[]): string[] => names.flatMap((name) => findLabel(name) ?? []);
const toList = (numbers: ReadonlyMap<string, number>) => [...numbers].map(([title, count]) => ({ title, count }));

const merging = answer(mergeStudents, async ({ keepId, dropId, fields }, context) => {
  const { mergeId, changed } = await mergePair({ keepId, dropId, fields: parseIds(fields) }, context);
  context.engine.ports.audit(context, 'student.merge', { mergeId, keepId, dropId, changed });
  return { mergeId };
});

/** Carries the outcome of a trial out of its transaction, which it undoes. */
class Trial extends Error {
  readonly outcome: MergeOutcome;
  constructor(outcome: MergeOutcome) {
    super('trial');
    this.outcome = outcome;
  }
}
const unchanged: Omit<MergePreview, 'refusal'> = { moved: [], left: [], changed: [], resumeDeleted: false };

/** The merge itself, undone at its end: the preview cannot differ from it. */
const preview = answer(previewMerge, async ({ keepId, dropId, fields }, context, call): Promise<MergePreview> => {
  try {
    return await context.engine.transaction(call, async (trial) => {
      throw new Trial(await mergePair({ keepId, dropId, fields: parseIds(fields) }, trial));
    });
  } catch (error) {
    if (error instanceof Failure && error.key !== 'notFound') return { ...unchanged, refusal: error.message };
    if (!(error instanceof Trial)) throw error;
    const { moved, left, changed, isResumeDeleted } = error.outcome;
    return {
      refusal: null,
      moved: toList(moved),
      left: toList(left),
      changed: getLabels(changed),
      resumeDeleted: isResumeDeleted,
    };
  }
});

const unmerging = answer(unmergeStudents, async ({ mergeId }, context) => {
  const report = await undoMerge(mergeId, context);
  context.engine.ports.audit(context, 'student.unmerge', { mergeId, remained: report.failed.length });
  return report;
});

type Listed = Omit<MergeRecord, 'changed' | 'moved'> & {
  readonly fields: readonly { readonly name: string }[] | null;
  readonly moved: readonly { readonly entity: string; readonly was: object }[] | null;
};
const isOwnRow = ({ was }: { readonly was: object }): boolean => !Object.hasOwn(was, 'delFlag');

/** Merges of students that the caller sees, newest first, each with its undoing. */
const merges = answer(listMerges, async ({ pageNo, pageSize }, context) => {
  const size = pageSize ?? 10;
  const from = sql`
    from rc_student_merge m join rc_employ_user k on k.id = m.keep_id join rc_employ_user d on d.id = m.drop_id
    left join rc_student_merge u on u.undoes = m.id
    where ${context.live(studentMerge, 'm')} and m.undoes is null
      and ${await context.visible(employUser, 'k')} and ${await context.visible(employUser, 'd')}`;
  const { rows } = await sql<Listed>`
    select m.id, m.keep_id, k.realname || '（' || k.student_no || '）' as keep_name, m.drop_id,
      d.realname || '（' || d.student_no || '）' as drop_name, m.fields, m.moved, m.create_by, m.create_time,
      u.create_by as undone_by, u.create_time as undone_time, coalesce(u.remained, '[]'::jsonb) as remained,
      (u.id is null and k.merged_into = '' and m.create_time > ${context.now}::timestamptz - make_interval(days => ${undoDays})) as is_undoable
    ${from} order by m.create_time desc, m.id desc limit ${size} offset ${((pageNo ?? 1) - 1) * size}`.execute(
    context.db,
  );
  const total = await sql<{ n: number }>`select count(*)::int as n ${from}`.execute(context.db);
  const people = rows.flatMap(({ createBy, undoneBy }) => [createBy, ...(undoneBy === null ? [] : [undoneBy])]);
  const names = await loadNames(people, context);
  const records = rows.map(({ fields, moved, ...row }) => ({
    ...row,
    createBy: names.get(row.createBy) ?? row.createBy,
    undoneBy: row.undoneBy === null ? null : (names.get(row.undoneBy) ?? row.undoneBy),
    changed: getLabels((fields ?? []).map(({ name }) => name)),
    moved: (moved ?? []).filter(isOwnRow).length,
  }));
  return { records, total: total.rows[0]?.n ?? 0 };
});
/** Real names of users of the tenant. */
export const loadNames = (usernames: readonly string[], { db, engine, session }: Context) =>
  engine.ports.realnames(db, usernames, session.tenantId);

export const mergeAnswers = [merging, preview, unmerging, merges];
