import {
  calendarFeed,
  createFeed,
  type FeedView,
  feedTexts,
  listFeeds,
  mostFeeds,
  revokeFeed,
} from '@campus/contract/calendar';
import {
  type CalendarName,
  calendarCode,
  calendarNames,
  type Filter,
  failure,
  fieldFailure,
  me,
  now,
  type Row,
  refusal,
} from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { setting } from '../../platform/settings.ts';
import { newSecret } from '../../platform/sign-in/keyed.ts';
import { addSeconds, day } from '../../platform/sign-in/moments.ts';
import { hashOfToken } from './event-files.ts';
import { findSide } from './event-state.ts';

type Feed = Row<typeof calendarFeed>;
const inUse: Filter = {
  all: [
    ['userId', 'eq', me('userId')],
    ['revoked', 'eq', 0],
    ['expireTime', 'gt', now],
  ],
};
const getView = ({ id, kinds, createTime, expireTime, lastTime }: Feed): FeedView => ({
  ...{ id, kinds, createTime, expireTime, lastTime },
});

/** Calendars of the list that this user may read, each once. Throws for others. */
function getKinds(asked: string, context: Context): string {
  const side = findSide(context);
  if (!side) throw failure('noPermission');
  const names = [...new Set(asked.split(',').map((name) => name.trim()))].filter(Boolean);
  if (names.length === 0) throw fieldFailure('kinds', feedTexts.chooseKinds);
  const unknown = names.find((name) => !Object.hasOwn(calendarNames, name));
  if (unknown !== undefined) throw fieldFailure('kinds', feedTexts.unknown(unknown));
  if (names.some((name) => !context.session.codes.has(calendarCode(side, name as CalendarName))))
    throw failure('noPermission');
  return names.join(',');
}

/** The feeds of the caller that are in use. */
export const listFeedsAnswer = answer(listFeeds, async (_input, context) => {
  const names = ['kinds', 'expireTime', 'lastTime'];
  const rows = await context.engine.find<Feed>(calendarFeed, inUse, names, context, mostFeeds);
  return rows.map(getView);
});

/** The address is answered here only; the row holds its hash. */
export const createFeedAnswer = answer(createFeed, async ({ kinds }, context) => {
  const { engine, session, db } = context;
  const own = getKinds(kinds, context);
  // Parallel calls of one user wait for each other, so that they count each other's feeds.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`calendar feed ${session.userId}`}, 0))`.execute(db);
  if ((await engine.count(calendarFeed, inUse, context)) >= mostFeeds) throw refusal(feedTexts.most, 'RC_LIMIT');
  const token = newSecret();
  const row = await engine.insert(
    calendarFeed,
    {
      userId: session.userId,
      side: findSide(context) as 'school' | 'enterprise',
      kinds: own,
      tokenHash: hashOfToken(context, token),
      expireTime: addSeconds(context.now, (await setting(context, 'calendar.feedDays')) * day),
      revoked: 0,
    },
    context,
  );
  return { ...getView(row), path: `/calendar/feed/${token}.ics` };
});

export const revokeFeedAnswer = answer(revokeFeed, async ({ id }, context) => {
  const feed = await context.engine.lock(calendarFeed, id, context);
  if (feed?.userId !== context.session.userId) throw failure('notFound');
  await context.engine.set(calendarFeed, id, { revoked: 1 }, context);
  return null;
});
