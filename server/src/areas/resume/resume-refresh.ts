import { createHash } from 'node:crypto';
import { type AnyEntity, type Draft, formFields, getState, type Row } from '@campus/contract/kit';
import {
  employUser,
  formFlow,
  getSearchText,
  gradedStudentFields,
  type ResumeList,
  type ResumeLists,
  resume,
  resumeCert,
  resumeEducation,
  resumeExperience,
  resumeIntention,
  resumeSkill,
} from '@campus/contract/resume';
import { resumeCompleteness } from '@campus/contract/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { packRows, unpackRows } from '../../kit/read/packed-rows.ts';
import { columnNames, fromColumns } from '../../kit/write/columns.ts';
import { queueMatch } from '../match/match-queue.ts';

type Resume = Row<typeof resume>;
type Student = Row<typeof employUser>;
type Data = Readonly<Record<string, unknown>>;
/** Child entities of a résumé by key. */
export const resumeChildren = {
  educations: resumeEducation,
  experiences: resumeExperience,
  skills: resumeSkill,
  certs: resumeCert,
  intentions: resumeIntention,
} as const;

/** What a résumé says: its five lists, in order, and its student. */
export interface ResumeContent {
  readonly lists: ResumeLists;
  readonly student: Student;
}
type Named = Pick<Resume, 'id' | 'employId'>;
/** The stored content of each résumé, without access checks, by one statement. */
async function loadContents(
  resumes: readonly Named[],
  { db, engine }: Context,
): Promise<ReadonlyMap<string, ResumeContent>> {
  const read = (e: AnyEntity, where: RawBuilder<unknown>) =>
    packRows(columnNames(e), sql`select * from ${sql.table(e.table)} where ${where}`);
  const children = Object.entries(resumeChildren) as [ResumeList, AnyEntity][];
  const columns = children.map(
    ([key, child]) => sql`${read(child, sql`resume_id = r.id and del_flag = 0 order by sort, id`)} as ${sql.ref(key)}`,
  );
  const [ids, owners] = [resumes.map(({ id }) => id), resumes.map(({ employId }) => employId)];
  const { rows } = await sql<Data & { resumeId: string }>`
    select r.id as resume_id, ${read(employUser, sql`id = r.employ_id`)} as student, ${sql.join(columns)}
    from unnest(${ids}::text[], ${owners}::text[]) as r (id, employ_id)`.execute(db);
  const contents = rows.map((row): [string, ResumeContent] => {
    const unpack = <E extends AnyEntity>(e: E, key: string) =>
      unpackRows(columnNames(e), row[key]).map((one) => fromColumns(e, one, engine.ports) as Row<E>);
    const lists: Partial<Record<ResumeList, Data[]>> = Object.fromEntries(
      children.map(([key, child]) => [key, unpack(child, key)]),
    );
    const [student] = unpack(employUser, 'student');
    return [row.resumeId, { lists: lists as Record<ResumeList, Data[]>, student: student as Student }];
  });
  return new Map(contents);
}
export const loadContent = async (row: Named, context: Context): Promise<ResumeContent> =>
  (await loadContents([row], context)).get(row.id) as ResumeContent;
/** The stored student, without access checks. */
export async function loadStudent(employId: string, { db }: Context): Promise<Student> {
  const { rows } = await sql<Student>`select * from rc_employ_user where id = ${employId}`.execute(db);
  return rows[0] as Student;
}

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
/** Values for a hash; a decimal as the database writes it, which stored hashes were made of. */
const values = (e: AnyEntity, row: object, names: readonly string[]): unknown[] =>
  names.map((name) => {
    const value = (row as Data)[name] ?? null;
    const digits = e.fields[name]?.digits;
    return digits && value !== null ? Number(value).toFixed(digits) : value;
  });
const getRows = (lists: ResumeLists, key: keyof ResumeLists): unknown[] => {
  const child = resumeChildren[key];
  return lists[key].map((row) => values(child, row, Object.keys(formFields(child, 'add', 'staff'))));
};

/** Hash of all content written by the student. */
const contentHash = (row: Own, lists: ResumeLists): string =>
  digest([
    values(resume, row, ['headline', 'photo', 'selfEvaluation', 'file']),
    (Object.keys(resumeChildren) as (keyof ResumeLists)[]).map((key) => getRows(lists, key)),
  ]);
/** Hash of the content an approved recommendation form certifies: grades, education, certificates. */
export const formHash = (student: Student, lists: ResumeLists): string =>
  digest([values(employUser, student, gradedStudentFields), getRows(lists, 'educations'), getRows(lists, 'certs')]);

function getCompleteness(row: Own, student: Student, lists: ResumeLists): number {
  const { photo = null, headline = null, selfEvaluation = null } = row;
  const { educations, experiences, certs, ...more } = lists;
  return resumeCompleteness({
    student,
    photo,
    headline,
    selfEvaluation,
    ...more,
    education: educations,
    experience: experiences,
    certificates: certs,
  });
}

type Own = Draft<typeof resume>;
/** The fields of a résumé that are derived from its content. */
export function getDerived(row: Own, { lists, student }: ResumeContent, now: string) {
  const content = contentHash(row, lists);
  return {
    completeness: getCompleteness(row, student, lists),
    ...getSearchText(lists),
    contentHash: content,
    contentTime: (content === row.contentHash && row.contentTime) || now,
  };
}
const derivedNames = [
  'completeness',
  'skillIds',
  'intentionTypes',
  'intentionCities',
  'contentHash',
  'contentTime',
] as const satisfies (keyof ReturnType<typeof getDerived>)[];
/** Whether what is derived from the content differs. */
export const isContentChanged = (before: Own | undefined, after: Own): boolean =>
  derivedNames.some((name) => before?.[name] !== after[name]);
/** A form is approved for what it certifies only. */
async function resetForm(row: Resume, { lists, student }: ResumeContent, context: Context): Promise<void> {
  const vouchedFor = getState(formFlow, row.formAudit) === 'approved' && row.formHash;
  if (vouchedFor && formHash(student, lists) !== row.formHash)
    await context.engine.step(resume, 'reset', row.id, {}, context, true);
}

/** What follows from the content of a résumé outside its row: the figures of its student and the approval of its form. */
export async function spreadContent(row: Resume, content: ResumeContent, context: Context): Promise<void> {
  const { resumeId, resumeScore } = content.student;
  if (resumeId !== row.id || resumeScore !== row.completeness)
    await sql`
      update rc_employ_user set resume_id = ${row.id}, resume_score = ${row.completeness} where id = ${row.employId}`.execute(
      context.db,
    );
  await resetForm(row, content, context);
}

/** The same for many résumés by one statement, which moves no counter: the caller counts again. */
export async function refreshResumes(rows: readonly Resume[], context: Context): Promise<void> {
  const { db, now, session } = context;
  const contents = await loadContents(rows, context);
  const values = rows.map((row) => {
    const { completeness, skillIds, intentionTypes, intentionCities, ...more } = getDerived(
      row,
      contents.get(row.id) as ResumeContent,
      now,
    );
    return {
      id: row.id,
      completeness,
      skill_ids: skillIds,
      intention_types: intentionTypes,
      intention_cities: intentionCities,
      content_hash: more.contentHash,
      content_time: more.contentTime,
    };
  });
  await sql`
    with wanted as (select * from jsonb_populate_recordset(null::rc_resume, ${JSON.stringify(values)}::jsonb)),
      changed as (
        update rc_resume r set completeness = w.completeness, skill_ids = w.skill_ids, intention_types = w.intention_types,
          intention_cities = w.intention_cities, content_hash = w.content_hash, content_time = w.content_time,
          update_by = ${session.username}, update_time = ${now}, version = r.version + 1
        from wanted w where w.id = r.id returning r.id, r.employ_id, r.completeness)
    update rc_employ_user e set resume_id = c.id, resume_score = c.completeness from changed c where e.id = c.employ_id`.execute(
    db,
  );
  for (const row of rows) {
    queueMatch('student', row.employId, context);
    await resetForm(row, contents.get(row.id) as ResumeContent, context);
  }
}

/** Updates all that is derived from a résumé's content after a change of the student, whose fields are part of it. */
export async function refreshStudentResume(resumeId: string, context: Context): Promise<void> {
  const { engine, now } = context;
  const row = await engine.lock(resume, resumeId, context);
  if (!row) return;
  const content = await loadContent(row, context);
  const derived = getDerived(row, content, now);
  const isOther = isContentChanged(row, derived);
  if (isOther) queueMatch('student', row.employId, context);
  await spreadContent(isOther ? await engine.set(resume, row.id, derived, context, row) : row, content, context);
}
