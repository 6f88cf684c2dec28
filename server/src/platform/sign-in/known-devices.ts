import { sysKnownDevice } from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';
import { keyedId, newSecret } from './keyed.ts';
import { addSeconds, day } from './moments.ts';

const lifeSeconds = 90 * day;
const maxPerAccount = 10;
const tokenForm = /^[\w-]{43}$/;

const getId = (context: Context, userId: string, token: string): string =>
  keyedId(context, 'device', `${userId}|${token}`);

/** Id of the calling browser if the account has signed in with it before. */
export async function findKnownDevice(context: Context, userId: string): Promise<string | undefined> {
  const { device } = context.call;
  if (!device || !tokenForm.test(device)) return undefined;
  const row = await context.db
    .selectFrom('sys_known_device')
    .where('id', '=', getId(context, userId, device))
    .where('expires', '>', context.now)
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

/** Registers the browser of a new session; returns its device token, which is shared by all its accounts. */
export async function rememberDevice(inside: Context, userId: string, sessionId: string): Promise<string> {
  const { device } = inside.call;
  const token = device && tokenForm.test(device) ? device : newSecret();
  const id = getId(inside, userId, token);
  const { now } = inside;
  const used = { sessionId, lastUsed: now, expires: addSeconds(now, lifeSeconds) };
  const known = await inside.db
    .updateTable('sys_known_device')
    .set(used)
    .where('id', '=', id)
    .returning('id')
    .execute();
  if (known.length === 0) await inside.engine.insert(sysKnownDevice, { id, userId, ...used }, inside);
  await removeOldest(inside, userId);
  return token;
}
async function removeOldest({ db }: Context, userId: string): Promise<void> {
  const rows = await db
    .selectFrom('sys_known_device')
    .where('userId', '=', userId)
    .select('id')
    .orderBy('lastUsed', 'desc')
    .orderBy('id')
    .offset(maxPerAccount)
    .limit(1000)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('sys_known_device').where('id', 'in', ids).execute();
}

/** Removes the browsers of an account except that of the session `except`. */
export async function removeDevices({ db }: Context, userId: string, except = ''): Promise<void> {
  await db.deleteFrom('sys_known_device').where('userId', '=', userId).where('sessionId', '<>', except).execute();
}
