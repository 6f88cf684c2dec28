import { Buffer } from 'node:buffer';
import { company } from '@campus/contract/enterprise';
import { fieldFailure } from '@campus/contract/kit';
import { sealProblems } from '@campus/contract/rules';
import { departSeal, sysDepart } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { DocumentPictures } from '../../platform/documents/document-pdf.ts';
import { assertPicture, readPicture, storedPicture } from '../../platform/documents/document-pictures.ts';
import type { Picture } from '../../platform/pdf/pdf-content.ts';
import type { Agreement } from './agreement-parties.ts';

/** The certified seal of a company. */
export async function loadCompanySeal(companyId: string | null, context: Context): Promise<string | null> {
  const { rows } = await sql<{ sealImg: string | null }>`
    select seal_img from rc_company where ${context.live(company)} and id = ${companyId}`.execute(context.db);
  return rows[0]?.sealImg ?? null;
}
interface PlacedSeal {
  readonly img: string;
  readonly isOwn: boolean;
}
/** The seals of a student's department and of those above it, deepest first. */
async function sealsAbove({ sysOrgCode }: Agreement, context: Context): Promise<PlacedSeal[]> {
  const { rows } = await sql<PlacedSeal>`
    select s.img, d.org_code = ${sysOrgCode} as is_own
    from sys_depart d join rc_depart_seal s on s.depart_id = d.id
    where ${sysOrgCode}::text like d.org_code || '%' and ${context.live(departSeal, 's')} and ${context.live(sysDepart, 'd')}
    order by length(d.org_code) desc`.execute(context.db);
  return rows;
}
/** The seal of the student's own college. */
export const loadCollegeSeal = async (row: Agreement, context: Context): Promise<string | null> =>
  (await sealsAbove(row, context)).find(({ isOwn }) => isOwn)?.img ?? null;
/** The seal of the school: the next one above the college. */
const loadSchoolSeal = async (row: Agreement, context: Context): Promise<string | null> =>
  (await sealsAbove(row, context)).find(({ isOwn }) => !isOwn)?.img ?? null;

const getBytes = (dataUrl: string): Buffer => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
/** Asserts that a drawn signature and the scan of one are pictures that the agreement can show. */
export async function assertSigned(signature: string | null, scan: string | null, context: Context): Promise<void> {
  if (signature && !(await readPicture(getBytes(signature), ['png'])))
    throw fieldFailure('signature', sealProblems.signature);
  await assertPicture('signature', 'file', scan, context);
}
const findSignature = async ({ signature, signScan }: Agreement, context: Context): Promise<Picture | undefined> =>
  signature ? readPicture(getBytes(signature), ['png']) : storedPicture('signature', signScan, context);

/** The pictures that are there. */
export const withoutEmpty = (pictures: Readonly<Record<string, Picture | undefined>>): DocumentPictures =>
  Object.fromEntries(Object.entries(pictures).flatMap(([name, picture]) => (picture ? [[name, picture]] : [])));

/** What the parties of an agreement that takes effect have signed with. */
export async function agreementPictures(row: Agreement, context: Context): Promise<DocumentPictures> {
  const schoolSeal = row.schoolTime ? await loadSchoolSeal(row, context) : null;
  return withoutEmpty({
    companySeal: await storedPicture('seal', row.companySeal, context),
    studentSign: await findSignature(row, context),
    collegeSeal: await storedPicture('seal', row.collegeSeal, context),
    schoolSeal: await storedPicture('seal', schoolSeal, context),
  });
}
/** What the parties have ended the agreement with, as far as they took part, and the school's seal: it has approved. */
export async function terminationPictures(row: Agreement, context: Context): Promise<DocumentPictures> {
  return withoutEmpty({
    companySeal: await storedPicture('seal', row.endSeal, context),
    studentSign: row.endSignature ? await readPicture(getBytes(row.endSignature), ['png']) : undefined,
    schoolSeal: await storedPicture('seal', await loadSchoolSeal(row, context), context),
  });
}
