import { type Button, choice, endpoint, type Fields, flag, json, number, text, type } from '../../kit/index.ts';
import { type SettingKey, settingDefaults } from './settings.ts';

const days = (label: string, min: number, max: number, help?: string, unit: string = '天') =>
  number({ label, required: true, min, max, unit, ...(help !== undefined && { help }) });
/** Waiting time in working days, without weekends and holidays. */
const workingDays = (label: string, min: number, max: number, help: string) => days(label, min, max, help, '工作日');
const minutes = (label: string, min: number, max: number, help?: string) => days(label, min, max, help, '分钟');
const count = (label: string, min: number, max: number, help?: string) =>
  number({ label, required: true, min, max, ...(help !== undefined && { help }) });

const reminderHours = (label: string, help: string) =>
  text({
    label,
    help,
    required: true,
    max: 20,
    pattern: { test: (value) => /^\d{1,3}(,\d{1,3}){0,3}$/.test(value), message: '请填写1到4个小时数，以英文逗号分隔' },
  });

const isMonthDay = (value: string): boolean =>
  /^\d\d-\d\d$/.test(value) && new Date(`2001-${value}T00:00:00Z`).toJSON()?.slice(5, 10) === value;

const streamHost = (label: string, help: string) =>
  text({
    label,
    help,
    max: 200,
    pattern: {
      test: (value) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[1-9]\d{0,4})?$/i.test(value),
      message: '请填写域名，例如live.example.edu.cn',
    },
  });

/** Form fields of the recruitment parameters; keys are those of `settingDefaults`. */
const fields = {
  'security.adminSecondFactor': flag({
    label: '管理账号须启用动态口令',
    help: '能管理账号、角色、权限或系统配置的账号，下次登录时须先启用动态口令',
  }),
  'register.agreementUrl': text({ label: '服务协议地址', required: true, max: 500, help: '企业注册时同意的协议页面' }),
  'register.auditDays': workingDays(
    '审核时限',
    1,
    30,
    '待审核的企业、岗位和账号变更超过该时限标记为超时，节假日和周末不计',
  ),
  'register.needProxyLetter': flag({ label: '需要招聘授权委托书' }),
  'company.licenseWarnDays': days('营业执照到期提醒', 0, 365, '到期前多少天开始提醒'),
  'post.autoAudit': flag({ label: '岗位自动审核', help: '未命中敏感词且不是企业首个岗位时自动通过' }),
  'post.maxActive': count('同时招聘的岗位上限', 1, 1_000, '进行中、已暂停和审核中的岗位'),
  'post.dailyLimit': count('每日提交岗位上限', 1, 1_000),
  'post.minWage': number({
    label: '最低月薪（元）',
    required: true,
    min: 0,
    max: 20_000,
    help: '当地最低工资标准，全职岗位、就业协议和劳动合同的工资不得低于该金额，0表示不限制',
  }),
  'post.autoCloseWhenFull': flag({ label: '招满自动结束', help: '生效的签约达到招聘人数时，岗位自动结束' }),
  'post.validDays': days('岗位默认有效期', 1, 180),
  'delivery.dailyLimit': count('学生每日投递上限', 1, 1_000),
  'delivery.redeliverDays': days('淘汰后再次投递间隔', 0, 365),
  'delivery.maxWithdraw': count('同一岗位撤回上限', 1, 100),
  'delivery.confirmDays': days('学生确认时限', 1, 30, '推荐、转岗和邀请的投递由学生确认'),
  'delivery.restoreDays': days('恢复时限', 0, 90, '不通过的简历可以恢复的天数'),
  'delivery.staleDays': days('超期未处理天数', 1, 90, '待处理的投递和推荐超过该天数标记为超时，节假日和周末也计入'),
  'match.threshold': count('入选分数', 0, 100, '新增的匹配规则未填写入选分数时使用'),
  'match.topN': count('每岗位保留人数', 1, 1_000, '新增的匹配规则未填写每岗位保留时使用'),
  'interview.minLeadMinutes': minutes('最短提前时间', 0, 10_080, '面试开始时间距安排时间的最短间隔'),
  'interview.maxMinutes': minutes('单场最长时长', 10, 720),
  'interview.bufferMinutes': minutes(
    '面试间隔',
    0,
    120,
    '同一学生或面试官两场面试之间保留的时间，修改后仅对新安排的面试生效',
  ),
  'interview.remindHours': reminderHours('面试提醒时间', '面试开始前多少小时提醒，多个以英文逗号分隔'),
  'interview.confirmHours': days('学生确认时限', 1, 168, '最晚不超过面试开始前2小时', '小时'),
  'interview.checkinEarlyMinutes': minutes('签到提前时间', 0, 240, '面试开始前多少分钟可以签到'),
  'offer.validDays': days('默认答复时限', 1, 30, '发放录用时默认的学生答复时限'),
  'offer.overRatio': number({
    label: '录用人数倍率',
    required: true,
    min: 1,
    max: 3,
    digits: 1,
    help: '岗位待确认和已接受的录用不超过招聘人数的倍数',
  }),
  'offer.autoCloseOthers': flag({
    label: '接受后关闭其他录用',
    help: '学生接受一个全职岗位的录用后，其他待确认的全职录用自动拒绝，对应的投递关闭',
  }),
  'sign.inviteDays': days('默认应约时限', 1, 15, '发起签约时默认的学生应约时限'),
  'sign.autoCloseOthers': flag({
    label: '签约后关闭其他投递',
    help: '学生的就业协议生效后，其他全职岗位的投递自动关闭',
  }),
  'preach.leadWorkdays': workingDays('申请提前天数', 0, 60, '企业申请的意向时间至少提前的工作日，节假日和周末不计'),
  'preach.minMinutes': minutes('单场最短时长', 10, 720),
  'preach.maxMinutes': minutes('单场最长时长', 10, 720),
  'preach.dailyPerVenue': count('每个场地每日场次', 1, 20),
  'preach.seatRatio': number({
    label: '名额倍率',
    required: true,
    min: 0.1,
    max: 3,
    digits: 1,
    help: '未填写报名名额时，名额为场地容量的倍数',
  }),
  'preach.checkinEarlyMinutes': minutes('签到提前时间', 0, 240, '宣讲会开始前多少分钟可以签到'),
  'preach.checkinLateMinutes': minutes('签到截止时间', 0, 240, '宣讲会开始后多少分钟停止学生签到'),
  'preach.remindHours': reminderHours('宣讲会提醒时间', '宣讲会开始前多少小时提醒，多个以英文逗号分隔'),
  'preach.chatIntervalSeconds': days('聊天间隔', 0, 120, '观众两次发言之间至少间隔的时间', '秒'),
  'fair.boothPerCompany': count('每家企业展位数', 1, 3, '每家企业在一场招聘会中最多占用的展位'),
  'fair.monthlyLimit': count('每月报名场次上限', 0, 100, '每家企业每个自然月报名的招聘会，0表示不限制'),
  'fair.holdMinutes': minutes('展位暂留时间', 1, 120, '企业填写报名表时为其保留所选展位的时间'),
  'fair.confirmHours': days('确认参会时限', 1, 168, '报名通过后企业确认参会的时间', '小时'),
  'fair.freeCancelHours': days('免责取消时限', 0, 168, '招聘会开始前多少小时之前取消不记违规', '小时'),
  'fair.checkinEarlyMinutes': minutes('签到提前时间', 0, 720, '招聘会开始前多少分钟可以签到'),
  'fair.checkinLateMinutes': minutes('签到截止时间', 0, 720, '招聘会开始后多少分钟停止签到'),
  'fair.studentCheckinWay': choice({
    label: '学生签到方式',
    required: true,
    options: { both: '两种方式均可', staff: '工作人员扫描学生签到码', gate: '学生扫描入口二维码' },
    help: '人工签到和导入签到不受限制',
  }),
  'fair.maxAttendee': count('参会人员上限', 1, 50, '每家企业的参会人员'),
  'fair.maxPost': count('参会岗位上限', 1, 100, '每次报名的岗位'),
  'fair.expenseDays': days('报销期限', 1, 365, '招聘会结束后多少天内可以提交报销'),
  'fair.expenseCap': count('单次报销上限（元）', 0, 1_000_000, '一家企业参加一场招聘会最多可报的金额'),
  'fair.hotelCap': count('住宿标准（元）', 0, 10_000, '每人每晚'),
  'fair.mealCap': count('餐补标准（元）', 0, 10_000, '每人每天'),
  'fair.permitVisitors': count('须许可的预计人数', 1, 200_000, '预计人数超过该数的招聘会须填写大型活动许可编号'),
  'blacklist.windowDays': days('违规计分周期', 1, 3_650, '超过该天数的违规不再计分'),
  'blacklist.points': number({
    label: '自动拉黑计分',
    required: true,
    min: 1,
    max: 100,
    help: '周期内计分达到后自动列入黑名单',
  }),
  'blacklist.days': days('自动拉黑天数', 1, 3_650, '自动列入黑名单的天数'),
  'live.provider': choice({
    label: '流服务',
    options: {
      manual: '手工填写拉流地址',
      builtin: '内置流媒体',
      nms: 'NMS流媒体',
      srs: 'SRS流媒体',
      aliyun: '阿里云直播',
      tencent: '腾讯云直播',
    },
    help: '不选使用系统配置；手工填写时，宣讲直播默认填写拉流地址。对之后添加的直播生效',
  }),
  'live.pushDomain': streamHost('推流域名', '外部流服务接收推流的域名，不填使用系统配置'),
  'live.pullDomain': streamHost('拉流域名', '外部流服务播放的域名，须在系统允许的媒体地址中，不填使用系统配置'),
  'live.signKey': text({
    label: '签名密钥',
    secret: true,
    max: 200,
    pattern: { test: (value) => /^[\x21-\x7e]+$/.test(value), message: '密钥不能包含空格和中文' },
    help: '推流和播放不同时以英文冒号分隔，推流密钥在前；保存后不再显示，留空则不修改',
  }),
  'dest.otherAsFlexible': flag({ label: '其他录用形式计入灵活就业', help: '关闭后计入协议和合同就业' }),
  'dest.includeCompleters': flag({ label: '结业生计入毕业生总数' }),
  'dest.cohortSwitch': text({
    label: '切换届别的日期',
    required: true,
    max: 5,
    pattern: { test: isMonthDay, message: '请填写月-日，例如09-01' },
    help: '从该日起，默认显示下一年的毕业生，格式为月-日',
  }),
  'dest.snapshotDays': text({
    label: '去向截止日',
    required: true,
    max: 100,
    pattern: {
      test: (value) => value.split(',').every(isMonthDay),
      message: '请填写月-日，多个用逗号分隔，例如08-31,12-31',
    },
    help: '当天结束时保存全部毕业去向，报表可以选择该截止日，数据此后不再变化',
  }),
  'dest.regionCode': text({
    label: '学校所在省份代码',
    max: 6,
    pattern: { test: (value) => /^\d\d0000$/.test(value), message: '请填写6位省份代码，例如330000' },
    help: '用于省内就业率，不填则不计算',
  }),
  'calendar.feedDays': days('日历订阅有效期', 1, 1_000, '从生成订阅地址起计算，到期后需要重新生成'),
} as const satisfies Record<SettingKey, Fields[string]>;

interface SettingGroup {
  readonly title: string;
  readonly fields: Fields;
}
const group = (title: string, ...prefixes: readonly string[]): SettingGroup => ({
  title,
  fields: Object.fromEntries(
    Object.entries(fields).filter(([key]) => prefixes.some((prefix) => key.startsWith(`${prefix}.`))),
  ),
});
/** The forms of 招聘参数, one per group. */
export const settingGroups = {
  register: group('企业注册与资质', 'register', 'company'),
  post: group('岗位', 'post'),
  delivery: group('投递', 'delivery'),
  match: group('人岗匹配', 'match'),
  interview: group('面试', 'interview'),
  offer: group('录用', 'offer'),
  sign: group('签约', 'sign'),
  preach: group('宣讲会', 'preach'),
  live: group('直播', 'live'),
  fair: group('招聘会', 'fair'),
  blacklist: group('违规', 'blacklist'),
  dest: group('毕业去向', 'dest'),
  calendar: group('日历', 'calendar'),
  security: group('账号安全', 'security'),
} as const;
export type SettingGroupKey = keyof typeof settingGroups;

/** Values by parameter: the tenant's own, or the default. */
export type SettingValues = Readonly<Record<string, string | number>>;
const needs = 'recruit:setting:edit';
export const readSettings = endpoint({
  method: 'GET',
  path: '/recruit/setting/list',
  title: '招聘参数',
  needs,
  input: {},
  output: type<{
    values: SettingValues;
    defaults: SettingValues;
    /** Secret parameters that have a value; the value itself is not sent. */
    kept: readonly string[];
  }>(),
});
/** Saves the parameters of a group; fails for unknown keys and values out of range. */
export const saveSettings = endpoint({
  method: 'POST',
  path: '/recruit/setting/save',
  title: '修改招聘参数',
  needs,
  input: {
    group: text({ label: '分组', required: true, max: 20 }),
    values: json<Record<string, unknown>>()({ label: '参数', required: true }),
  },
  output: type<null>(),
  done: '保存成功！',
});
export const settingButtons: readonly Button[] = [{ code: needs, label: '修改', page: '/recruit/setting' }];
export const settingScreenTexts = {
  restore: '恢复默认',
  kept: '已设置，留空则不修改',
} as const;
/** Errors about the live service of a tenant. */
export const liveSettingRefusals = {
  needed: (name: 'live.pushDomain' | 'live.pullDomain' | 'live.signKey') =>
    `使用外部流服务时请填写${fields[name].label}!`,
  foreign: '该域名不在系统允许的媒体地址中，请联系系统管理员!',
} as const;
export const defaultsOf: SettingValues = settingDefaults;
