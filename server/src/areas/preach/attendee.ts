import type { Answers } from '@campus/contract/fill';
import { checkinMethods } from '@campus/contract/jobfair';
import { failure, refusal, type StepName } from '@campus/contract/kit';
import {
  attendeeFlow,
  attendeeSources,
  preach,
  preachAttendee,
  preachFlow,
  attendeeWords as words,
} from '@campus/contract/preach';
import { employUser } from '@campus/contract/resume';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { ownerOf } from '../../kit/write/lock-rows.ts';
import { newCheckInCode } from '../interview/check-in-code.ts';
import { importCheckIn } from './attendee-import.ts';
import {
  type Attendee,
  assertCorrectable,
  assertStudent,
  assertTarget,
  exampleAttendee,
  findAttendee,
  findOverlap,
  isSignUpOpen,
} from './attendee-rules.ts';
import { promoteWaiting } from './attendee-seats.ts';
import { presentFilledIn, relatedAnswers, storeSignUpAnswers } from './fill-calls.ts';
import type { Preach } from './preach-parts.ts';

const { signedUp, checkedIn, cancelled, waiting } = attendeeFlow.states;
const seats = (context: Context) => context.engine.quota(preach, 'seats', context);

async function loadSession({ preachId }: Attendee, context: Context): Promise<Preach> {
  const row = await context.engine.lock(preach, preachId, context);
  if (!row) throw failure('notFound');
  return row;
}

/** Throws when those who came without a sign-up have taken the seats that are left: no student waits for them. */
async function assertNotFilled(row: Preach, context: Context): Promise<void> {
  const { seatLimit, seatTaken } = row;
  if (!seatLimit || (seatTaken ?? 0) >= seatLimit) return;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from rc_preach_attendee where ${context.live(preachAttendee)} and preach_id = ${row.id}
      and status = ${checkedIn.code} and source = ${attendeeSources.walkIn}`.execute(context.db);
  if ((seatTaken ?? 0) + (rows[0]?.n ?? 0) >= seatLimit) throw refusal(words.full, 'RC_CAPACITY');
}

/**
 * Signs a student up: a seat, or a number on the waiting list when there is none. Without `sent` nothing is filled in yet,
 * which is left to an edit.
 */
export async function signUp(preachId: string, employId: string, context: Context, sent?: Answers): Promise<Attendee> {
  const { engine, now } = context;
  const row = await engine.lock(preach, preachId, context);
  if (!row) throw failure('notFound');
  if (!isSignUpOpen(row, now)) throw refusal(words.notOpen, 'RC_WINDOW');
  const student = await engine.lock(employUser, employId, context);
  assertStudent(student);
  await assertTarget(row, student, context);
  const before = await findAttendee(preachId, employId, context);
  if (before && before.status !== cancelled.code) throw refusal(words.already, 'RC_DUPLICATE');
  const overlap = await findOverlap(row, employId, context);
  if (overlap !== undefined) context.warn(words.overlap(overlap));
  await assertNotFilled(row, context);
  const filled = sent ? await storeSignUpAnswers(row, sent, context) : { answers: null, answersSchema: null };
  const got = await seats(context).take(preachId, { mayWait: true });
  if (!got) throw refusal(words.full, 'RC_CAPACITY');
  const isWaiting = got.kind === 'waiting';
  const values = {
    source: attendeeSources.signUp,
    signUpTime: now,
    waitNo: isWaiting ? got.number : null,
    checkinTime: null,
    method: null,
    ...filled,
  };
  if (before) {
    const set = { ...values, to: isWaiting ? 'waiting' : 'signedUp', bySystem: true };
    return engine.step(preachAttendee, 'rejoin', before.id, set, context, true);
  }
  return engine.insert(
    preachAttendee,
    {
      ...values,
      preachId,
      employId,
      companyId: row.companyId,
      checkinCode: newCheckInCode(),
      status: isWaiting ? waiting.code : signedUp.code,
      // An attendee belongs to the student's department, whose staff see it.
      sysOrgCode: student.sysOrgCode,
    },
    context,
  );
}

/** What an attendee that leaves a place gives back. */
async function leave(before: Attendee, context: Context): Promise<void> {
  if (before.status === waiting.code) await seats(context).stopWaiting(before.preachId);
  if (before.status === signedUp.code && before.source === attendeeSources.signUp)
    await seats(context).giveBack(before.preachId);
  await promoteWaiting(before.preachId, context);
}

/** A place that was given up is gone: who comes nevertheless has none. */
const sourceAtDoor = ({ status, source }: Attendee) =>
  status === cancelled.code ? attendeeSources.walkIn : (source ?? attendeeSources.walkIn);

type Step = StepName<typeof preachAttendee>;
/** Attendees: seats by the quota of the session, check-in at the door and corrections of the school. */
export const attendeeBehaviour = behaviour(preachAttendee, {
  lockFirst: (id, context) => [ownerOf(preachAttendee, id, 'preachId', preach, context)],
  importRow: importCheckIn,
  importExample: exampleAttendee,
  related: relatedAnswers,
  present: presentFilledIn,
  steps: {
    async cancel(row, _input, context) {
      const { startTime } = await loadSession(row, context);
      if (startTime !== null && startTime <= context.now) throw refusal(words.started, 'RC_STATE');
      return { waitNo: null };
    },
    rejoin: (_row, input: Readonly<Record<string, unknown>>) => {
      const { bySystem: _bySystem, ...set } = input;
      return set;
    },
    admit: () => ({ waitNo: null }),
    scan: (row, input: Readonly<Record<string, unknown>>) => {
      const { bySystem: _bySystem, ...set } = input;
      return { ...set, source: sourceAtDoor(row) };
    },
    watch: (row, _input, { now }) => ({
      source: row.status === signedUp.code ? row.source : attendeeSources.live,
      waitNo: null,
      checkinTime: now,
    }),
    async supply(row, { reason }, context) {
      await assertCorrectable(await loadSession(row, context), context);
      return {
        checkinTime: context.now,
        method: checkinMethods.manual,
        checkReason: reason,
        source: sourceAtDoor(row),
      };
    },
    async uncheck(row, { reason }, context) {
      const session = await loadSession(row, context);
      await assertCorrectable(session, context);
      const isOver = session.status === preachFlow.states.finished.code;
      const held = isOver ? ('absent' as const) : ('signedUp' as const);
      return {
        to: row.source === attendeeSources.signUp ? held : ('cancelled' as const),
        checkinTime: null,
        method: null,
        checkReason: reason,
      };
    },
    async absent(row, { reason }, context) {
      const session = await loadSession(row, context);
      if ((session.startTime ?? '') > context.now) throw refusal(words.notInTime, 'RC_WINDOW');
      await assertCorrectable(session, context);
      return { checkReason: reason };
    },
  },
  async afterStep(step: Step, _row, { before, ...context }) {
    if (step === 'cancel') await leave(before, context);
    if (step === 'watch' && before.status === waiting.code) await seats(context).stopWaiting(before.preachId);
  },
});
