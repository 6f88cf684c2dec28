/** Texts of the scheduled jobs screen. */
export const jobTexts = {
  chooseType: '请选择任务类名',
  parameters: (names: string) => `同一任务可添加多个计划；参数为JSON，可用：${names}`,
  noParameters: '同一任务可添加多个计划；该任务没有参数',
  pause: '停止',
  resume: '启动',
  execute: '执行一次',
  runs: '执行日志',
  noRuns: '还没有执行记录',
  end: '结束',
  endConfirm: '确定要求结束本次执行吗？',
  column: {
    start: '开始时间',
    state: '状态',
    cost: '耗时',
    rows: '处理条数',
    message: '说明',
    process: '进程',
  },
} as const;
