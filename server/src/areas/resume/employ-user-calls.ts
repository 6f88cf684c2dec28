import type { Filter } from '@campus/contract/kit';
import { employUser, moveStudents, remindStudents, type StudentCounts, studentCounts } from '@campus/contract/resume';
import { intentions, requiredCompleteness } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { listFilter } from '../../kit/read/query.ts';
import { batchRows } from '../../kit/write/batch-rows.ts';
import { lockVisible } from '../../kit/write/lock-visible.ts';
import { notify } from '../../platform/messages/notify.ts';
import { studentReceivers } from '../../platform/messages/receivers.ts';
import { unmerged } from './employ-user.ts';

/** The tabs of the list with their filters. */
const tabs: Readonly<Record<keyof StudentCounts, Filter>> = {
  all: { all: [] },
  seeking: ['intentionStatus', 'eq', intentions.seeking],
  signed: ['intentionStatus', 'eq', intentions.signed],
  withoutResume: ['resumeId', 'empty', null],
  incomplete: {
    all: [
      ['resumeId', 'filled', null],
      ['resumeScore', 'lt', requiredCompleteness.deliver],
    ],
  },
};
const counts = answer(studentCounts, async (_input, context, call) => {
  const { intentionStatus: _tab, ...search } = call.query;
  const { engine, session } = context;
  const wanted = listFilter(engine, employUser, search, session);
  const found: Partial<Record<keyof StudentCounts, number>> = {};
  for (const [name, filter] of Object.entries(tabs) as [keyof StudentCounts, Filter][])
    found[name] = await engine.count(employUser, { all: [wanted, filter, unmerged] }, context);
  return found as StudentCounts;
});

/** Reminds one student of the missing parts of their résumé, at most once a day. */
async function remind(id: string, context: Context): Promise<void> {
  const { now } = context;
  const { realname: name, resumeScore } = await lockVisible(employUser, id, context);
  const receivers = await studentReceivers(id, context);
  const params = { name, state: `您的简历完整度为${resumeScore ?? 0}%`, what: '完善简历，以便投递岗位' };
  notify(context, { code: 'E01', refId: id, seq: now.slice(0, 10), receivers, params });
}
const reminders = answer(
  remindStudents,
  ({ ids }, context, call) => batchRows(employUser, ids, context, call, remind),
  { transaction: false },
);

const moves = answer(
  moveStudents,
  ({ ids, departId }, context, call) =>
    batchRows(employUser, ids, context, call, (id, each) => each.engine.edit(employUser, { id, departId }, each)),
  { transaction: false },
);

export const employUserAnswers = [counts, reminders, moves];
