import { accountRefusals } from '@campus/contract/account';
import { failure, refusal } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';
import { newId } from '../../kit/new-id.ts';
import { servicesOf } from '../services.ts';
import { minute, moved, secondsBetween } from './moments.ts';

const mostFailures = 5;
const mostPerAddress = 20;
const windowSeconds = 10 * minute;

/** Who is counted: an account by its id, a name nobody has by itself, an address. */
export const accountSubject = (userId: string): string => `user ${userId}`;
export const nameSubject = (name: string): string => `name ${name.trim().toLowerCase().slice(0, 100)}`;
const addressSubject = (ip: string): string => `ip ${ip}`;

/** Counts one event of each subject. */
export async function countEvents(context: Context, ...subjects: string[]): Promise<void> {
  const row = { tenantId: 0, createBy: 'system', createTime: context.now, delFlag: 0, version: 0 };
  const rows = subjects.map((subject) => ({ ...row, id: newId(), subject, happenedAt: context.now }));
  await context.db.insertInto('sys_login_failure').values(rows).execute();
}
/** How many events of a subject lie at most `seconds` back. */
export async function eventsWithin(context: Context, subject: string, seconds: number): Promise<number> {
  const row = await context.db
    .selectFrom('sys_login_failure')
    .where('subject', '=', subject)
    .where('happenedAt', '>', moved(context.now, -seconds))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
export const forgetEvents = async (context: Context, subject: string): Promise<void> =>
  void (await context.db.deleteFrom('sys_login_failure').where('subject', '=', subject).execute());

/**
 * Refuses a further attempt: five failures of the account in ten minutes lock it for ten, the right password included;
 * twenty of the address over all names are too many. Attempts while locked are not counted, so that a lock ends.
 */
export async function refuseWhenLocked(context: Context, subject: string): Promise<void> {
  const last = await context.db
    .selectFrom('sys_login_failure')
    .where('subject', '=', subject)
    .where('happenedAt', '>', moved(context.now, -2 * windowSeconds))
    .select('happenedAt')
    .orderBy('happenedAt', 'desc')
    .limit(mostFailures)
    .execute();
  const [newest, oldest] = [last[0]?.happenedAt, last[mostFailures - 1]?.happenedAt];
  const close = newest !== undefined && oldest !== undefined && secondsBetween(oldest, newest) <= windowSeconds;
  if (close && secondsBetween(newest, context.now) < windowSeconds) throw refusal(accountRefusals.locked, 'RC_LIMIT');
  if (!servicesOf(context.engine).settings.rateLimits) return;
  if ((await eventsWithin(context, addressSubject(context.call.ip), windowSeconds)) >= mostPerAddress)
    throw failure('tooFrequent');
}
export const countFailure = (context: Context, subject: string): Promise<void> =>
  countEvents(context, subject, addressSubject(context.call.ip));
