import { calendarEventKinds } from '@campus/contract';
import { eventFilePath, feedPath, feedTexts } from '@campus/contract/calendar';
import { type CalendarName, calendarCode, failure } from '@campus/contract/kit';
import { dayNumber, getDay } from '@campus/contract/rules';
import { sql } from 'kysely';
import { rawRoutes } from '../../kit/area-server.ts';
import type { Context, EngineApi } from '../../kit/context.ts';
import type { Answer, Call, Route } from '../../kit/http/route.ts';
import { siteAddress } from '../../kit/http/site-address.ts';
import { attachment, getFileName } from '../../platform/files/file-name.ts';
import { loadReaderSession } from '../../platform/sign-in/delegated-session.ts';
import { keyedHash } from '../../platform/sign-in/keyed.ts';
import type { DayRange } from './event-conditions.ts';
import { findSide, type LoadedEvent } from './event-state.ts';
import { getEtag, type IcsEvent, icsText } from './ics-text.ts';
import { type LoadOptions, loadEvents } from './load-events.ts';

const [daysBefore, daysAfter, mostEvents] = [90, 180, 2_000];
const cancelledDays = 30;
const touchMinutes = 5;
const tokenFile = /^([\w-]{43})\.ics$/;

export const hashOfToken = (context: Context, token: string): string => keyedHash(context, 'calendar feed', token);

/** The host name in an address of the site. */
const getHost = (site: string): string => site.replace(/^https?:\/\/|(:\d+)?(\/.*)?$/g, '');

/** One row can be events of several kinds: of the first by its own name, of the others by that of the kind too. */
function getUid({ kind, refType, refId, count }: LoadedEvent): string {
  const first = calendarEventKinds.find(({ entity, daily }) => entity.name === refType && daily === undefined);
  return count === null && first?.kind === kind ? `${refType}-${refId}` : `${refType}-${kind}-${refId}`;
}
function toIcs(event: LoadedEvent, site: string): IcsEvent {
  const query = new URLSearchParams(event.link.query).toString();
  const { kind, allDay, start, end, isCancelled } = event;
  const title = calendarEventKinds.find((one) => one.kind === kind)?.title ?? '';
  return {
    uid: `${getUid(event)}@${getHost(site)}`,
    sequence: event.version ?? 0,
    changed: event.changed,
    ...{ start, end, allDay },
    status: isCancelled ? 'CANCELLED' : event.color === 'waiting' ? 'TENTATIVE' : 'CONFIRMED',
    summary: `${title}：${event.title}`,
    description: [event.statusText, event.companyName].filter(Boolean).join(' · '),
    location: event.place,
    url: `${site}${event.link.path}${query && `?${query}`}`,
  };
}
const getFile = (text: string, headers: Readonly<Record<string, string>>): Answer => ({
  kind: 'file',
  stream: Buffer.from(text),
  headers: { 'content-type': 'text/calendar; charset=utf-8', ...headers },
});

interface StoredFeed {
  readonly id: string;
  readonly userId: string;
  readonly tenantId: number;
  readonly kinds: string;
}
/** The feed in use with this address. */
async function findFeed(file: string, context: Context): Promise<StoredFeed | undefined> {
  const token = tokenFile.exec(file)?.[1];
  if (token === undefined) return undefined;
  // The caller has no session: the hash of the secret finds the row in any tenant.
  const { rows } = await sql<StoredFeed>`
    select id, user_id, tenant_id, kinds from rc_calendar_feed
    where token_hash = ${hashOfToken(context, token)} and revoked = 0 and del_flag = 0
      and expire_time > ${context.now}::timestamptz`.execute(context.db);
  return rows[0];
}

const byStart = (a: LoadedEvent, b: LoadedEvent): number => a.start.localeCompare(b.start) || a.id.localeCompare(b.id);

/** The events of a feed, with the rights that its user has now: those to come before those that are over. */
async function readEvents({ kinds }: StoredFeed, context: Context): Promise<LoadedEvent[]> {
  const side = findSide(context);
  if (!side) return [];
  const today = dayNumber(context.now);
  const oldest = getDay(today - cancelledDays);
  const names = kinds.split(',').filter((name) => context.session.codes.has(calendarCode(side, name as CalendarName)));
  const asked = calendarEventKinds.filter(({ calendar }) => names.includes(calendar));
  const load = async (range: DayRange, most: number, options: LoadOptions): Promise<LoadedEvent[]> => {
    const events: LoadedEvent[] = [];
    for (const kind of asked)
      events.push(
        ...(await loadEvents(kind, range, context, most, {}, { isDiscreet: side === 'enterprise', ...options })).events,
      );
    return events.filter(({ isCancelled, changed }) => !isCancelled || changed >= oldest).sort(byStart);
  };
  const coming = await load({ from: getDay(today), to: getDay(today + daysAfter) }, mostEvents, {});
  const kept = coming.slice(0, mostEvents);
  const room = mostEvents - kept.length;
  if (room === 0) return kept;
  const past = { from: getDay(today - daysBefore), to: getDay(today - 1) };
  const known = new Set(kept.map(({ id }) => id));
  // A period that goes on is among those to come.
  const over = (await load(past, mostEvents, { lastFirst: true })).filter(({ id }) => !known.has(id));
  return [...over.slice(-room), ...kept].sort(byStart);
}

/** Frozen, foreign, guessed, expired and revoked addresses answer alike. */
async function readFeed(engine: EngineApi, call: Call): Promise<Answer> {
  const context = engine.context(call);
  const feed = await findFeed(call.params.file ?? '', context);
  const session = feed && (await loadReaderSession(context, feed.userId, feed.tenantId));
  if (!feed || !session) throw failure('pathUnknown');
  await sql`
    update rc_calendar_feed set last_time = ${context.now}::timestamptz
    where id = ${feed.id} and (last_time is null or last_time < ${context.now}::timestamptz - make_interval(mins => ${touchMinutes}::int))`.execute(
    context.db,
  );
  const events = await readEvents(feed, context.withSession(session));
  const site = siteAddress(call, context.services.siteUrl);
  const text = icsText(
    feedTexts.calendarName,
    events.map((event) => toIcs(event, site)),
  );
  const headers = { etag: getEtag(text), 'cache-control': 'private, no-cache' };
  if (call.headers['if-none-match'] === headers.etag)
    return { kind: 'file', status: 304, stream: Buffer.alloc(0), headers };
  return getFile(text, { ...headers, 'content-disposition': attachment('calendar.ics', 'calendar.ics') });
}

/** One event as a file, for readers who see it in their calendar. */
async function exportEvent(engine: EngineApi, call: Call): Promise<Answer> {
  const context = engine.context(call);
  const { kind: name = '', id = '' } = call.query;
  const side = findSide(context);
  const kind = calendarEventKinds.find((one) => one.kind === name && one.daily === undefined);
  if (!kind || !side || !context.session.codes.has(calendarCode(side, kind.calendar))) throw failure('notFound');
  const today = context.now.slice(0, 10);
  const options = { id, isDiscreet: side === 'enterprise' };
  const [event] = (await loadEvents(kind, { from: today, to: today }, context, 1, {}, options)).events;
  if (!event) throw failure('notFound');
  const file = `${getFileName(kind.title, event.title)}.ics`;
  const site = siteAddress(call, context.services.siteUrl);
  return getFile(icsText(feedTexts.calendarName, [toIcs(event, site)]), {
    'content-disposition': attachment(file, 'event.ics'),
  });
}

const createRoutes = (engine: EngineApi): readonly Route[] => [
  {
    methods: ['GET'],
    path: feedPath,
    access: 'anyone',
    title: '日历订阅内容',
    perMinute: 60,
    navigable: true,
    handle: (call) => readFeed(engine, call),
  },
  {
    methods: ['GET'],
    path: eventFilePath,
    access: 'signed-in',
    title: '导出日程',
    handle: (call) => exportEvent(engine, call),
  },
];
export const calendarFileRoutes = rawRoutes(createRoutes);
