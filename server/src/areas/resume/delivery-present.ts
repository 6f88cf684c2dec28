import { isEnterprise } from '@campus/contract/kit';
import { mask } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

type Data = Record<string, unknown>;
const surnameOnly = (name: unknown): string => `${[...String(name ?? '')][0] ?? ''}同学`;

interface Contact {
  readonly id: string;
  readonly mobile: string | null;
  readonly email: string | null;
}

/** What a company reads of a student (recruitment document 9.4): contact once he has confirmed, nothing but his surname once he has gone. */
function forEnterprise(row: Data, contact: Contact | undefined): void {
  const gone = row.status === 4 || (row.status === 5 && (row.closeReason === 3 || row.closeReason === 4));
  if (gone) {
    row.realname = surnameOnly(row.realname);
    for (const name of [
      'schoolName',
      'majorCode',
      'majorCode_dictText',
      'eduLevel',
      'eduLevel_dictText',
      'gradYear',
      'departId',
      'departId_dictText',
    ])
      row[name] = null;
    if ('resumeSnapshot' in row) row.resumeSnapshot = null;
    row.employName = row.realname;
    row.employId_dictText = row.realname;
    row.mobile = null;
    row.email = null;
    return;
  }
  const plain = row.studentConfirm === 1;
  row.mobile = contact?.mobile ? (plain ? contact.mobile : mask('mobile', contact.mobile)) : null;
  row.email = contact?.email ? (plain ? contact.email : mask('email', contact.email)) : null;
}

/** Adds contact data as far as the reader may see them, and how many days a row has stood where it is. */
export async function presentDeliveries(rows: Data[], context: Context): Promise<void> {
  const ids = [...new Set(rows.map((r) => r.employId as string))];
  if (ids.length === 0) return;
  const { rows: contacts } =
    await sql<Contact>`select id, mobile, email from rc_employ_user where id = any(${ids}::text[])`.execute(context.db);
  const byId = new Map(contacts.map((c) => [c.id, c]));
  const full = context.session.codes.has('employ:employUser:pii');
  for (const row of rows) {
    const contact = byId.get(row.employId as string);
    row.stayedDays = daysBetween(String(row.stepTime ?? row.deliverTime), context.now);
    if (isEnterprise(context.session)) forEnterprise(row, contact);
    else {
      row.mobile = contact?.mobile ? (full ? contact.mobile : mask('mobile', contact.mobile)) : null;
      row.email = contact?.email ? (full ? contact.email : mask('email', contact.email)) : null;
    }
  }
}
/** Whole days from one China time to another. */
export function daysBetween(from: string, to: string): number {
  const ms = Date.parse(`${to.replace(' ', 'T')}+08:00`) - Date.parse(`${from.replace(' ', 'T')}+08:00`);
  return Math.max(0, Math.floor(ms / 86_400_000));
}
