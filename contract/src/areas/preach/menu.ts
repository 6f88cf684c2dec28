import { menuEntry, page } from '../../kit/index.ts';
import { calendarEntry } from '../calendar/menu.ts';

const list = 'preach:preach:list';
const both = ['school', 'enterprise'] as const;
export const preachMenu = [
  calendarEntry('school', 'preach', 30, 'SoundOutlined'),
  calendarEntry('enterprise', 'preach', 30, 'SoundOutlined'),
  menuEntry(both, '/preach', 10, page('/preach/list', '宣讲会列表', 'SoundOutlined', 'preach/PreachList', list)),
  menuEntry(
    'school',
    '/preach',
    20,
    page('/preach/toCreate', '待创建宣讲会', 'PlusCircleOutlined', 'preach/PreachToCreate', 'preach:preach:save'),
  ),
  menuEntry(
    'school',
    '/preach',
    30,
    page('/preach/toReview', '待审核宣讲会', 'AuditOutlined', 'preach/PreachToReview', 'preach:preach:audit'),
  ),
  menuEntry(
    'school',
    '/preach',
    40,
    page('/preach/pullFlow', '拉流管理', 'CloudDownloadOutlined', 'preach/PreachLiveList', 'preach:preachLive:pull'),
  ),
  menuEntry(
    'school',
    '/preach',
    50,
    page('/preach/chat', '聊天管理', 'CommentOutlined', 'preach/PreachChatList', 'preach:preachChat:moderate'),
  ),
  menuEntry(
    'school',
    '/preach',
    60,
    page(
      '/preach/attendanceCheck',
      '考勤核对',
      'ScanOutlined',
      'preach/AttendanceCheck',
      'preach:preachAttendee:check',
    ),
  ),
  menuEntry(
    'enterprise',
    '/preach',
    20,
    page('/preach/request', '申请宣讲会', 'PlusCircleOutlined', 'preach/PreachRequest', 'preach:preach:request'),
  ),
  menuEntry(
    both,
    '/preach',
    70,
    page('/preach/detail/:id', '宣讲会详情', 'SoundOutlined', 'preach/PreachDetail', list, {
      hidden: true,
      parent: '/preach/list',
    }),
  ),
  menuEntry(
    both,
    '/preach',
    80,
    page('/preach/live/:id', '宣讲直播间', 'PlayCircleOutlined', 'preach/PreachLiveRoom', list, {
      hidden: true,
      keepAlive: false,
      parent: '/preach/list',
    }),
  ),
];
