import { codesOf, Failure } from '@campus/contract/kit';
import { companyPost, dayAfter, postFlow } from '@campus/contract/post';
import { chinaDay } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Job } from '../../kit/area-server.ts';
import type { EngineApi } from '../../kit/context.ts';
import { notifyEnd } from './post-notices.ts';

/** Days before the end at which the company is notified. */
const noticeDays = 3;

interface Ending {
  readonly id: string;
  readonly tenantId: number;
  readonly endDate: string;
}
async function endingBy(day: string, engine: EngineApi): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    select id, tenant_id, end_date from rc_company_post
    where del_flag = 0 and post_status = any(${codesOf(postFlow, 'active', 'paused')}::int[]) and end_date <= ${day}::date order by id`.execute(
    engine.db,
  );
  return rows;
}

/** Closes posts after their last day and notifies the company in advance; once per last day. */
export const postExpiry: Job = {
  name: 'RcPostExpire',
  title: '岗位到期',
  cron: '0 10 0 * * ? *',
  async run(engine, systemSession) {
    const today = chinaDay(engine.now());
    let touched = 0;
    for (const { id, tenantId, endDate } of await endingBy(dayAfter(today, noticeDays), engine)) {
      const work = engine.runAs(systemSession(tenantId), async (context) => {
        if (endDate < today) return void (await engine.step(companyPost, 'expire', id, {}, context, true));
        const post = await engine.lock(companyPost, id, context);
        if (post) await notifyEnd('P04', post, context);
      });
      // A post closed or extended in the meantime is skipped.
      await work.then(
        () => {
          if (endDate < today) touched += 1;
        },
        (error: unknown) => {
          if (!(error instanceof Failure)) throw error;
        },
      );
    }
    return touched;
  },
};
