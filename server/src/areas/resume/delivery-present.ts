import { isEnterprise, matches } from '@campus/contract/kit';
import { accessOf, columnFilters, type ResumeAccess, surnameOnly } from '@campus/contract/resume';
import { mask } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { daysBetween, staleBefore } from './delivery-times.ts';
import { accessTo } from './resume-access.ts';
import { shownSnapshot } from './resume-snapshot.ts';

type Data = Record<string, unknown>;
interface Contact {
  readonly id: string;
  readonly mobile: string | null;
  readonly email: string | null;
}
/** What a company no longer reads of a student who is gone, and what the school never reads of a company's own marks. */
const ofStudent = [
  'schoolName',
  'majorCode',
  'eduLevel',
  'gradYear',
  'departId',
  'sysOrgCode',
  'resumeSnapshot',
] as const;
const ofCompany = ['starFlag', 'tags'] as const;

function blank(row: Data, names: readonly string[]): void {
  for (const name of names)
    for (const key of [name, `${name}_dictText`, name.replace(/Id$/, 'Name')])
      if (Object.hasOwn(row, key)) row[key] = null;
}
/** Where a row carries the student's name: of itself, and as the text of what it refers to. */
const named = ['realname', 'employName', 'employId_dictText', 'resumeName', 'resumeId_dictText'] as const;
function nameAlone(row: Data): void {
  const name = surnameOnly(row.realname ?? row.employName);
  for (const key of named) if (Object.hasOwn(row, key)) row[key] = name;
}

async function contactsOf(ids: readonly string[], { db }: Context): Promise<ReadonlyMap<string, Contact>> {
  const { rows } = await sql<Contact>`
    select id, mobile, email from rc_employ_user where id = any(${[...ids]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
/** Contact data as far as the reader may have them (2.4): a company whole once the student has confirmed one delivery to it. */
function addContact(row: Data, contact: Contact | undefined, access: ResumeAccess): void {
  for (const kind of ['mobile', 'email'] as const) {
    const value = access === 'gone' ? null : contact?.[kind];
    row[kind] = value ? (access === 'full' ? value : mask(kind, value)) : null;
  }
}

const isGone = (row: Data): boolean =>
  accessOf([{ status: Number(row.status), studentConfirm: row.studentConfirm as number | null }]) === 'gone';

/** Adds contact data, how many days a row has stood where it is and whether that is too long; a company reads of the student what 9.4 leaves it. */
export async function presentDeliveries(rows: Data[], context: Context): Promise<void> {
  const ids = [...new Set(rows.map((row) => row.employId as string))];
  if (ids.length === 0) return;
  const contacts = await contactsOf(ids, context);
  const outside = isEnterprise(context.session);
  const access = outside ? await accessTo(ids, context) : undefined;
  const school: ResumeAccess = context.session.codes.has('employ:employUser:pii') ? 'full' : 'masked';
  const stale = await staleBefore(context);
  for (const row of rows) {
    const id = row.employId as string;
    const since = String(row.stepTime ?? row.deliverTime);
    row.stayedDays = daysBetween(since, context.now);
    row.overdue = matches(columnFilters.waiting, row, context.session) && since < stale ? 1 : 0;
    if (Object.hasOwn(row, 'resumeSnapshot')) row.resumeSnapshot = shownSnapshot(row.resumeSnapshot, context);
    const gone = outside && isGone(row);
    addContact(row, contacts.get(id), gone ? 'gone' : (access?.get(id) ?? school));
    if (!outside) blank(row, ofCompany);
    if (!gone) continue;
    nameAlone(row);
    blank(row, ofStudent);
  }
}
