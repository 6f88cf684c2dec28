import { by, dateTime, entity, longText, me, onAdd, ref, some, text } from '../../kit/index.ts';
import { alreadyMutedWords } from './live-entity-texts.ts';
import { liveOwners } from './live-stream.ts';

export const muteFields = {
  ownerType: text({ label: '所属类型', max: 10, derived: true, secret: true }),
  userId: text({ label: '用户', max: 32, required: true }),
  userName: text({ label: '用户姓名', max: 50, derived: true, width: 120 }),
  muteUntil: dateTime({ label: '禁言至', help: '不填表示本场', width: 142 }),
  reason: longText({ label: '禁言原因', max: 200, required: true, width: 200 }),
};

/** A user who may not speak in a live room (禁言名单). */
export const liveMute = entity({
  area: 'live',
  name: 'liveMute',
  table: 'live_mute',
  fixed: { ownerType: liveOwners.room },
  code: 'live:liveMute',
  path: '/live/liveMute',
  title: '禁言名单',
  fields: {
    ...muteFields,
    roomId: ref({ label: '直播间', to: 'liveRoom', required: true, column: 'ownerId' }),
  },
  display: 'userName',
  list: ['userName', 'muteUntil', 'reason', 'createBy', 'createTime'],
  hidden: ['userId', 'roomId'],
  search: [by('roomId', 'eq'), by('userName', 'like')],
  form: [onAdd('roomId'), onAdd('userId'), onAdd('muteUntil'), onAdd('reason')],
  sort: { column: 'createTime', order: 'desc' },
  visible: {
    staff: 'all',
    college: 'all',
    enterprise: some('liveRoom', 'id', ['companyId', 'eq', me('companyId')], 'roomId'),
  },
  calls: ['list', 'add', 'delete'],
  uniques: [{ name: 'user', fields: ['ownerType', 'roomId', 'userId'], message: alreadyMutedWords }],
});
