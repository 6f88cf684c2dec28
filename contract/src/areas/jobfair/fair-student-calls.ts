import type { BatchReport } from '../../kit/batch.ts';
import { endpoint, ref, refs, text, type } from '../../kit/index.ts';
import type { SignedUp } from '../../rules/index.ts';

/** What staff say when they act for the student. */
const remark = text({ label: '说明', max: 200 });
const fairId = ref({ label: '招聘会', to: 'jobFair', required: true });

/** Signs students up; those without a place come onto the waiting list. */
export const saveFairStudents = endpoint({
  method: 'POST',
  path: '/jobFair/fairStudent/saveBatch',
  title: '学生报名',
  needs: 'jobFair:fairStudent:add',
  input: { fairId, employIds: refs({ label: '学生', to: 'employUser', required: true, max: 8000, most: 200 }) },
  output: type<BatchReport>(),
});

export const signUpForFair = endpoint({
  method: 'POST',
  path: '/api/stu/jobFair/signUp',
  title: '报名招聘会',
  needs: 'signed-in',
  input: { fairId, remark },
  output: type<SignedUp>(),
  done: '报名成功',
});
export const cancelFairSignUp = endpoint({
  method: 'POST',
  path: '/api/stu/jobFair/cancel',
  title: '取消招聘会报名',
  needs: 'signed-in',
  input: { fairId, remark },
  output: type<null>(),
  done: '报名已取消',
});

/** A fair as a student sees it, with the own place. */
export interface OwnFair {
  readonly fairId: string;
  readonly title: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly place: string;
  readonly studentLimit: number;
  readonly placesLeft: number | null;
  readonly signUp: SignedUp | null;
}
export const studentFairs = endpoint({
  method: 'GET',
  path: '/api/stu/my/fairs',
  title: '我的招聘会',
  needs: 'signed-in',
  input: {},
  output: type<readonly OwnFair[]>(),
});

/** The code that a student shows at the gate. */
export const studentEntryCode = endpoint({
  method: 'GET',
  path: '/api/stu/jobFair/entryCode',
  title: '招聘会入场码',
  needs: 'signed-in',
  input: { fairId },
  output: type<{ readonly code: string; readonly url: string }>(),
});
