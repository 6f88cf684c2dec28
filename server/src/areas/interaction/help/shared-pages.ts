import type { PageTexts } from './page-texts.ts';

/** Pages available to all audiences. */
export const sharedPageTexts: PageTexts = {
  '/isps/userAnnouncement': [
    '这里是发给您的全部通知公告和系统消息，未读的排在前面；点击标题查看内容，点击**全部标注已读**可一次标为已读。右上角铃铛里是最新的未读消息。',
    '消息在哪里看|怎么看通知|未读消息怎么标为已读',
  ],
  '/account/settings/Index': [
    '可以修改基本资料和头像，在**安全设置**里修改密码、绑定手机和邮箱，还可以设置锁屏密码、消息提醒和界面风格。',
    '个人设置在哪里|怎么换头像|消息提醒怎么关闭',
  ],
  '/account/center': ['这里是您的个人主页：资料、标签、常用页面和最近的消息。', '我的主页在哪里|个人标签怎么加'],
};
