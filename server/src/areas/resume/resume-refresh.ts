import { createHash } from 'node:crypto';
import { type AnyEntity, formFields, getState, type Row } from '@campus/contract/kit';
import {
  type employUser,
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
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
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

/** The five lists as stored, in order. */
export async function loadLists(resumeId: string, { db }: Context): Promise<ResumeLists> {
  const lists = {} as Record<ResumeList, Data[]>;
  for (const [key, child] of Object.entries(resumeChildren) as [ResumeList, AnyEntity][]) {
    const { rows } = await sql<Data>`
      select * from ${sql.table(child.table)} where resume_id = ${resumeId} and del_flag = 0 order by sort, id`.execute(
      db,
    );
    lists[key] = rows;
  }
  return lists;
}
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

/** Updates all fields derived from a résumé's content, in the transaction that changed it or its student. */
export async function refreshResume(row: Resume, lists: ResumeLists, context: Context): Promise<void> {
  const { engine, now } = context;
  const student = await loadStudent(row.employId, context);
  const content = contentHash(row, lists);
  const wanted = {
    completeness: getCompleteness(row, student, lists),
    ...getSearchText(lists),
    contentHash: content,
    ...(content !== row.contentHash && { contentTime: now }),
  };
  const changed = Object.entries(wanted).some(([name, value]) => value !== row[name as keyof Resume]);
  if (changed) {
    await engine.set(resume, row.id, wanted, context);
    await queueMatch('student', row.employId, context);
  }
  await sql`
    update rc_employ_user set resume_id = ${row.id}, resume_score = ${wanted.completeness}
    where id = ${row.employId} and (resume_id is distinct from ${row.id} or resume_score is distinct from ${wanted.completeness}::int)`.execute(
    context.db,
  );
  const vouchedFor = getState(formFlow, row.formAudit) === 'approved' && row.formHash;
  if (vouchedFor && formHash(student, lists) !== row.formHash)
    await engine.step(resume, 'reset', row.id, {}, context, true);
}

/** The same after a change of the student, whose fields are part of the résumé. */
export async function refreshStudentResume(resumeId: string, context: Context): Promise<void> {
  const row = await context.engine.lock(resume, resumeId, context);
  if (row) await refreshResume(row, await loadLists(resumeId, context), context);
}
