import {
  type FairCompany,
  type FairCompanyRow,
  type FairPostRow,
  fairApply,
  fairApplyFlow,
  fairApplyPost,
  fairCompanies,
  fairPosts,
  jobFair,
} from '@campus/contract/jobfair';
import { getCodes } from '@campus/contract/kit';
import { companyPost, postFlow, salaryText } from '@campus/contract/post';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { withWholeTenant } from '../../kit/whole-tenant.ts';

const coming = getCodes(fairApplyFlow, 'passed', 'confirmed', 'arrived');
const withAbsent = [...coming, ...getCodes(fairApplyFlow, 'absent')];
const openPosts = getCodes(postFlow, 'active');
const mostCompanies = 2000;

interface Stored {
  readonly id: string;
  readonly companyName: string;
  readonly boothNos: string | null;
  readonly posts: FairCompany['posts'] | null;
  readonly applyId: string;
  readonly status: number;
  readonly boothCount: number;
  readonly checkinTime: string | null;
}
/** Companies of a fair with their booths and open posts. The school also sees those that stayed away. */
async function loadCompanies(fairId: string, states: readonly number[], context: Context): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select a.company_id as id, c.company_name, a.booth_nos, a.id as apply_id, a.status, a.checkin_time,
      coalesce(a.booth_count, 1) as booth_count,
      (select json_agg(json_build_object('id', p.id, 'name', p.name, 'headcount', x.headcount) order by p.name, p.id)
        from rc_fair_apply_post x join rc_company_post p on p.id = x.post_id and p.del_flag = 0
          and p.post_status = any(${openPosts}::int[])
        where x.apply_id = a.id and x.del_flag = 0) as posts
    from rc_fair_apply a join rc_company c on c.id = a.company_id
    where ${context.live(fairApply, 'a')} and a.fair_id = ${fairId} and a.status = any(${[...states]}::int[])
    order by a.booth_nos nulls last, c.company_name, a.id limit ${mostCompanies}::int`.execute(context.db);
  return rows;
}
const present = ({ id, companyName, boothNos, posts }: Stored): FairCompany => ({
  ...{ id, companyName, posts: posts ?? [] },
  boothNos: boothNos ? boothNos.split('、') : [],
});

/** The companies of a published fair, as visitors see them. */
export const listPublicCompanies = async (fairId: string, context: Context): Promise<FairCompany[]> =>
  (await loadCompanies(fairId, coming, context)).map(present);

const mayReadApplies = ({ session }: Context): boolean =>
  session.audience === 'staff' && session.codes.has(fairApply.can.list as string);

export const fairCompaniesAnswer = answer(fairCompanies, async ({ fairId }, context) => {
  await context.engine.one(jobFair, fairId, context);
  const isWhole = mayReadApplies(context);
  const rows = await loadCompanies(fairId, isWhole ? withAbsent : coming, context);
  return rows.map((row): FairCompanyRow => {
    const { applyId: id, status, boothCount, checkinTime } = row;
    return { ...present(row), apply: isWhole ? { id, status, boothCount, checkinTime } : null };
  });
});

const columns = [
  'name',
  'companyName',
  'eduRequire',
  'workPalce',
  'salaryType',
  'salaryMin',
  'salaryMax',
  'salaryMonths',
];
type PostRow = Readonly<Record<string, unknown>> & { readonly id: string };

export const fairPostsAnswer = answer(fairPosts, async ({ fairId }, context) => {
  await context.engine.one(jobFair, fairId, context);
  const { rows } = await sql<{ postId: string; headcount: number; boothNos: string | null }>`
    select x.post_id, x.headcount, a.booth_nos from rc_fair_apply_post x join rc_fair_apply a on a.id = x.apply_id
    where ${context.live(fairApplyPost, 'x')} and x.fair_id = ${fairId} and a.status = any(${coming}::int[])
    order by a.booth_nos nulls last, x.id limit ${mostCompanies}::int`.execute(context.db);
  if (rows.length === 0) return [];
  const filter = {
    all: [['id', 'in', rows.map(({ postId }) => postId)] as const, ['postStatus', 'in', openPosts] as const],
  };
  const found = await context.engine.find<PostRow>(companyPost, filter, columns, withWholeTenant(context), rows.length);
  const posts = new Map(found.map((post) => [post.id, post]));
  return rows.flatMap(({ postId, headcount, boothNos }): FairPostRow[] => {
    const post = posts.get(postId);
    if (!post) return [];
    const text = (name: string): string => String(post[name] ?? '');
    return [
      {
        ...{ id: postId, name: text('name'), companyName: text('companyName'), boothNos, headcount },
        ...{
          eduRequire: text('eduRequire_dictText'),
          salary: salaryText(post),
          place: text('workPalce_dictText').replaceAll(',', '、'),
        },
      },
    ];
  });
});
