import type { MatchPost, MatchStudent } from './match-data.ts';
import { isEducated } from './match-rates.ts';
import { intentions, requiredCompleteness, resumeStatuses } from './resume.ts';

/** Values of rc_student_status. */
const [studying, graduated] = [1, 2];

export type MatchGate = 'post' | 'student' | 'grad' | 'edu' | 'pair' | 'hardSkill';
/** A gate that a pair fails; `skills` are the missing ones of the last gate. */
export interface FailedGate {
  readonly gate: MatchGate;
  readonly skills?: readonly string[];
}

export const isSeeking = (student: MatchStudent): boolean =>
  (student.status === studying || student.status === graduated) &&
  !student.isMerged &&
  student.intentionStatus !== intentions.notLooking &&
  student.intentionStatus !== intentions.signed &&
  student.resumeStatus === resumeStatuses.open &&
  student.completeness >= requiredCompleteness.deliver;
const missingSkills = ({ skills }: MatchPost, student: MatchStudent): string[] =>
  skills.filter(({ skillId, required }) => required === 1 && !student.skills.has(skillId)).map((one) => one.skillId);

/**
 * The gates that a pair fails, in order; none: it can have a row. `isTaken`: an active or finished delivery, a recent
 * rejection, or an earlier 未通过 of the pair.
 */
export function failedGates(post: MatchPost, student: MatchStudent, isTaken: boolean): FailedGate[] {
  const missing = missingSkills(post, student).sort();
  return [
    ...(post.isOpen ? [] : [{ gate: 'post' } as const]),
    ...(isSeeking(student) ? [] : [{ gate: 'student' } as const]),
    ...(post.gradYears.includes(student.gradYear) ? [] : [{ gate: 'grad' } as const]),
    ...(isEducated(student.eduLevel, post.eduRequire) ? [] : [{ gate: 'edu' } as const]),
    ...(isTaken ? [{ gate: 'pair' } as const] : []),
    ...(missing.length > 0 ? [{ gate: 'hardSkill', skills: missing } as const] : []),
  ];
}

const gateTexts: Readonly<Record<MatchGate, string>> = {
  post: '岗位未在招聘',
  student: '学生未开放求职',
  grad: '毕业年份不符',
  edu: '学历不符',
  pair: '已有投递或筛选记录',
  hardSkill: '缺少必备技能',
};
/** The sentence of a failed gate; `nameOf` is the name of a skill. */
export const gateText = ({ gate, skills }: FailedGate, nameOf: (skillId: string) => string): string =>
  skills === undefined ? gateTexts[gate] : `${gateTexts[gate]}：${skills.map(nameOf).join('、')}`;
