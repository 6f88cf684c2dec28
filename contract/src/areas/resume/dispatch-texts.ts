/** Sentences about the dispatch of hired students. */
export const dispatchSentences = {
  one: '该投递已有派遣记录',
  noForm: '就业推荐表未审核通过',
  notHere: '当前环节不允许推送',
  reportDate: '报到日期不能早于今天!',
  received: '企业已接收，不能撤回',
  deliveryEnded: '投递已结束，不能修改',
  receives: (day: string) => `报到日期 ${day}。接收后投递进入“签约”环节。`,
  contact: '企业联系人',
  pusher: '推送人',
  pushBatch: '批量推送',
} as const;

/** Texts of the screens for dispatch. */
export const dispatchScreen = {
  part: '推送派遣',
  student: '学生与岗位',
  content: '推荐表与档案户口信息',
  progress: '办理情况',
  reportOn: (day: string) => `${day} 报到`,
  pushedAt: (time: string) => `${time} 推送`,
  receivedAt: (time: string) => `${time} 接收`,
  askBatch: '按各行已填写的档案与报到信息推送，未填写完整的不会推送。',
  empty: { title: '还没有派遣', text: '学生接受全职岗位的录用后，在这里推送推荐表与档案户口信息。' },
  tabs: { toReceive: '待接收', received: '已接收', returned: '已退回' },
} as const;
