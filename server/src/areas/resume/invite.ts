import { failure } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { deliveryInvite, employUser } from '@campus/contract/resume';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { parseIds } from '../../kit/read/parse-ids.ts';
import { batch } from '../../kit/write/step.ts';
import { deliver } from './deliver.ts';
import { sources } from './delivery-rule.ts';

const sees = async (e: typeof companyPost | typeof employUser, id: string, context: Context): Promise<boolean> =>
  (await context.engine.count(e, ['id', 'eq', id], context)) > 0;

/** A student's name, if visible to the caller. */
export async function studentName(id: string, context: Context): Promise<string> {
  const [row] = await context.engine.find(employUser, ['id', 'eq', id], ['realname'], context, 1);
  return String(row?.realname ?? id);
}

/** Invites students one by one, each in its own transaction; the report names each failure with its reason. */
export const inviteAnswer = answer(
  deliveryInvite,
  async ({ postId, employIds }, context, call) => {
    if (!(await sees(companyPost, postId, context))) throw failure('notFound');
    return batch(
      parseIds(employIds),
      (id) => studentName(id, context),
      async (employId) => {
        if (!(await sees(employUser, employId, context))) throw failure('notFound');
        await context.engine.transaction(call, (each) => deliver({ employId, postId, source: sources.invite }, each));
      },
    );
  },
  { transaction: false },
);
