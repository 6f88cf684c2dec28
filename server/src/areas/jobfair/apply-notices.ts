import { fairApply, fairAttendee } from '@campus/contract/jobfair';
import { sql } from 'kysely';
import type { Context, Receivers } from '../../kit/context.ts';
import { notify } from '../../platform/messages/notify.ts';
import { companyMembers, usersWithRight } from '../../platform/messages/receivers.ts';
import { isActiveUser } from '../../platform/sign-in/active-user.ts';
import { companyRoles } from '../enterprise/company-roles.ts';
import type { Apply } from './apply-parties.ts';

type ApplyEvent =
  | 'F15'
  | 'F04'
  | 'F05'
  | 'F07'
  | 'F08'
  | 'F09'
  | 'F10'
  | 'F11'
  | 'F12'
  | 'F13'
  | 'F14'
  | 'F21'
  | 'X02'
  | 'X03';
type Params = Readonly<Record<string, string | number | null | undefined>>;
const formatTime = (time: string | null | undefined): string => (time ?? '').slice(0, 16);

/** Titles of the fair and names of the company of an application. */
export async function loadNames(
  { fairId, companyId }: Pick<Apply, 'fairId' | 'companyId'>,
  { db }: Context,
): Promise<{ readonly fair: string; readonly company: string; readonly start: string }> {
  const { rows } = await sql<{ fair: string; company: string; start: string }>`
    select f.title as fair, c.company_name as company, f.start_time as start from rc_job_fair f
    join rc_company c on c.id = ${companyId} where f.id = ${fairId}`.execute(db);
  const found = rows[0] ?? { fair: '', company: '', start: '' };
  return { ...found, start: formatTime(found.start) };
}

/** Members of a company who deal with its applications: the author, otherwise its administrators. */
async function contactsOf({ companyId, createBy }: Pick<Apply, 'companyId' | 'createBy'>, context: Context) {
  const members = await companyMembers(companyId, context);
  return members.includes(createBy) ? [createBy] : companyMembers(companyId, context, companyRoles.administrator);
}

/** The people whom companies send to a fair: of each the account, otherwise the mobile. */
async function receiversOfTeam(applyId: string, context: Context): Promise<Receivers> {
  const { rows } = await sql<{ username: string | null; mobile: string }>`
    select p.mobile, u.username from rc_fair_attendee p
    left join rc_company_user m on m.company_id = p.company_id and m.del_flag = 0
      and exists (select 1 from sys_user o where o.id = m.user_id and o.phone = p.mobile)
    left join sys_user u on u.id = m.user_id and ${isActiveUser}
    where ${context.live(fairAttendee, 'p')} and p.apply_id = ${applyId} order by p.id`.execute(context.db);
  return {
    usernames: rows.flatMap(({ username }) => username ?? []),
    mobiles: rows.flatMap(({ username, mobile }) => (username === null ? [mobile] : [])),
  };
}
/** Reminds the company and its people of a fair. */
export async function remindTeam(row: Apply, context: Context, params: Params, seq: string): Promise<void> {
  const { usernames = [], mobiles = [] } = await receiversOfTeam(row.id, context);
  const receivers = { usernames: [...(await contactsOf(row, context)), ...usernames], mobiles };
  const all = { ...(await loadNames(row, context)), ...params };
  notify(context, { code: 'F16', refId: row.id, seq, receivers, params: all });
}

/** Notifies the company of an event of its application. */
export async function notifyCompany(
  code: ApplyEvent,
  row: Pick<Apply, 'id' | 'fairId' | 'companyId' | 'createBy'> & { readonly version: number },
  context: Context,
  params: Params = {},
  seq: string | number = row.version,
): Promise<void> {
  const usernames = await contactsOf(row, context);
  notify(context, {
    code,
    refId: row.id,
    seq,
    receivers: { usernames },
    params: { ...(await loadNames(row, context)), ...params },
  });
}
/** Notifies those who audit applications. */
export async function notifyAuditors(row: Apply, context: Context): Promise<void> {
  const usernames = await usersWithRight(fairApply.can.audit, context);
  const params = await loadNames(row, context);
  notify(context, { code: 'F06', refId: row.id, seq: row.version, receivers: { usernames }, params });
}
