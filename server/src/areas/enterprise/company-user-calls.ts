import { accountRefusals } from '@campus/contract/account';
import {
  chackAccountNumber,
  changeMemberMobile,
  companyUser,
  deleteCompanyUser,
  freezeMember,
  memberRefusals,
  memberSignIns,
  resetMemberPassword,
  resetPasswordText,
  type SignInEntry,
  transferAdmin,
  unfreezeMember,
} from '@campus/contract/enterprise';
import { interviewUser } from '@campus/contract/interview';
import { failure, type Row, refusal } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { lockVisible } from '../../kit/write/lock-visible.ts';
import { lockAccounts } from '../../platform/sign-in/credentials.ts';
import { firstPassword } from '../../platform/sign-in/first-password.ts';
import { hashPassword } from '../../platform/sign-in/password-hash.ts';
import { checkSmsCode, smsModes } from '../../platform/sign-in/sms-code.ts';
import {
  account,
  changeAccount,
  endSessions,
  removeAccounts,
  sendPassword,
  setCompanyRole,
  setPassword,
} from './accounts.ts';
import { companyRoles } from './company-roles.ts';
import { assertAdministratorRemains, assertMobileFree, assertRoomForMember } from './member-rules.ts';

type Member = Row<typeof companyUser>;

const assertAdministratorStays = async (row: Member, context: Context): Promise<void> => {
  if (row.role === companyRoles.administrator) await assertAdministratorRemains(row.companyId, row.userId, context);
};

/** Interviews that are still to come take the time of their interviewers. */
async function assertNoInterview({ userId }: Member, { db, live }: Context): Promise<void> {
  const { rows } = await sql`
    select 1 from rc_interview_user where ${live(interviewUser)} and user_id = ${userId} and active = 1 limit 1`.execute(
    db,
  );
  if (rows.length > 0) throw refusal(memberRefusals.interviewing, 'RC_STATE');
}

export const chackAccountNumberAnswer = answer(chackAccountNumber, async (input, context) => {
  const name = input.accountNumber ?? input.account;
  if (!name) return null;
  const { rows } = await sql`
    select 1 from sys_user where username = ${name} and del_flag = 0
      and id not in (select user_id from rc_company_user where id = ${input.id ?? ''}) limit 1`.execute(context.db);
  if (rows.length > 0) throw refusal(memberRefusals.usernameTaken, 'RC_FIELD');
  return null;
});

export const deleteCompanyUserAnswer = answer(
  deleteCompanyUser,
  async ({ id }, context) => {
    const row = await lockVisible(companyUser, id, context);
    if (row.userId === context.session.userId) throw refusal(memberRefusals.oneself);
    await assertAdministratorStays(row, context);
    await assertNoInterview(row, context);
    await context.engine.remove(companyUser, id, context);
    await removeAccounts([row.userId], context);
    return null;
  },
  { transaction: true },
);

export const freezeMemberAnswer = answer(freezeMember, async ({ id }, context) => {
  const row = await lockVisible(companyUser, id, context);
  await assertAdministratorStays(row, context);
  await changeAccount(row.userId, { status: 2 }, context);
  return null;
});
export const unfreezeMemberAnswer = answer(unfreezeMember, async ({ id }, context) => {
  const row = await lockVisible(companyUser, id, context);
  if ((await account(row.userId, context)).status === 1) return null;
  await assertRoomForMember(row.companyId, context);
  await changeAccount(row.userId, { status: 1 }, context);
  return null;
});

export const resetMemberPasswordAnswer = answer(
  resetMemberPassword,
  async ({ id }, context, call) => {
    const password = firstPassword();
    const hash = await hashPassword(password);
    return context.engine.transaction(call, async (inside) => {
      const row = await lockVisible(companyUser, id, inside);
      const holder = await account(row.userId, inside);
      if (!holder.phone) throw refusal(memberRefusals.noMobile);
      await setPassword(row.userId, hash, inside, { mustChange: true });
      inside.later(() => sendPassword(holder, resetPasswordText(holder.username, password), password, inside));
      return null;
    });
  },
  { transaction: false },
);

/** Swaps the roles of the caller and another member, who becomes administrator. */
export const transferAdminAnswer = answer(transferAdmin, async ({ targetUserId }, context) => {
  const { session, engine } = context;
  const { rows } = await sql<{ id: string }>`
    select id from rc_company_user where ${await context.visible(companyUser)} and user_id in (${session.userId}, ${targetUserId})
    order by id for no key update`.execute(context.db);
  const pair = await Promise.all(rows.map(({ id }) => engine.lock(companyUser, id, context)));
  const mine = pair.find((row) => row?.userId === session.userId);
  const theirs = pair.find((row) => row?.userId === targetUserId);
  await lockAccounts(context, [session.userId, targetUserId]);
  if (mine?.role !== companyRoles.administrator) throw failure('noPermission');
  if (!theirs || theirs.id === mine.id || theirs.companyId !== mine.companyId) throw failure('notFound');
  if ((await account(targetUserId, context)).status !== 1) throw refusal(memberRefusals.frozen);
  for (const [row, role] of [
    [theirs, companyRoles.administrator],
    [mine, theirs.role],
  ] as const) {
    await engine.set(companyUser, row.id, { role }, context);
    await setCompanyRole(row.userId, role, context);
  }
  await endSessions([targetUserId, session.userId], context);
  return null;
});

export const changeMemberMobileAnswer = answer(
  changeMemberMobile,
  async ({ id, mobile, smsCode }, context, call) => {
    const right = await checkSmsCode(context, mobile, [smsModes.changePhone], smsCode);
    return context.engine.transaction(call, async (inside) => {
      const row = await lockVisible(companyUser, id, inside);
      await assertMobileFree(mobile, row.userId, inside);
      if (!(await right.use(inside))) throw refusal(accountRefusals.smsExpired, 'RC_EXPIRED');
      await changeAccount(row.userId, { phone: mobile }, inside);
      return null;
    });
  },
  { transaction: false },
);

const shownSignIns = 20;
export const memberSignInsAnswer = answer(memberSignIns, async ({ id }, context) => {
  const row = await context.engine.one(companyUser, id, context);
  const { rows } = await sql<SignInEntry>`
    select create_time as time, ip, log_content as content from sys_log
    where log_type = 1 and userid = ${row.username as string} and del_flag = 0 order by create_time desc, id desc limit ${shownSignIns}`.execute(
    context.db,
  );
  return rows;
});
