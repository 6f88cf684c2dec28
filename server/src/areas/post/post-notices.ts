import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { notify } from '../../platform/messages/notify.ts';
import { companyRoles } from '../enterprise/company-roles.ts';
import { holdersOf, membersOf } from '../enterprise/people.ts';
import type { Post } from './post-check.ts';
import { publisherOf } from './publisher.ts';

async function contactOf(post: Post, context: Context): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`
    select u.username from rc_company_user m join sys_user u on u.id = m.user_id
    where m.id = ${post.contactUserId} and m.del_flag = 0 and u.del_flag = 0`.execute(context.db);
  return rows.map((row) => row.username);
}

/** Notifies the auditors of a pending post. */
export async function notifyAuditors(post: Post, context: Context): Promise<void> {
  const { companyName } = await publisherOf(post.companyId, context);
  const usernames = await holdersOf('school_auditor', context);
  const params = { id: post.id, company: companyName, post: post.name };
  await notify(context, { code: 'P01', refId: post.id, seq: post.version, receivers: { usernames }, params });
}

/** Notifies contact and author of the audit's decision. */
export async function notifyDecision(code: 'P02' | 'P03', post: Post, context: Context, reason = ''): Promise<void> {
  const usernames = [...(await contactOf(post, context)), post.createBy];
  const params = { id: post.id, post: post.name, reason };
  await notify(context, { code, refId: post.id, seq: post.version, receivers: { usernames }, params });
}

/** Notifies that a post's last day is near or over; once per last day. */
export async function notifyEnd(code: 'P04' | 'P04E', post: Post, context: Context): Promise<void> {
  const usernames = await contactOf(post, context);
  const params = { id: post.id, post: post.name, date: post.endDate };
  await notify(context, { code, refId: post.id, seq: post.endDate, receivers: { usernames }, params });
}

/** Notifies that the school took a post offline. */
export async function notifyOffline(post: Post, reason: string, context: Context): Promise<void> {
  const usernames = [
    ...(await contactOf(post, context)),
    ...(await membersOf(post.companyId, context, companyRoles.administrator)),
  ];
  const params = { id: post.id, post: post.name, reason };
  await notify(context, { code: 'P05', refId: post.id, seq: post.version, receivers: { usernames }, params });
}
