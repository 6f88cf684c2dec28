import { codesOf, isEnterprise } from '@campus/contract/kit';
import { accessOf, delivery, type ResumeAccess, recommend, recommendFlow, surnameOnly } from '@campus/contract/resume';
import { type MaskKind, mask } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

type Data = Record<string, unknown>;
interface Contact {
  readonly id: string;
  readonly realname: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly wechat: string | null;
}
const masks = { mobile: 'mobile', email: 'email', wechat: 'wechat' } as const satisfies Record<string, MaskKind>;
/** Fields kept in a row whose student left. */
const kept: ReadonlySet<string> = new Set(['id', 'employId', 'version', 'resumeId', 'status', 'status_dictText']);

const openStates = codesOf(recommendFlow, 'sent', 'read');
/** Access of the company to each of these students, derived from its visible deliveries and recommendations. */
export async function loadAccess(
  employIds: readonly string[],
  context: Context,
): Promise<ReadonlyMap<string, ResumeAccess>> {
  const { rows } = await sql<{ employId: string; status: number; studentConfirm: number | null }>`
    select employ_id, status, student_confirm from rc_delivery as d
    where ${await context.visible(delivery, 'd')} and employ_id = any(${[...employIds]}::text[])`.execute(context.db);
  const { rows: recommended } = await sql<{ employId: string }>`
    select employ_id from rc_recommend as r
    where ${await context.visible(recommend, 'r')} and status = any(${openStates}::int[]) and employ_id = any(${[...employIds]}::text[])`.execute(
    context.db,
  );
  // A recommended student reads like an invited one: known, but without contact data.
  const asked = recommended.map(({ employId }) => ({ employId, status: 1, studentConfirm: 0 }));
  const byStudent = Map.groupBy([...rows, ...asked], (row) => row.employId);
  return new Map(employIds.map((id) => [id, accessOf(byStudent.get(id) ?? [])]));
}
async function contactsOf(ids: readonly string[], context: Context): Promise<ReadonlyMap<string, Contact>> {
  const { rows } = await sql<Contact>`
    select id, realname, mobile, email, wechat from rc_employ_user where id = any(${[...ids]}::text[])`.execute(
    context.db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reduces a row to the surname and removes everything that identifies the student. */
function anonymize(row: Data, realname: string): void {
  for (const [key, value] of Object.entries(row)) if (!kept.has(key)) row[key] = Array.isArray(value) ? [] : null;
  const surname = surnameOnly(realname);
  for (const key of ['realname', 'employName', 'employId_dictText']) if (Object.hasOwn(row, key)) row[key] = surname;
}
function blank(row: Data, names: readonly string[]): void {
  for (const name of names) for (const key of [name, `${name}_dictText`]) if (Object.hasOwn(row, key)) row[key] = null;
}
const idsOf = (rows: readonly Data[], key: string): string[] => [...new Set(rows.map((row) => String(row[key])))];

/** Students as a company reads them: contact data by confirmation, without the school's internal fields. */
export async function presentStudents(rows: Data[], context: Context): Promise<void> {
  if (!isEnterprise(context.session) || rows.length === 0) return;
  const ids = idsOf(rows, 'id');
  const [access, contacts] = [await loadAccess(ids, context), await contactsOf(ids, context)];
  for (const row of rows) {
    const contact = contacts.get(row.id as string) as Contact;
    const allowed = access.get(row.id as string);
    if (allowed === 'gone') anonymize(row, contact.realname);
    else
      for (const [name, kind] of Object.entries(masks)) {
        const value = contact[name as keyof typeof masks];
        if (Object.hasOwn(row, name)) row[name] = value && allowed !== 'full' ? mask(kind, value) : value;
      }
  }
}

/** Résumés as a company reads them; files are available through the logged download only. */
export async function presentResumes(rows: Data[], context: Context): Promise<void> {
  if (!isEnterprise(context.session) || rows.length === 0) return;
  const ids = idsOf(rows, 'employId');
  const [access, contacts] = [await loadAccess(ids, context), await contactsOf(ids, context)];
  for (const row of rows) {
    const id = row.employId as string;
    if (Array.isArray(row.certs)) for (const cert of row.certs as Data[]) blank(cert, ['file']);
    if (access.get(id) === 'gone') anonymize(row, contacts.get(id)?.realname ?? '');
  }
}
