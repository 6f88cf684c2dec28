/*
 * Sentences that the definitions name. They are apart from those of the server, because the console loads every definition
 * at its start.
 */
export const preachFormWords = {
  titleLength: '宣讲会名称为4到100个字',
  contentLength: '内容不能少于30个字',
  noWishes: '请填写1到3个意向时间，结束须晚于开始',
  badRooms: '请填写正确的笔试、面试场地',
  timeOver: '宣讲时间已过，请先修改时间',
  ownAudit: '不能审核自己提交的宣讲会',
  startedNoCancel: '宣讲会已开始，不能取消',
  startedNoMove: '宣讲会已开始，不能修改时间',
  noMoveReason: '请填写修改原因!',
  notStarted: '宣讲会尚未开始，不能结束',
} as const;
export const attendeeFormWords = {
  already: '已报名本场宣讲会',
  noReason: '请填写原因!',
} as const;
export const preachLiveFormWords = {
  badAddress: '拉流地址格式不正确!',
  badReplay: '回放地址须以 https:// 开头',
  emptyChat: '请输入聊天内容!',
} as const;
