import type { Row } from '@campus/contract/kit';
import { type agreement, type offer, offerFlow } from '@campus/contract/resume';
import { sql } from 'kysely';
import { issueAgreement, issueOffer, issueTermination } from '../areas/resume/issued-papers.ts';
import { seedSession } from '../areas/system/seed.ts';
import type { EngineApi } from '../kit/context.ts';
import { inStates } from '../kit/read/in-states.ts';

/** Issues the letters of offers that stand, the agreements that were in force and their ends, each as of its day; their number. */
export async function issuePapers(engine: EngineApi): Promise<number> {
  let issued = 0;
  for (const tenantId of [1, 2, 3])
    await engine.runAs(seedSession(tenantId), async (context) => {
      const offers = await sql<Row<typeof offer>>`
        select * from rc_offer where tenant_id = ${tenantId}::int and ${inStates(offerFlow, ['open', 'accepted'])} order by id`.execute(
        context.db,
      );
      for (const row of offers.rows) await issueOffer(row, { ...context, now: row.createTime });
      const agreements = await sql<Row<typeof agreement>>`
        select * from rc_agreement where tenant_id = ${tenantId}::int and effective_time is not null order by id`.execute(
        context.db,
      );
      for (const row of agreements.rows)
        await issueAgreement(row, { ...context, now: row.effectiveTime ?? context.now });
      const ended = agreements.rows.filter(({ endTime }) => endTime !== null);
      for (const row of ended) await issueTermination(row, { ...context, now: row.endTime ?? context.now });
      issued += ended.length + offers.rows.length + agreements.rows.length;
    });
  return issued;
}
