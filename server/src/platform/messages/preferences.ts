import type { NoticeWay, NotificationPreference } from '@campus/contract/account';
import { chinaTime, fromChinaTime } from '@campus/contract/kit';
import { isWithin } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Handle } from '../../kit/handle.ts';
import { channels } from './channel.ts';

const dayMs = 24 * 3600_000;
/** Preference keys of the channels; mail cannot be switched off. */
const preferenceKeys: Readonly<Record<string, NoticeWay>> = {
  [channels.inSite]: 'inSite',
  [channels.sms]: 'sms',
  [channels.wechat]: 'wechat',
};

/** Notification preferences by user id; users without any are left out. */
export async function loadPreferences(
  db: Handle,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, NotificationPreference>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<{ userId: string; notification: NotificationPreference }>`
    select user_id, notification from sys_account_preference
    where user_id = any(${[...userIds]}::text[]) and notification is not null and del_flag = 0`.execute(db);
  return new Map(rows.map(({ userId, notification }) => [userId, notification]));
}

/** Whether a user accepts messages of a module on a channel. */
export function acceptsChannel(
  preference: NotificationPreference | undefined,
  module: string,
  channel: string,
): boolean {
  const way = preferenceKeys[channel];
  return way === undefined || !preference?.off[module]?.includes(way);
}

const isQuiet = ({ quietFrom, quietTo }: NotificationPreference, at: Date): boolean =>
  quietFrom !== null && quietTo !== null && isWithin(chinaTime(at).slice(11, 16), quietFrom, quietTo);

/** When a message ready at `at` can reach a user outside the console: at the end of his quiet hours, if within them. */
export function afterUserQuietHours(preference: NotificationPreference | undefined, at: Date): Date {
  if (!preference?.quietTo || !isQuiet(preference, at)) return at;
  const end = fromChinaTime(`${chinaTime(at).slice(0, 10)} ${preference.quietTo}:00`);
  return end > at ? end : new Date(end.getTime() + dayMs);
}

/** The users who are within their quiet hours now. */
export async function quietUsers(db: Handle, userIds: readonly string[], at: Date): Promise<ReadonlySet<string>> {
  const wishes = await loadPreferences(db, userIds);
  return new Set([...wishes].filter(([, wish]) => isQuiet(wish, at)).map(([userId]) => userId));
}
