import { isEnterprise, matches } from '@campus/contract/kit';
import { accessOf, columnFilters, type ResumeAccess, surnameOnly } from '@campus/contract/resume';
import { type Applicant, mask, requiredCompleteness, resumeProblem, studentProblem } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { markWaits } from '../../platform/waits.ts';
import { daysBetween } from './delivery-times.ts';
import { loadAccess } from './resume-access.ts';
import { maskSnapshot } from './resume-snapshot.ts';

type Data = Record<string, unknown>;
interface Contact extends Applicant {
  readonly id: string;
  readonly realname: string;
  readonly mobile: string | null;
  readonly email: string | null;
}
/** Fields that contain the student's name, including labels of references. */
const named = ['realname', 'employName', 'employId_dictText', 'resumeName', 'resumeId_dictText'] as const;
function nameAlone(row: Data, realname: string | undefined): void {
  const name = surnameOnly(realname);
  for (const key of named) if (Object.hasOwn(row, key)) row[key] = name;
}

async function contactsOf(ids: readonly string[], { db }: Context): Promise<ReadonlyMap<string, Contact>> {
  const { rows } = await sql<Contact>`
    select e.id, e.realname, e.mobile, e.email, e.status, e.merged_into, r.completeness, r.status as resume_status
    from rc_employ_user e left join rc_resume r on r.employ_id = e.id and r.del_flag = 0
    where e.id = any(${[...ids]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
/** Contact data the reader may see: a company sees it in full after the student has confirmed a delivery to it. */
function addContact(row: Data, contact: Contact | undefined, access: ResumeAccess): void {
  for (const kind of ['mobile', 'email'] as const) {
    const value = access === 'gone' ? null : contact?.[kind];
    row[kind] = value ? (access === 'full' ? value : mask(kind, value)) : null;
  }
}

/** Reason that excludes the student from every transfer; null when there is none. */
const transferRefusal = (student: Contact | undefined): string | null =>
  student ? (studentProblem(student) ?? resumeProblem(student, requiredCompleteness.deliver, false) ?? null) : null;

const isGone = (row: Data): boolean =>
  accessOf([{ status: Number(row.status), studentConfirm: row.studentConfirm as number | null }]) === 'gone';

/**
 * Adds contact data, the days a row has been in its state and whether that is overdue; hides from a company what it may
 * not read of the student.
 */
export async function presentDeliveries(rows: Data[], context: Context): Promise<void> {
  const ids = [...new Set(rows.map((row) => row.employId as string))];
  if (ids.length === 0) return;
  const contacts = await contactsOf(ids, context);
  const outside = isEnterprise(context.session);
  const access = outside ? await loadAccess(ids, context) : undefined;
  const school: ResumeAccess = context.session.codes.has('employ:employUser:pii') ? 'full' : 'masked';
  const since = (row: Data): string => String(row.stepTime ?? row.deliverTime);
  const isWaiting = (row: Data): boolean => matches(columnFilters.waiting, row, context.session);
  await markWaits(rows, 'delivery.staleDays', (row) => (isWaiting(row) ? since(row) : undefined), context);
  for (const row of rows) {
    const id = row.employId as string;
    row.stayedDays = daysBetween(since(row), context.now);
    if (Object.hasOwn(row, 'resumeSnapshot')) row.resumeSnapshot = maskSnapshot(row.resumeSnapshot, context);
    const gone = outside && isGone(row);
    row.transferRefusal = gone ? null : transferRefusal(contacts.get(id));
    addContact(row, contacts.get(id), gone ? 'gone' : (access?.get(id) ?? school));
    if (gone) nameAlone(row, contacts.get(id)?.realname);
  }
}
