import { choice, dateTime, endpoint, entity, flag, me, text, type } from '../../kit/index.ts';

/** The secret address under which a calendar program reads a user's events (日历订阅). */
export const calendarFeed = entity({
  area: 'calendar',
  name: 'calendarFeed',
  table: 'rc_calendar_feed',
  code: 'calendar:feed',
  path: '/calendar/calendarFeed',
  title: '日历订阅',
  fields: {
    userId: text({ label: '用户', required: true, max: 32, derived: true }),
    side: choice({ label: '日历', options: { school: '学校', enterprise: '企业' }, required: true }),
    /** Comma list of calendar names. */
    kinds: text({ label: '订阅内容', required: true, max: 100 }),
    /** The address itself is shown once and not stored. */
    tokenHash: text({ label: '地址', required: true, max: 64, secret: true, unique: true }),
    expireTime: dateTime({ label: '有效期至', required: true, derived: true }),
    lastTime: dateTime({ label: '最近读取', derived: true }),
    revoked: flag({ label: '已停用', derived: true }),
  },
  list: ['kinds', 'expireTime', 'lastTime', 'createTime'],
  form: [],
  calls: [],
  visible: { staff: ['userId', 'eq', me('userId')], enterprise: ['userId', 'eq', me('userId')] },
  indexes: [['userId', 'revoked'], ['tokenHash']],
});

/** Most feeds in use per user. */
export const mostFeeds = 10;
/** A feed as its owner sees it. */
export interface FeedView {
  readonly id: string;
  readonly kinds: string;
  readonly createTime: string;
  readonly expireTime: string;
  readonly lastTime: string | null;
}
export const listFeeds = endpoint({
  method: 'GET',
  path: '/calendar/feed/list',
  title: '日历订阅',
  needs: 'signed-in',
  input: {},
  output: type<readonly FeedView[]>(),
});
/** Answers the path of the feed once: `/calendar/feed/{token}.ics`. */
export const createFeed = endpoint({
  method: 'POST',
  path: '/calendar/feed/create',
  title: '新增日历订阅',
  needs: 'signed-in',
  input: { kinds: text({ label: '订阅内容', required: true, max: 100 }) },
  output: type<FeedView & { readonly path: string }>(),
});
export const revokeFeed = endpoint({
  method: 'POST',
  path: '/calendar/feed/revoke',
  title: '停用日历订阅',
  needs: 'signed-in',
  input: { id: text({ label: '订阅', required: true, max: 32 }) },
  output: type<null>(),
  done: '已停用',
});
/** Downloads one event: `kind` and `id` of its row. */
export const eventFilePath = '/calendar/event/ics';
export const feedPath = '/calendar/feed/:file';

export const feedTexts = {
  calendar: (name: string) => `${name}日历`,
  title: '订阅日历',
  intro: '把日历地址添加到手机或电脑的日历程序，日程会自动更新。任何人持有地址都能查看这些日程，请勿转发。',
  kinds: '订阅内容',
  create: '生成订阅地址',
  created: '订阅地址',
  once: '地址只显示这一次，请立即复制并添加到日历程序',
  copy: '复制地址',
  known: '已保存',
  own: '已有的订阅',
  none: '还没有订阅',
  until: (day: string) => `有效期至 ${day}`,
  last: (time: string) => `最近读取 ${time}`,
  never: '尚未读取',
  revoke: '停用',
  revokeAsk: '停用后，使用该地址的日历程序不再更新，是否继续？',
  chooseKinds: '请选择订阅内容',
  most: `最多保留${mostFeeds}个订阅，请先停用不再使用的订阅`,
  unknown: (name: string) => `不支持的日历：${name}`,
  export: '导出日程',
  calendarName: '校园云平台日程',
} as const;
