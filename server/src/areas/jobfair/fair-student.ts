import { fairFlow, fairStudent, fairStudentFlow, jobFair, fairStudentWords as words } from '@campus/contract/jobfair';
import { failure, type Row, refusal } from '@campus/contract/kit';
import { employUser } from '@campus/contract/resume';
import { studentProblem } from '@campus/contract/rules';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { withWholeTenant } from '../../kit/whole-tenant.ts';
import { ownerOf } from '../../kit/write/lock-rows.ts';
import { notify } from '../../platform/messages/notify.ts';
import { studentReceivers } from '../../platform/messages/receivers.ts';
import { newCheckInCode } from '../interview/check-in-code.ts';
import type { Fair } from './fair-events.ts';

export type FairStudent = Row<typeof fairStudent>;
const { states } = fairStudentFlow;
const seats = (context: Context) => context.engine.quota(jobFair, 'students', context);

/** Notifies a student of the own place at a fair. */
async function notifyStudentOf(
  code: 'F19' | 'F20',
  row: FairStudent,
  context: Context,
  reason: string | null = null,
): Promise<void> {
  const { rows } = await sql<{ title: string; startTime: string }>`
    select title, start_time from rc_job_fair where id = ${row.fairId}`.execute(context.db);
  const params = { fair: rows[0]?.title, start: (rows[0]?.startTime ?? '').slice(0, 16), reason };
  const receivers = await studentReceivers(row.employId, context);
  notify(context, { code, refId: row.id, seq: row.version, receivers, params });
}

function assertOpen(fair: Fair, now: string): void {
  if (fair.status !== fairFlow.states.published.code) throw refusal(words.closed, 'RC_FAIR_WINDOW');
  if (!fair.studentLimit) throw refusal(words.walkIn, 'RC_STATE');
  const from = fair.studentStart ?? fair.applyStart;
  const until = fair.studentEnd ?? fair.startTime;
  if ((from !== null && now < from) || (until !== null && now >= until)) throw refusal(words.window, 'RC_FAIR_WINDOW');
}

/** Gives a student a place or a number on the waiting list. One conditional update of the fair decides. */
export async function signUp(
  fairId: string,
  employId: string,
  context: Context,
  isBehalf: boolean,
): Promise<FairStudent> {
  const { engine, now } = context;
  const { rows } = await sql<Fair>`select * from rc_job_fair where ${context.live(jobFair)} and id = ${fairId}`.execute(
    context.db,
  );
  if (!rows[0]) throw failure('notFound');
  const [fair] = rows;
  assertOpen(fair, now);
  // Everything that needs no place is read before the fair is locked: all others wait for it from then on.
  const { rows: held } = await sql`
    select 1 from rc_fair_student where ${context.live(fairStudent)} and fair_id = ${fairId} and employ_id = ${employId}
      and status <> ${states.cancelled.code}::int`.execute(context.db);
  if (held.length > 0) throw refusal(isBehalf ? words.signedOther : words.signed, 'RC_STATE');
  const receivers = await studentReceivers(employId, context);
  const got = await seats(context).take(fairId, { mayWait: fair.allowWaitlist === 1 });
  if (!got) throw refusal(words.full, 'RC_FAIR_FULL');
  // The update above locked the fair, so that the student comes after it, as everywhere. It may have been cancelled or moved
  // between the first reading and that.
  assertOpen((await engine.lock(jobFair, fairId, context)) as Fair, now);
  const student = await engine.lock(employUser, employId, context);
  if (!student) throw failure('notFound');
  if (studentProblem(student) !== undefined) throw refusal(words.left, 'RC_STATE');
  const isIn = got.kind === 'in';
  const row = await engine.insert(
    fairStudent,
    {
      ...{ fairId, employId, sysOrgCode: student.sysOrgCode, signTime: now, entryCode: newCheckInCode() },
      ...(isIn ? { waitNo: null } : { waitNo: got.number, status: states.queued.code }),
    },
    context,
  );
  if (isIn) {
    const params = { fair: fair.title, start: (fair.startTime ?? '').slice(0, 16), reason: null };
    notify(context, { code: 'F18', refId: row.id, seq: row.version, receivers, params });
  }
  return row;
}

/** Gives free places to the students on the waiting list, in its order, until the fair begins. */
export async function promoteStudents(fairId: string, context: Context): Promise<number> {
  const fair = await context.engine.lock(jobFair, fairId, context);
  if (!fair || fair.status !== fairFlow.states.published.code || String(fair.startTime ?? '') <= context.now) return 0;
  if (!fair.studentQueue) return 0;
  const all = withWholeTenant(context);
  return seats(context).promote(fairId, async () => {
    const { rows } = await sql<{ id: string }>`
      select id from rc_fair_student where ${context.live(fairStudent)} and fair_id = ${fairId}
        and status = ${states.queued.code}::int order by wait_no limit 1 for no key update`.execute(context.db);
    const [first] = rows;
    return (
      first && {
        admit: async () =>
          void (await context.engine.step(fairStudent, 'promote', first.id, { bySystem: true }, all, true)),
      }
    );
  });
}

const stampCancellation = (reason: string | null, { now }: Context) => ({
  cancelReason: reason,
  cancelTime: now,
  waitNo: null,
});

/** A student from the waiting list, whose number stayed, gets a free place or waits again. */
async function leaveGate({ fairId, waitNo }: FairStudent, context: Context) {
  const got = waitNo === null ? undefined : await seats(context).take(fairId, { mayWait: true });
  if (got?.kind === 'waiting') return { to: 'queued' as const, waitNo: got.number };
  return { to: 'signed' as const, waitNo: null };
}

/** Sign-ups of students: within the places of the fair, with a waiting list. */
export const fairStudentBehaviour = behaviour(fairStudent, {
  lockFirst: (id, context) => [ownerOf(fairStudent, id, 'fairId', jobFair, context)],
  steps: {
    cancel: (_row, { reason }, context) => stampCancellation(reason, context),
    cancelOwn: (_row, _input, context) => stampCancellation(null, context),
    promote: () => ({ waitNo: null }),
    undoArrive: (row, _input, context) => leaveGate(row, context),
    drop: (_row, input: Readonly<Record<string, unknown>>, { now }) => ({
      cancelReason: String(input.reason ?? ''),
      cancelTime: now,
      waitNo: null,
    }),
  },
  async afterStep(step, row, { before, ...context }) {
    if (step === 'promote') return notifyStudentOf('F19', row, context);
    if (step === 'arrive' || step === 'undoArrive' || step === 'miss') return;
    if (before.status === states.queued.code) await seats(context).stopWaiting(row.fairId);
    else {
      await seats(context).giveBack(row.fairId);
      await promoteStudents(row.fairId, context);
    }
    await notifyStudentOf('F20', row, context, row.cancelReason);
  },
});
