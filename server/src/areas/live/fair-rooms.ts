import { jobFair, publicFairs } from '@campus/contract/jobfair';
import { type FairRoom, fairRooms, liveRoom, roomFlow, roomObjects } from '@campus/contract/live';
import { sql } from 'kysely';
import { answer } from '../../kit/http/answer.ts';
import { tenantOfRow } from '../../kit/http/visitor.ts';
import { openStatuses } from './room-access.ts';
import { admittedTo } from './room-applicants.ts';

const { live, interrupted, planned, ended } = roomFlow.states;
/** What can be watched now comes first, replays last. */
const shownOrder: readonly number[] = [live, interrupted, planned, ended].map(({ code }) => code);
/** Rooms that viewers may know of, of a fair that everybody may know of. */
export const fairRoomsAnswer = answer(
  fairRooms,
  async ({ fairId }, context) => {
    const known = await context.engine.count(jobFair, { all: [['id', 'eq', fairId], publicFairs] }, context);
    if (known === 0) return [];
    const { rows } = await sql<FairRoom>`
      select r.id, r.title, c.company_name, r.status, r.plan_start_time, r.plan_end_time
      from live_room r left join rc_company c on c.id = r.company_id
      where ${context.live(liveRoom, 'r')} and r.biz_type = ${roomObjects.fair} and r.biz_id = ${fairId}
        and r.status = any(${[...openStatuses]}::int[])
        and (r.company_id is null or exists (
          select 1 from rc_fair_apply a where ${admittedTo(fairId)} and a.company_id = r.company_id))
      order by array_position(${[...shownOrder]}::int[], r.status), r.company_id is not null, r.plan_start_time, r.id`.execute(
      context.db,
    );
    return rows;
  },
  { tenantOf: tenantOfRow(jobFair, 'fairId') },
);
