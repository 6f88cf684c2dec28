import { formFlow } from '@campus/contract/resume';
import type { Dice } from './random.ts';

const { none, waiting, approved, rejected } = formFlow.states;
const auditor = '程就业';
const praises = [
  '该生学习刻苦，专业基础扎实，品行端正，同意推荐就业。',
  '该生积极参加社会实践，沟通协作能力强，同意推荐就业。',
  '该生成绩优良，遵守校纪校规，综合素质良好，同意推荐就业。',
] as const;
const complaint = '实践经历缺少起止时间，请补充后重新提交。';

interface Applicant {
  readonly index: number;
  readonly row: Readonly<Record<string, unknown>>;
}

/** The audit fields of a form that the college approved. */
export const approvedForm = (dice: Dice, { index, row }: Applicant, at: string): Record<string, unknown> => ({
  formAudit: approved.code,
  formNo: `TJ${row.gradYear}${row.studentNo}`,
  formOpinion: dice.pick(index, 'formOpinion', praises),
  formAuditBy: auditor,
  formAuditTime: at,
});
/** Audit state of a complete résumé's recommendation form (就业推荐表), with its audit fields. */
export function seededForm(dice: Dice, student: Applicant, completeness: number, at: string): Record<string, unknown> {
  if (completeness < 80) return { formAudit: none.code };
  const formAudit = dice.weighted(student.index, 'form', [
    [none.code, 55],
    [waiting.code, 15],
    [approved.code, 25],
    [rejected.code, 5],
  ] as const);
  if (formAudit === approved.code) return approvedForm(dice, student, at);
  if (formAudit === rejected.code)
    return { formAudit, formOpinion: complaint, formAuditBy: auditor, formAuditTime: at };
  return { formAudit };
}
