import { chinaTime, fromChinaTime } from '@campus/contract/kit';
import {
  liveChat,
  livePlayback,
  liveRoles,
  liveRoom,
  liveSources,
  liveViewer,
  messageTypes,
  playbackFlow,
  roomFlow,
  roomObjects,
  roomStream,
  streamFlow,
  viewLimits,
} from '@campus/contract/live';
import type { SeedRow } from './bulk.ts';
import type { SeedCompany } from './companies.ts';
import { type Change, changeRows } from './history.ts';
import { seedId } from './random.ts';
import type { LinkedFair, RoomFairs } from './rooms-of-fairs.ts';
import { getTenant, type SeedContext, scaleCount, systemActor, systemColumns } from './seed-context.ts';

const tables = { room: 50, stream: 51, chat: 52, watch: 53, playback: 54 } as const;
const { draft, waiting, rejected, planned, live, interrupted, ended, cancelled, banned } = roomFlow.states;
/** Every state at least once among the first rows; most rooms are over or announced. */
const statuses = [
  ...[live, ended, planned, waiting, draft, rejected, interrupted, cancelled, banned],
  ...[ended, planned, ended, ended, waiting, planned, ended],
].map(({ code }) => code);
const titles = [
  ['2', '软件研发岗位空中双选会'],
  ['1', '走进企业：智能制造车间直播'],
  ['3', '就业政策十问十答'],
  ['2', '暑期实习直播带岗专场'],
  ['1', '校友带你看研发中心'],
  ['6', '简历诊断公开课'],
  ['2', '春季补录直播招聘'],
  ['3', '基层就业项目解读'],
] as const;
const questions = [
  '请问这个岗位接受应届生吗？',
  '工作地点可以选择吗？',
  '实习期有住房补贴吗？',
  '面试一共有几轮？',
  '非计算机专业可以投吗？',
  '什么时候出笔试结果？',
  '讲得很清楚，谢谢老师',
  '简历投递截止到哪天？',
] as const;
const answers = ['接受的，欢迎投递', '投递后一周内会联系', '具体福利在岗位详情里', '可以填写意向城市'] as const;
const viewers = ['陈同学', '李同学', '王同学', '赵同学', '刘同学', '周同学', '吴同学', '孙同学'] as const;
const devices = ['pc', 'mobile', 'mobile', 'pc', 'mini'] as const;
const [roomVolume, chatsEach, visitsEach] = [36, 60, 120];
const minuteMs = 60_000;
/** Running rooms began at this minute of the day. */
const firstMinute = 900;
const plus = (time: string, minutes: number): string =>
  chinaTime(new Date(fromChinaTime(time).getTime() + minutes * minuteMs));
const liveNow: readonly number[] = [live.code, interrupted.code];
const watched: readonly number[] = [live.code, interrupted.code, ended.code];

export interface LiveRows {
  readonly room: SeedRow[];
  readonly stream: SeedRow[];
  readonly chat: SeedRow[];
  readonly watch: SeedRow[];
  readonly playback: SeedRow[];
  readonly history: SeedRow[];
}

interface Planned {
  readonly i: number;
  readonly id: string;
  readonly tenantId: number;
  readonly status: number;
  readonly company: SeedCompany | undefined;
  readonly by: string;
  readonly created: string;
  readonly start: string;
  readonly end: string;
  readonly fair: LinkedFair | undefined;
  /** The time of a minute after the start; of a running room scaled so that it has passed. */
  readonly moment: (minutes: number) => string;
}
function plan(context: SeedContext, companies: readonly SeedCompany[], fairs: RoomFairs, i: number): Planned {
  const dice = context.dice('liveRoom');
  const status = statuses[i % statuses.length] as number;
  // The first rooms are those of the demonstration accounts.
  const tenantId = i < statuses.length ? 1 : getTenant(i);
  const own = companies.filter((one) => one.tenantId === tenantId && one.status === 3);
  const company = i % 3 === 2 ? undefined : i < 6 ? own[i % 2] : dice.pick(i, 'company', own);
  const ahead = [planned.code, waiting.code, draft.code, rejected.code].includes(status);
  const fair = fairs.choose({ tenantId, companyId: company?.id ?? null, status });
  const start = liveNow.includes(status)
    ? context.time(0, firstMinute)
    : fair?.isOver
      ? plus(fair.startTime, 60)
      : context.time(ahead ? 1 + (i % 12) : -2 - dice.between(i, 'day', 0, 50), 540 + 60 * (i % 9));
  const minutes = liveNow.includes(status) ? 480 : 60 + 30 * (i % 3);
  const by = company?.members[0]?.username ?? context.auditor(tenantId).username;
  const isRunning = liveNow.includes(status);
  const moment = (after: number) =>
    isRunning ? context.time(0, firstMinute + Math.min(after, 170)) : plus(start, after);
  const created = ahead ? context.time(-3, 600) : plus(start, -3 * 24 * 60);
  return {
    i,
    id: seedId(tables.room, i),
    tenantId,
    status,
    company,
    by,
    created,
    start,
    end: plus(start, minutes),
    fair,
    moment,
  };
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
    const one = plan(context, companies, fairs, i);
    const numbers = watched.includes(one.status) ? addAudience(context, one, rows) : { chats: 0, visits: 0, peak: 0 };
    addRoom(context, one, numbers, rows);
    changes.push(...getChanges(context, one));
    if (one.status === ended.code && i % 2 === 1) addPlayback(one, rows);
  }
  rows.history.push(...changeRows(changes));
  return rows;
}

interface Numbers {
  readonly chats: number;
  readonly visits: number;
  readonly peak: number;
}
function addRoom(context: SeedContext, one: Planned, { chats, visits, peak }: Numbers, rows: LiveRows): void {
  const { i, id, tenantId, status, company, by, created, start, end, fair, moment } = one;
  const limit = i % 7 === 3 ? viewLimits.password : i % 2 === 0 ? viewLimits.open : viewLimits.signedIn;
  // Everybody who reads the fair finds its rooms; those of a coming one are for students who signed up.
  const viewLimit = !fair ? limit : fair.isComing ? viewLimits.signedUp : viewLimits.open;
  const [liveType, title] = titles[i % titles.length] as (typeof titles)[number];
  const streamId = seedId(tables.stream, i);
  const isOver = status === ended.code;
  const hasRun = watched.includes(status) || status === banned.code;
  const provider = status === live.code || status === ended.code ? 'demo' : 'builtin';
  const auditor = context.auditor(tenantId);
  const isDecided = ![draft.code, waiting.code].includes(status);
  rows.room.push({
    ...systemColumns(liveRoom, id, tenantId, by, created),
    coverImg: `live/sample-${i % 4}.png`,
    title: company ? `${company.name.slice(0, 12)}${title}` : title,
    liveType,
    companyId: company?.id ?? null,
    anchorName: company?.members[0]?.realname ?? auditor.realname,
    anchorMobile: `1400008${String(i).padStart(4, '0')}`,
    planStartTime: start,
    planEndTime: end,
    bizType: fair ? roomObjects.fair : roomObjects.none,
    bizId: fair?.id ?? null,
    provider,
    recordEnabled: 'Y',
    viewLimit,
    viewPassword: viewLimit === viewLimits.password ? '246810' : null,
    chatEnabled: 'Y',
    chatMode: 1,
    slowModeSeconds: i % 4 === 0 ? 3 : 0,
    summary: '直播间将介绍岗位要求、培养计划和应聘流程，并在线回答同学们的提问。',
    intro: '<p>本场直播包含岗位介绍、在线答疑和投递指引三个环节，欢迎提前准备问题。</p>',
    streamId,
    topFlag: i === 0 ? 'Y' : 'N',
    sortOrder: null,
    reason: status === banned.code ? '直播内容与招聘无关' : status === cancelled.code ? '主播行程变更' : null,
    auditBy: isDecided ? auditor.username : null,
    auditTime: isDecided ? plus(created, 600) : null,
    auditReason: status === rejected.code ? '标题或封面不合规' : null,
    status,
  });
  rows.stream.push({
    ...systemColumns(roomStream, streamId, tenantId, by, created),
    ownerId: id,
    companyId: company?.id ?? null,
    provider,
    source: liveSources.push,
    streamName: `r${id}x${(context.dice('stream').hash(i, 'name') % 36 ** 6).toString(36).padStart(6, '0')}`,
    streamVersion: 1,
    startAt: hasRun ? start : null,
    endAt: isOver ? end : null,
    lostAt: status === interrupted.code ? moment(5) : null,
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
  });
}
function getStreamState(status: number): number {
  const { idle, live: running, interrupted: lost, ended: over } = streamFlow.states;
  if (status === live.code) return running.code;
  if (status === interrupted.code) return lost.code;
  return status === ended.code || status === banned.code ? over.code : idle.code;
}

/** Visits and messages of a room that has run. */
function addAudience(context: SeedContext, one: Planned, rows: LiveRows): Numbers {
  const { i, id, tenantId, company, status, moment } = one;
  const dice = context.dice('liveWatch');
  const isRunning = liveNow.includes(status);
  const visits = scaleCount(visitsEach + (i % 5) * 20, context.scale, 8);
  const minutes = 60;
  for (let k = 0; k < visits; k += 1) {
    const n = i * 1000 + k;
    const after = dice.between(n, 'enter', 0, minutes - 5);
    const enter = moment(after);
    const length = dice.weighted(n, 'length', [
      [dice.between(n, 's', 20, 59), 3],
      [dice.between(n, 'm', 60, 299), 5],
      [dice.between(n, 'q', 300, 899), 5],
      [dice.between(n, 'l', 900, 2400), 4],
    ]);
    const leave = moment(after + Math.ceil(length / 60));
    const passed = (fromChinaTime(leave).getTime() - fromChinaTime(enter).getTime()) / 1000;
    rows.watch.push({
      ...systemColumns(liveViewer, seedId(tables.watch, n), tenantId, 'anonymous', enter),
      roomId: id,
      userName: dice.pick(n, 'name', viewers),
      userId: `sample-viewer-${n}`,
      companyId: null,
      enterTime: enter,
      lastTime: leave,
      leaveTime: leave,
      watchSeconds: Math.min(length, passed),
      device: dice.pick(n, 'device', devices),
      ip: `10.2.${k % 250}.*`,
    });
  }
  const chats = scaleCount(chatsEach + (i % 4) * 10, context.scale, 8);
  for (let k = 0; k < chats; k += 1) {
    const n = i * 1000 + k;
    const isAnswer = k % 4 === 3;
    const at = moment(Math.floor((k * minutes) / chats));
    rows.chat.push({
      ...systemColumns(liveChat, seedId(tables.chat, n), tenantId, isAnswer ? one.by : 'anonymous', at),
      roomId: id,
      companyId: company?.id ?? null,
      seq: k + 1,
      eventSeq: k + 1,
      senderName: isAnswer ? (company?.members[0]?.realname ?? '就业中心') : dice.pick(n, 'name', viewers),
      senderId: isAnswer ? (company?.members[0]?.userId ?? 'system') : `sample-viewer-${n}`,
      senderRole: isAnswer ? liveRoles.anchor : liveRoles.viewer,
      content: isAnswer ? dice.pick(n, 'answer', answers) : dice.pick(n, 'question', questions),
      msgType: messageTypes.text,
      hitWords: null,
      replyToId: isAnswer ? seedId(tables.chat, n - 1) : null,
      topFlag: k === 0 && isRunning ? 'Y' : 'N',
      sendTime: at,
      handleBy: null,
      handleTime: null,
      status: k > 0 && k % 17 === 0 ? 2 : 1,
    });
  }
  return { chats, visits, peak: Math.ceil(visits / 3) };
}

function addPlayback({ i, id, tenantId, company, by, end }: Planned, rows: LiveRows): void {
  const { ready, published, offline } = playbackFlow.states;
  const status = [published, ready, offline][Math.floor(i / 2) % 3] as typeof ready;
  rows.playback.push({
    ...systemColumns(livePlayback, seedId(tables.playback, i), tenantId, by, end),
    cover: `live/sample-${i % 4}.png`,
    title: `${titles[i % titles.length]?.[1] ?? ''}（回放）`,
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

/** The steps that led to the state of a room. */
function getChanges(context: SeedContext, { id, tenantId, status, by, created, moment }: Planned): Change[] {
  const auditor = context.auditor(tenantId);
  const owner = { username: by, realname: by };
  const system = systemActor;
  const [asked, decided] = [plus(created, 300), plus(created, 600)];
  const submit = ['submit', draft.code, waiting.code, owner, asked] as const;
  const approve = ['approve', waiting.code, planned.code, auditor, decided] as const;
  const begin = ['start', planned.code, live.code, owner, moment(0)] as const;
  const ways: Readonly<Record<number, readonly (readonly [string, number, number, typeof owner, string])[]>> = {
    [waiting.code]: [submit],
    [rejected.code]: [submit, ['reject', waiting.code, rejected.code, auditor, decided]],
    [planned.code]: [submit, approve],
    [live.code]: [submit, approve, begin],
    [interrupted.code]: [submit, approve, begin, ['interrupt', live.code, interrupted.code, system, moment(5)]],
    [ended.code]: [submit, approve, begin, ['finish', live.code, ended.code, owner, moment(60)]],
    [cancelled.code]: [submit, approve, ['cancel', planned.code, cancelled.code, owner, plus(created, 1200)]],
    [banned.code]: [submit, approve, begin, ['ban', live.code, banned.code, auditor, moment(10)]],
  };
  return (ways[status] ?? []).map(([action, from, to, { username, realname }, at]) => ({
    ...{ entity: liveRoom, id, tenantId, action, from, to, username, realname },
    reason: null,
    at,
  }));
}
