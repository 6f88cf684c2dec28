import { interviewFlow, interviewLog, interviewResults } from '@campus/contract/interview';
import type { Row } from '@campus/contract/kit';
import { delivery } from '@campus/contract/resume';
import { interviewStates, nextWait } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { nextSeq } from '../../kit/write/next-seq.ts';
import { appendStep } from '../resume/delivery-history.ts';
import type { Interview } from './interview-parties.ts';

type Times = Pick<Interview, 'startTime' | 'endTime'>;
interface Change {
  readonly action: string;
  readonly before?: Times | undefined;
  readonly after?: Times | undefined;
  readonly reason?: string | null | undefined;
  readonly bySystem?: boolean;
}

/** Appends a change to the log of an interview locked by this transaction. */
export async function appendLog(id: string, change: Change, context: Context): Promise<void> {
  const { session, now, engine } = context;
  await engine.insert(
    interviewLog,
    {
      interviewId: id,
      seq: nextSeq(interviewLog, 'interviewId', id),
      action: change.action,
      oldStart: change.before?.startTime ?? null,
      oldEnd: change.before?.endTime ?? null,
      newStart: change.after?.startTime ?? null,
      newEnd: change.after?.endTime ?? null,
      reason: change.reason ?? null,
      operator: change.bySystem ? '系统' : session.realname,
      occurTime: now,
    },
    context,
  );
}

type Delivery = Row<typeof delivery>;
interface Entry {
  readonly remark?: string | null;
  readonly bySystem?: boolean;
}
/** Writes an event of an interview into the history of its delivery. */
export function noteOnDelivery(
  of: Delivery,
  action: string,
  { id, title, startTime }: Interview,
  entry: Entry,
  context: Context,
): Promise<void> {
  const remark = entry.remark ?? `${title ?? ''} ${startTime.slice(0, 16)}`;
  return appendStep(of, of, { ...entry, action, remark, refType: 'interview', refId: id }, context);
}

interface Fact {
  readonly round: number;
  readonly status: number;
  readonly result: number;
  readonly startTime: string;
}
const { asked, agreed, refused, done, cancelled, absent } = interviewFlow.states;

/** What a delivery knows of its interviews, given in the order of rounds. */
function getFacts(interviews: readonly Fact[]) {
  const isIn = ({ status }: Fact, ...states: readonly { readonly code: number }[]): boolean =>
    states.some(({ code }) => code === status);
  const has = (state: { readonly code: number }): boolean => interviews.some((one) => isIn(one, state));
  const held = interviews.filter((one) => isIn(one, done, absent));
  const times = interviews.filter((one) => !isIn(one, cancelled, refused));
  return {
    interviewState: has(asked) ? interviewStates.asked : has(agreed) ? interviewStates.agreed : interviewStates.none,
    interviewResult: held.at(-1)?.result ?? null,
    roundsPassed: new Set(held.filter(({ result }) => result === interviewResults.passed).map(({ round }) => round))
      .size,
    lastInterviewTime:
      times
        .map(({ startTime }) => startTime)
        .sort()
        .at(-1) ?? null,
  };
}

/** Writes what a delivery knows of its interviews and whose turn it is. */
export async function refreshDelivery(row: Delivery, context: Context): Promise<void> {
  const { engine, db, now } = context;
  const { id } = row;
  const { rows } = await sql<Fact>`
    select round, status, result, start_time from rc_interview where delivery_id = ${id} and del_flag = 0
    order by round, create_time, id`.execute(db);
  const facts = getFacts(rows);
  await engine.set(delivery, id, { ...facts, ...nextWait(row, { ...row, ...facts }, now) }, context, row);
}
