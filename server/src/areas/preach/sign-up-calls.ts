import { refusal } from '@campus/contract/kit';
import {
  attendeeFlow,
  cancelPreachSignUp,
  type OwnPreach,
  preach,
  preachAttendee,
  promoteAttendees,
  publicPreaches,
  saveAttendees,
  signUpForPreach,
  studentPreachCode,
  studentPreaches,
  attendeeWords as words,
} from '@campus/contract/preach';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer, withMessage } from '../../kit/http/answer.ts';
import { actAsStudent, auditBehalf } from '../../kit/http/student-calls.ts';
import { withWholeTenant } from '../../kit/whole-tenant.ts';
import { signUpEach } from '../resume/sign-up-each.ts';
import { signUp } from './attendee.ts';
import { type Attendee, findAttendee, isSignUpOpen } from './attendee-rules.ts';
import { promoteWaiting } from './attendee-seats.ts';
import type { Preach } from './preach-parts.ts';

const { cancelled } = attendeeFlow.states;
const toAnswer = ({ id, status, waitNo }: Attendee) => ({ id, status, waitNo });

/** Signs the student of the session up; what staff do is audited. */
async function signUpOwn(
  preachId: string,
  { answers, remark }: { readonly answers?: Parameters<typeof signUp>[3]; readonly remark: unknown },
  context: Context,
): Promise<Attendee> {
  const row = await signUp(preachId, context.session.employId as string, withWholeTenant(context), answers);
  await auditBehalf(preachAttendee, { step: 'signUp', id: row.id, remark }, context);
  return row;
}
export const signUpAnswer = answer(signUpForPreach, async ({ preachId, answers }, own, call) => {
  const context = await actAsStudent(preachAttendee, call, own);
  const row = await signUpOwn(preachId, { answers: answers ?? {}, remark: call.body.remark }, context);
  return row.waitNo === null ? toAnswer(row) : withMessage(toAnswer(row), words.queued(row.waitNo));
});

async function findOwn(preachId: string, context: Context): Promise<Attendee> {
  const row = await findAttendee(preachId, context.session.employId as string, context);
  if (!row || row.status === cancelled.code) throw refusal(words.notSigned, 'RC_NOT_FOUND');
  return row;
}
export const cancelSignUpAnswer = answer(cancelPreachSignUp, async ({ preachId }, own, call) => {
  const context = await actAsStudent(preachAttendee, call, own);
  await context.engine.lock(preach, preachId, context);
  const row = await findOwn(preachId, context);
  await context.engine.step(preachAttendee, 'cancel', row.id, { bySystem: true }, withWholeTenant(context), true);
  await auditBehalf(preachAttendee, { step: 'cancel', id: row.id, remark: call.body.remark }, context);
  return null;
});

export const studentCodeAnswer = answer(studentPreachCode, async ({ preachId }, own, call) => {
  const context = await actAsStudent(preachAttendee, call, own);
  return { code: (await findOwn(preachId, context)).checkinCode ?? '' };
});

export const studentPreachesAnswer = answer(studentPreaches, async ({ state }, own, call) => {
  const context = await actAsStudent(preachAttendee, call, own);
  const { rows } = await sql<Preach & { companyName: string; place: string | null }>`
    select p.*, c.company_name, v.name as place from rc_preach p join rc_company c on c.id = p.company_id
    left join rc_venue v on v.id = p.venue_id
    where ${context.live(preach, 'p')} and ${await context.meets(preach, publicPreaches, 'p')}
      and (${state === 'all'} or p.end_time > ${context.now}::timestamptz)
    order by p.top_flag desc, p.sort nulls last, p.start_time, p.id limit 200`.execute(context.db);
  const { rows: signed } = await sql<Attendee>`
    select * from rc_preach_attendee where ${context.live(preachAttendee)} and employ_id = ${context.session.employId}
      and status <> ${cancelled.code}`.execute(context.db);
  const byPreach = new Map(signed.map((row) => [row.preachId, row]));
  return rows.map((row): OwnPreach => {
    const mine = byPreach.get(row.id);
    return {
      ...{ id: row.id, title: row.title, companyName: row.companyName, type: row.type },
      ...{ startTime: row.startTime ?? '', endTime: row.endTime ?? '', place: row.place ?? words.online },
      seatsLeft: row.seatLimit ? Math.max(0, row.seatLimit - (row.seatTaken ?? 0)) : null,
      isOpen: isSignUpOpen(row, context.now),
      signUp: mine ? toAnswer(mine) : null,
    };
  });
});

export const saveAttendeesAnswer = answer(
  saveAttendees,
  ({ preachId, employIds, remark }, context, call) =>
    signUpEach(employIds, context, call, (own) => signUpOwn(preachId, { remark }, own)),
  { transaction: false },
);

interface Shown {
  readonly id: string;
}
export const promoteAttendeesAnswer = answer(promoteAttendees, async ({ preachId }, context) => {
  await context.engine.one<Shown>(preach, preachId, context);
  const promoted = await promoteWaiting(preachId, withWholeTenant(context));
  if (promoted === 0) throw refusal(words.full, 'RC_CAPACITY');
  return withMessage({ promoted }, words.promoted(promoted));
});
