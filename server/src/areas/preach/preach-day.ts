import { chinaTime } from '@campus/contract/kit';
import { preach, preachFlow } from '@campus/contract/preach';
import { sql } from 'kysely';
import type { Job } from '../../kit/area-server.ts';
import type { Context } from '../../kit/context.ts';
import { listAnnounced } from '../../platform/messages/notify.ts';
import { setting } from '../../platform/settings.ts';
import { addSeconds, day, hour } from '../../platform/sign-in/moments.ts';
import { listHolders, notifyPreach, notifyStudents } from './preach-notices.ts';
import type { Preach } from './preach-parts.ts';

const { approved } = preachFlow.states;

/** Reminds the company and the students once for each period, when it was published before. */
async function remindAll(id: string, context: Context): Promise<number> {
  const row = await context.engine.lock(preach, id, context);
  // It was cancelled meanwhile.
  if (row?.status !== approved.code) return 0;
  const hours = (await setting(context, 'preach.remindHours')).split(',').map(Number);
  const start = row.startTime as string;
  const due = hours.filter((n) => {
    const at = addSeconds(start, -n * hour);
    return at <= context.now && at >= (row.announceTime ?? row.createTime);
  });
  if (due.length === 0) return 0;
  const announced = await listAnnounced('H07', [row.id], context);
  const wanted = due.map((n) => `${start} ${n}`).filter((seq) => !announced.has(`${row.id} ${seq}`));
  const students = wanted.length > 0 ? await listHolders(row.id, context) : [];
  for (const seq of wanted) {
    await notifyPreach('H07', row, context, { seq });
    await notifyStudents('H07', row, students, context, { seq });
  }
  return wanted.length;
}

/** Reminds of coming sessions. What is over is finished by the job of deadlines. */
export const preachDay: Job = {
  name: 'RcPreachDay',
  title: '宣讲会提醒',
  cron: '30 0/5 * * * ? *',
  async run(engine, systemSession, { signal }) {
    const now = chinaTime(engine.now());
    const { rows } = await sql<Pick<Preach, 'id' | 'tenantId'>>`
      select id, tenant_id from rc_preach where del_flag = 0 and status = ${approved.code}
        and start_time > ${now}::timestamptz and start_time < ${addSeconds(now, 50 * day)}::timestamptz
      order by start_time, id`.execute(engine.db);
    let sent = 0;
    for (const { id, tenantId } of rows) {
      if (signal.aborted) break;
      sent += await engine.runAs(systemSession(tenantId), (own) => remindAll(id, own));
    }
    return sent;
  },
};
