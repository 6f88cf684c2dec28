import { endpoint, pick, ref, text, type } from '../../kit/index.ts';
import type { Scores } from '../../rules/index.ts';
import { evaluation } from './evaluation.ts';
import { evaluationSentences as words } from './evaluation-texts.ts';

const list = 'resume:evaluation:list';

/** An evaluation of a delivery that its reader may see, in the drawer. */
export interface DeliveryEvaluation {
  readonly id: string;
  readonly version: number;
  readonly type: number;
  readonly scores: Scores;
  readonly total: number;
  readonly level_dictText: string;
  readonly comment: string | null;
  readonly evaluateBy: string | null;
  readonly evaluateTime: string;
  readonly editUntil: string;
}
export const deliveryEvaluations = endpoint({
  method: 'GET',
  path: '/resume/evaluation/ofDelivery',
  title: '投递的评价',
  needs: list,
  input: { deliveryId: ref({ label: '投递', to: 'delivery', required: true }) },
  output: type<readonly DeliveryEvaluation[]>(),
  silent: true,
});

/** What students think of a company, over all its posts; nothing but the least number while there are fewer. */
export interface CompanyRating {
  readonly least: number;
  readonly count: number | null;
  readonly mean: number | null;
  /** By criterion. */
  readonly scores: Scores | null;
}
export const companyRating = endpoint({
  method: 'GET',
  path: '/resume/evaluation/rating',
  title: '学生对本企业的评价',
  needs: list,
  input: {},
  output: type<CompanyRating>(),
  silent: true,
});

/** A student's own evaluation, or the company's of the student once it is final. */
export interface OwnEvaluation extends Omit<DeliveryEvaluation, 'level_dictText' | 'evaluateBy'> {
  readonly deliveryId: string;
  readonly postName: string;
  readonly companyName: string;
  readonly anonymous: 0 | 1;
}
/** A delivery whose company the student can evaluate. */
export interface OpenEvaluation {
  readonly deliveryId: string;
  readonly postName: string;
  readonly companyName: string;
  /** Null once the company has evaluated the student. */
  readonly deadline: string | null;
}
export const studentEvaluations = endpoint({
  method: 'GET',
  path: '/api/stu/my/evaluations',
  title: '我的评价',
  needs: 'signed-in',
  input: {},
  output: type<{ readonly open: readonly OpenEvaluation[]; readonly given: readonly OwnEvaluation[] }>(),
});

const sheet = {
  ...pick(evaluation.fields, ['scores', 'comment', 'anonymous']),
  remark: text({ label: '说明', max: 200 }),
};
export const studentEvaluate = endpoint({
  method: 'POST',
  path: '/api/stu/evaluation/add',
  title: words.evaluate,
  needs: 'signed-in',
  input: { deliveryId: ref({ label: '投递', to: 'delivery', required: true }), ...sheet },
  output: type<{ readonly id: string }>(),
  done: '评价已提交',
});
export const studentEvaluationChange = endpoint({
  method: 'POST',
  path: '/api/stu/evaluation/edit',
  title: words.change,
  needs: 'signed-in',
  input: { id: ref({ label: '评价', to: 'evaluation', required: true }), ...sheet },
  output: type<{ readonly id: string }>(),
  done: '评价已修改',
});
