/** Errors about checks of values, files, positions and saved queries. */
export const systemRefusals = {
  notAllowed: '白名单校验未通过！',
  valueTaken: '该值不可用，系统中已存在！',
  fileInUse: '文件正在使用，无法删除',
  positionHeld: '职务已被用户使用，不能删除',
  queryTitleTaken: '保存名称已存在',
  noVersions: '未找到版本信息',
} as const;

/** Errors about scheduled jobs. */
export const jobRefusals = {
  unknown: '定时任务不存在！',
  classUnknown: (name: string) => `后台找不到该类名：${name}`,
  endFirst: '任务正在执行，请先结束执行',
  running: '任务正在执行，请稍后再试',
  failed: '执行失败!',
  ended: '该次执行已结束',
  neverRuns: '该表达式没有执行时间',
  tooOften: '执行频率过高',
} as const;
