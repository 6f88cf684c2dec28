import {
  analysisCity,
  analysisIndustry,
  analysisRank,
  analysisSupply,
  type Bar,
  type SupplyBar,
} from '@campus/contract/dashboard';
import type { AnyEntity } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { delivery, employUser } from '@campus/contract/resume';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import type { TreeNode } from '../../kit/ports.ts';
import { getCached } from './cache.ts';
import { countOf, mayList, parsePeriod, periodKey, rangeQuery } from './counts.ts';

const top = 10;

interface Ranked {
  readonly code: string;
  readonly value: number;
}
/** The ten largest groups of a query; null for a caller who may not list the counted rows. */
async function topOf(counted: AnyEntity, grouped: RawBuilder<unknown>, context: Context): Promise<Ranked[] | null> {
  if (!mayList(context, counted)) return null;
  const { rows } = await sql<Ranked>`${grouped} order by value desc, code limit ${top}`.execute(context.db);
  return rows;
}

const industryAnswer = answer(analysisIndustry, (_input, context) =>
  getCached('industry', context, async () => {
    const ranked = await topOf(
      companyPost,
      sql`select c.industry as code, count(*)::int as value from rc_company_post p join rc_company c on c.id = p.company_id
        where ${await context.visible(companyPost, 'p')} and p.post_status = 1 group by c.industry`,
      context,
    );
    const texts = await context.engine.ports.dictionary('rc_company_industry');
    const bars = ranked?.map(
      ({ code, value }): Bar => ({
        name: texts?.get(code) ?? code,
        value,
        link: { path: '/post/list', query: { postStatus: '1', industry: code } },
      }),
    );
    return { asOf: context.now, bars: bars ?? null };
  }),
);

/** A post in several districts of a city counts once there, as in its list. */
const cityAnswer = answer(analysisCity, (_input, context) =>
  getCached('city', context, async () => {
    const ranked = await topOf(
      companyPost,
      sql`select left(place, 4) || '00' as code, count(distinct p.id)::int as value
        from rc_company_post p, unnest(string_to_array(p.work_place, ',')) as place
        where ${await context.visible(companyPost, 'p')} and p.post_status = 1 group by 1`,
      context,
    );
    const regions = await context.engine.ports.tree('region', context.session.tenantId);
    const bars = ranked?.map(
      ({ code, value }): Bar => ({
        name: regions.get(code)?.text ?? code,
        value,
        link: { path: '/post/list', query: { postStatus: '1', workPalce: code } },
      }),
    );
    return { asOf: context.now, bars: bars ?? null };
  }),
);

/** The majors most in demand, each with its number of students: students per opening, scarcest first. */
const supplyAnswer = answer(analysisSupply, (_input, context) =>
  getCached('supply', context, async () => {
    if (!mayList(context, companyPost, employUser)) return { asOf: context.now, bars: null };
    const wanted = await topOf(
      companyPost,
      sql`select major as code, sum(p.headcount)::int as value
        from rc_company_post p, unnest(string_to_array(p.major_codes, ',')) as major
        where ${await context.visible(companyPost, 'p')} and p.post_status = 1 group by major`,
      context,
    );
    const majors = await context.engine.ports.tree('major', context.session.tenantId);
    const names = distinctNames(
      (wanted ?? []).map(({ code }) => code),
      majors,
    );
    const bars: SupplyBar[] = [];
    for (const { code, value: headcount } of wanted ?? []) {
      const students = await countOf(employUser, ['majorCode', 'under', code], context);
      bars.push({
        name: names.get(code) ?? code,
        students,
        headcount,
        value: headcount > 0 ? Math.round((students / headcount) * 100) / 100 : 0,
        link: { path: '/student/profile', query: { majorCode: code } },
      });
    }
    return { asOf: context.now, bars: bars.sort((a, b) => a.value - b.value) };
  }),
);

/** Names by code. Majors of different levels may share a name; these also show their parent. */
function distinctNames(codes: readonly string[], nodes: ReadonlyMap<string, TreeNode>): ReadonlyMap<string, string> {
  const nameOf = (code: string) => nodes.get(code)?.text ?? code;
  const parentOf = (code: string) => nodes.get(nodes.get(code)?.parent ?? '')?.text;
  const names = codes.map(nameOf);
  return new Map(
    codes.map((code) => {
      const name = nameOf(code);
      const parent = parentOf(code);
      const isShared = names.filter((other) => other === name).length > 1;
      return [code, isShared && parent ? `${name}（${parent}）` : name];
    }),
  );
}

const rankAnswer = answer(analysisRank, (input, context) => {
  const p = parsePeriod(input, context);
  return getCached(`rank|${periodKey(p)}`, context, async () => {
    const ranked = await topOf(
      delivery,
      sql`select d.company_id as code, count(*)::int as value from rc_delivery d
        where ${await context.visible(delivery, 'd')}
          and d.deliver_time >= ${`${p.from} 00:00:00`}::timestamptz and d.deliver_time <= ${`${p.to} 23:59:59`}::timestamptz
        group by d.company_id`,
      context,
    );
    const names = await companyNames(ranked ?? [], context);
    const bars = ranked?.map(
      ({ code, value }): Bar => ({
        name: names.get(code) ?? code,
        value,
        link: { path: '/resume/delivery', query: { ...rangeQuery('deliverTime', p), companyId: code } },
      }),
    );
    return { asOf: context.now, bars: bars ?? null };
  });
});
async function companyNames(ranked: readonly Ranked[], { db }: Context): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, company_name as name from rc_company where id = any(${ranked.map(({ code }) => code)}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const rankingAnswers = [industryAnswer, cityAnswer, supplyAnswer, rankAnswer];
