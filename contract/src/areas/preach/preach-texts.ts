import { attendeeFormWords, preachFormWords } from './preach-form-texts.ts';

/** Sentences about preach sessions. */
export const preachWords = {
  ...preachFormWords,
  companyMayNot: '贵单位当前不能申请宣讲会',
  companyBarred: '该企业当前不能举办宣讲会',
  tooManyRequests: (most: number) => `未完成的宣讲申请已达上限（${most}场）`,
  lead: (days: number) => `意向时间应至少提前${days}个工作日!`,
  noTime: '请选择宣讲时间!',
  reversed: '结束时间不能早于开始时间',
  past: '宣讲开始时间应晚于当前时间',
  sameDay: '宣讲会须在同一天内结束',
  length: (least: number, most: number) => `宣讲时长应在${least}到${most}分钟之间`,
  noVenue: '请选择场地!',
  notHall: '请选择宣讲厅!',
  onlineVenue: '线上宣讲会不需要场地',
  capacity: (seats: number, people: number) => `场地容量${seats}人小于预计人数${people}人`,
  dailyFull: '该场地当日场次已满',
  roomKind: '笔试、面试场地只能选择面试间或笔试教室',
  roomDays: '笔试、面试场地须在宣讲当天或之后两天内',
  signUpPeriod: '报名截止不能晚于宣讲开始时间',
  signUpReversed: '报名截止应晚于报名开始',
  noTargets: '限定对象报名时，请选择院系、专业或毕业年份!',
  tooLateToMove: '距宣讲开始不足2小时，请联系就业中心管理员修改时间',
  sameTime: '请选择新的时间或场地',
  fixed: '当前状态不允许修改',
  signedUp: '该宣讲会已有学生报名，请改为取消',
  suspended: '企业已停用或被限制',
  cancelledLate: (title: string) => `距开始不足24小时取消宣讲会《${title}》`,
  absent: (title: string) => `未按时参加宣讲会《${title}》`,
  copyOf: (title: string) => `${title.slice(0, 96)}（副本）`,
  fewerSeats: (n: number) => `名额不能少于已报名的${n}人`,
  cancels: (n: number, isPublic: boolean) =>
    isPublic && n > 0
      ? `取消后释放场地，并通知企业和已报名的${n}名学生，不能恢复。`
      : '取消后释放场地，并通知企业，不能恢复。',
} as const;

/** Sentences about the companies and posts of a session. */
export const preachPartWords = {
  noMain: '请指定一家主讲企业!',
  mainIsHost: '主讲企业须为申请宣讲会的企业',
  tooMany: '联合宣讲最多20家企业',
  notAdmitted: '只能选择已通过审核的企业',
  repeated: '企业不能重复',
  keepsMain: '主讲企业不能移除',
  onlyOpen: '只能选择参与企业的在招岗位',
  foreignPost: '只能维护本企业的岗位',
  tooManyPosts: '一场宣讲会最多关联200个岗位',
  hasPosts: '请先移除该企业的宣讲岗位',
  over: '宣讲会已结束，不能修改',
} as const;

/** Sentences about attendees. */
export const attendeeWords = {
  ...attendeeFormWords,
  full: '名额已满',
  queued: (n: number) => `名额已满，已进入候补，序号${n}`,
  promoted: (n: number) => `已转正${n}人`,
  notSigned: '您未报名本场宣讲会',
  online: '线上直播间',
  notOpen: '不在报名时间内',
  targets: (targets: string) => `本场仅面向${targets}`,
  started: '宣讲会已开始',
  notInTime: '不在签到时间内',
  checkedIn: (time: string) => `已签到（${time.slice(0, 16)}）`,
  wrongCode: '签到码不正确或已失效',
  tooLate: '宣讲会结束超过24小时，不能修改考勤',
  overlap: (title: string) => `该学生此时段报名了宣讲会《${title}》，是否继续?`,
  noStudent: '学生信息不正确',
  onlyOne: '请选择企业或学生中的一项',
  notTaking: '该企业未参加本场宣讲会',
  unknownPreach: (no: string) => `没有编号为${no}的宣讲会`,
  imported: '导入签到',
  importTime: '签到时间须在签到开始之后、宣讲会结束之前',
  visitorMismatch: '学号、姓名或手机号后四位不正确',
} as const;

/** Sentences about the streams of sessions. */
export const preachLiveWords = {
  noAddress: '请填写拉流地址!',
  noFile: '请上传点播文件!',
  notConfigured: '请先配置拉流地址',
  tooEarly: '未到开播时间',
  over: '直播已超过结束时间',
  notApproved: '宣讲会未通过审核或已结束，不能直播',
  sourceFixed: '直播开始后不能修改直播来源',
  ended: '直播已结束，不能修改',
  noPush: '直播来源不是推流，没有推流地址',
  chat: {
    notOpen: '聊天未开放',
    closed: '聊天已关闭',
    muted: (until: string | null) =>
      until === null ? '您已被禁言，本场不能发言' : `您已被禁言至${until.slice(0, 16)}`,
    tooSoon: '发言太频繁，请稍后再试',
  },
  unreachable: '已保存，但该地址暂时无法访问，请检查',
  foreign: (host: string) => `已保存，但 ${host} 不在 MEDIA_HOSTS 中，浏览器不能播放`,
  noReplay: '暂无回放',
} as const;
