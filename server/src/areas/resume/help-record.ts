import { failure, fieldFailure } from '@campus/contract/kit';
import { employUser, helpKinds, helpRecord, studentRefusals } from '@campus/contract/resume';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';

/** Help records follow their student to another college; dates are checked against the day of the save. */
export const helpRecordBehaviour = behaviour(helpRecord, {
  validate({ helpDate, nextDate }, { now }) {
    if (helpDate && helpDate > now.slice(0, 10)) throw fieldFailure('helpDate', studentRefusals.helpLater);
    if (helpDate && nextDate && nextDate <= helpDate) throw fieldFailure('nextDate', studentRefusals.nextTooEarly);
  },
  // A merge or a move to another college takes the rows that exist by then.
  lockForNew: ({ employId }) => [{ entity: employUser, where: sql`id = ${employId}` }],
  beforeSave(draft, context) {
    if (draft.kind !== helpKinds.posts) draft.postCount = null;
    if (context.before) return;
    const [student] = context.first(employUser);
    if (!student) throw failure('notFound');
    if (student.mergedInto) throw fieldFailure('employId', studentRefusals.merged);
    Object.assign(draft, { sysOrgCode: student.sysOrgCode });
  },
});
