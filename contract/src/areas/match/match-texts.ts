/** Sentences of matching that server and console share. */
export const matchTexts = {
  sum: '各项权重之和必须为100!',
  activeKept: '启用中的规则不能删除，请先启用其他规则',
  activeTaken: '已有启用的规则，请刷新后重试',
  stale: '数据已被他人修改，请刷新后重试',
  activated: '规则已启用，正在重新匹配',
  noRule: '尚未启用匹配规则，请联系学校',
  queued: '已开始重新匹配',
  changed: (gate: string) => `该学生状态已变化：${gate}`,
  saidBefore: '您已反馈过该匹配',
  thanks: '反馈已提交',
} as const;
