import { type Button, endpoint, pick, ref, refs, type } from '../../kit/index.ts';
import type { MatchExplanation } from '../../rules/index.ts';
import { matchFeedback } from './match-feedback.ts';
import { matchTexts } from './match-texts.ts';
import type { WeightField } from './weight-fields.ts';

const ruleList = 'match:matchRule:list';
const list = 'match:matchResume:list';
const rule = ref({ label: '匹配规则', to: 'matchRule', required: true });

export const activateRule = endpoint({
  method: 'POST',
  path: '/match/matchRule/activate',
  title: '启用匹配规则',
  needs: 'match:matchRule:edit',
  input: { id: rule },
  output: type<null>(),
  done: matchTexts.activated,
});

/** A rule applied to one pair: the failed gates, and the score the pair would have. */
export interface MatchPreview {
  readonly gates: readonly string[];
  readonly explanation: MatchExplanation;
}
export const previewRule = endpoint({
  method: 'POST',
  path: '/match/matchRule/preview',
  title: '匹配试算',
  needs: ruleList,
  input: {
    ruleId: rule,
    postId: ref({ label: '岗位', to: 'companyPost', required: true }),
    employId: ref({ label: '学生', to: 'employUser', required: true }),
  },
  output: type<MatchPreview>(),
  silent: true,
});

/** A version of a rule. */
export type RuleVersion = Readonly<Record<WeightField | 'threshold' | 'topN' | 'ruleVersion', number>> & {
  readonly savedBy: string;
  readonly savedBy_dictText?: string;
  readonly createTime: string;
};
/** The versions, newest first, at most 100. */
export const ruleVersions = endpoint({
  method: 'GET',
  path: '/match/matchRule/versions',
  title: '匹配规则历史版本',
  needs: ruleList,
  input: { id: rule },
  output: type<readonly RuleVersion[]>(),
});

export const runMatch = endpoint({
  method: 'POST',
  path: '/match/matchResult/run',
  title: '重新匹配',
  needs: 'match:matchResume:run',
  input: { postId: ref({ label: '岗位', to: 'companyPost', required: true }) },
  output: type<null>(),
  done: matchTexts.queued,
  perMinute: 30,
});

/** Pairs of the runs that wait or run; `isRunning` is false when there are none. */
export interface MatchProgress {
  readonly isRunning: boolean;
  readonly done: number;
  readonly total: number;
}
export const matchProgress = endpoint({
  method: 'GET',
  path: '/match/matchResult/progress',
  title: '匹配进度',
  needs: list,
  input: {},
  output: type<MatchProgress>(),
  silent: true,
});

/** The explanation of a match. */
export interface ExplainedMatch {
  readonly id: string;
  readonly explanation: MatchExplanation;
}
export const explainMatches = endpoint({
  method: 'GET',
  path: '/match/matchResult/explain',
  title: '匹配说明',
  needs: list,
  input: { ids: refs({ label: '匹配', to: 'matchResult', required: true, least: 1, most: 3 }) },
  output: type<readonly ExplainedMatch[]>(),
  silent: true,
});

export const sendMatchFeedback = endpoint({
  method: 'POST',
  path: '/match/matchResult/feedback',
  title: '匹配反馈',
  needs: 'match:matchResume:feedback',
  input: {
    id: ref({ label: '匹配', to: 'matchResult', required: true }),
    ...pick(matchFeedback.fields, ['kind', 'remark']),
  },
  output: type<null>(),
  done: matchTexts.thanks,
});

const page = '/resume/match/waiting';
export const matchButtons: readonly Button[] = [
  { code: 'match:matchResume:screen', label: '匹配筛选', page },
  { code: 'match:matchResume:run', label: '重新匹配', page },
  { code: 'match:matchResume:feedback', label: '匹配反馈', page },
];
