import { endpoint, flag, ref, text, type } from '../../kit/index.ts';
import type { Decision, Likeness } from './match.ts';

const question = text({ label: '问题', required: true, max: 500 });

/** An entry matched to a question, as shown by the hit test. `help`: a built-in help text. */
export interface TestedMatch extends Likeness {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly source: 'questAns' | 'help';
}
/** Simulates the assistant's answer to a question, with its reason. */
export const testQuestion = endpoint({
  method: 'POST',
  path: '/questAns/test',
  title: '命中测试',
  needs: 'questAns:test',
  input: { question, audience: text({ label: '适用对象', max: 1 }) },
  output: type<{ decision: Decision; normalised: string; matches: TestedMatch[] }>(),
  silent: true,
});
/** Adds a wording to an entry. */
export const mergeSimilar = endpoint({
  method: 'POST',
  path: '/questAns/mergeSimilar',
  title: '合并相似问法',
  needs: 'questAns:mergeSimilar',
  input: { id: ref({ label: '问答', to: 'questAns', required: true }), question },
  output: type<null>(),
  done: '已添加为相似问法',
});
/** Rating of an answer: once for every message that quoted the entry. */
export const voteAnswer = endpoint({
  method: 'POST',
  path: '/questAns/vote',
  title: '评价回答',
  needs: 'signed-in',
  input: {
    id: ref({ label: '问答', to: 'questAns', required: true }),
    helpful: flag({ label: '有用', default: 1 }),
  },
  output: type<null>(),
  done: '感谢您的反馈',
});

/** Questions of a day, and how many were answered directly. */
export interface AskedDay {
  readonly day: string;
  readonly asked: number;
  readonly direct: number;
}
/** Quality of the knowledge base: the charts of 问答管理. */
export const questStatistics = endpoint({
  method: 'GET',
  path: '/questAns/statistics',
  title: '问答统计',
  needs: 'questAns:statistics',
  input: {},
  output: type<{
    days: AskedDay[];
    /** The most frequent unanswered questions. */
    misses: { question: string; missCount: number }[];
    /** Active entries without a hit in 90 days. */
    unused: number;
    helpful: number;
    unhelpful: number;
  }>(),
});
