import { attendanceSummary, attendeeFlow, attendeeSources, preachAttendee } from '@campus/contract/preach';
import { sql } from 'kysely';
import { answer } from '../../kit/http/answer.ts';
import { inStates } from '../../kit/read/in-states.ts';

interface Figures {
  readonly signUp: number;
  readonly checkin: number;
  readonly fromSignUp: number;
  readonly waiting: number;
  readonly absent: number;
  readonly walkIn: number;
  readonly watch: number;
  readonly seconds: number;
}
export const attendanceSummaryAnswer = answer(attendanceSummary, async ({ preachId }, context) => {
  const came = inStates(attendeeFlow, ['checkedIn']);
  const signedUp = sql`source = ${attendeeSources.signUp}`;
  const { rows } = await sql<Figures>`
    select count(*) filter (
        where ${inStates(attendeeFlow, ['signedUp', 'checkedIn', 'absent'])} and ${signedUp})::int as sign_up,
      count(*) filter (where ${came})::int as checkin,
      count(*) filter (where ${came} and ${signedUp})::int as from_sign_up,
      count(*) filter (where ${inStates(attendeeFlow, ['waiting'])})::int as waiting,
      count(*) filter (where ${inStates(attendeeFlow, ['absent'])})::int as absent,
      count(*) filter (where ${came} and source = ${attendeeSources.walkIn})::int as walk_in,
      count(*) filter (where watch_seconds > 0)::int as watch, coalesce(sum(watch_seconds), 0)::int as seconds
    from rc_preach_attendee where ${await context.visible(preachAttendee)} and preach_id = ${preachId}`.execute(
    context.db,
  );
  const { fromSignUp, seconds, ...all } = rows[0] as Figures;
  return {
    ...all,
    rate: all.signUp > 0 ? Math.round((fromSignUp * 1000) / all.signUp) / 10 : null,
    averageWatch: all.watch > 0 ? Math.round(seconds / all.watch / 60) : null,
  };
});
