import { type DemoOrderNode, demoOrder, demoOrderLevel } from '@campus/contract/demo';
import { sql } from 'kysely';
import { answer } from '../../kit/http/answer.ts';

export const demoOrderLevelAnswer = answer(demoOrderLevel, async ({ parentId }, context) => {
  const below = parentId ? sql`o.parent_id = ${parentId}` : sql`o.parent_id is null`;
  const { rows } = await sql<DemoOrderNode>`
    select o.id, o.order_no, o.name, o.customer, o.amount, to_char(o.order_date, 'YYYY-MM-DD') as order_date, o.status,
           exists (select 1 from demo_order c where c.parent_id = o.id and ${await context.visible(demoOrder, 'c')}) as has_children
    from demo_order o where ${await context.visible(demoOrder, 'o')} and ${below} order by o.order_num, o.id limit 1000`.execute(
    context.db,
  );
  return rows;
});
