import { menuEntry, page } from '../../kit/index.ts';

const list = 'live:liveRoom:list';
const both = ['school', 'enterprise'] as const;
const under = '/live';
const hidden = { hidden: true, keepAlive: false, parent: '/live/liveRoom' };
export const liveMenu = [
  menuEntry('school', under, 10, page('/live/liveRoom', '直播间', 'PlayCircleOutlined', 'live/LiveRoomList', list)),
  menuEntry(
    'enterprise',
    under,
    10,
    page('/live/liveRoom', '我的直播间', 'PlayCircleOutlined', 'live/LiveRoomList', list),
  ),
  menuEntry(
    both,
    under,
    20,
    page('/live/liveChat', '聊天记录', 'CommentOutlined', 'live/LiveChatList', 'live:liveChat:list'),
  ),
  menuEntry(
    'school',
    under,
    30,
    page('/live/liveViewer', '观看记录', 'EyeOutlined', 'live/LiveViewerList', 'live:liveViewer:list'),
  ),
  menuEntry(
    both,
    under,
    40,
    page('/live/livePlayback', '直播回放', 'HistoryOutlined', 'live/LivePlaybackList', 'live:livePlayback:list'),
  ),
  menuEntry(
    both,
    under,
    50,
    page('/live/liveRoom/detail/:id', '直播间详情', 'PlayCircleOutlined', 'live/LiveRoomDetail', list, hidden),
  ),
  menuEntry(
    both,
    under,
    60,
    page('/live/console/:id', '直播控制台', 'ControlOutlined', 'live/LiveConsole', 'live:liveRoom:pushUrl', hidden),
  ),
  menuEntry(
    both,
    under,
    70,
    page('/live/watch/:id', '观看直播', 'PlayCircleOutlined', 'live/LiveWatch', undefined, hidden),
  ),
];
