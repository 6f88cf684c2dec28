import {
  deliveryInterviews,
  type EvaluationLine,
  evaluateInterview,
  getNextRound,
  type InterviewLogLine,
  interview,
  interviewChoices,
  interviewCounts,
  interviewEvaluation,
  interviewEvaluations,
  interviewFlow,
  interviewLogs,
  missingResult,
  venue,
  venueFlow,
  venueTypes,
} from '@campus/contract/interview';
import { type Filter, failure, getCodes } from '@campus/contract/kit';
import { delivery } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer, getSession } from '../../kit/http/answer.ts';
import { listQuery } from '../../kit/read/query.ts';
import { setting } from '../../platform/settings.ts';
import { isActiveUser } from '../../platform/sign-in/active-user.ts';
import { loadPlaces } from './interview-notices.ts';
import type { Interview } from './interview-parties.ts';

/** The interview if the caller can see it. Throws notFound. */
export async function visibleInterview(id: string, context: Context): Promise<Interview> {
  const { rows } = await sql<Interview>`
    select * from rc_interview where ${await context.visible(interview)} and id = ${id}`.execute(context.db);
  if (!rows[0]) throw failure('notFound');
  return rows[0];
}

interface Seen extends Omit<EvaluationLine, 'isOwn' | 'isHidden'> {
  readonly realname: string;
}
/** Interviewers with their evaluations; those of others are hidden from an interviewer until the own one is given. */
export const evaluationsAnswer = answer(interviewEvaluations, async ({ id }, context) => {
  await visibleInterview(id, context);
  const { userId, audience } = context.session;
  const { rows } = await sql<Seen>`
    select i.member_id, i.user_id, u.realname as name, e.id, e.version, e.scores, e.score::float8 as score, e.conclusion,
      e.comment, e.private_note, e.evaluate_time
    from rc_interview_user i join sys_user u on u.id = i.user_id
    left join rc_interview_evaluation e on e.interview_id = i.interview_id and e.user_id = i.user_id and e.del_flag = 0
    where i.interview_id = ${id} and i.del_flag = 0 order by i.user_id`.execute(context.db);
  const isLate = rows.some((row) => row.userId === userId && row.id === null);
  return rows.map((row): EvaluationLine => {
    const isOwn = row.userId === userId;
    const isHidden = row.id !== null && !isOwn && (isLate || (audience === 'interviewer' && !hasOwn(rows, userId)));
    const given = { ...row, isOwn, isHidden, privateNote: isOwn ? row.privateNote : null };
    return isHidden ? { ...given, scores: null, score: null, conclusion: null, comment: null } : given;
  });
});
const hasOwn = (rows: readonly Seen[], userId: string): boolean =>
  rows.some((row) => row.userId === userId && row.id !== null);

export const evaluateAnswer = answer(evaluateInterview, async (input, context) => {
  const { id } = await context.engine.add(interviewEvaluation, input, context);
  return { id };
});

export const logsAnswer = answer(interviewLogs, async ({ id }, context) => {
  await visibleInterview(id, context);
  const { rows } = await sql<InterviewLogLine>`
    select id, action, old_start, old_end, new_start, new_end, reason, operator, occur_time
    from rc_interview_log where interview_id = ${id} order by seq desc`.execute(context.db);
  return rows;
});

export const ofDeliveryAnswer = answer(deliveryInterviews, async ({ deliveryId }, context) => {
  const { rows } = await sql<Interview>`
    select * from rc_interview where ${await context.visible(interview)} and delivery_id = ${deliveryId}
    order by round, create_time, id`.execute(context.db);
  const { rows: people } = await sql<{ interviewId: string; names: string }>`
    select i.interview_id, string_agg(u.realname, '、' order by u.realname) as names
    from rc_interview_user i join sys_user u on u.id = i.user_id
    where i.interview_id = any(${rows.map(({ id }) => id)}::text[]) and i.del_flag = 0 group by 1`.execute(context.db);
  const getPlace = await loadPlaces(rows, context);
  return rows.map((row) => ({
    ...{ id: row.id, round: row.round, status: row.status, startTime: row.startTime, endTime: row.endTime },
    title: row.title ?? '',
    result: row.result ?? 0,
    place: getPlace(row),
    interviewers: people.find(({ interviewId }) => interviewId === row.id)?.names ?? '',
    avgScore: row.avgScore === null ? null : Number(row.avgScore),
  }));
});

/** Interviewers of the company, rooms open to it, the next round and the caller as contact. */
export const choicesAnswer = answer(interviewChoices, async ({ deliveryId }, context) => {
  const { session, db } = context;
  const { rows: interviewers } = await sql<{
    id: string;
    name: string;
    position: string | null;
    userId: string;
    phone: string | null;
  }>`
    select m.id, u.realname as name, m.position, m.user_id, u.phone
    from rc_company_user m join sys_user u on u.id = m.user_id
    where m.company_id = ${session.companyId ?? ''} and m.del_flag = 0 and ${isActiveUser}
    order by u.realname, m.id`.execute(db);
  const rooms: Filter = {
    all: [
      ['type', 'eq', venueTypes.interviewRoom],
      ['status', 'eq', venueFlow.states.enabled.code],
    ],
  };
  const { rows: halls } = await sql<{
    id: string;
    name: string;
    building: string;
    room: string | null;
    capacity: number;
  }>`
    select id, name, building, room, capacity from rc_venue
    where ${await context.visible(venue)} and ${await context.meets(venue, rooms)} order by sort, name, id limit 500`.execute(
    db,
  );
  const own = interviewers.find((one) => one.userId === session.userId);
  return {
    interviewers: interviewers.map(({ id, name, position }) => ({ id, name, position })),
    rooms: halls.map(({ id, name, building, room, capacity }) => ({
      ...{ id, name, capacity },
      place: [building, room].filter(Boolean).join(' '),
    })),
    minLeadMinutes: await setting(context, 'interview.minLeadMinutes'),
    maxMinutes: await setting(context, 'interview.maxMinutes'),
    contact: session.realname,
    contactMobile: own?.phone ?? '',
    ...(await loadRounds(deliveryId, context)),
  };
});
/** The round to plan next: one more than the last that was held well. */
async function loadRounds(deliveryId: string | null, context: Context) {
  if (!deliveryId) return { round: 1, plannedRounds: null };
  const { rows } = await sql<{ plannedRounds: number | null }>`
    select planned_rounds from rc_delivery
    where ${await context.visible(delivery)} and id = ${deliveryId}`.execute(context.db);
  const [row] = rows;
  if (!row) throw failure('notFound');
  const { rows: interviews } = await sql<Interview>`
    select round, status, result from rc_interview
    where ${context.live(interview)} and delivery_id = ${deliveryId}`.execute(context.db);
  return { round: getNextRound(interviews), plannedRounds: row.plannedRounds };
}

const tabs = {
  asked: getCodes(interviewFlow, 'asked'),
  agreed: getCodes(interviewFlow, 'agreed'),
  held: getCodes(interviewFlow, 'done'),
  ended: getCodes(interviewFlow, 'refused', 'cancelled', 'absent'),
} as const;
const filters: Readonly<Record<'total' | 'todo' | 'asked' | 'agreed' | 'open' | 'held' | 'ended', Filter>> = {
  total: { all: [] },
  todo: ['todo', 'eq', 1],
  asked: ['status', 'in', tabs.asked],
  agreed: ['status', 'in', tabs.agreed],
  open: missingResult,
  held: ['status', 'in', tabs.held],
  ended: ['status', 'in', tabs.ended],
};
/** One count for each tab. */
export const interviewCountsAnswer = answer(interviewCounts, async (_input, context, call) => {
  const { engine } = context;
  const { filter } = listQuery(engine, interview, call.query, getSession(call));
  const columns = await Promise.all(
    Object.entries(filters).map(
      async ([name, one]) =>
        sql`(count(*) filter (where ${await context.meets(interview, one)}))::int as ${sql.id(name)}`,
    ),
  );
  const { rows } = await sql<Record<keyof typeof filters, number>>`
    select ${sql.join(columns)} ${await engine.from(interview, filter, context)}`.execute(context.db);
  const { held, ...counts } = rows[0] as Record<keyof typeof filters, number>;
  return { ...counts, done: held - counts.open };
});
