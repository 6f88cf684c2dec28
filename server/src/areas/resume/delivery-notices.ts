import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { channels } from '../../platform/messages/channel.ts';
import { previewMessage } from '../../platform/messages/message-texts.ts';
import { notify } from '../../platform/messages/notify.ts';
import { joinAccount, type StudentAddress, selectContact, toReceivers } from '../../platform/messages/receivers.ts';

export interface Parties extends StudentAddress {
  readonly version: number;
  readonly post: string;
  readonly company: string;
  readonly name: string;
  readonly school: string;
  readonly deadline: string | null;
  readonly closeReason: number | null;
  /** Username of the company's contact. */
  readonly contact: string;
}
/** Names of student, company and post for messages, and whom these reach. */
export async function loadParties(deliveryId: string, { db }: Context): Promise<Parties> {
  const { rows } = await sql<Parties>`
    select d.version, p.name as post, c.company_name as company, e.realname as name, e.school_name as school,
      d.confirm_deadline as deadline, d.close_reason, (${selectContact(sql.ref('p.id'))}) as contact, u.username, e.mobile
    from rc_delivery d join rc_company_post p on p.id = d.post_id join rc_company c on c.id = d.company_id
    join rc_employ_user e on e.id = d.employ_id ${joinAccount} where d.id = ${deliveryId}`.execute(db);
  return rows[0] as Parties;
}

/** Notifies the company's contact about a delivery. */
export async function notifyContact(
  code: 'D01' | 'D03' | 'D04' | 'D07' | 'D10',
  id: string,
  context: Context,
): Promise<void> {
  const { version, contact, post, name, school } = await loadParties(id, context);
  const receivers = { usernames: [contact] };
  notify(context, { code, refId: id, seq: version, receivers, params: { name, school, post } });
}

async function closeReasonOf({ closeReason }: Parties, context: Context): Promise<string> {
  const texts = await context.engine.ports.dictionary('rc_delivery_close_reason');
  return texts?.get(String(closeReason)) ?? '';
}

/** Notifies the student. */
export async function notifyStudent(
  code: 'D02' | 'D05' | 'D06' | 'D08' | 'D09' | 'D27',
  id: string,
  context: Context,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const parties = await loadParties(id, context);
  const { version, company, post, deadline } = parties;
  const receivers = toReceivers([parties]);
  const params = { company, post, deadline, reason: await closeReasonOf(parties, context), ...more };
  notify(context, { code, refId: id, seq: version, receivers, params });
}

/** The text `notifyStudent` would send; undefined while the tenant has the event disabled. */
export async function previewStudentMessage(
  code: 'D05' | 'D06' | 'D09',
  id: string,
  context: Context,
  more: Readonly<Record<string, string>> = {},
): Promise<string | undefined> {
  const { company, post, deadline } = await loadParties(id, context);
  return previewMessage(context, code, channels.inSite, {
    refId: id,
    company,
    post,
    deadline: deadline ?? '',
    ...more,
  });
}

/** Notifies student and new contact of a transfer; a résumé without a previous post came from the library. */
export async function notifyTransfer(from: string | undefined, id: string, context: Context): Promise<void> {
  const parties = await loadParties(id, context);
  const { version, post, contact } = parties;
  const { usernames = [], mobiles = [] } = toReceivers([parties]);
  const receivers = { usernames: [...usernames, contact], mobiles };
  const params = { a: from ?? '简历库', b: post };
  notify(context, { code: 'D11', refId: id, seq: version, receivers, params });
}
