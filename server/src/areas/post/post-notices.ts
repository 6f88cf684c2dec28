import type { Context } from '../../kit/context.ts';
import { notify } from '../../platform/messages/notify.ts';
import { companyMembers, postContact, usersWithRole } from '../../platform/messages/receivers.ts';
import { companyRoles } from '../enterprise/company-roles.ts';
import type { Post } from './post-check.ts';
import { loadPublisher } from './publisher.ts';

/** Notifies the auditors of a pending post. */
export async function notifyAuditors(post: Post, context: Context): Promise<void> {
  const { companyName } = await loadPublisher(post.companyId, context);
  const usernames = await usersWithRole('school_auditor', context);
  const params = { id: post.id, company: companyName, post: post.name };
  await notify(context, { code: 'P01', refId: post.id, seq: post.version, receivers: { usernames }, params });
}

/** Notifies contact and author of the audit's decision. */
export async function notifyDecision(code: 'P02' | 'P03', post: Post, context: Context, reason = ''): Promise<void> {
  const usernames = [...(await postContact(post.id, context)), post.createBy];
  const params = { id: post.id, post: post.name, reason };
  await notify(context, { code, refId: post.id, seq: post.version, receivers: { usernames }, params });
}

/** Notifies that a post's last day is near or over; once per last day. */
export async function notifyEnd(code: 'P04' | 'P04E', post: Post, context: Context): Promise<void> {
  const usernames = await postContact(post.id, context);
  const params = { id: post.id, post: post.name, date: post.endDate };
  await notify(context, { code, refId: post.id, seq: post.endDate, receivers: { usernames }, params });
}

/** Notifies that the school took a post offline. */
export async function notifyOffline(post: Post, reason: string, context: Context): Promise<void> {
  const usernames = [
    ...(await postContact(post.id, context)),
    ...(await companyMembers(post.companyId, context, companyRoles.administrator)),
  ];
  const params = { id: post.id, post: post.name, reason };
  await notify(context, { code: 'P05', refId: post.id, seq: post.version, receivers: { usernames }, params });
}
