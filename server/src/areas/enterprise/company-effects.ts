import { company, companyUser } from '@campus/contract/enterprise';
import type { Row } from '@campus/contract/kit';
import { companyPost, postFlow } from '@campus/contract/post';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { companyMembers, companyRegistrant, usersWithRole } from '../../platform/messages/receivers.ts';
import { postChanged } from '../post/post-closed.ts';
import { accountsOfCompany, createAccount, endSessions, sendFirstPassword, setCompanyRole } from './accounts.ts';
import { companyBarred } from './company-barred.ts';
import { companyRoles } from './company-roles.ts';
import { companySuspended } from './company-suspended.ts';
import { assertMobileFree, freeUsername } from './member-rules.ts';

type Company = Row<typeof company>;

/** Makes the registrant the company's administrator. */
export async function appointAdministrator(row: Company, context: Context): Promise<void> {
  const { rows } = await sql<{ userId: string }>`
    select user_id from rc_company_user where company_id = ${row.id} and role = ${companyRoles.administrator} and del_flag = 0`.execute(
    context.db,
  );
  for (const { userId } of rows) await setCompanyRole(userId, companyRoles.administrator, context);
}

/** Creates an account for the contact of a company added by the school; its password is in the response or sent by SMS. */
export async function createAdministrator(row: Company, context: Context, wanted?: string | null): Promise<void> {
  const contact = { realname: row.contactName, mobile: row.contactMobile, email: row.contactEmail };
  await assertMobileFree(contact.mobile, undefined, context, 'contactMobile');
  const username = wanted ?? (await freeUsername(`qy${row.creditCode.slice(8, 17).toLowerCase()}`, context));
  const userId = await createAccount(
    { ...contact, username, companyId: row.id, role: companyRoles.administrator },
    context,
  );
  await context.engine.insert(
    companyUser,
    { userId, companyId: row.id, role: companyRoles.administrator, isRegistrant: 1, position: row.contactPosition },
    context,
  );
  sendFirstPassword(userId, context);
}

/** Ends the sessions of a disabled company and closes its public posts. */
export async function suspendCompany(row: Company, context: Context): Promise<void> {
  await endSessions(await accountsOfCompany(row.id, context), context);
  await pausePosts(row.id, suspended, context);
  await context.engine.emit(companySuspended, { id: row.id }, context);
  await context.engine.emit(companyBarred, { id: row.id }, context);
}
/** Locks the posts of a company, then the company, as a delivery does. */
export async function lockWithPosts(companyId: string, context: Context): Promise<Company | undefined> {
  const wanted = [
    { entity: companyPost, where: sql`company_id = ${companyId}` },
    { entity: company, where: sql`id = ${companyId}` },
  ] as const;
  const [, [held]] = await context.engine.lockRows(wanted, context);
  return held;
}
const suspended = '企业停用';
const { states } = postFlow;
/** Pauses the open posts of a company, which are locked, and takes back the submitted ones. */
export async function pausePosts(companyId: string, why: string, context: Context): Promise<void> {
  const { session, now } = context;
  const { rows } = await sql<{ id: string; from: number; to: number; reason: string | null }>`
    update rc_company_post
    set pause_reason = case when ${inStates(postFlow, ['active'])} then ${why} else pause_reason end,
        post_status = case when ${inStates(postFlow, ['active'])} then ${states.paused.code}::int
                      else ${states.draft.code}::int end,
        update_by = ${session.username}, update_time = ${now}, version = version + 1
    from (select id as open_id, post_status as from_status from rc_company_post
          where ${context.live(companyPost)} and company_id = ${companyId}
            and ${inStates(postFlow, ['active', 'waiting'])} for update) o
    where id = o.open_id
    returning id, o.from_status as "from", post_status as "to",
      case when ${inStates(postFlow, ['paused'])} then pause_reason end as reason`.execute(context.db);
  const changes = rows.map((row) => ({ ...row, action: row.to === states.paused.code ? 'pause' : 'withdraw' }));
  await context.engine.ports.transition(context, companyPost, ...changes);
  await context.engine.recount(company, [companyId], context);
  for (const { id, from } of rows)
    if (from === states.active.code) await context.engine.emit(postChanged, { id }, context);
}

/** Whom a message about the company's audit reaches. */
export async function companyReceivers(name: string, { id }: Company, context: Context): Promise<string[]> {
  if (name === 'waiting') return usersWithRole('school_auditor', context);
  return name === 'approve' || name === 'reject' ? companyRegistrant(id, context) : companyMembers(id, context);
}
