import { dict, endpoint, json, ref, text, type } from '../../kit/index.ts';

const list = 'interview:interview:list';
const id = ref({ label: '面试', to: 'interview', required: true });

/** An evaluation as colleagues see it; null while it is missing or hidden. */
export interface EvaluationLine {
  readonly memberId: string;
  readonly userId: string;
  readonly name: string;
  readonly isOwn: boolean;
  readonly id: string | null;
  readonly version: number | null;
  readonly scores: Readonly<Record<string, number>> | null;
  readonly score: number | null;
  readonly conclusion: number | null;
  readonly comment: string | null;
  readonly privateNote: string | null;
  readonly evaluateTime: string | null;
  /** It was given, but the reader has not given an own one yet. */
  readonly isHidden: boolean;
}
export const interviewEvaluations = endpoint({
  method: 'GET',
  path: '/interview/interview/evaluations',
  title: '面试评价情况',
  needs: list,
  input: { id },
  output: type<readonly EvaluationLine[]>(),
  silent: true,
});
/** The same as `add` of the evaluations. */
export const evaluateInterview = endpoint({
  method: 'POST',
  path: '/interview/interview/evaluation/add',
  title: '填写面试评价',
  needs: 'interview:evaluation:add',
  input: {
    interviewId: id,
    scores: json<Record<string, number>>()({ label: '评分', required: true }),
    conclusion: dict({ label: '结论', dict: 'rc_interview_conclusion', numeric: true, required: true }),
    comment: text({ label: '评语', max: 500 }),
    privateNote: text({ label: '个人备注', max: 500 }),
  },
  output: type<{ id: string }>(),
  done: '评价已提交',
});
