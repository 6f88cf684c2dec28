import {
  companyPublicity,
  linkTypes,
  mostSlides,
  openSlides,
  publicityFlow,
  publicityRefusals,
} from '@campus/contract/homepage';
import { failure, fieldFailure, type Row, refusal } from '@campus/contract/kit';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { assertLink, isLinkValid } from './carousel-links.ts';
import { invalidateSlides } from './slides.ts';

type Slide = Row<typeof companyPublicity>;

/** Locks the tenant's carousel, so that parallel publications count each other. */
async function assertCarouselHasRoom(row: Slide, context: Context): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`carousel ${row.tenantId}`}, 0))`.execute(context.db);
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pub_company_publicity
    where ${context.live(companyPublicity)} and id <> ${row.id} and ${await context.meets(companyPublicity, openSlides)}`.execute(
    context.db,
  );
  if (Number(rows[0]?.n) >= mostSlides) throw refusal(publicityRefusals.full(mostSlides), 'RC_LIMIT');
}

const { startTime, endTime } = companyPublicity.fields;
/** The carousel of the sign-in page. */
export const companyPublicityBehaviour = behaviour(companyPublicity, {
  async validate(draft, context) {
    const { before } = context;
    if (draft.startTime && draft.endTime && draft.endTime <= draft.startTime)
      throw fieldFailure('endTime', failure('reversed', endTime.label, startTime.label).message);
    const moved = !before || draft.linkType !== before.linkType || draft.linkData !== before.linkData;
    if (moved) await assertLink(draft, context);
  },
  beforeSave(draft) {
    if (draft.linkType === linkTypes.none) draft.linkData = null;
  },
  async afterSave(row, context) {
    const { before, now } = context;
    const isLonger = before !== undefined && row.endTime !== before.endTime && (!row.endTime || row.endTime >= now);
    if (isLonger && row.status === publicityFlow.states.on.code) await assertCarouselHasRoom(row, context);
    invalidateSlides(context);
  },
  afterSort: invalidateSlides,
  beforeDelete(row, context) {
    if (row.status === publicityFlow.states.on.code) throw refusal(publicityRefusals.offlineFirst);
    invalidateSlides(context);
  },
  steps: {
    publish: async (row, _input, context) => {
      if (row.endTime && row.endTime < context.now) throw refusal(publicityRefusals.ended, 'RC_EXPIRED');
      if (!(await isLinkValid(row, context))) throw refusal(publicityRefusals.gone);
      await assertCarouselHasRoom(row, context);
    },
  },
  afterStep: (_step, _row, context) => invalidateSlides(context),
});
