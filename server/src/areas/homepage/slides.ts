import { companyPublicity, mostSlides, type Slide } from '@campus/contract/homepage';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { Engine } from '../../kit/engine.ts';
import { leadsSomewhere } from './carousel-links.ts';

const channel = 'carousel';
const keptMs = 60_000;

/** The slides of each tenant for a minute; a change in any process forgets them in all. */
class SlideCache {
  readonly #kept = new Map<number, { readonly slides: Slide[]; readonly until: number }>();

  constructor(engine: Engine) {
    engine.parts.database.subscribe(channel, () => this.#kept.clear());
  }
  get(tenantId: number, now: number): Slide[] | undefined {
    const found = this.#kept.get(tenantId);
    return found && found.until > now ? found.slides : undefined;
  }
  keep(tenantId: number, slides: Slide[], now: number): void {
    // Tenants of a public call are whatever somebody writes: never let them pile up.
    if (this.#kept.size > 100) this.#kept.clear();
    this.#kept.set(tenantId, { slides, until: now + keptMs });
  }
  clear(): void {
    this.#kept.clear();
  }
}
const caches = new WeakMap<Engine, SlideCache>();
function cacheOf(engine: Engine): SlideCache {
  const found = caches.get(engine) ?? new SlideCache(engine);
  caches.set(engine, found);
  return found;
}

/** After the commit nobody sees the old slides any more. */
export function forgetSlides({ engine, later }: Context): void {
  later(async () => {
    cacheOf(engine).clear();
    await engine.parts.database.publish(channel, '');
  });
}

/** The slides on show now, at most ten; those whose object is gone are left out. `inside` works in the tenant meant. */
export async function slidesOnShow(inside: Context): Promise<Slide[]> {
  const { engine, session, now } = inside;
  const at = engine.parts.now().getTime();
  const kept = cacheOf(engine).get(session.tenantId, at);
  if (kept) return kept;
  const { rows } = await sql<Slide>`
    select id, logo, link_name, link_type, link_data, sort_order from pub_company_publicity
    where ${inside.live(companyPublicity)} and status = 1
      and (start_time is null or start_time <= ${now}) and (end_time is null or end_time >= ${now})
    order by sort_order, create_time desc, id desc limit ${2 * mostSlides}`.execute(inside.db);
  const there = await Promise.all(rows.map((slide) => leadsSomewhere(slide, inside)));
  const slides = rows.filter((_slide, i) => there[i]).slice(0, mostSlides);
  cacheOf(engine).keep(session.tenantId, slides, at);
  return slides;
}
