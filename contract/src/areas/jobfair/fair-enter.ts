import { endpoint, ref, text, type } from '../../kit/index.ts';
import type { CheckedIn } from './fair-attendance-calls.ts';
import { attendanceWords as words } from './fair-attendance-texts.ts';

/** An online fair has no gate: a company that comes into it has arrived. */
export const enterFair = endpoint({
  method: 'POST',
  path: '/jobFair/fairApply/enter',
  title: '进入会场',
  needs: 'jobFair:fairApply:confirm',
  input: { id: ref({ label: '报名', to: 'fairApply', required: true }) },
  output: type<CheckedIn>(),
  done: words.entered,
});
/** The same for the student of the session. */
export const studentEnterFair = endpoint({
  method: 'POST',
  path: '/api/stu/jobFair/enter',
  title: '进入会场',
  needs: 'signed-in',
  input: {
    fairId: ref({ label: '招聘会', to: 'jobFair', required: true }),
    remark: text({ label: '说明', max: 200 }),
  },
  output: type<CheckedIn>(),
  done: words.entered,
});
