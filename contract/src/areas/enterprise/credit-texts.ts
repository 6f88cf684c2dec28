/** Texts of the screens for violations and the blacklist. */
export const creditTexts = {
  title: '违规与黑名单',
  blacklist: '黑名单',
  violations: '违规记录',
  points: (n: number) => `有效违规计分 ${n} 分`,
  noRows: '没有列入黑名单的记录',
  noRowsHint: '列入、变更和解除的记录保留在这里。',
  noViolations: '没有违规记录',
  revoked: '已撤销',
  revoke: '撤销违规',
  revokeQuestion: '撤销后该记录不再计分；系统因此列入黑名单的企业，计分不足时同时解除。',
} as const;
