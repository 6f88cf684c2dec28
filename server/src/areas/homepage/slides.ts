import { companyPublicity, mostSlides, type Slide, shownSlides } from '@campus/contract/homepage';
import { sql } from 'kysely';
import type { TimedCacheSource } from '../../kit/area-server.ts';
import type { Context } from '../../kit/context.ts';
import { isLinkValid } from './carousel-links.ts';

/** The slides per tenant, cached for a minute. Visitors can name any tenant, so the cache is small. */
export const slideCache: TimedCacheSource = { name: 'carousel', lifeMs: 60_000, most: 100 };

/** Drops the cached slides after the commit. */
export function invalidateSlides(context: Context): void {
  context.services.caches.changed(context, slideCache.name);
}

/** The published slides, at most ten, without those whose target is gone. `inside` is a context of the tenant. */
export const listPublishedSlides = (inside: Context): Promise<Slide[]> => {
  const { engine, session } = inside;
  const now = engine.now().getTime();
  return engine.services.caches.timed(slideCache).get(session.tenantId, '', now, () => readSlides(inside));
};

async function readSlides(inside: Context): Promise<Slide[]> {
  const { rows } = await sql<Slide>`
    select id, logo, link_name, link_type, link_data, sort_order from pub_company_publicity
    where ${inside.live(companyPublicity)} and ${await inside.meets(companyPublicity, shownSlides)}
    order by sort_order, create_time desc, id desc limit ${2 * mostSlides}`.execute(inside.db);
  const there = await Promise.all(rows.map((slide) => isLinkValid(slide, inside)));
  return rows.filter((_slide, i) => there[i]).slice(0, mostSlides);
}
