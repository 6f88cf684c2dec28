import { fromChinaTime } from '@campus/contract/kit';
import {
  livePlayback,
  liveRoom,
  liveSources,
  playbackFlow,
  roomFlow,
  roomObjects,
  roomStream,
  streamFlow,
  viewLimits,
} from '@campus/contract/live';
import type { SeedRow } from './bulk.ts';
import { type Change, changeRows } from './history.ts';
import { addAudience, type Numbers } from './live-audience.ts';
import {
  lostMinute,
  type PlannedRoom,
  planRoom,
  roomStatuses as statuses,
  liveTables as tables,
  roomTitles as titles,
  watchedStates as watched,
} from './live-plans.ts';
import { getChanges } from './live-steps.ts';
import { seedId } from './random.ts';
import type { RoomFairs } from './rooms-of-fairs.ts';
import type { SeedCompany } from './seed-company.ts';
import { type SeedContext, scaleCount, systemColumns } from './seed-context.ts';
import { plusMinutes } from './times.ts';

const { draft, waiting, rejected, live, interrupted, ended, cancelled, banned } = roomFlow.states;
const roomVolume = 36;
export interface LiveRows {
  readonly room: SeedRow[];
  readonly stream: SeedRow[];
  readonly chat: SeedRow[];
  readonly watch: SeedRow[];
  readonly playback: SeedRow[];
  readonly history: SeedRow[];
}

/**
 * Rooms of every state with their streams, chats, visits and replays; one is live with the bundled clip. Some belong to a
 * fair.
 */
export function seedLives(context: SeedContext, companies: readonly SeedCompany[], fairs: RoomFairs): LiveRows {
  const rows: LiveRows = { room: [], stream: [], chat: [], watch: [], playback: [], history: [] };
  const count = scaleCount(roomVolume, context.scale, statuses.length);
  const changes: Change[] = [];
  for (let i = 0; i < count; i += 1) {
    const one = planRoom(context, companies, fairs, i);
    const numbers = watched.includes(one.status) ? addAudience(context, one, rows) : { chats: 0, visits: 0, peak: 0 };
    addRoom(context, one, numbers, rows);
    changes.push(...getChanges(context, one));
    if (one.status === ended.code && i % 2 === 1) addPlayback(one, rows);
  }
  rows.history.push(...changeRows(changes));
  return rows;
}

function addRoom(context: SeedContext, one: PlannedRoom, numbers: Numbers, rows: LiveRows): void {
  rows.room.push(roomRow(context, one));
  rows.stream.push(streamRow(context, one, numbers));
}
const getKind = ({ i }: PlannedRoom) => titles[i % titles.length] as (typeof titles)[number];
const getTitle = (one: PlannedRoom): string => `${one.company?.name.slice(0, 12) ?? ''}${getKind(one)[1]}`;
const getProvider = (status: number): string => (status === live.code || status === ended.code ? 'demo' : 'builtin');

function roomRow(context: SeedContext, one: PlannedRoom): SeedRow {
  const { i, id, tenantId, status, company, by, created, start, end, fair } = one;
  const limit = i % 7 === 3 ? viewLimits.password : i % 2 === 0 ? viewLimits.open : viewLimits.signedIn;
  // Everybody who reads the fair finds its rooms; those of a coming one are for students who signed up.
  const viewLimit = !fair ? limit : fair.isComing ? viewLimits.signedUp : viewLimits.open;
  const [liveType] = getKind(one);
  const auditor = context.auditor(tenantId);
  const isDecided = ![draft.code, waiting.code].includes(status);
  return {
    ...systemColumns(liveRoom, id, tenantId, by, created),
    coverImg: `live/sample-${i % 4}.png`,
    title: getTitle(one),
    liveType,
    companyId: company?.id ?? null,
    anchorName: company?.members[0]?.realname ?? auditor.realname,
    anchorMobile: `1400008${String(i).padStart(4, '0')}`,
    planStartTime: start,
    planEndTime: end,
    bizType: fair ? roomObjects.fair : roomObjects.none,
    bizId: fair?.id ?? null,
    provider: getProvider(status),
    // Its stream has no recording that could become a replay when it ends.
    recordEnabled: status === interrupted.code ? 'N' : 'Y',
    viewLimit,
    viewPassword: viewLimit === viewLimits.password ? '246810' : null,
    chatEnabled: 'Y',
    chatMode: 1,
    slowModeSeconds: i % 4 === 0 ? 3 : 0,
    summary: '直播间将介绍岗位要求、培养计划和应聘流程，并在线回答同学们的提问。',
    intro: '<p>本场直播包含岗位介绍、在线答疑和投递指引三个环节，欢迎提前准备问题。</p>',
    streamId: seedId(tables.stream, i),
    topFlag: i === 0 ? 'Y' : 'N',
    sortOrder: null,
    reason: status === banned.code ? '直播内容与招聘无关' : status === cancelled.code ? '主播行程变更' : null,
    auditBy: isDecided ? auditor.username : null,
    auditTime: isDecided ? plusMinutes(created, 600) : null,
    auditReason: status === rejected.code ? '标题或封面不合规' : null,
    status,
  };
}

function streamRow(context: SeedContext, one: PlannedRoom, { chats, visits, peak }: Numbers): SeedRow {
  const { i, id, tenantId, status, company, by, created, start, end, moment } = one;
  const isOver = status === ended.code;
  const hasRun = watched.includes(status) || status === banned.code;
  return {
    ...systemColumns(roomStream, seedId(tables.stream, i), tenantId, by, created),
    ownerId: id,
    companyId: company?.id ?? null,
    provider: getProvider(status),
    source: liveSources.push,
    streamName: `r${id}x${(context.dice('stream').hash(i, 'name') % 36 ** 6).toString(36).padStart(6, '0')}`,
    streamVersion: 1,
    startAt: hasRun ? start : null,
    endAt: isOver ? end : null,
    lostAt: status === interrupted.code ? moment(lostMinute) : null,
    durationSec: isOver ? Math.round((fromChinaTime(end).getTime() - fromChinaTime(start).getTime()) / 1000) : null,
    peakOnline: peak,
    viewCount: visits,
    uv: visits,
    likeCount: hasRun ? visits * 3 : 0,
    chatCount: chats,
    chatSeq: chats,
    noticeText: status === live.code ? '扫码投递简历的同学请备注直播间编号' : null,
    allowChat: 1,
    needSignUp: 0,
    liveState: getStreamState(status),
  };
}
function getStreamState(status: number): number {
  const { idle, live: running, interrupted: lost, ended: over } = streamFlow.states;
  if (status === live.code) return running.code;
  if (status === interrupted.code) return lost.code;
  return status === ended.code || status === banned.code ? over.code : idle.code;
}

function addPlayback(one: PlannedRoom, rows: LiveRows): void {
  const { i, id, tenantId, company, by, end } = one;
  const { ready, published, offline } = playbackFlow.states;
  const status = [published, ready, offline][Math.floor(i / 2) % 3] as typeof ready;
  rows.playback.push({
    ...systemColumns(livePlayback, seedId(tables.playback, i), tenantId, by, end),
    cover: `live/sample-${i % 4}.png`,
    title: `${getTitle(one)}（回放）`,
    roomId: id,
    companyId: company?.id ?? null,
    videoPath: 'live-video/sample-clip.mp4',
    recordName: null,
    durationSeconds: 30,
    sizeBytes: 906,
    clipStart: 0,
    clipEnd: null,
    playCount: status.code === published.code ? 12 + i : 0,
    expireTime: null,
    sortOrder: null,
    status: status.code,
  });
}
