import {
  cancelReasons,
  fairApply,
  fairApplyFlow,
  fairFlow,
  fairStudent,
  fairStudentFlow,
  fairTypes,
  jobFair,
  refusalReasons,
  applyWords as words,
} from '@campus/contract/jobfair';
import { chinaTime, Failure, getCodes, type StepName } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Job } from '../../kit/area-server.ts';
import type { Context, EngineApi } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { listAnnounced, notify } from '../../platform/messages/notify.ts';
import { usersWithRight } from '../../platform/messages/receivers.ts';
import { setting } from '../../platform/settings.ts';
import { addSeconds, day, hour, minute } from '../../platform/sign-in/moments.ts';
import { remindTeam } from './apply-notices.ts';
import { type Apply, type Fair, listApplies } from './apply-parties.ts';
import { promoteQueue } from './apply-places.ts';
import { promoteStudents } from './fair-student.ts';

const [draft, waiting, confirmed, queued] = getCodes(fairApplyFlow, 'draft', 'waiting', 'confirmed', 'queued') as [
  number,
  number,
  number,
  number,
];
/** Devices that scanned without a connection have this long to send what they kept. */
const syncHours = 2;

interface Run {
  readonly engine: EngineApi;
  readonly as: <T>(work: (context: Context) => Promise<T>) => Promise<T>;
}
/** Takes a step on each row, in a transaction of its own; skips what has changed in the meantime. */
async function each(
  { as }: Run,
  ids: readonly string[],
  take: (id: string, context: Context) => Promise<unknown>,
): Promise<number> {
  let taken = 0;
  for (const id of ids)
    try {
      await as((context) => take(id, context));
      taken += 1;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  return taken;
}

const stepApplies = (
  run: Run,
  ids: readonly string[],
  step: StepName<typeof fairApply>,
  input: Readonly<Record<string, unknown>> = {},
): Promise<number> =>
  each(run, ids, (id, context) =>
    context.engine.step(fairApply, step, id, { ...input, bySystem: true }, context, true),
  );

/** What the end of the sign-up and the start of a fair end, and who did not come. */
async function endOf(fair: Fair, now: string, run: Run): Promise<number> {
  const list = (...states: number[]) => run.as((context) => listApplies(fair.id, states, context));
  let touched = 0;
  if (String(fair.applyEnd) <= now)
    touched += await stepApplies(run, await list(draft), 'drop', {
      reasonCode: cancelReasons.other,
      reason: words.lapsedDraft,
    });
  if (String(fair.startTime) > now) return touched;
  const late = { reasonCode: refusalReasons.other, reason: words.notAudited };
  touched += await stepApplies(run, await list(waiting), 'dismiss', late);
  const missed = { reasonCode: cancelReasons.organizer, reason: words.queueLapsed };
  touched += await stepApplies(run, await list(queued), 'drop', missed);
  const window = await run.as((context) => setting(context, 'fair.checkinLateMinutes'));
  const judged = addSeconds(String(fair.startTime), window * minute + syncHours * hour);
  if (fair.type !== fairTypes.online && judged <= now) touched += await stepApplies(run, await list(confirmed), 'miss');
  if (String(fair.endTime) <= now) touched += await missStudents(fair.id, run);
  return touched;
}
/** Students who did not come are absent; those who still wait never had a place. */
async function missStudents(fairId: string, run: Run): Promise<number> {
  const input = { reason: words.queueLapsed, bySystem: true };
  const list = (state: 'signed' | 'queued') =>
    run.as(async (context) => {
      const { rows } = await sql<{ id: string }>`
        select id from rc_fair_student where ${context.live(fairStudent)} and fair_id = ${fairId}
          and ${inStates(fairStudentFlow, [state])} order by id`.execute(context.db);
      return rows.map(({ id }) => id);
    });
  const end = (step: 'miss' | 'drop') => (id: string, context: Context) =>
    context.engine.step(fairStudent, step, id, input, context, true);
  return (await each(run, await list('signed'), end('miss'))) + (await each(run, await list('queued'), end('drop')));
}

/** The day before: companies that come, and auditors of what still waits. */
async function remind(fairId: string, context: Context): Promise<number> {
  const fair = await context.engine.lock(jobFair, fairId, context);
  // It was cancelled or moved meanwhile.
  if (fair?.status !== fairFlow.states.published.code || !beginsWithinDay(fair, context.now)) return 0;
  const { rows } = await sql<Apply>`
    select * from rc_fair_apply where ${context.live(fairApply)} and fair_id = ${fair.id}
      and status = ${confirmed}::int order by id`.execute(context.db);
  const start = String(fair.startTime);
  const seq = `remind ${start}`;
  const announced = await listAnnounced(
    'F16',
    rows.map(({ id }) => id),
    context,
  );
  const wanted = rows.filter(({ id }) => !announced.has(`${id} ${seq}`));
  const late = await setting(context, 'fair.checkinLateMinutes');
  const params = { start: start.slice(0, 16), time: addSeconds(start, late * minute).slice(0, 16) };
  for (const row of wanted)
    await remindTeam(row, context, { ...params, booth: row.boothNos ?? words.boothOnSite }, seq);
  const open = await listApplies(fair.id, [waiting], context);
  if (open.length === 0 || (await listAnnounced('F17', [fair.id], context)).has(`${fair.id} ${start}`))
    return wanted.length;
  const usernames = await usersWithRight(fairApply.can.audit, context);
  const waits = { fair: fair.title, n: open.length };
  notify(context, { code: 'F17', refId: fair.id, seq: start, receivers: { usernames }, params: waits });
  return wanted.length + 1;
}

/** Whether the fair begins within a day from now. */
const beginsWithinDay = ({ startTime }: Fair, now: string): boolean =>
  String(startTime) > now && String(startTime) <= addSeconds(now, day);

/** Fairs that something is to be done for: published, with anything open, around their day. */
async function listFairs(engine: EngineApi, now: string): Promise<Fair[]> {
  const { rows } = await sql<Fair>`
    select * from rc_job_fair where del_flag = 0
      and ${inStates(fairFlow, ['published'])} and apply_start <= ${now}::timestamptz
      and end_time > ${addSeconds(now, -3 * day)}::timestamptz order by start_time, id`.execute(engine.db);
  return rows;
}

/** The day of a fair: what ends with its start, no-shows, reminders and free places. */
export const fairDay: Job = {
  name: 'RcFairDay',
  title: '招聘会当日处理',
  cron: '0 0/5 * * * ? *',
  async run(engine, systemSession, { signal }) {
    const now = chinaTime(engine.now());
    let touched = 0;
    for (const fair of await listFairs(engine, now)) {
      if (signal.aborted) break;
      const run: Run = { engine, as: (work) => engine.runAs(systemSession(fair.tenantId), work) };
      touched += await endOf(fair, now, run);
      if (String(fair.startTime) <= now) continue;
      touched += await run.as((context) => promoteQueue(fair.id, context));
      touched += await run.as((context) => promoteStudents(fair.id, context));
      if (beginsWithinDay(fair, now)) touched += await run.as((context) => remind(fair.id, context));
    }
    return touched;
  },
};
