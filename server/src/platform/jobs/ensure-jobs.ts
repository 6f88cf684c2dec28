import { chinaTime } from '@campus/contract/kit';
import { jobStates } from '@campus/contract/system';
import { sql } from 'kysely';
import type { EngineApi } from '../../kit/context.ts';
import { newId } from '../../kit/write/new-id.ts';
import { findSchedule, type JobTypes } from './job-types.ts';

/**
 * Creates the row of every job that never had one; rows that an administrator changed, stopped or deleted stay as they
 * are.
 */
export async function ensureJobs(engine: EngineApi, types: JobTypes): Promise<void> {
  const at = engine.now();
  const now = chinaTime(at);
  const { rows } = await sql<{ name: string }>`select distinct job_class_name as name from sys_quartz_job`.execute(
    engine.db,
  );
  const known = new Set(rows.map(({ name }) => name));
  for (const { name, title, cron } of types.all().filter((type) => !known.has(type.name))) {
    const next = findSchedule(cron)?.next(at);
    await sql`
      insert into sys_quartz_job (id, tenant_id, create_by, create_time, job_class_name, cron_expression, description, status,
        failures, last_due_time, next_run_time)
      select ${newId()}, 0, 'system', ${now}::timestamptz, ${name}, ${cron}, ${title}, ${jobStates.running}::int,
        0, ${now}::timestamptz, ${next ? chinaTime(next) : null}::timestamptz
      where not exists (select 1 from sys_quartz_job where job_class_name = ${name})`.execute(engine.db);
  }
}
