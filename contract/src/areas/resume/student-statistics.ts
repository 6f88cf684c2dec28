import {
  byBand,
  byLevel,
  countMeasure,
  getAverage,
  getMedian,
  groupBy,
  rate,
  statistics,
  sumMeasure,
} from '../../kit/index.ts';
import { employUser } from './employ-user.ts';

/** Students by college, major, education, origin and what they did for a job. */
export const studentStatistics = statistics({
  of: employUser,
  title: '学生统计',
  list: '/student/profile',
  period: 'createTime',
  measures: {
    students: countMeasure({ label: '学生', unit: '人' }),
    active: countMeasure({ label: '有投递的学生', unit: '人', when: ['deliveryCount', 'gt', 0] }),
    activeRate: rate('active', 'students', '投递学生占比'),
    deliveries: sumMeasure('deliveryCount', { label: '投递', unit: '次' }),
    averageDeliveries: getAverage('deliveryCount', { label: '人均投递', unit: '次' }),
    resumeScore: getMedian('resumeScore', { label: '简历完整度中位数', unit: '%' }),
  },
  dimensions: {
    college: groupBy('departId'),
    majorGroup: byLevel('majorCode', 1, '专业大类'),
    major: groupBy('majorCode'),
    education: groupBy('eduLevel'),
    origin: byLevel('originCode', 1, '生源省份'),
    gradYear: groupBy('gradYear'),
    intention: groupBy('intentionStatus'),
    difficulty: groupBy('difficultyType'),
    sex: groupBy('sex'),
    score: byBand('resumeScore', [20, 40, 60, 80]),
    deliveryCount: byBand('deliveryCount', [1, 6, 11, 21, 51]),
  },
  funnel: ['students', 'active'],
});
