import { companyUser } from '@campus/contract/enterprise';
import { type Draft, fieldFailure, isEnterprise, type Row } from '@campus/contract/kit';
import { usernameProblem } from '@campus/contract/rules';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import {
  changeAccount,
  createAccount,
  endSessions,
  lockAccount,
  sendFirstPassword,
  setCompanyRole,
} from './accounts.ts';
import { companyRoles } from './company-roles.ts';
import {
  assertAdministratorRemains,
  assertApproved,
  assertEmailFree,
  assertMobileFree,
  assertRoomForMember,
  assertUsernameFree,
} from './member-rules.ts';

type Member = Row<typeof companyUser>;
type MemberDraft = Draft<typeof companyUser>;

/** Creates the account of a new membership. */
async function addAccount(draft: MemberDraft, context: Context): Promise<void> {
  const companyId = draft.companyId as string;
  const username = draft.username as string;
  const problem = usernameProblem(username);
  if (problem) throw fieldFailure('username', problem);
  await assertApproved(companyId, context);
  await assertRoomForMember(companyId, context);
  await assertUsernameFree(username, context);
  await assertMobileFree(draft.mobile, undefined, context);
  await assertEmailFree(draft.email, undefined, context);
  draft.userId = await createAccount(
    {
      username,
      realname: draft.realname as string,
      mobile: draft.mobile as string,
      email: draft.email ?? null,
      companyId,
      role: draft.role as number,
    },
    context,
  );
}

/** Writes the person's fields to the account, and a new role to its grants. */
async function changePerson(draft: MemberDraft, before: Member, context: Context): Promise<void> {
  const own = await lockAccount(before.userId, context);
  if (draft.mobile !== own.phone) await assertMobileFree(draft.mobile, before.userId, context);
  if (draft.email !== own.email) await assertEmailFree(draft.email, before.userId, context);
  const person = {
    ...(draft.realname !== undefined && { realname: draft.realname as string }),
    ...(draft.mobile !== undefined && { phone: draft.mobile }),
    ...(draft.email !== undefined && { email: draft.email }),
  };
  if (Object.keys(person).length > 0) await changeAccount(before.userId, person, context, own);
  if (draft.postScope !== before.postScope) await changeAccount(before.userId, {}, context);
  if (draft.role === undefined || draft.role === before.role) return;
  if (before.role === companyRoles.administrator)
    await assertAdministratorRemains(before.companyId, before.userId, context);
  await setCompanyRole(before.userId, draft.role as number, context);
  await endSessions([before.userId], context);
}

/** Members of a company: personal data is stored in the account and written through. */
export const companyUserBehaviour = behaviour(companyUser, {
  async beforeSave(draft, context) {
    const { before, session } = context;
    if (before) return changePerson(draft, before, context);
    if (isEnterprise(session)) draft.companyId = session.companyId ?? '';
    await addAccount(draft, context);
  },
  afterSave(row, context) {
    if (!context.before) sendFirstPassword(row.userId, context);
  },
  async importRow(draft, cells, context) {
    for (const name of ['username', 'realname', 'mobile', 'email'] as const)
      draft[name] = cells[companyUser.fields[name].label]?.trim() || null;
    const { rows } = await sql<{ id: string }>`
      select rc_company_user.id from rc_company_user join sys_user u on u.id = rc_company_user.user_id and u.del_flag = 0
      where ${await context.visible(companyUser)} and u.username = ${draft.username ?? ''}`.execute(context.db);
    if (rows[0]) draft.id = rows[0].id;
  },
});
