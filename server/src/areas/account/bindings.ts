import { type Binding, bindingTexts, bindThird, ownBindings, thirdTypes, unbindThird } from '@campus/contract/account';
import { refusal } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { audit } from '../../platform/log/audit.ts';
import { noPassword } from '../../platform/sign-in/first-password.ts';
import { assertReauthenticated } from '../../platform/sign-in/reauthentication.ts';
import { bindWechat, consumeTicket, readTicket } from '../../platform/sign-in/wechat.ts';

const list = answer(ownBindings, async (_input, { db, session }) => {
  const { rows } = await sql<Binding>`
    select third_type, realname, avatar, create_time as bind_time from sys_third_account
    where user_id = ${session.userId} and del_flag = 0 order by third_type`.execute(db);
  return rows.filter(({ thirdType }) => Object.hasOwn(thirdTypes, thirdType));
});

const bind = answer(
  bindThird,
  async ({ ticket, nonce }, context, call) => {
    await assertReauthenticated(context);
    // Reading counts as a use of the ticket even when it does not match. Only a scan started by this browser may bind:
    // otherwise a user could bind their own social account to the account of a victim who opens a link.
    const read = await readTicket(context, ticket, nonce, { mustBeMarked: true });
    return context.engine.transaction(call, async (inside) => {
      await consumeTicket(inside, read);
      await bindWechat(inside, read.user, inside.session.userId);
      return null;
    });
  },
  { transaction: false },
);

/** Whether the account can sign in without any of its bindings. */
async function hasOtherMeans({ db, session }: Context): Promise<boolean> {
  const user = await db
    .selectFrom('sys_user')
    .where('id', '=', session.userId)
    .select(['password', 'phone'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  return Boolean(user?.phone) || Boolean(user?.password && user.password !== noPassword);
}
const unbind = answer(unbindThird, async ({ type }, context) => {
  await assertReauthenticated(context);
  const { db, session } = context;
  const free = await hasOtherMeans(context);
  const bindings = await db
    .selectFrom('sys_third_account')
    .where('userId', '=', session.userId)
    .where('delFlag', '=', 0)
    .select(['id', 'thirdType'])
    .execute();
  const bound = bindings.find(({ thirdType }) => thirdType === type);
  if (!bound) throw refusal(bindingTexts.notBound, 'RC_NOT_FOUND');
  if (!free && bindings.length === 1) throw refusal(bindingTexts.lastMeans);
  await db.deleteFrom('sys_third_account').where('id', '=', bound.id).execute();
  audit(context, 'account.unbind', { userId: session.userId, type });
  return null;
});

/** Social accounts that can sign the caller in. */
export const bindingAnswers: readonly BoundEndpoint[] = [list, bind, unbind];
