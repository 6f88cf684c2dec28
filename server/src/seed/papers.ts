import type { Row } from '@campus/contract/kit';
import type { agreement, offer } from '@campus/contract/resume';
import { sql } from 'kysely';
import { issueAgreement, issueOffer } from '../areas/resume/issued-papers.ts';
import { seedSession } from '../areas/system/seed.ts';
import type { EngineApi } from '../kit/context.ts';

/** Issues the letters of offers that stand and the agreements in force, each as of its day; the number of both. */
export async function issuePapers(engine: EngineApi): Promise<number> {
  let issued = 0;
  for (const tenantId of [1, 2, 3])
    await engine.runAs(seedSession(tenantId), async (context) => {
      const offers = await sql<Row<typeof offer>>`
        select * from rc_offer where tenant_id = ${tenantId}::int and status in (1, 2) order by id`.execute(context.db);
      for (const row of offers.rows) await issueOffer(row, { ...context, now: row.createTime });
      const agreements = await sql<Row<typeof agreement>>`
        select * from rc_agreement where tenant_id = ${tenantId}::int and status = 4 order by id`.execute(context.db);
      for (const row of agreements.rows)
        await issueAgreement(row, { ...context, now: row.effectiveTime ?? context.now });
      issued += offers.rows.length + agreements.rows.length;
    });
  return issued;
}
