import { evaluation, evaluationTypes, getCriteria, getLevel } from '@campus/contract/resume';
import { deliveryStatuses, meanOfScores, pipeline } from '@campus/contract/rules';
import { asCompany, asStudent } from './actors.ts';
import type { SeedRow } from './bulk.ts';
import { addEntry } from './delivery-entries.ts';
import { type DeliveryRows, getResult, startWait } from './delivery-rows.ts';
import type { Hire, HireRows } from './hire-rows.ts';
import { seedId } from './random.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';
import { dayMinutes, plusMinutes } from './times.ts';

const { finished } = deliveryStatuses;
const praises = [
  '工作认真负责，学习能力强，能够独立完成岗位任务',
  '专业基础扎实，与团队配合良好，按时完成交付',
  '入职适应较快，沟通主动，遵守公司各项制度',
] as const;
const thanks = ['岗位描述属实，招聘流程清晰', '面试安排合理，反馈及时', '带教老师认真，成长较快'] as const;

/** Days after which all companies have evaluated whom they hired, and the share of those that have until then. */
const [evaluatedAfter, evaluatedShare] = [100, 0.82];
/** Whether the company has evaluated the n-th student who signed at `since`. */
export const isEvaluated = (context: SeedContext, table: string, n: number, since: string): boolean =>
  since < context.time(-evaluatedAfter, 0) || context.dice(table).chance(n, 'evaluated', evaluatedShare);

/** The company evaluates the student some days later, who mostly does so in turn. */
export function evaluate(
  context: SeedContext,
  { of, post, cv, agreement }: Hire,
  n: number,
  rows: DeliveryRows,
  made: HireRows,
) {
  const dice = context.dice('hireEvaluation');
  const today = `${context.day(0)} 00:00:00`;
  const at = plusMinutes(String(agreement.effectiveTime), dice.between(n, 'after', 1, 12) * dayMinutes);
  if (at >= today) return;
  const { contact } = post;
  addEvaluation(
    context,
    of,
    { type: evaluationTypes.ofStudent, at, by: contact, comment: praises[n % 3] as string },
    made,
  );
  const row = made.evaluation.at(-1) as SeedRow;
  const ref = { type: 'evaluation', id: String(row.id) };
  const step = pipeline.evaluation;
  const evaluated = { action: 'evaluate', remark: null, from: step, toStatus: finished };
  addEntry(of, { ...evaluated, at, ref, actor: asCompany(contact) }, rows);
  Object.assign(of, { status: finished, stepResult: getResult(finished), evaluationId: row.id });
  Object.assign(of, startWait(step, at, { status: finished }));
  const answered = plusMinutes(at, dice.between(n, 'turn', 1, 4) * dayMinutes + 130);
  if (answered >= today || !dice.chance(n, 'answers', 0.75)) return;
  const student = asStudent(cv.student.realname);
  const isAnonymous = dice.chance(n, 'anonymous', 0.3);
  const type = evaluationTypes.ofCompany;
  addEvaluation(context, of, { type, at: answered, by: student, comment: thanks[n % 3] as string, isAnonymous }, made);
  if (isAnonymous) return;
  const own = { type: 'evaluation', id: String(made.evaluation.at(-1)?.id) };
  addEntry(of, { ...evaluated, at: answered, ref: own, actor: student, fromStatus: finished }, rows);
}

interface Opinion {
  readonly type: number;
  readonly at: string;
  readonly by: { readonly username: string; readonly realname: string };
  readonly comment: string;
  readonly isAnonymous?: boolean;
}
function addEvaluation(
  context: SeedContext,
  of: SeedRow,
  { type, at, by, comment, isAnonymous }: Opinion,
  made: HireRows,
) {
  const k = made.evaluation.length;
  const dice = context.dice('opinion');
  const scores: Record<string, number> = Object.fromEntries(
    Object.keys(getCriteria(type)).map((key) => [
      key,
      dice.weighted(k, key, [
        [5, 5],
        [4, 4],
        [3, 2],
      ] as const),
    ]),
  );
  const total = meanOfScores(scores);
  made.evaluation.push({
    ...systemColumns(evaluation, seedId(25, k), Number(of.tenantId), by.username, at, of.sysOrgCode as string),
    ...{ deliveryId: of.id, employId: of.employId, postId: of.postId, companyId: of.companyId },
    ...{ type, scores, total, level: getLevel(total), comment, anonymous: isAnonymous ? 1 : 0 },
    ...{ evaluateBy: by.realname, evaluateTime: at, editUntil: plusMinutes(at, 7 * dayMinutes) },
  });
}
