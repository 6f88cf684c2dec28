import { clickSlide, companyPublicity, loginPageData, sortSlides } from '@campus/contract/homepage';
import { failure, refusal, type Session } from '@campus/contract/kit';
import { sql } from 'kysely';
import { answer } from '../../kit/http/answer.ts';
import { invalidateSlides, listPublishedSlides } from './slides.ts';

const defaultTenant = 1;
/** Session of an anonymous visitor of a tenant's public pages: no own rows, no codes. */
export const visitorOf = (tenantId: number | null): Session => ({
  userId: '',
  username: 'anonymous',
  realname: '',
  audience: 'student',
  tenantId: tenantId || defaultTenant,
  roles: [],
  codes: new Set(),
});

export const loginPageDataAnswer = answer(loginPageData, ({ tenantId }, { engine, call }) =>
  listPublishedSlides(engine.context({ ...call, session: visitorOf(tenantId) })),
);

export const sortSlidesAnswer = answer(sortSlides, async ({ ids }, context) => {
  const wanted = [...new Set(ids.split(',').filter(Boolean))];
  const { rows } = await sql<{ id: string }>`
    select id from pub_company_publicity where ${await context.visible(companyPublicity)} and id = any(${wanted}::text[])
    order by id for no key update`.execute(context.db);
  if (rows.length !== wanted.length) throw refusal('未知的操作', 'RC_NOT_FOUND');
  for (const [i, id] of wanted.entries())
    await context.engine.set(companyPublicity, id, { sortOrder: (i + 1) * 10 }, context);
  invalidateSlides(context);
  return null;
});

/**
 * Clicks of the current hour by slide and IP address: repeated clicks of a visitor are not counted. In-memory, per
 * process.
 */
const clicked = new Map<string, Set<string>>();
function isFirstClick(id: string, ip: string, now: string): boolean {
  const hour = now.slice(0, 13);
  for (const old of clicked.keys()) if (old !== hour) clicked.delete(old);
  const seen = clicked.get(hour) ?? new Set();
  clicked.set(hour, seen);
  const visit = `${id} ${ip}`;
  if (seen.has(visit) || seen.size > 100_000) return false;
  seen.add(visit);
  return true;
}
export const clickSlideAnswer = answer(clickSlide, async ({ id }, { db, call, now }) => {
  const { rows } =
    await sql`select 1 from pub_company_publicity where id = ${id} and status = 1 and del_flag = 0`.execute(db);
  if (rows.length === 0) throw failure('notFound');
  // Counting leaves the row's version alone, so that no open form becomes stale.
  if (isFirstClick(id, call.ip, now))
    await sql`update pub_company_publicity set click_count = coalesce(click_count, 0) + 1 where id = ${id}`.execute(db);
  return null;
});
