import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { channels } from '../../platform/messages/channel.ts';
import { previewMessage } from '../../platform/messages/message-texts.ts';
import { notify } from '../../platform/messages/notify.ts';

/** Usernames to notify about a post: its contact, otherwise its author. */
export async function contactOf(postId: string, context: Context): Promise<string[]> {
  const { rows } = await sql<{ username: string | null; author: string }>`
    select u.username, p.create_by as author from rc_company_post p
    left join rc_company_user m on m.id = p.contact_user_id left join sys_user u on u.id = m.user_id
    where p.id = ${postId}`.execute(context.db);
  const [row] = rows;
  return row ? [row.username ?? row.author] : [];
}

interface Parties {
  readonly version: number;
  readonly postId: string;
  readonly post: string;
  readonly company: string;
  readonly name: string;
  readonly school: string;
  readonly mobile: string;
  readonly deadline: string | null;
}
/** Names of student, company and post for messages. */
async function partiesOf(deliveryId: string, { db }: Context): Promise<Parties> {
  const { rows } = await sql<Parties>`
    select d.version, d.post_id, p.name as post, c.company_name as company, e.realname as name, e.school_name as school, e.mobile,
      d.confirm_deadline as deadline
    from rc_delivery d join rc_company_post p on p.id = d.post_id join rc_company c on c.id = d.company_id
    join rc_employ_user e on e.id = d.employ_id where d.id = ${deliveryId}`.execute(db);
  return rows[0] as Parties;
}

/** Notifies the company's contact about a delivery. */
export async function notifyContact(code: 'D01' | 'D03' | 'D04' | 'D07', id: string, context: Context): Promise<void> {
  const { version, postId, post, name, school } = await partiesOf(id, context);
  const usernames = await contactOf(postId, context);
  await notify(context, { code, refId: id, seq: version, receivers: { usernames }, params: { name, school, post } });
}

/** Notifies the student by SMS: students have no account. */
export async function notifyStudent(
  code: 'D02' | 'D05' | 'D06' | 'D09',
  id: string,
  context: Context,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { version, mobile, company, post, deadline } = await partiesOf(id, context);
  const params = { company, post, deadline, ...more };
  await notify(context, { code, refId: id, seq: version, receivers: { mobiles: [mobile] }, params });
}

/** The text `notifyStudent` would send; undefined while the tenant has the event disabled. */
export async function previewStudentMessage(
  code: 'D05' | 'D06',
  id: string,
  context: Context,
  more: Readonly<Record<string, string>> = {},
): Promise<string | undefined> {
  const { company, post, deadline } = await partiesOf(id, context);
  return previewMessage(context, code, channels.sms, { refId: id, company, post, deadline: deadline ?? '', ...more });
}

/** Notifies student and new contact of a transfer; a résumé without a previous post came from the library. */
export async function notifyTransfer(from: string | undefined, id: string, context: Context): Promise<void> {
  const { version, postId, post, mobile } = await partiesOf(id, context);
  const receivers = { usernames: await contactOf(postId, context), mobiles: [mobile] };
  const params = { a: from ?? '简历库', b: post };
  await notify(context, { code: 'D11', refId: id, seq: version, receivers, params });
}
