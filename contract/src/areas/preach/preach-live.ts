import { by, dict, entity, file, flag, image, me, nothing, ref, text, through } from '../../kit/index.ts';
import { liveOwners, liveSources, streamFields, streamFlow } from '../live/live-stream.ts';
import { preachLiveFormWords as words } from './preach-form-texts.ts';

const pullAddress = {
  test: (value: string) => /^https:\/\/[^\s/?#]+\/[^\s?#]+\.(m3u8|flv|mp4)(\?[^\s#]*)?$/i.test(value),
  message: words.badAddress,
};
const replayAddress = { test: (value: string) => /^https:\/\/[^\s/?#]+\/\S+$/i.test(value), message: words.badReplay };

const { ownerId: _owner, ...columns } = streamFields;
/** The chat of a session is open so many minutes before its start and after its end. */
export const chatMinutes = 30;
/** What the school sets of a stream. */
export const preachLiveSettings = [
  'source',
  'pullHls',
  'pullFlv',
  'videoFile',
  'replayUrl',
  'coverImg',
  'noticeText',
  'allowChat',
  'needSignUp',
] as const;

/** The stream of a session that is held online (直播). */
export const preachLive = entity({
  area: 'preach',
  name: 'preachLive',
  table: 'live_stream',
  fixed: { ownerType: liveOwners.preach },
  code: 'preach:preachLive',
  path: '/preach/preachLive',
  title: '宣讲直播',
  page: 'preach/PreachLiveList',
  fields: {
    ...columns,
    preachId: ref({ label: '宣讲会', to: 'preach', derived: true, column: 'ownerId' }),
    title: through('preachId', 'title', { label: '宣讲会', width: 344, whole: true, priority: 'high' }),
    companyName: through('companyId', 'companyName', { label: '主讲企业', width: 180 }),
    startTime: through('preachId', 'startTime', { label: '开始时间', width: 142, priority: 'high' }),
    endTime: through('preachId', 'endTime', { label: '结束时间', width: 142 }),
    source: dict({
      label: '直播来源',
      dict: 'rc_live_source',
      numeric: true,
      required: true,
      default: liveSources.push,
      width: 140,
    }),
    pullHls: text({ label: 'HLS地址', max: 300, pattern: pullAddress, help: '以 .m3u8 或 .mp4 结尾的 https 地址' }),
    pullFlv: text({ label: 'FLV地址', max: 300, pattern: pullAddress, help: '以 .flv 结尾的 https 地址' }),
    videoFile: file({ label: '点播文件', folder: 'live-video', help: 'mp4、m4v，最大500MB' }),
    replayUrl: text({ label: '回放地址', max: 300, pattern: replayAddress, help: '不填则播放系统录制的视频' }),
    coverImg: image({ label: '封面', folder: 'live', help: '建议比例16:9' }),
    noticeText: text({ label: '公告', max: 200 }),
    allowChat: flag({ label: '允许聊天', default: 1 }),
    needSignUp: flag({ label: '仅报名可看' }),
  },
  display: 'title',
  list: ['title', 'liveState', 'companyName', 'startTime', 'source', 'peakOnline', 'viewCount', 'uv'],
  hidden: [
    'startAt',
    'endAt',
    'streamName',
    'provider',
    'durationSec',
    'likeCount',
    'chatCount',
    'allowChat',
    'needSignUp',
    'endTime',
  ],
  search: [
    'title',
    by('liveState', 'in'),
    'companyName',
    'startTime',
    by('source', 'eq'),
    by('preachId', 'eq'),
    by('companyId', 'eq'),
  ],
  form: preachLiveSettings,
  detail: [
    'preachId',
    'title',
    'companyId',
    'companyName',
    'startTime',
    'endTime',
    'liveState',
    'provider',
    'streamName',
    ...preachLiveSettings,
    'startAt',
    'endAt',
    'durationSec',
    'peakOnline',
    'viewCount',
    'uv',
    'likeCount',
    'chatCount',
  ],
  sort: { column: 'createTime', order: 'desc' },
  workflow: streamFlow,
  visible: { staff: 'all', college: 'all', enterprise: ['companyId', 'eq', me('companyId')] },
  // A company publishes its stream; where another one is fetched from is the school's.
  shown: [{ audiences: ['enterprise'], fields: ['pullHls', 'pullFlv'], when: nothing }],
  calls: ['list', 'queryById'],
  uniques: [
    { name: 'owner', fields: ['ownerType', 'preachId'], message: '该宣讲会已有直播' },
    { name: 'stream', fields: ['streamName'], message: '流名称重复' },
  ],
});
