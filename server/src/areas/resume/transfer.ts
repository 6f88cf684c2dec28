import { failure, isEnterprise, type Row, refusal } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { delivery, employUser, resume, resumeTransfer } from '@campus/contract/resume';
import { answer } from '../../kit/answer.ts';
import type { Context } from '../../kit/context.ts';
import { notify } from '../../platform/messages/notify.ts';
import { contactOf, deliver } from './deliver.ts';
import { sources } from './eligibility.ts';

const ids = (list: string | null): string[] => [
  ...new Set(
    (list ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
  ),
];

/** The post a résumé is moved to: visible, and for a company one of its own. */
async function targetPost(postId: string, context: Context): Promise<Row<typeof companyPost>> {
  const post = await context.engine.lock(companyPost, postId, context);
  if (!post) throw refusal('岗位不存在', 'RC_NOT_FOUND');
  if (isEnterprise(context.session) && post.companyId !== context.session.companyId)
    throw refusal('不能转入其他企业的岗位');
  if (![1, 2].includes(post.postStatus)) throw refusal('该岗位已暂停或已下线', 'RC_STATE');
  return post;
}
/** The delivery an id means, if the caller may see it; else the résumé of that id. */
async function originOf(
  id: string,
  context: Context,
): Promise<{ old?: Row<typeof delivery>; cv?: Row<typeof resume> }> {
  if ((await context.engine.count(delivery, ['id', 'eq', id], context)) > 0) {
    const old = await context.engine.lock(delivery, id, context);
    return old ? { old } : {};
  }
  if ((await context.engine.count(resume, ['id', 'eq', id], context)) === 0) return {};
  const cv = await context.engine.lock(resume, id, context);
  return cv ? { cv } : {};
}

/** Moves one résumé: the old row ends at 6 with the new one's id, the new one starts at step 10 (recruitment document 10.6). */
async function moveOne(id: string, post: Row<typeof companyPost>, waived: boolean, context: Context): Promise<void> {
  const { old, cv } = await originOf(id, context);
  if (!old && !cv) throw refusal('简历不存在', 'RC_NOT_FOUND');
  if (old?.postId === post.id) throw refusal('不能转入原岗位');
  const employId = (old?.employId ?? cv?.employId) as string;
  const sameCompany = old?.companyId === post.companyId;
  const made = await deliver({ employId, postId: post.id, source: sources.transfer, waived }, context, {
    confirmed: sameCompany && old?.studentConfirm === 1,
    ...(old && { refId: old.id, snapshot: old.resumeSnapshot }),
  });
  if (old) await context.engine.step(delivery, 'transferOut', old.id, { refId: made.id }, context, true);
  await tellTransfer(old, made, post, context);
}
async function tellTransfer(
  old: Row<typeof delivery> | undefined,
  made: Row<typeof delivery>,
  post: Row<typeof companyPost>,
  context: Context,
): Promise<void> {
  const from = old ? await context.engine.lock(companyPost, old.postId, context) : undefined;
  const student = await context.engine.lock(employUser, made.employId, context);
  await notify(context, {
    code: 'D11',
    refId: made.id,
    receivers: { usernames: await contactOf(post.id, context), mobiles: student ? [student.mobile] : [] },
    params: { a: from?.name ?? '简历库', b: post.name },
  });
}

/** (S) 简历转岗: one target, all résumés or none. */
export const transferAnswer = answer(resumeTransfer, async (input, context) => {
  const posts = ids(input.postId);
  if (posts.length === 0) throw refusal('请选择要转入的岗位', 'RC_FIELD');
  if (posts.length > 1) throw refusal('只能选择一个岗位', 'RC_FIELD');
  const wanted = ids(input.resumeId);
  if (wanted.length > 200) throw failure('tooManyIds', 200);
  const post = await targetPost(posts[0] as string, context);
  for (const id of wanted) await moveOne(id, post, input.waive === 1, context);
  return null;
});
