import { type Draft, failure, fieldFailure, type Row, refusal } from '@campus/contract/kit';
import {
  announcementTargets,
  listedAnnouncements,
  messageTexts,
  sysAnnouncement,
  sysAnnouncementSend,
} from '@campus/contract/message';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { bellsChanged } from '../../platform/messages/bell-cache.ts';
import { assertOpening } from './open-page.ts';
import { everybody, findReceivers, markUnread, parseAddressees } from './receivers.ts';

const texts = messageTexts.announcement;
type Announcement = Row<typeof sysAnnouncement>;
/** Delivered even in quiet hours. */
const urgent = 'H';
const { draft, released } = sysAnnouncement.workflow.states;
const { startTime: start, endTime: end } = sysAnnouncement.fields;

/** Failure keys for an empty audience, by audience type. */
const emptyAudience: Readonly<Record<string, string>> = {
  [announcementTargets.roles]: texts.noRoles,
  [announcementTargets.departments]: texts.emptyDepartments,
};

function assertPeriod({ startTime, endTime }: Draft<typeof sysAnnouncement>, now: string): void {
  if (endTime && endTime <= (startTime || now))
    throw fieldFailure('endTime', failure('reversed', end.label, start.label).message);
}

/** Makes open consoles reload their bells; with a text, they also show a notification. */
function notifyConsoles(
  row: Announcement,
  userIds: readonly string[] | undefined,
  msgTxt: string,
  context: Context,
): void {
  const { engine, session } = context;
  const { push } = engine.services;
  const news = { msgId: row.id, msgTxt };
  const manner = { isPolite: row.priority !== urgent };
  context.later(async () => {
    await bellsChanged(engine, userIds ? { userIds } : { tenantId: session.tenantId });
    await (userIds
      ? push?.toUsers(userIds, news, manner)
      : push?.toAll(session.tenantId, { cmd: 'topic', ...news }, manner));
  });
}

/** Announcements of the tenant: drafted, released, revoked. */
export const announcementBehaviour = behaviour(sysAnnouncement, {
  async validate(form, context) {
    assertPeriod(form, context.now);
    Object.assign(form, await parseAddressees(form, context));
    await assertOpening(form, context);
  },
  beforeSave(form, { now }) {
    form.startTime ??= now;
  },
  // Notifications of events to single users are shown on the messages screen.
  listFilter: ({ busType }) => (busType ? undefined : listedAnnouncements),
  /** Framework clients compare with `'0'`, `'1'`, `'2'`. */
  present(rows) {
    for (const row of rows) if (row.sendStatus !== undefined) row.sendStatus = String(row.sendStatus);
  },
  steps: {
    async release(row, _input, context) {
      const { now, session } = context;
      if (row.endTime && row.endTime <= now) throw refusal(texts.ended, 'RC_EXPIRED');
      const sender = session.userId === 'system' ? (row.sender ?? row.createBy) : session.username;
      if (row.startTime && row.startTime > now) return { to: 'draft', timed: 1, sender } as const;
      const userIds = await findReceivers(row, context);
      if (userIds?.length === 0) throw refusal(emptyAudience[row.msgType] ?? texts.noReceivers);
      await markUnread(row, userIds ?? [], context);
      notifyConsoles(row, userIds, row.titile, context);
      const sendCount = userIds ? userIds.length : await everybody(context);
      return { to: 'released', timed: 0, sender, sendTime: now, cancelTime: null, sendCount, readCount: 0 } as const;
    },
    async revoke(row, _input, context) {
      notifyConsoles(row, await findReceivers(row, context), '', context);
      return { cancelTime: context.now };
    },
  },
});

/** Publishes an announcement; returns the message for the user. */
export async function release(id: string, context: Context): Promise<string> {
  const row = await context.engine.step(sysAnnouncement, 'release', id, {}, context, true);
  return row.sendStatus === released.code ? texts.done : texts.timedDone;
}
/** Publishes a scheduled announcement, unless it was published or its schedule cancelled meanwhile. */
export async function releaseDue(id: string, context: Context): Promise<void> {
  if (await lockScheduled(id, context)) await release(id, context);
}
/** Makes a scheduled announcement a plain draft; answers whether it was scheduled. */
export async function cancelSchedule(id: string, context: Context): Promise<boolean> {
  const isScheduled = await lockScheduled(id, context);
  if (isScheduled) await context.engine.set(sysAnnouncement, id, { timed: 0 }, context);
  return isScheduled;
}
async function lockScheduled(id: string, context: Context): Promise<boolean> {
  const row = await context.engine.lock(sysAnnouncement, id, context);
  return row?.sendStatus === draft.code && row.timed === 1;
}
/** Revokes a published or scheduled announcement. */
export async function revoke(id: string, context: Context): Promise<string> {
  if (await cancelSchedule(id, context)) return texts.untimed;
  await context.engine.step(sysAnnouncement, 'revoke', id, {}, context, true);
  return texts.undone;
}

/** Read marks managed directly by an administrator. */
export const announcementSendBehaviour = behaviour(sysAnnouncementSend, {
  beforeSave(form, { now }) {
    if (form.readFlag === '1') form.readTime ??= now;
    else form.readTime = null;
  },
  afterSave: (row, context) => context.later(() => bellsChanged(context.engine, { userIds: [row.userId] })),
  beforeDelete: (row, context) => context.later(() => bellsChanged(context.engine, { userIds: [row.userId] })),
});
