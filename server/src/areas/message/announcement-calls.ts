import { Failure, isStaff } from '@campus/contract/kit';
import {
  type Announcement,
  announcementsOfUser,
  markAllRead,
  markRead,
  messageTexts,
  mySend,
  readAnnouncement,
  releaseAnnouncement,
  revokeAnnouncement,
  showAnnouncement,
  syncAnnouncements,
  sysAnnouncement,
  unreadCount,
} from '@campus/contract/message';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint, withMessage } from '../../kit/http/answer.ts';
import { missingRow } from '../../kit/read/one-row.ts';
import { release, revoke } from './announcement.ts';
import { loadBell, read, receiverCondition, reload } from './bell.ts';

/** Editors read every announcement of the tenant; other users those addressed to them. */
async function loadAnnouncement(context: Context, id: string): Promise<Announcement> {
  const { engine, session } = context;
  if (isStaff(session) && session.codes.has(sysAnnouncement.can.list)) {
    return engine.one<Announcement>(sysAnnouncement, id, context);
  }
  const found = await receiverCondition(context, id);
  if (!found) throw missingRow(sysAnnouncement);
  return found;
}
/** GET is kept for framework clients, although the call writes. */
const writing = { transaction: true } as const;

export const announcementCalls: readonly BoundEndpoint[] = [
  answer(readAnnouncement, ({ id }, context) => loadAnnouncement(context, id ?? '')),
  answer(releaseAnnouncement, async ({ id }, context) => withMessage(null, await release(id ?? '', context)), writing),
  answer(revokeAnnouncement, async ({ id }, context) => withMessage(null, await revoke(id ?? '', context)), writing),
  answer(announcementsOfUser, (_input, context) => loadBell(context)),
  answer(unreadCount, async (_input, context) => {
    const { anntMsgTotal, sysMsgTotal } = await loadBell(context);
    return { anntMsgTotal, sysMsgTotal };
  }),
  answer(syncAnnouncements, async (_input, context) => {
    await reload(context);
    return null;
  }),
  answer(showAnnouncement, async () => {
    throw new Failure('pathUnknown', messageTexts.announcement.missing);
  }),
  answer(markRead, async ({ anntId }, context) => {
    if (anntId) await read(context, { anntId });
    return null;
  }),
  answer(markAllRead, async (input, context) => {
    await read(context, input);
    return null;
  }),
  answer(mySend, async ({ sendId }, context) => {
    const mark = await context.db
      .selectFrom('sys_announcement_send')
      .where('id', '=', sendId ?? '')
      .where('userId', '=', context.session.userId)
      .where('delFlag', '=', 0)
      .select('anntId')
      .executeTakeFirst();
    const found = mark && (await receiverCondition(context, mark.anntId));
    if (!found) throw missingRow(sysAnnouncement);
    return found;
  }),
];
