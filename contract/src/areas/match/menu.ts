import { menuEntry, page } from '../../kit/index.ts';

const list = 'match:matchResume:list';
const both = ['school', 'enterprise'] as const;
export const matchMenu = [
  menuEntry(
    'school',
    '/match',
    10,
    page('/match/rule', '匹配规则', 'SlidersOutlined', 'match/MatchRuleList', 'match:matchRule:list'),
  ),
  menuEntry(
    both,
    '/resume',
    21,
    page('/resume/match/waiting', '匹配待处理', 'HourglassOutlined', 'resume/MatchList', list),
  ),
  menuEntry(
    both,
    '/resume',
    22,
    page('/resume/match/passed', '匹配已通过', 'CheckCircleOutlined', 'resume/MatchList', list),
  ),
  menuEntry(
    both,
    '/resume',
    23,
    page('/resume/match/notPassed', '匹配未通过', 'CloseCircleOutlined', 'resume/MatchList', list),
  ),
];
