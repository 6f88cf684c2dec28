import { interview, openInterviews } from '@campus/contract/interview';
import { chinaTime } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Job } from '../../kit/area-server.ts';
import type { Context } from '../../kit/context.ts';
import { setting } from '../../platform/settings.ts';
import { addSeconds, day, hour } from '../../platform/sign-in/moments.ts';
import { notifyInterview } from './interview-notices.ts';
import type { Interview } from './interview-parties.ts';

const [quietFrom, quietUntil, instead] = ['22:00:00', '08:00:00', '21:30:00'];
/** When to remind `hours` before the start: what would fall into the night goes out the evening before. */
function reminderTime(start: string, hours: number): string {
  const due = addSeconds(start, -hours * hour);
  const time = due.slice(11);
  if (time >= quietUntil && time < quietFrom) return due;
  const evening = time < quietUntil ? addSeconds(due, -day) : due;
  return `${evening.slice(0, 10)} ${instead}`;
}

/** Each reminder goes out once for each period, and only when it was planned before. */
async function remindAll(row: Interview, context: Context): Promise<number> {
  const hours = (await setting(context, 'interview.remindHours')).split(',').map(Number);
  const due = hours.filter((n) => {
    const at = reminderTime(row.startTime, n);
    return at <= context.now && at >= (row.planTime ?? row.createTime);
  });
  for (const n of due) await notifyInterview('I09', row, context, { seq: `${row.startTime} ${n}` });
  return due.length;
}

/** Reminds students and interviewers before the start. */
export const interviewReminders: Job = {
  name: 'RcInterview',
  title: '面试提醒',
  cron: '0 0/5 * * * ? *',
  async run(engine, systemSession, { signal }) {
    const now = chinaTime(engine.now());
    const context = engine.context({ session: undefined, ip: '', userAgent: '', requestId: '' });
    const { rows } = await sql<Interview>`
      select * from rc_interview where del_flag = 0 and ${await context.meets(interview, openInterviews)}
        and start_time > ${now}::timestamptz and start_time < ${addSeconds(now, 50 * day)}::timestamptz
      order by start_time, id`.execute(engine.db);
    let sent = 0;
    for (const row of rows) {
      if (signal.aborted) break;
      sent += await engine.runAs(systemSession(row.tenantId), (own) => remindAll(row, own));
    }
    return sent;
  },
};
