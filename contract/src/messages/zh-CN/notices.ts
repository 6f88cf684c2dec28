/** Notification bell. */
export const notice = {
  tab: {
    notice: (n: number) => `通知(${n})`,
    system: (n: number) => `系统消息(${n})`,
  },
  more: '查看更多',
  published: (time: string) => `${time} 发布`,
  day: { today: '今天', yesterday: '昨天' },
  readTab: '全部已读',
  priority: {
    L: '一般消息',
    M: '重要消息',
    H: '紧急消息',
  },
  empty: '暂无消息',
  push: {
    title: '消息提醒',
    detail: '查看详情',
  },
} as const;

/** Announcements. */
export const annt = {
  title: '通知消息',
  meta: (sender: string, time: string) => `发布人：${sender} 发布时间： ${time}`,
  handle: '去处理',
  close: '关闭',
  pageMissing: '消息关联的页面不存在',
  mine: '我的消息',
  readAll: {
    self: '全部标注已读',
    title: '确认操作',
    content: '是否全部标注已读?',
  },
  col: {
    title: '标题',
    category: '消息类型',
    sender: '发布人',
    sendTime: '发布时间',
    priority: '优先级',
    read: '阅读状态',
  },
  category: {
    1: '通知公告',
    2: '系统消息',
  },
  priority: {
    L: '一般消息',
    M: '重要消息',
    H: '紧急消息',
  },
  read: {
    0: '未读',
    1: '已读',
  },
  release: {
    self: '发布',
    confirm: '确定发布吗?',
  },
  revoke: {
    self: '撤销',
    confirm: '确定撤销吗?',
  },
  status: {
    0: '未发布',
    1: '已发布',
    2: '已撤销',
  },
  target: {
    USER: '指定用户',
    ALL: '全体用户',
  },
} as const;
