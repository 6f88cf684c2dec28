import {
  type BoothMap,
  type BoothState,
  boothFlow,
  boothMap,
  emptyLayout,
  type FairLayout,
  fairApplyFlow,
  fairBooth,
  jobFair,
  type MapBooth,
} from '@campus/contract/jobfair';
import { failure, getCodes } from '@campus/contract/kit';
import { postFlow } from '@campus/contract/post';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { isLapsed } from './booth-holds.ts';
import type { Booth } from './booth-rows.ts';

const { free, held, allocated, disabled } = boothFlow.states;
interface StoredBooth extends Booth {
  readonly companyName: string | null;
  readonly isBarred: boolean;
  readonly isArrived: boolean | null;
  readonly posts: string | null;
}

function getBoothState(booth: StoredBooth, { session, now }: Context): BoothState {
  if (booth.status === disabled.code) return 'disabled';
  if (booth.status === free.code || isLapsed(booth, now)) return 'free';
  if (booth.companyId !== null && booth.companyId === session.companyId) return 'mine';
  // The blacklist and the applications are read by the school and, of their own, by companies.
  const isSchool = session.audience === 'staff';
  if (booth.isBarred && isSchool) return 'barred';
  if (booth.status === held.code) return 'held';
  return booth.isArrived && isSchool ? 'arrived' : 'taken';
}

/** The booth as the reader may see it: who only holds one is the school's and the company's own matter. */
function present(booth: StoredBooth, context: Context): MapBooth {
  const { id, boothNo, zone, rowNo, colNo, type, x, y, w, h, fee, power, network, remark } = booth;
  const state = getBoothState(booth, context);
  const isUsed = state !== 'free' && state !== 'disabled';
  const isOwn = context.session.audience === 'staff' || state === 'mine';
  const mayKnow = isUsed && (isOwn || booth.status === allocated.code);
  return {
    ...{ id, boothNo, zone, rowNo, colNo, type, x, y, w, h, fee, power, network, remark, state },
    companyName: mayKnow ? booth.companyName : null,
    posts: mayKnow ? booth.posts : null,
    applyId: isUsed && isOwn ? booth.applyId : null,
    holdUntil: isUsed && isOwn ? booth.holdUntil : null,
    isArrived: isUsed && context.session.audience === 'staff' && booth.isArrived === true,
  };
}

/** The hall of a fair with all its booths, for a reader of the fair. */
async function loadBoothMap(fairId: string, context: Context): Promise<BoothMap> {
  const [fair] = (
    await sql<{ version: number; layout: FairLayout | null }>`
      select version, layout from rc_job_fair where ${await context.visible(jobFair)} and id = ${fairId}`.execute(
      context.db,
    )
  ).rows;
  if (!fair) throw failure('notFound');
  const { rows } = await sql<StoredBooth>`
    select b.*, c.company_name, coalesce(c.black_scope, 0) > 0 as is_barred,
      a.status = ${fairApplyFlow.states.arrived.code}::int as is_arrived,
      (select string_agg(p.name, '、' order by p.name) from rc_fair_apply_post x join rc_company_post p on p.id = x.post_id
        where x.apply_id = b.apply_id and x.del_flag = 0 and p.del_flag = 0
          and p.post_status = any(${getCodes(postFlow, 'active')}::int[])) as posts
    from rc_fair_booth b left join rc_company c on c.id = b.company_id left join rc_fair_apply a on a.id = b.apply_id
    where ${context.live(fairBooth, 'b')} and b.fair_id = ${fairId} order by b.zone, b.row_no, b.col_no`.execute(
    context.db,
  );
  return {
    version: fair.version,
    layout: fair.layout ?? emptyLayout,
    booths: rows.map((row) => present(row, context)),
  };
}

export const boothMapAnswer = answer(boothMap, ({ fairId }, context) => loadBoothMap(fairId, context));
