import { failure, fieldFailure } from '@campus/contract/kit';
import { employUser, helpKinds, helpRecord } from '@campus/contract/resume';
import { behaviour } from '../../kit/behaviour.ts';

/** Help records follow their student to another college; dates are checked against the day of the save. */
export const helpRecordBehaviour = behaviour(helpRecord, {
  validate({ helpDate, nextDate }, { now }) {
    if (helpDate && helpDate > now.slice(0, 10)) throw fieldFailure('helpDate', '帮扶日期不能晚于今天');
    if (helpDate && nextDate && nextDate <= helpDate) throw fieldFailure('nextDate', '下次跟进须晚于帮扶日期');
  },
  async beforeSave(draft, context) {
    if (draft.kind !== helpKinds.posts) draft.postCount = null;
    if (context.before) return;
    // Locked: a merge or a move to another college takes the rows that exist by then.
    const student = await context.engine.lock(employUser, draft.employId ?? '', context);
    if (!student) throw failure('notFound');
    if (student.mergedInto) throw fieldFailure('employId', '该学生已并入其他档案');
    Object.assign(draft, { sysOrgCode: student.sysOrgCode });
  },
});
