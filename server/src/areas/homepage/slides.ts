import { companyPublicity, mostSlides, type Slide } from '@campus/contract/homepage';
import { sql } from 'kysely';
import type { TimedCacheSource } from '../../kit/area-server.ts';
import type { Context } from '../../kit/context.ts';
import { servicesOf } from '../../platform/services.ts';
import { leadsSomewhere } from './carousel-links.ts';

/** The slides of each tenant for a minute. Visitors may name any tenant, so few are kept. */
export const slideCache: TimedCacheSource = { name: 'carousel', lifeMs: 60_000, most: 100 };

/** After the commit nobody sees the old slides any more. */
export function forgetSlides({ engine, later }: Context): void {
  later(() => servicesOf(engine).caches.changed(slideCache.name));
}

/** The slides on show now, at most ten; those whose object is gone are left out. `inside` works in the tenant meant. */
export const slidesOnShow = (inside: Context): Promise<Slide[]> => {
  const { engine, session } = inside;
  const now = engine.parts.now().getTime();
  return servicesOf(engine)
    .caches.timed(slideCache)
    .get(session.tenantId, '', now, () => readSlides(inside));
};

async function readSlides(inside: Context): Promise<Slide[]> {
  const { now } = inside;
  const { rows } = await sql<Slide>`
    select id, logo, link_name, link_type, link_data, sort_order from pub_company_publicity
    where ${inside.live(companyPublicity)} and status = 1
      and (start_time is null or start_time <= ${now}) and (end_time is null or end_time >= ${now})
    order by sort_order, create_time desc, id desc limit ${2 * mostSlides}`.execute(inside.db);
  const there = await Promise.all(rows.map((slide) => leadsSomewhere(slide, inside)));
  return rows.filter((_slide, i) => there[i]).slice(0, mostSlides);
}
