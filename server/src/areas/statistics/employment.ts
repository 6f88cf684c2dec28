import { type Draft, failure, fieldFailure, refusal, type Session } from '@campus/contract/kit';
import { agreement, agreementSentences, employUser } from '@campus/contract/resume';
import {
  agreementTypes,
  destinationProblems,
  groupOfCategory,
  isDestField,
  lastChangeDay,
} from '@campus/contract/rules';
import { employment, employmentRefusals, employmentTexts, ofUnmerged } from '@campus/contract/statistics';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { destinationVerified } from '../resume/agreement-events.ts';
import { getAgreement, signedDestination, signedFields, unsignedDestination } from './employment-agreements.ts';
import {
  appendEntry,
  createEmployment,
  type Employment,
  journalUnitFields,
  otherIsFlexible,
} from './employment-journal.ts';
import { notifyDecision } from './employment-notices.ts';

type Values = Draft<typeof employment>;
const administrators = ['school_admin', 'platform_admin', 'admin'];
const isAdministrator = ({ roles }: Session): boolean => roles.some((role) => administrators.includes(role));

async function loadGradYear(employId: string, { db }: Context): Promise<number> {
  const { rows } = await sql<{ gradYear: number }>`
    select grad_year from rc_employ_user where id = ${employId}`.execute(db);
  return rows[0]?.gradYear ?? 0;
}
/** After the last day for changes only administrators change a destination, with a reason. */
async function assertInTime(
  { employId, changeReason }: Pick<Employment, 'employId' | 'changeReason'>,
  context: Context,
): Promise<void> {
  const last = lastChangeDay(await loadGradYear(employId, context));
  if (context.now.slice(0, 10) <= last) return;
  if (!isAdministrator(context.session) || context.session.isBehalf)
    throw refusal(employmentRefusals.closed(last), 'RC_EXPIRED');
  if (!changeReason) throw fieldFailure('changeReason', employmentTexts.noChangeReason);
}

/** Values that have no meaning for the category and were not written now: they go with the category they belonged to. */
const leftOver = (draft: Values, before: Employment): string[] =>
  Object.keys(employment.fields).filter(
    (name) =>
      !isDestField(name, draft.destCategory ?? null) &&
      draft[name as keyof Values] === before[name as keyof Employment],
  );
const without = (draft: Values, names: readonly string[]): Values => ({
  ...draft,
  ...Object.fromEntries(names.map((name) => [name, null])),
});
function assertConsistent(draft: Values, submitting: boolean): void {
  const [problem] = Object.entries(destinationProblems(draft, submitting));
  if (problem) throw fieldFailure(...problem);
}

/** An agreement decides category and employer. */
function assertAsSigned(draft: Values, before: Employment): void {
  if (!before.agreementId) return;
  const name = signedFields.find((field) => field in draft && draft[field] !== before[field]);
  if (name) throw fieldFailure(name, employmentRefusals.signed(employment.fields[name].label));
}
/** An agreement on an internship is no proof of employment. */
async function assertNoInternship({ destCategory, extAgreementNo }: Employment, { db, live }: Context): Promise<void> {
  if (!extAgreementNo || !provenByAgreement.includes(destCategory)) return;
  const { rows } = await sql`
    select 1 from rc_agreement where ${live(agreement)} and agreement_no = ${extAgreementNo}
      and type = ${agreementTypes.internship}`.execute(db);
  if (rows.length > 0) throw fieldFailure('extAgreementNo', agreementSentences.internshipProof);
}
const provenByAgreement: readonly string[] = ['10', '11', '12'];

/** The visible student of an import row, by the student number. */
async function importedStudent(cells: Readonly<Record<string, string>>, context: Context) {
  const studentNo = cells[employment.fields.studentNo.label]?.trim() ?? '';
  if (studentNo === '') throw fieldFailure('studentNo', employmentRefusals.noStudentNo);
  const { rows } = await sql<{ id: string; realname: string; sysOrgCode: string | null }>`
    select e.id, e.realname, e.sys_org_code from rc_employ_user e
    where ${await context.visible(employUser, 'e')} and e.student_no = ${studentNo} and e.merged_into = ''`.execute(
    context.db,
  );
  const [student] = rows;
  if (!student) throw fieldFailure('studentNo', employmentRefusals.studentUnknown(studentNo));
  const name = cells[employment.fields.realname.label]?.trim() ?? '';
  if (name !== '' && name !== student.realname) throw fieldFailure('realname', employmentRefusals.nameDiffers);
  return student;
}
async function findRow(employId: string, { db, live }: Context): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from rc_employment where ${live(employment)} and employ_id = ${employId}`.execute(db);
  return rows[0]?.id;
}

/** The group of a category; only some depend on the setting. */
async function loadGroup(category: string | null, context: Context) {
  const usual = groupOfCategory(category, false);
  return usual === groupOfCategory(category, true) ? usual : groupOfCategory(category, await otherIsFlexible(context));
}

/** An edit of these is an entry of the journal. */
const journalled = ['destCategory', 'destGroup', ...journalUnitFields] as const;
/** Steps that leave the destination as it is. */
const afterwards: readonly string[] = ['record', 'contract'];
const undecided = { collegeBy: null, collegeTime: null, schoolBy: null, schoolTime: null, studentConfirmTime: null };
const byCollege = ({ opinion }: { opinion: string | null }, { session, now }: Context) => ({
  collegeBy: session.realname,
  collegeTime: now,
  opinion,
});
const bySchool = (opinion: string | null, { session, now }: Context) => ({
  schoolBy: session.realname,
  schoolTime: now,
  opinion,
});

/** Destinations: one rule decides what a category demands, a journal keeps every state. */
export const employmentBehaviour = behaviour(employment, {
  async validate(draft, context) {
    const { before } = context;
    if (!before) throw failure('noPermission');
    assertAsSigned(draft, before);
    assertConsistent(without(draft, leftOver(draft, before)), false);
    await assertInTime({ employId: before.employId, changeReason: draft.changeReason ?? null }, context);
  },
  async beforeSave(draft, context) {
    const { before } = context;
    if (before) Object.assign(draft, without(draft, leftOver(draft, before)));
    draft.destGroup = await loadGroup(draft.destCategory ?? null, context);
  },
  async afterSave(row, context) {
    const { before } = context;
    if (!before || journalled.some((name) => before[name] !== row[name])) await appendEntry(row, 'edit', context);
  },
  listFilter: () => ofUnmerged,
  async importRow(draft, cells, context) {
    const student = await importedStudent(cells, context);
    draft.id = (await findRow(student.id, context)) ?? (await createEmployment(student, context)).id;
  },
  steps: {
    async submit(row, _input, context) {
      await assertInTime(row, context);
      assertConsistent(row, true);
      await assertNoInternship(row, context);
      return { ...undecided, submitTime: context.now, opinion: null };
    },
    collegePass: (_row, input, context) => byCollege(input, context),
    collegeReturn: (_row, { reason }, context) => byCollege({ opinion: reason }, context),
    schoolPass: (_row, { opinion }, context) => bySchool(opinion, context),
    schoolReturn: (_row, { reason }, context) => bySchool(reason, context),
    async reopen(row, { reason }, context) {
      await assertInTime({ employId: row.employId, changeReason: reason }, context);
      return { ...bySchool(reason, context), studentConfirmTime: null };
    },
    async sign(_row, input: Readonly<Record<string, unknown>>, context) {
      const of = getAgreement(input);
      const isCertified = of.type === agreementTypes.tripartite;
      const decided = isCertified ? { schoolBy: context.session.realname, schoolTime: context.now } : {};
      return { ...(await signedDestination(of, context)), ...decided, to: isCertified ? 'passed' : 'school' };
    },
    signEnd: () => unsignedDestination,
    record(_row, input, { now }) {
      const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
      if (Object.keys(given).length === 0) throw fieldFailure('archiveSent', employmentRefusals.nothing);
      if (input.archiveSent && input.archiveSent > now.slice(0, 10))
        throw fieldFailure('archiveSent', employmentRefusals.archiveLater);
      return given;
    },
    contract: (_row, { contractSigned }) => ({ contractSigned }),
    confirm: (_row, _input, { now }) => ({ studentConfirmTime: now }),
  },
  async afterStep(step, row, context) {
    if (!afterwards.includes(step)) await appendEntry(row, step, context);
    await notifyDecision(step, row, context);
    if (step === 'schoolPass' && row.agreementId)
      await context.engine.emit(destinationVerified, { agreementId: row.agreementId }, context);
  },
});
