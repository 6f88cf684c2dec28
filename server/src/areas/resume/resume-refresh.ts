import { createHash } from 'node:crypto';
import { type AnyEntity, formFields, getState, type Row } from '@campus/contract/kit';
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
import { columnNames } from '../../kit/write/columns.ts';
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
async function loadContents(resumes: readonly Named[], { db }: Context): Promise<ReadonlyMap<string, ResumeContent>> {
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
    const unpack = <T = Data>(e: AnyEntity, key: string) => unpackRows<T>(columnNames(e), row[key]);
    const lists = Object.fromEntries(children.map(([key, child]) => [key, unpack(child, key)]));
    const [student] = unpack<Student>(employUser, 'student');
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
const values = (row: object, names: readonly string[]): unknown[] => names.map((name) => (row as Data)[name] ?? null);
const getRows = (lists: ResumeLists, key: keyof ResumeLists): unknown[] =>
  lists[key].map((row) => values(row, Object.keys(formFields(resumeChildren[key], 'add', 'staff'))));

/** Hash of all content written by the student. */
const contentHash = (row: Resume, lists: ResumeLists): string =>
  digest([
    values(row, ['headline', 'photo', 'selfEvaluation', 'file']),
    (Object.keys(resumeChildren) as (keyof ResumeLists)[]).map((key) => getRows(lists, key)),
  ]);
/** Hash of the content an approved recommendation form certifies: grades, education, certificates. */
export const formHash = (student: Student, lists: ResumeLists): string =>
  digest([values(student, gradedStudentFields), getRows(lists, 'educations'), getRows(lists, 'certs')]);

function getCompleteness(row: Resume, student: Student, lists: ResumeLists): number {
  const { photo, headline, selfEvaluation } = row;
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

/** The fields of a résumé that are derived from its content. */
function getDerived(row: Resume, { lists, student }: ResumeContent, now: string) {
  const content = contentHash(row, lists);
  return {
    completeness: getCompleteness(row, student, lists),
    ...getSearchText(lists),
    contentHash: content,
    contentTime: content === row.contentHash ? row.contentTime : now,
  };
}
type Derived = ReturnType<typeof getDerived>;
const isChanged = (row: Resume, derived: Derived): boolean =>
  Object.entries(derived).some(([name, value]) => value !== row[name as keyof Resume]);
/** A form is approved for what it certifies only. */
async function resetForm(row: Resume, { lists, student }: ResumeContent, context: Context): Promise<void> {
  const vouchedFor = getState(formFlow, row.formAudit) === 'approved' && row.formHash;
  if (vouchedFor && formHash(student, lists) !== row.formHash)
    await context.engine.step(resume, 'reset', row.id, {}, context, true);
}

/** Updates all fields derived from a résumé's content, in the transaction that changed it or its student. */
export async function refreshResume(row: Resume, content: ResumeContent, context: Context): Promise<void> {
  const derived = getDerived(row, content, context.now);
  if (isChanged(row, derived)) {
    await context.engine.set(resume, row.id, derived, context, row);
    queueMatch('student', row.employId, context);
  }
  const { resumeId, resumeScore } = content.student;
  if (resumeId !== row.id || resumeScore !== derived.completeness)
    await sql`
      update rc_employ_user set resume_id = ${row.id}, resume_score = ${derived.completeness} where id = ${row.employId}`.execute(
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

/** The same after a change of the student, whose fields are part of the résumé. */
export async function refreshStudentResume(resumeId: string, context: Context): Promise<void> {
  const row = await context.engine.lock(resume, resumeId, context);
  if (row) await refreshResume(row, await loadContent(row, context), context);
}
