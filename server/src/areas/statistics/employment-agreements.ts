import { company } from '@campus/contract/enterprise';
import type { Row } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { employUser } from '@campus/contract/resume';
import { agreementTypes, groupOfCategory, seekingWork, unitFields } from '@campus/contract/rules';
import { employment } from '@campus/contract/statistics';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { listen } from '../../kit/listener.ts';
import { agreementEffective, agreementEnded } from '../resume/agreement-events.ts';
import type { Agreement } from '../resume/agreement-parties.ts';
import { unitOfEmployer } from './company-unit.ts';
import { createEmployment, type Employment, otherIsFlexible } from './employment-journal.ts';

/** Categories of destinations that come from an agreement. */
const categories: Readonly<Record<number, string>> = {
  [agreementTypes.tripartite]: '10',
  [agreementTypes.labor]: '11',
};
type Changes = Partial<Employment>;

/** What only an agreement decides; the rest of the destination can be completed by hand. */
export const signedFields = ['destCategory', 'unitName', 'unitCreditCode', 'unitNature', 'unitIndustry'] as const;
const emptied: Changes = {
  ...Object.fromEntries(unitFields.map((name) => [name, null])),
  ...{ destSub: null, noneReason: null, intentText: null, proofFiles: null, opinion: null },
  ...{ archiveUnit: null, archiveAddress: null, household: null },
  ...{ collegeBy: null, collegeTime: null, schoolBy: null, schoolTime: null, studentConfirmTime: null },
};

async function lockedRow(employId: string, context: Context): Promise<Employment> {
  const { engine } = context;
  const { rows } = await sql<{ id: string }>`
    select id from rc_employment where ${context.live(employment)} and employ_id = ${employId}`.execute(context.db);
  const known = rows[0] && (await engine.lock(employment, rows[0].id, context));
  if (known) return known;
  const student = (await engine.lock(employUser, employId, context)) as Row<typeof employUser>;
  return createEmployment(student, context);
}

/** The destination that follows from an agreement. */
export async function signedDestination(row: Agreement, context: Context): Promise<Changes> {
  const { engine } = context;
  const employer = (await engine.lock(company, row.companyId as string, context)) as Row<typeof company>;
  const post = (await engine.lock(companyPost, row.postId as string, context)) as Row<typeof companyPost>;
  const destCategory = categories[row.type] as string;
  return {
    ...emptied,
    destCategory,
    destGroup: groupOfCategory(destCategory, await otherIsFlexible(context)),
    ...unitOfEmployer(employer),
    jobCategory: post.category,
    signWay: row.signWay,
    extAgreementNo: row.extAgreementNo,
    signDate: (row.signedTime ?? context.now).slice(0, 10),
    reportDate: row.startDate,
    salary: Math.round(Number(row.salary)),
    archiveUnit: row.archiveUnit,
    archiveAddress: row.archiveAddress,
    household: row.household,
    proofFiles: row.signFile,
    agreementId: row.id,
    submitTime: context.now,
  };
}

async function sign(row: Agreement, context: Context): Promise<void> {
  const { id } = await lockedRow(row.employId as string, context);
  await context.engine.step(employment, 'sign', id, { agreement: row, bySystem: true }, context, true);
}
/** An agreement in force is the student's destination. */
export const signDestination = listen(agreementEffective, sign);
/** Its end leaves the student without one, unless another agreement is in force. */
export const endDestination = listen(agreementEnded, async ({ ended, next }, context) => {
  const own = await lockedRow(ended.employId as string, context);
  if (own.agreementId !== ended.id) return;
  if (next) return sign(next, context);
  await context.engine.step(employment, 'signEnd', own.id, { bySystem: true }, context, true);
});
/** What the end of an agreement leaves. */
export const unsignedDestination: Changes = {
  ...emptied,
  destCategory: seekingWork,
  destGroup: groupOfCategory(seekingWork, false),
  agreementId: null,
  submitTime: null,
};
/** The agreement of the system step `sign`. */
export const getAgreement = (input: Readonly<Record<string, unknown>>): Agreement => input.agreement as Agreement;
