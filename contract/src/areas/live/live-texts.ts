/** Refusals and labels of live streams, by subject. */
export const liveWords = {
  planPast: '计划开始时间应晚于当前时间!',
  tooLong: '直播时长不能超过8小时!',
  sameAnchor: '该主播同时段已有直播!',
  tooEarly: '未到开播时间，最早可提前30分钟开播!',
  tooLate: '直播已超过计划结束时间!',
  noCancelReason: '请输入取消原因!',
  lockedWhileLive: '直播开始后只能修改聊天设置、摘要和介绍',
  noPush: '当前状态不能获取推流地址!',
  noPushForDemo: '点播模拟不需要推流，开播后直接播放演示视频',
  serviceDown: '流媒体服务未启动，暂不能推流',
  notWatchable: '直播未开始或已结束!',
  signIn: '请登录后观看!',
  signUp: '请先报名后观看!',
  noObject: '请先选择关联业务!',
  notAdmitted: '贵公司未通过该招聘会的报名审核，不能关联',
  nothingToSignUp: '报名可看的直播间须关联招聘会!',
  wrongPassword: '观看密码错误!',
  banned: '直播间已封禁，不能发布回放!',
  notAudited: '直播间通过审核后才能发布回放',
  companyBarred: '企业已停用或被限制',
  clipOrder: '结束秒必须大于起始秒!',
  chat: {
    empty: '请输入聊天内容!',
    notOpen: '直播未开始，暂不能发言!',
    closed: '聊天已关闭!',
    silenced: '全员禁言中!',
    muted: '您已被禁言!',
    tooSoon: (seconds: number) => `发言过于频繁，请${seconds}秒后再试!`,
    repeated: '请勿重复发言!',
    forbidden: '内容包含违规信息，请修改后再发!',
    replyElsewhere: '回复的消息不存在',
    ownMute: '不能禁言主播和管理员',
  },
  lines: {
    started: '直播已开始',
    interrupted: '主播暂时离开',
    resumed: '直播已恢复',
    ended: '直播已结束',
    system: '系统',
  },
  visitor: '访客',
} as const;

/** Limits of the engine. */
export const liveLimits = {
  /** A stream may start so long before its planned time. */
  earlyMinutes: 30,
  /** A stream ends by itself so long after its planned end, or after it was lost. */
  lateMinutes: 30,
  longestHours: 8,
  /** A viewer reports so often; without a report for `silentSeconds` he has left. */
  watchSeconds: 30,
  silentSeconds: 60,
  /** Seconds without data after which a stream counts as lost. */
  lostSeconds: 20,
  chatLength: 200,
  /** Equal texts of one sender within a minute. */
  equalTexts: 3,
  /** Messages of a first page and of each page after it. */
  chatPage: 50,
  retentionDays: 180,
} as const;
/** Lengths of a mute in minutes; 0 is the whole session. */
export const muteMinutes = [10, 60, 0] as const;
