import { interview, openInterviews } from '@campus/contract/interview';
import { chinaTime } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Job } from '../../kit/area-server.ts';
import type { Context } from '../../kit/context.ts';
import { listAnnounced } from '../../platform/messages/notify.ts';
import { setting } from '../../platform/settings.ts';
import { addSeconds, day, hour } from '../../platform/sign-in/moments.ts';
import { notifyInterview } from './interview-notices.ts';
import type { Interview } from './interview-parties.ts';
import { isToCome } from './interview-times.ts';

const [quietFrom, quietUntil, instead] = ['22:00:00', '08:00:00', '21:30:00'];
/** When to remind `hours` before the start: what would fall into the night goes out the evening before. */
function reminderTime(start: string, hours: number): string {
  const due = addSeconds(start, -hours * hour);
  const time = due.slice(11);
  if (time >= quietUntil && time < quietFrom) return due;
  const evening = time < quietUntil ? addSeconds(due, -day) : due;
  return `${evening.slice(0, 10)} ${instead}`;
}

type Due = Pick<Interview, 'id' | 'startTime' | 'planTime' | 'createTime'>;
/** Hours before the start whose reminder is due, and was still to come when the period was planned. */
const listDue = ({ startTime, planTime, createTime }: Due, hours: readonly number[], now: string): number[] =>
  hours.filter((n) => {
    const at = reminderTime(startTime, n);
    return at <= now && at >= (planTime ?? createTime);
  });
interface Reminders {
  readonly hours: readonly number[];
  /** `id seq` of those that went out. */
  readonly announced: ReadonlySet<string>;
}
const loadReminders = async (rows: readonly Due[], context: Context): Promise<Reminders> => ({
  hours: (await setting(context, 'interview.remindHours')).split(',').map(Number),
  announced: await listAnnounced(
    'I09',
    rows.map(({ id }) => id),
    context,
  ),
});

/** Which reminders are due and did not go out for the period. */
const listWanted = (row: Due, { hours, announced }: Reminders, now: string): string[] =>
  listDue(row, hours, now)
    .map((n) => `${row.startTime} ${n}`)
    .filter((seq) => !announced.has(`${row.id} ${seq}`));

/** Each reminder goes out once for each period; nothing goes out for an interview that was cancelled meanwhile. */
async function remindAll(id: string, reminders: Reminders, context: Context): Promise<number> {
  const row = await context.engine.lock(interview, id, context);
  if (!row || !isToCome(row, context)) return 0;
  const wanted = listWanted(row, reminders, context.now);
  for (const seq of wanted) await notifyInterview('I09', row, context, { seq });
  return wanted.length;
}

/** Reminds students and interviewers before the start. */
export const interviewReminders: Job = {
  name: 'RcInterview',
  title: '面试提醒',
  cron: '0 0/5 * * * ? *',
  async run(engine, systemSession, { signal }) {
    const now = chinaTime(engine.now());
    const context = engine.context({ session: undefined, ip: '', userAgent: '', requestId: '' });
    const { rows } = await sql<Due & Pick<Interview, 'tenantId'>>`
      select id, tenant_id, start_time, plan_time, create_time from rc_interview
      where del_flag = 0 and ${await context.meets(interview, openInterviews)}
        and start_time > ${now}::timestamptz and start_time < ${addSeconds(now, 50 * day)}::timestamptz
      order by start_time, id`.execute(engine.db);
    let sent = 0;
    for (const [tenantId, own] of Map.groupBy(rows, (row) => row.tenantId)) {
      const run = <T>(work: (each: Context) => Promise<T>) => engine.runAs(systemSession(tenantId), work);
      const reminders = await run((each) => loadReminders(own, each));
      for (const { id } of own.filter((row) => listWanted(row, reminders, now).length > 0)) {
        if (signal.aborted) return sent;
        sent += await run((each) => remindAll(id, reminders, each));
      }
    }
    return sent;
  },
};
