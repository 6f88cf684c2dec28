import {
  type ModuleNotice,
  type NoticeWay,
  type NotificationPreference,
  type NotificationSetting,
  noticeWays,
  notificationTexts,
  readNotification,
  saveNotification,
} from '@campus/contract/account';
import { failure, fieldFailure } from '@campus/contract/kit';
import { noticeModules } from '@campus/contract/message';
import { isClockTime } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { getPreference, updatePreference } from './preference.ts';

const ways = Object.keys(noticeWays) as NoticeWay[];

async function loadSetting(context: Context): Promise<NotificationSetting> {
  const { off = {}, quietFrom = null, quietTo = null } = (await getPreference(context))?.notification ?? {};
  const modules = Object.entries(noticeModules).map(([module, title]): ModuleNotice => {
    const silent = off[module] ?? [];
    const [inSite, sms, wechat] = (['inSite', 'sms', 'wechat'] as const).map((way) => !silent.includes(way));
    return { module, title, inSite: inSite === true, sms: sms === true, wechat: wechat === true };
  });
  return { modules, quietFrom, quietTo };
}

/** Modules switched off in a request, limited to known modules. Throws when the value is not such a list. */
function parseOff(sent: unknown): NotificationPreference['off'] {
  const wrong = fieldFailure('modules', notificationTexts.badModules);
  if (!Array.isArray(sent) || sent.length > 100) throw wrong;
  const off: Record<string, NoticeWay[]> = {};
  for (const line of sent as unknown[]) {
    if (typeof line !== 'object' || line === null) throw wrong;
    const { module, ...switches } = line as Record<string, unknown>;
    if (typeof module !== 'string' || !Object.hasOwn(noticeModules, module) || off[module]) throw wrong;
    if (ways.some((way) => typeof switches[way] !== 'boolean')) throw wrong;
    off[module] = ways.filter((way) => switches[way] === false);
  }
  return off;
}
function assertQuietHours(from: string | null, to: string | null): void {
  if (!from && !to) return;
  if (!from || !to) throw fieldFailure(from ? 'quietTo' : 'quietFrom', notificationTexts.bothTimes);
  if (!isClockTime(from) || !isClockTime(to))
    throw fieldFailure(isClockTime(from) ? 'quietTo' : 'quietFrom', notificationTexts.badTime);
  if (from === to) throw fieldFailure('quietTo', notificationTexts.sameTime);
}

const read = answer(readNotification, (_input, context) => loadSetting(context));
const save = answer(saveNotification, async ({ modules, quietFrom, quietTo }, context) => {
  if (!modules) throw failure('required', saveNotification.input.modules.label);
  const off = parseOff(modules);
  assertQuietHours(quietFrom, quietTo);
  const before = (await getPreference(context))?.notification?.off ?? {};
  await updatePreference(context, { notification: { off: { ...before, ...off }, quietFrom, quietTo } });
  return loadSetting(context);
});

/** Notification channels and quiet hours of the caller, applied by `notify`. */
export const notificationAnswers: readonly BoundEndpoint[] = [read, save];
