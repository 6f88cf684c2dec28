import {
  interview,
  interviewEvaluation,
  interviewFlow,
  interviewResults,
  type ScoreName,
  scoreLabels,
  interviewSentences as words,
} from '@campus/contract/interview';
import { type Draft, failure, fieldFailure, getCodes, refusal } from '@campus/contract/kit';
import { meanOfScores, readScores } from '@campus/contract/rules';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { ownerOf } from '../../kit/write/lock-rows.ts';
import type { Interview } from './interview-parties.ts';

const names = Object.keys(scoreLabels) as ScoreName[];

/** The interview, locked, if the caller is one of its interviewers. */
async function ownInterview(id: string, context: Context): Promise<Interview> {
  const row = await context.engine.lock(interview, id, context);
  if (!row) throw failure('notFound');
  const { rows } = await sql`
    select 1 from rc_interview_user where interview_id = ${id} and user_id = ${context.session.userId}`.execute(
    context.db,
  );
  if (rows.length === 0) throw refusal(words.notInterviewer, 'RC_STATE');
  return row;
}
const evaluable = getCodes(interviewFlow, 'asked', 'agreed', 'done');

/** The mean of all evaluations of an interview. */
async function refreshAverage(id: string, context: Context): Promise<void> {
  const { rows } = await sql<{ mean: number | null }>`
    select round(avg(score), 1)::float8 as mean from rc_interview_evaluation where interview_id = ${id} and del_flag = 0`.execute(
    context.db,
  );
  await context.engine.set(interview, id, { avgScore: rows[0]?.mean ?? null }, context);
}

async function assertOpen(row: Interview, draft: Draft<typeof interviewEvaluation>, context: Context) {
  if (row.startTime > context.now) throw refusal(words.tooEarlyToEvaluate, 'RC_STATE');
  if (!evaluable.includes(row.status)) throw refusal(words.notHeld, 'RC_STATE');
  if (row.result !== interviewResults.open) throw refusal(words.evaluationFixed, 'RC_STATE');
  const scores = readScores(names, draft.scores);
  if (!scores) throw fieldFailure('scores', words.scores);
  Object.assign(draft, { scores, score: meanOfScores(scores), evaluateTime: context.now });
}

/** Evaluations: by listed interviewers, once each, from the start of the interview until its result. */
export const interviewEvaluationBehaviour = behaviour(interviewEvaluation, {
  lockFirst: (id, context) => [ownerOf(interviewEvaluation, id, 'interviewId', interview, context)],
  async beforeSave(draft, context) {
    const { before, session } = context;
    if (before && before.userId !== session.userId) throw refusal(words.notInterviewer, 'RC_STATE');
    const row = await ownInterview((before?.interviewId ?? draft.interviewId) as string, context);
    await assertOpen(row, draft, context);
    const { employId, postId, companyId, sysOrgCode } = row;
    if (!before) Object.assign(draft, { employId, postId, companyId, sysOrgCode, userId: session.userId });
  },
  afterSave: (row, context) => refreshAverage(row.interviewId, context),
});
