import { type Draft, failure, fieldFailure, isEnterprise, type Row, refusal, stateText } from '@campus/contract/kit';
import {
  delivery,
  deliveryFlow,
  evaluation,
  evaluationTypes,
  getCriteria,
  getLevel,
  needsComment,
  evaluationSentences as words,
} from '@campus/contract/resume';
import { deliveryStatuses, meanOfScores, pipeline, readScores } from '@campus/contract/rules';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { withStageText } from '../../kit/write/checked-values.ts';
import { appendStep } from './delivery-history.ts';
import { loadParties, notifyStudent } from './delivery-notices.ts';
import { lockDeliveries, partiesFrom, partiesOf } from './delivery-parties.ts';
import { after } from './delivery-times.ts';

type Evaluation = Row<typeof evaluation>;
type Delivery = Row<typeof delivery>;
const editDays = 7;
const { active, finished } = deliveryStatuses;

/** The direction that the caller writes in: companies evaluate students, students companies. */
function getType({ session }: Context): number {
  if (session.employId !== undefined) return evaluationTypes.ofCompany;
  if (isEnterprise(session)) return evaluationTypes.ofStudent;
  throw failure('noPermission');
}

async function isEvaluated(deliveryId: string, type: number, context: Context): Promise<boolean> {
  const { rows } = await sql`
    select 1 from rc_evaluation where ${context.live(evaluation)} and delivery_id = ${deliveryId} and type = ${type}`.execute(
    context.db,
  );
  return rows.length > 0;
}
/** Once, of a delivery at 评价结果: by the company while it waits for that, by the student also later. */
async function assertOpen(of: Delivery, type: number, context: Context): Promise<void> {
  const { employId } = context.session;
  if (type === evaluationTypes.ofCompany && of.employId !== employId) throw failure('notFound');
  if (await isEvaluated(of.id, type, context)) throw refusal(words.once, 'RC_STATE');
  const open: readonly number[] = type === evaluationTypes.ofStudent ? [active] : [active, finished];
  if (of.step === pipeline.evaluation && open.includes(of.status)) return;
  throw failure(
    'wrongState',
    stateText(deliveryFlow, await withStageText(delivery, { ...of }, context)),
    words.evaluate,
  );
}
/** By the same side for some days, unless the agreement has ended meanwhile. */
function assertChangeable(before: Evaluation, of: Delivery, type: number, { session, now }: Context): void {
  const isHidden = session.isBehalf === true && before.anonymous === 1;
  const isOther = type === evaluationTypes.ofCompany && before.employId !== session.employId;
  if (before.type !== type || isOther || isHidden) throw failure('notFound');
  const isEnded = of.status !== active && of.status !== finished;
  if (isEnded || String(before.editUntil) < now) throw refusal(words.frozen, 'RC_EXPIRED');
}

/** The checked scores with what follows from them. */
function readSheet(draft: Draft<typeof evaluation>, type: number, { session }: Context) {
  const scores = readScores(Object.keys(getCriteria(type)), draft.scores);
  if (!scores) throw fieldFailure('scores', words.scores);
  if (needsComment(scores, draft.comment)) throw fieldFailure('comment', words.lowScore);
  const anonymous: 0 | 1 = type === evaluationTypes.ofCompany && draft.anonymous === 1 ? 1 : 0;
  if (anonymous === 1 && session.isBehalf) throw fieldFailure('anonymous', words.notAnonymous);
  const total = meanOfScores(scores);
  return { scores, total, level: getLevel(total), anonymous };
}

async function loadDelivery(id: string, context: Context): Promise<Delivery> {
  await lockDeliveries([id], context);
  const of = await context.engine.lock(delivery, id, context);
  if (!of) throw failure('notFound');
  return of;
}
const loadAuthor = async (of: Delivery, type: number, context: Context): Promise<string> =>
  type === evaluationTypes.ofCompany ? (await loadParties(of.id, context)).name : context.session.realname;

/** Finishes a delivery that its company has evaluated, whose student is asked in turn. */
async function finishDelivery({ id, deliveryId }: Evaluation, context: Context): Promise<void> {
  const from = { refId: id, refType: evaluation.name };
  await context.engine.step(delivery, 'evaluate', deliveryId, from, context, true);
  if (!(await isEvaluated(deliveryId, evaluationTypes.ofCompany, context)))
    await notifyStudent('D08', deliveryId, context);
}

/** Evaluations: once in each direction of a delivery, to be changed for some days. */
export const evaluationBehaviour = behaviour(evaluation, {
  lockFirst: (id, context) => partiesOf(evaluation, id, context),
  async beforeSave(draft, context) {
    const { before, now } = context;
    const type = getType(context);
    const of = await loadDelivery((before?.deliveryId ?? draft.deliveryId) as string, context);
    if (before) assertChangeable(before, of, type, context);
    else await assertOpen(of, type, context);
    Object.assign(draft, readSheet(draft, type, context));
    if (before) return;
    const author = {
      evaluateBy: await loadAuthor(of, type, context),
      evaluateTime: now,
      editUntil: after(now, editDays),
    };
    Object.assign(draft, { ...partiesFrom(of), type, ...author });
  },
  async afterSave(row, context) {
    if (context.before) return;
    if (row.type === evaluationTypes.ofStudent) return finishDelivery(row, context);
    // The company learns nothing of an anonymous evaluation, not even when it was given.
    if (row.anonymous === 1) return;
    const of = await context.engine.lock(delivery, row.deliveryId, context);
    const entry = { action: 'evaluate', refId: row.id, refType: evaluation.name };
    if (of) await appendStep(of, of, { ...entry, onBehalf: context.session.isBehalf === true }, context);
  },
});
