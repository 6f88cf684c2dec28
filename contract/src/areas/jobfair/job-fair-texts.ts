/** Sentences of the definition of a job fair. */
export const fairFlowWords = {
  sameTitle: '当日已有同名招聘会!',
  ownAudit: '不能审核自己创建的招聘会',
  started: '招聘会已开始，不能调整时间或场地',
  over: '招聘会已结束，不能取消',
  notOver: '招聘会尚未结束，不能归档',
  cancelReason: '请填写取消原因!',
} as const;
