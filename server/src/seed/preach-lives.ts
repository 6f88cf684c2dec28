import { fromChinaTime } from '@campus/contract/kit';
import { liveOwners, liveRoles, liveSources, messageTypes, streamFlow } from '@campus/contract/live';
import { preachChat, preachChatFlow, preachFlow, preachLive, preachTypes } from '@campus/contract/preach';
import type { SeedRow } from './bulk.ts';
import { clock } from './clock.ts';
import { audienceMinutes } from './live-plans.ts';
import { seedVisits } from './live-visits.ts';
import { seedId } from './random.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';
import { plusMinutes } from './times.ts';

const tables = { stream: 57, chat: 58 } as const;
/** Visits are numbered after those of rooms. */
const firstVisit = 1_000_000;
const [visitsOver, visitsNow] = [46, 24];
const { idle, live, ended } = streamFlow.states;
const { approved, finished } = preachFlow.states;
const lines = [
  ['王同学', '请问非本专业可以投递吗？'],
  ['李同学', '实习期多长？'],
  ['', '专业不限，实习期三个月'],
  ['陈同学', '什么时候开始面试？'],
  ['', '宣讲结束后一周内安排'],
  ['赵同学', '讲得很清楚，谢谢'],
] as const;
interface PreachLiveRows {
  readonly stream: SeedRow[];
  readonly chat: SeedRow[];
  readonly watch: SeedRow[];
}
/**
 * Streams of the sessions that are held online. One is on the air with the bundled clip; that of a finished one has its
 * visits, chat and a replay.
 */
export function seedPreachLives(context: SeedContext, sessions: readonly SeedRow[]) {
  const rows: PreachLiveRows = { stream: [], chat: [], watch: [] };
  for (const [i, session] of sessions.entries()) {
    const isOver = session.status === finished.code;
    if (session.type === preachTypes.onSite || !(isOver || session.status === approved.code)) continue;
    const isLive = !isOver && String(session.startTime) <= getNow(context);
    addStream(context, i, session, { isOver, isLive }, rows);
    if (isOver || isLive) addChat(context, i, session, isLive, rows.chat);
  }
  return rows;
}
/** Lines are spread over what has passed of a session on the air. */
function getChatTime(context: SeedContext, { startTime }: SeedRow, k: number): string {
  const passed = fromChinaTime(getNow(context)).getTime() - fromChinaTime(String(startTime)).getTime();
  return plusMinutes(String(startTime), (passed * (k + 1)) / (lines.length + 1) / 60_000);
}
const getNow = ({ day, minute }: SeedContext): string => `${day(0)} ${clock(minute)}`;
interface Phase {
  readonly isOver: boolean;
  readonly isLive: boolean;
}
function addStream(
  context: SeedContext,
  i: number,
  session: SeedRow,
  { isOver, isLive }: Phase,
  rows: PreachLiveRows,
): void {
  const [start, end] = [String(session.startTime), String(session.endTime)];
  const hasRun = isOver || isLive;
  const suffix = (context.dice('preachLive').hash(i, 'name') % 36 ** 6).toString(36).padStart(6, '0');
  const audience = addVisits(context, i, session, { isOver, isLive }, rows.watch);
  if (hasRun) Object.assign(session, { watchCount: audience.viewCount, likeCount: audience.likeCount });
  rows.stream.push({
    ...columnsOf(session, preachLive, tables.stream, i),
    ...audience,
    preachId: session.id,
    companyId: session.companyId,
    provider: hasRun ? 'demo' : 'builtin',
    source: hasRun ? liveSources.file : liveSources.push,
    streamName: `p${session.id}x${suffix}`,
    streamVersion: 1,
    videoFile: hasRun ? 'live-video/sample-clip.mp4' : null,
    startAt: hasRun ? start : null,
    endAt: isOver ? end : null,
    lostAt: null,
    durationSec: isOver ? (fromChinaTime(end).getTime() - fromChinaTime(start).getTime()) / 1000 : null,
    chatCount: hasRun ? lines.length : 0,
    chatSeq: hasRun ? lines.length : 0,
    noticeText: isLive ? '会后在本页投递简历，优先安排面试' : null,
    allowChat: 1,
    needSignUp: 0,
    liveState: (isOver ? ended : isLive ? live : idle).code,
  });
}
/** Who has watched, with the figures of the stream. */
function addVisits(context: SeedContext, i: number, { id, startTime }: SeedRow, phase: Phase, watch: SeedRow[]) {
  const visits = phase.isOver ? visitsOver : phase.isLive ? visitsNow : 0;
  const start = String(startTime);
  const passed = (fromChinaTime(getNow(context)).getTime() - fromChinaTime(start).getTime()) / 60_000;
  const share = phase.isLive ? Math.min(1, passed / audienceMinutes) : 1;
  const { rows, peak } = seedVisits(context, {
    ...{ tenantId: 1, ownerType: liveOwners.preach, ownerId: String(id), visits, first: firstVisit + i * 1000 },
    lastEntry: audienceMinutes - 5,
    moment: (after) => plusMinutes(start, phase.isLive ? Math.min(after, audienceMinutes) * share : after),
  });
  watch.push(...rows);
  return { peakOnline: peak, viewCount: visits, uv: visits, likeCount: visits * 3 };
}
function addChat(context: SeedContext, i: number, session: SeedRow, isLive: boolean, chats: SeedRow[]): void {
  for (const [k, [name, content]] of lines.entries())
    chats.push({
      ...columnsOf(session, preachChat, tables.chat, i * 10 + k),
      preachId: session.id,
      companyId: session.companyId,
      seq: k + 1,
      eventSeq: k + 1,
      senderName: name || String(session.contact),
      senderId: name === '' ? 'sample-speaker' : `sample-student-${k}`,
      senderRole: name === '' ? liveRoles.anchor : liveRoles.viewer,
      content,
      msgType: messageTypes.text,
      hitWords: null,
      replyToId: null,
      topFlag: 'N',
      sendTime: isLive ? getChatTime(context, session, k) : plusMinutes(String(session.startTime), 10 + k * 8),
      handleBy: null,
      handleTime: null,
      status: preachChatFlow.states.shown.code,
    });
}
const columnsOf = (session: SeedRow, e: Parameters<typeof systemColumns>[0], table: number, k: number) =>
  systemColumns(e, seedId(table, k), 1, 'seed', String(session.announceTime));
