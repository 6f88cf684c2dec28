import { fieldFailure, formFields, type Row, refusal } from '@campus/contract/kit';
import { deliveryFlow, employUser, type MergedField, mergeRefusals, studentMerge } from '@campus/contract/resume';
import { intentions } from '@campus/contract/rules';
import { employment, employmentFlow } from '@campus/contract/statistics';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { lockVisible } from '../../kit/write/lock-visible.ts';
import { MergeChanges } from './merge-changes.ts';
import { refreshStudent, settleResumes } from './merge-resumes.ts';
import { moveRows, type RowMoves } from './merge-rows.ts';

type Student = Row<typeof employUser>;
export interface MergeInput {
  readonly keepId: string;
  readonly dropId: string;
  /** Names of the fields that the kept student takes from the dropped one. */
  readonly fields: readonly string[];
}
export interface MergeOutcome extends RowMoves {
  readonly mergeId: string;
  readonly changed: readonly string[];
  readonly isResumeDeleted: boolean;
}
/** Not chosen by a user, and kept by counters and the résumé. */
const derivedByRows = new Set([...Object.keys(employUser.counters ?? {}), 'resumeId', 'resumeScore', 'mergedInto']);
const comparedNames = [...Object.keys(employUser.fields).filter((name) => !derivedByRows.has(name)), 'sysOrgCode'];

/** The two students, locked in the order of their ids. Throws notFound unless the caller sees both. */
export async function lockPair(ids: readonly [string, string], context: Context): Promise<[Student, Student]> {
  const found = new Map<string, Student>();
  for (const id of ids.toSorted()) found.set(id, await lockVisible(employUser, id, context));
  return [found.get(ids[0]) as Student, found.get(ids[1]) as Student];
}

async function assertNoSharedPost(keepId: string, dropId: string, { db }: Context): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select p.name from rc_delivery k join rc_delivery d on d.post_id = k.post_id join rc_company_post p on p.id = k.post_id
    where k.employ_id = ${keepId} and d.employ_id = ${dropId}
      and ${inStates(deliveryFlow, ['active', 'finished'], 'k')} and ${inStates(deliveryFlow, ['active', 'finished'], 'd')}
      and k.del_flag = 0 and d.del_flag = 0 order by p.name limit 1`.execute(db);
  if (rows[0]) throw refusal(mergeRefusals.samePost(rows[0].name), 'RC_STATE');
}
/** A destination that the school has confirmed counts in its figures, so its record is the one to keep. */
async function assertDestinationKept(keep: Student, drop: Student, { db, live }: Context): Promise<void> {
  const { rows } = await sql<{ employId: string }>`
    select employ_id as "employId" from rc_employment
    where ${live(employment)} and employ_id in (${keep.id}, ${drop.id}) and ${inStates(employmentFlow, ['passed'])} order by id for update`.execute(
    db,
  );
  const confirmed = rows.map(({ employId }) => employId);
  if (confirmed.includes(drop.id) && !confirmed.includes(keep.id))
    throw refusal(mergeRefusals.confirmed(drop.realname, drop.studentNo), 'RC_STATE');
}
async function assertMergeable(keep: Student, drop: Student, context: Context): Promise<void> {
  const gone = [keep, drop].find(({ mergedInto }) => mergedInto);
  if (gone) throw refusal(mergeRefusals.merged(gone.realname, gone.studentNo), 'RC_STATE');
  if (keep.userId && drop.userId) throw refusal(mergeRefusals.bothHaveAccounts, 'RC_STATE');
  await assertNoSharedPost(keep.id, drop.id, context);
  await assertDestinationKept(keep, drop, context);
}

/** The chosen values that differ. Throws for a name that no form has. */
function valuesTaken(names: readonly string[], keep: Student, drop: Student): Record<string, unknown> {
  const known = formFields(employUser, 'edit', 'staff');
  const taken: Record<string, unknown> = {};
  for (const name of names) {
    if (name === 'resumeId') continue;
    if (!Object.hasOwn(known, name)) throw fieldFailure('fields', mergeRefusals.field(name));
    const value = drop[name as keyof Student];
    if (value !== keep[name as keyof Student]) taken[name] = value;
  }
  return taken;
}

/** The kept student takes chosen values, the account and a signed state. */
async function takeValues(keep: Student, drop: Student, names: readonly string[], context: Context): Promise<Student> {
  const { engine } = context;
  const taken = valuesTaken(names, keep, drop);
  if (Object.keys(taken).length > 0) await engine.edit(employUser, { id: keep.id, ...taken }, context);
  const own = {
    ...(drop.userId && { userId: drop.userId }),
    ...(drop.intentionStatus === intentions.signed && { intentionStatus: intentions.signed }),
  };
  if (Object.keys(own).length > 0) await engine.set(employUser, keep.id, own, context);
  return (await engine.lock(employUser, keep.id, context)) as Student;
}

/** The changes of a student with encrypted values encrypted: they are stored with the merge. */
function differences(before: Student, after: Student, context: Context): MergedField[] {
  const { cipher } = context.engine.ports;
  const encryptValue = (name: string, value: unknown): unknown =>
    employUser.fields[name as keyof typeof employUser.fields]?.encrypted && value !== null
      ? cipher.encrypt(String(value))
      : value;
  return comparedNames
    .map((name) => ({ name, was: before[name as keyof Student] ?? null, is: after[name as keyof Student] ?? null }))
    .filter(({ was, is }) => was !== is)
    .map(({ name, was, is }) => ({ name, before: encryptValue(name, was), after: encryptValue(name, is) }));
}

/**
 * Makes one student of two in the open transaction: the rows of the dropped one move, the record stays readable. Every
 * writer of a delivery locks its student first, so none comes between.
 */
export async function mergePair({ keepId, dropId, fields }: MergeInput, context: Context): Promise<MergeOutcome> {
  const { engine } = context;
  if (keepId === dropId) throw refusal(mergeRefusals.samePerson, 'RC_FIELD');
  const [keep, drop] = await lockPair([keepId, dropId], context);
  await assertMergeable(keep, drop, context);
  // First, because unique values are those of unmerged students.
  await engine.set(employUser, dropId, { mergedInto: keepId, userId: null }, context);
  const after = await takeValues(keep, drop, fields, context);
  const changes = new MergeChanges();
  const takesDropped = fields.includes('resumeId');
  const isResumeDeleted = await settleResumes({ keepId, dropId, takesDropped }, changes, context);
  const pair = { keepId, dropId, keepOrg: after.sysOrgCode, dropOrg: drop.sysOrgCode };
  const moves = await moveRows(pair, changes, context);
  await refreshStudent(keepId, context);
  await refreshStudent(dropId, context);
  const merged = differences(keep, after, context);
  const row = await engine.insert(
    studentMerge,
    { keepId, dropId, fields: merged, moved: await changes.finish(context), sysOrgCode: after.sysOrgCode },
    context,
  );
  return { ...moves, mergeId: row.id, changed: merged.map(({ name }) => name), isResumeDeleted };
}
