import { admittedStatuses, admittingFairs, fairStudentFlow, jobFair } from '@campus/contract/jobfair';
import { isEnterprise, type Row, type Session } from '@campus/contract/kit';
import { type liveRoom, roomObjects } from '@campus/contract/live';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

type Room = Row<typeof liveRoom>;
const { signed, arrived } = fairStudentFlow.states;
/** Students with a place at the fair of the room, or who came to it. */
const students = ({ bizId }: Room): RawBuilder<unknown> => sql`
  s.fair_id = ${bizId} and s.del_flag = 0 and s.status in (${signed.code}::int, ${arrived.code}::int)`;
/** Applications `a` of the companies that a fair has admitted. */
export const admittedTo = (fairId: string | null): RawBuilder<unknown> => sql`
  a.fair_id = ${fairId} and a.del_flag = 0 and a.status = any(${[...admittedStatuses]}::int[])`;
/** Whether the company may link a room to the fair: the list of fairs offers the same ones. */
export const isAdmitted = async (fairId: string, companyId: string | null, context: Context): Promise<boolean> =>
  (await context.engine.count(jobFair, { all: [['id', 'eq', fairId], admittingFairs(companyId)] }, context)) > 0;

/** Whether the user has signed up for what the room belongs to. */
export async function hasSignedUp(room: Room, session: Session | undefined, context: Context): Promise<boolean> {
  if (!session || room.bizType !== roomObjects.fair || room.bizId === null) return false;
  if (session.employId !== undefined) {
    const own = sql`${students(room)} and s.employ_id = ${session.employId}`;
    return (await sql`select 1 from rc_fair_student s where ${own} limit 1`.execute(context.db)).rows.length > 0;
  }
  return isEnterprise(session) && isAdmitted(room.bizId, session.companyId ?? null, context);
}

/** Accounts of those who signed up for what the room belongs to; a room of a company is news to students only. */
export async function listApplicants(room: Room, { db }: Context): Promise<string[]> {
  if (room.bizType !== roomObjects.fair) return [];
  const { rows } = await sql<{ username: string }>`
    select u.username from rc_fair_student s join rc_employ_user e on e.id = s.employ_id and e.del_flag = 0
      join sys_user u on u.id = e.user_id and u.del_flag = 0 where ${students(room)}
    union select u.username from rc_fair_apply a join sys_user u on u.company_id = a.company_id and u.del_flag = 0
      where ${admittedTo(room.bizId)} and ${room.companyId}::varchar is null`.execute(db);
  return rows.map(({ username }) => username);
}
