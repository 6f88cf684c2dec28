/** Errors about students, their accounts and the help they got. */
export const studentRefusals = {
  delivered: '该学生已有投递记录，不能删除',
  hasMerges: '该学生有合并记录，不能删除',
  hasAccount: '该学生已开通账号，不能删除',
  fixed: '该学生已并入其他档案，不能编辑',
  merged: '该学生已并入其他档案',
  accountExists: '该学生已有账号',
  noAccount: '该学生已离校或已并入其他档案，不能开通账号',
  helpLater: '帮扶日期不能晚于今天',
  nextTooEarly: '下次跟进须晚于帮扶日期',
} as const;

/** Errors about merges of students and skills, and what a merge or its undoing leaves. */
export const mergeRefusals = {
  samePerson: '请选择两名不同的学生',
  field: (name: string) => `不能选择的字段：${name}`,
  merged: (name: string, studentNo: string) => `${name}（${studentNo}）已并入其他档案，不能合并`,
  confirmed: (name: string, studentNo: string) => `${name}（${studentNo}）的毕业去向已审核通过，请保留该学生`,
  bothHaveAccounts: '两名学生均已开通账号，不能合并',
  samePost: (post: string) => `两名学生对同一岗位均有进行中的投递，请先处理：${post}`,
  agreements: '两名学生均有生效协议，不能合并',
  interviews: '两名学生有时间冲突的面试，请先处理',
  collision: (title: string) => `两名学生的${title}不能并存，请先处理`,
  overlap: (title: string) => `两名学生有时间冲突的${title}，请先处理`,
  tooLate: (days: number) => `合并已超过${days}天，不能撤销`,
  keptMerged: '保留的学生已并入其他档案，请先撤销该合并',
  notReturned: '合并后已修改，未退回',
  heldElsewhere: '与合并后修改过的数据关联，未退回',
  notRestored: '合并后已修改，未恢复',
  aliasesTooLong: (most: number) => `合并后的别名超过${most}个字，请先精简别名`,
  aliasTaken: (name: string) => `别名与“${name}”重复!`,
} as const;

/** Errors about résumés, recommendation forms and downloads. */
export const resumeRefusals = {
  delivered: '该简历已有投递记录，不能删除',
  noGrades: '请先完善成绩与排名信息',
  formNotApproved: '推荐表未通过审核，不能打印',
  noneToDownload: (reason: string) => `没有可下载的简历：${reason}`,
  remaining: (n: number) => `今日还可下载${n}份`,
  spent: '今日下载次数已达上限',
  barred: '贵单位当前不能查看新简历',
  unconfirmed: '学生尚未确认，暂不能下载简历',
  gone: '学生已撤回或未接受邀请，不能下载简历',
  noFile: '该简历没有附件',
} as const;

/** The refusal of a second delivery to a post, in the definition and before a save. */
export const alreadyDelivered = '已投递该岗位，请勿重复投递';

/** Errors about deliveries, transfers and recommendations. */
export const deliveryRefusals = {
  postClosed: '岗位已停止招聘',
  postPaused: '该岗位已暂停或已下线',
  postUnknown: '岗位不存在',
  resumeUnknown: '简历不存在',
  studentUnknown: '求职者不存在',
  companyBarred: '该企业暂不可投递',
  signed: '学生已签约，不能再投递',
  rejected: (days: number) => `${days}天内已被该岗位淘汰，暂不能再次投递`,
  withdrawnOften: '已多次撤回对该岗位的投递',
  spent: '今日投递次数已达上限',
  notAtFair: '该岗位未参加本场招聘会',
  notAtSession: '该岗位未关联本场宣讲会',
  recommended: '该学生已投递或已推荐到该岗位',
  otherCompany: '不能转入其他企业的岗位',
  samePost: '不能转入原岗位',
  onePost: '只能选择一个岗位',
  tooLate: '已超过可恢复期限',
  companysFault: '因企业原因关闭，须由企业管理员操作',
} as const;
