import { menuEntry, page } from '../../kit/index.ts';

export const messageMenu = [
  menuEntry(
    ['school', 'enterprise', 'organization'],
    '/message',
    10,
    page('/isps/userAnnouncement', '我的消息', 'BellOutlined', 'system/UserAnnouncementList'),
  ),
  menuEntry(
    'school',
    '/message',
    20,
    page(
      '/isystem/annountCement',
      '系统通告',
      'NotificationOutlined',
      'system/SysAnnouncementList',
      'system:sysAnnouncement:list',
    ),
  ),
  menuEntry(
    'school',
    '/message',
    30,
    page(
      '/modules/message/sysMessageList',
      '系统消息',
      'MailOutlined',
      'modules/message/SysMessageList',
      'system:message:list',
    ),
  ),
  menuEntry(
    'school',
    '/message',
    40,
    page(
      '/modules/message/sysMessageTemplateList',
      '消息模板',
      'SnippetsOutlined',
      'modules/message/SysMessageTemplateList',
      'system:message:template:list',
    ),
  ),
  menuEntry(
    'school',
    '/message',
    50,
    page(
      '/modules/message/messageEventList',
      '消息事件',
      'ApiOutlined',
      'modules/message/MessageEventList',
      'system:message:event:list',
    ),
  ),
];
