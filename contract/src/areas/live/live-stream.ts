import {
  type AnyEntity,
  dateTime,
  dict,
  entity,
  file,
  flag,
  image,
  json,
  me,
  number,
  ref,
  text,
  workflow,
} from '../../kit/index.ts';

/** Owners of streams, chats and mutes: rooms and preach sessions. */
export const liveOwners = { room: 'room', preach: 'preach' } as const;
export type LiveOwner = keyof typeof liveOwners;
/** Where a stream comes from (rc_live_source). */
export const liveSources = { manual: 1, push: 2, file: 3 } as const;

/** State of a stream of either owner; a room's own state follows it. */
export const streamFlow = workflow({
  column: 'liveState',
  label: '直播状态',
  dict: 'rc_live_state',
  initial: 'idle',
  owner: ['companyId', 'eq', me('companyId')],
  states: {
    idle: { code: 0, label: '未开播', tone: 'neutral' },
    live: { code: 1, label: '直播中', tone: 'done' },
    interrupted: { code: 2, label: '已中断', tone: 'waiting' },
    ended: { code: 3, label: '已结束', tone: 'neutral' },
  },
  steps: {
    start: { label: '开播', from: ['idle'], to: 'live', by: ['owner', 'school'], code: 'control', done: '已开播' },
    interrupt: {
      label: '中断',
      from: ['live'],
      to: 'interrupted',
      by: 'school',
      code: 'control',
      danger: true,
      confirm: '中断后观众暂时不能观看{row}，是否继续？',
      done: '已中断',
    },
    resume: {
      label: '恢复',
      from: ['interrupted'],
      to: 'live',
      by: ['owner', 'school'],
      code: 'control',
      done: '已恢复',
    },
    end: {
      label: '结束直播',
      from: ['live', 'interrupted'],
      to: 'ended',
      by: ['owner', 'school'],
      code: 'control',
      danger: true,
      confirm: '结束后不能再次开播，是否结束{row}？',
      done: '直播已结束',
    },
  },
});

/** A recording of a stream: its file below the folder of recordings. */
export interface RecordedPart {
  readonly name: string;
  readonly seconds: number;
}
/** Columns of a stream of any owner. */
export const streamFields = {
  ownerType: text({ label: '所属类型', max: 10, derived: true, secret: true }),
  ownerId: text({ label: '所属编号', max: 32, derived: true, secret: true }),
  companyId: ref({ label: '主办企业', to: 'company', derived: true }),
  provider: dict({ label: '流服务', dict: 'live_provider', derived: true }),
  source: dict({ label: '直播来源', dict: 'rc_live_source', numeric: true, derived: true }),
  streamName: text({ label: '流名称', max: 64, derived: true }),
  streamVersion: number({ label: '推流密钥版本', derived: true, default: 1 }),
  pullHls: text({ label: 'HLS地址', max: 300, derived: true }),
  pullFlv: text({ label: 'FLV地址', max: 300, derived: true }),
  videoFile: file({ label: '点播文件', folder: 'live-video', derived: true }),
  replayUrl: text({ label: '回放地址', max: 300, derived: true }),
  coverImg: image({ label: '封面', folder: 'live', derived: true }),
  startAt: dateTime({ label: '开播时间', derived: true, width: 142 }),
  endAt: dateTime({ label: '结束时间', derived: true, width: 142 }),
  lostAt: dateTime({ label: '中断时间', derived: true }),
  durationSec: number({ label: '时长', unit: '秒', derived: true }),
  peakOnline: number({ label: '峰值在线', derived: true, default: 0, width: 96 }),
  viewCount: number({ label: '观看人次', derived: true, default: 0, width: 96 }),
  uv: number({ label: '观看人数', derived: true, default: 0, width: 96 }),
  likeCount: number({ label: '点赞数', derived: true, default: 0, width: 88 }),
  chatCount: number({ label: '聊天数', derived: true, default: 0, width: 88 }),
  /** Last number of a chat event. */
  chatSeq: number({ label: '聊天序号', derived: true, default: 0, secret: true }),
  noticeText: text({ label: '公告', max: 200, derived: true }),
  allowChat: flag({ label: '允许聊天', default: 1, derived: true }),
  needSignUp: flag({ label: '仅报名可看', derived: true }),
  /** Complete recordings in their order. */
  recordParts: json<readonly RecordedPart[]>()({ label: '录制文件', derived: true, secret: true }),
  /** The publisher's connection; another one may not take the name over. */
  clientId: text({ label: '推流连接', max: 64, derived: true, secret: true }),
  /** Hash of the last issued push sign, for servers that know one secret for both roles. */
  pushHash: text({ label: '推流签名摘要', max: 64, derived: true, secret: true }),
};
export const streamUniques = [
  { name: 'owner', fields: ['ownerType', 'ownerId'], message: '该对象已有直播' },
  { name: 'stream', fields: ['streamName'], message: '流名称重复' },
] as const;

/** The stream of a live room; its screens are those of the room. */
export const roomStream = entity({
  area: 'live',
  name: 'roomStream',
  table: 'live_stream',
  fixed: { ownerType: liveOwners.room },
  code: 'live:roomStream',
  path: '',
  title: '直播流',
  fields: streamFields,
  list: ['streamName', 'provider', 'liveState', 'startAt', 'endAt'],
  form: [],
  workflow: streamFlow,
  visible: { staff: 'all', college: 'all', enterprise: ['companyId', 'eq', me('companyId')] },
  calls: [],
  uniques: streamUniques,
});
/** A stream as the engine uses it. */
export type LiveStream = {
  readonly id: string;
  readonly tenantId: number;
  readonly ownerType: LiveOwner;
  readonly ownerId: string;
  readonly companyId: string | null;
  readonly provider: string;
  readonly source: number;
  readonly streamName: string;
  readonly streamVersion: number;
  readonly pullHls: string | null;
  readonly pullFlv: string | null;
  readonly videoFile: string | null;
  readonly liveState: number;
  readonly startAt: string | null;
  readonly endAt: string | null;
  readonly lostAt: string | null;
  readonly chatSeq: number;
  readonly likeCount: number;
  readonly peakOnline: number;
  readonly viewCount: number;
  readonly chatCount: number;
  readonly noticeText: string | null;
  readonly replayUrl: string | null;
  readonly coverImg: string | null;
  readonly allowChat: 0 | 1;
  readonly needSignUp: 0 | 1;
  readonly durationSec: number | null;
  readonly uv: number;
  readonly recordParts: readonly RecordedPart[] | null;
  readonly clientId: string | null;
  readonly pushHash: string | null;
};
/** An entity over the table of streams. */
export type StreamEntity = AnyEntity & { readonly table: 'live_stream' };
