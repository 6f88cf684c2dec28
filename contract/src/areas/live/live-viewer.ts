import { by, dateTime, dict, entity, me, number, ref, some, text } from '../../kit/index.ts';
import { liveOwners } from './live-stream.ts';

export const watchFields = {
  ownerType: text({ label: '所属类型', max: 10, derived: true, secret: true }),
  userName: text({ label: '观众', max: 50, derived: true, width: 120 }),
  userId: text({ label: '用户编号', max: 32, derived: true }),
  companyId: ref({ label: '所属企业', to: 'company', derived: true }),
  enterTime: dateTime({ label: '进入时间', derived: true, width: 142 }),
  /** Time of the last report. */
  lastTime: dateTime({ label: '最近上报', derived: true, secret: true }),
  leaveTime: dateTime({ label: '离开时间', derived: true, width: 142 }),
  watchSeconds: number({ label: '观看时长（秒）', derived: true, default: 0, width: 120 }),
  device: dict({ label: '设备', dict: 'device_type', derived: true, width: 88 }),
  ip: text({ label: 'IP地址', max: 64, derived: true, side: 'staff', width: 128 }),
};

/** One visit of a viewer to a live room (观看记录). */
export const liveViewer = entity({
  area: 'live',
  name: 'liveViewer',
  table: 'live_watch',
  many: true,
  fixed: { ownerType: liveOwners.room },
  code: 'live:liveViewer',
  path: '/live/liveViewer',
  title: '观看记录',
  page: 'live/LiveViewerList',
  fields: {
    ...watchFields,
    roomId: ref({ label: '直播间', to: 'liveRoom', derived: true, column: 'ownerId', width: 290, whole: true }),
  },
  display: 'userName',
  list: ['roomId', 'userName', 'enterTime', 'leaveTime', 'watchSeconds', 'device', 'ip'],
  hidden: ['companyId'],
  search: [by('roomId', 'eq'), by('userName', 'like'), 'enterTime', by('device', 'eq'), by('companyId', 'eq')],
  form: [],
  excel: ['roomId', 'userName', 'companyId', 'enterTime', 'leaveTime', 'watchSeconds', 'device'],
  sort: { column: 'enterTime', order: 'desc' },
  visible: {
    staff: 'all',
    college: 'all',
    enterprise: some('liveRoom', 'id', ['companyId', 'eq', me('companyId')], 'roomId'),
  },
  calls: ['list', 'queryById', 'exportXls'],
  indexes: [
    ['roomId', 'lastTime'],
    ['roomId', 'userId'],
  ],
});
