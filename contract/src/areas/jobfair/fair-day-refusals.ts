/** The sentences that definitions need, apart from all others: the first load of the browser holds these. */
export const applyRefusals = {
  noPost: '请至少选择一个在招岗位!',
  noBooth: '请选择展位!',
  applied: '贵单位已报名本场招聘会',
  expired: '已超过确认时间',
  started: '招聘会已开始，不能取消',
  begun: '招聘会已开始，不能通过报名',
  noExcuse: '请填写免责原因!',
} as const;
export const attendeeRefusals = {
  inFair: '该手机号已在本场招聘会登记',
  insureReason: '请填写核验意见!',
  notNeeded: '本场招聘会不需要社保核验',
} as const;
export const expenseRefusals = {
  claimed: '该场参会已提交报销',
  account: '银行账号应为10到20位数字，且不以0开头',
  amount: '金额应大于0!',
  files: '请上传票据!',
  voucher: '请上传打款凭证!',
  opinion: '请填写审核意见!',
  payFailed: '请填写退回原因!',
  samePerson: '业务审核人不能复核',
  inFinance: '已进入财务环节，不能撤销',
} as const;
