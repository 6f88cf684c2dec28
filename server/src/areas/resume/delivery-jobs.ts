import { chinaTime, Failure } from '@campus/contract/kit';
import { delivery } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Job } from '../../kit/area-server.ts';
import type { EngineApi } from '../../kit/context.ts';
import { notifyContact } from './delivery-notices.ts';

const mostAtOnce = 500;

interface Unanswered {
  readonly id: string;
  readonly tenantId: number;
}
async function findUnanswered({ db, now }: EngineApi): Promise<Unanswered[]> {
  const { rows } = await sql<Unanswered>`
    select id, tenant_id from rc_delivery
    where status = 1 and step = 10 and student_confirm = 0 and confirm_deadline < ${chinaTime(now())}::timestamptz
    order by confirm_deadline, id limit ${mostAtOnce}`.execute(db);
  return rows;
}

/** Ends unanswered invitations as 已超时 after their deadline. */
export const deliveryDeadlines: Job = {
  name: 'RcDeadline',
  title: '投递确认超时',
  cron: '0 0/10 * * * ? *',
  async run(engine, systemSession) {
    let touched = 0;
    for (const { id, tenantId } of await findUnanswered(engine)) {
      const work = engine.runAs(systemSession(tenantId), async (context) => {
        await engine.step(delivery, 'expire', id, { bySystem: true }, context, true);
        await notifyContact('D04', id, context);
      });
      // A row answered or decided in the meantime is skipped.
      await work.then(
        () => {
          touched += 1;
        },
        (error: unknown) => {
          if (!(error instanceof Failure)) throw error;
        },
      );
    }
    return touched;
  },
};
