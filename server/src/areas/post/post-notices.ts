import { companyPost } from '@campus/contract/post';
import type { Context, RowNotice } from '../../kit/context.ts';
import { rejectionText } from '../../kit/write/audit.ts';
import { notify } from '../../platform/messages/notify.ts';
import { companyMembers, postContact, usersWithRole } from '../../platform/messages/receivers.ts';
import { companyRoles } from '../enterprise/company-roles.ts';
import type { Post } from './post-check.ts';
import { loadPublisher } from './publisher.ts';

/** Receivers of a message about the life of a post: auditors while it waits, otherwise its contact and who else answers for it. */
async function loadReceivers(name: string, post: Post, context: Context): Promise<string[]> {
  if (name === 'waiting') return usersWithRole('school_auditor', context);
  const contact = await postContact(post.id, context);
  if (name === 'expire') return contact;
  if (name !== 'offline') return [...contact, post.createBy];
  return [...contact, ...(await companyMembers(post.companyId, context, companyRoles.administrator))];
}
/** Receivers and parameters of the messages that the workflow declares. */
export async function loadPostNotice(
  name: string,
  post: Post,
  context: Context & { readonly input: Readonly<Record<string, unknown>> },
): Promise<RowNotice> {
  const { companyName } = await loadPublisher(post.companyId, context);
  const given = context.input.reason as string | null | undefined;
  const reason = name === 'reject' ? await rejectionText(companyPost, post.rejectReasons, given, context, true) : given;
  return {
    receivers: { usernames: await loadReceivers(name, post, context) },
    params: { id: post.id, post: post.name, company: companyName, reason, date: post.endDate },
    // The last day ends once, however often the post changes on it.
    ...(name === 'expire' && { seq: post.endDate }),
  };
}

/** Notifies that a post's last day is near; once per last day. */
export async function notifyEnd(post: Post, context: Context): Promise<void> {
  const usernames = await postContact(post.id, context);
  const params = { id: post.id, post: post.name, date: post.endDate };
  notify(context, { code: 'P04', refId: post.id, seq: post.endDate, receivers: { usernames }, params });
}
