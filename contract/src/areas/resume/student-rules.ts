import { type Draft, failure } from '../../kit/index.ts';
import { employUser } from './employ-user.ts';

const { fields } = employUser;
const firstBirthday = '1950-01-01';
/** 定向 and 委培: an organisation sent the student. */
const sponsoredModes: readonly unknown[] = [2, 4];

/** Whether the training mode requires a sending organisation. */
export const isSent = (trainMode: unknown): boolean => sponsoredModes.includes(trainMode);

/** Errors over several student values, by field; `today` is `YYYY-MM-DD`. */
export function studentProblems(draft: Partial<Draft<typeof employUser>>, today: string): Record<string, string> {
  const { birthday, enrollDate, gradDate, trainMode, trainUnit } = draft;
  const problems: Record<string, string> = {};
  if (birthday && (birthday < firstBirthday || birthday > today))
    problems.birthday = `${fields.birthday.label}应在${firstBirthday}到${today}之间!`;
  if (enrollDate && gradDate && gradDate <= enrollDate)
    problems.gradDate = failure('reversed', fields.gradDate.label, fields.enrollDate.label).message;
  if (isSent(trainMode) && !trainUnit) problems.trainUnit = '请填写定向或委培单位!';
  return problems;
}
