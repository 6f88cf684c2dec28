/** Reports of the list of interviews, which take its filters. */
export const schedulePath = '/interview/interview/schedule';
export const evaluationSheetPath = '/interview/evaluation/sheet';

export const interviewReports = {
  title: '报表',
  schedule: '面试安排表',
  evaluation: '面试评价表',
  scheduleHead: ['时间', '姓名', '学校', '岗位', '轮次', '面试官', '状态'],
  exporter: '导出人：',
  elsewhere: '地点待定',
  none: '没有符合条件的面试',
  tooMany: (most: number) => `最多导出${most}场面试，请缩小查询范围`,
} as const;
