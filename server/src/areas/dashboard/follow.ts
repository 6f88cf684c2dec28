import { type FigureLink, type TaskRow, taskFollow } from '@campus/contract/dashboard';
import { company, companyFlow } from '@campus/contract/enterprise';
import type { AnyEntity, Filter } from '@campus/contract/kit';
import { companyPost, postFlow } from '@campus/contract/post';
import { delivery, deliveryFlow, recommend, unansweredRecommendations } from '@campus/contract/resume';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { both } from './counts.ts';

/** A row the caller follows: others must answer or correct it, and the caller started or flagged it. */
interface Followed {
  readonly kind: string;
  readonly code: string;
  readonly entity: AnyEntity;
  rows(context: Context): Filter;
  readonly since: string;
  readonly title: string;
  link(id: string): FigureLink;
}
const byMe = (field: string, { session }: Context): Filter => [field, 'eq', session.username];
const followed: readonly Followed[] = [
  {
    kind: '推荐待企业处理',
    code: 'recommend:resumeRecommend:add',
    entity: recommend,
    rows: (context) => both(byMe('recommenderId', context), unansweredRecommendations),
    since: 'recommendTime',
    title: 'realname',
    link: (id) => ({ path: '/resume/recommend', query: { id } }),
  },
  {
    kind: '企业待重新提交',
    code: 'company:company:audit',
    entity: company,
    rows: (context) => both(byMe('auditBy', context), ['auditStatus', 'eq', companyFlow.states.rejected.code]),
    since: 'auditTime',
    title: 'companyName',
    link: (id) => ({ path: `/enterprise/detail/${id}`, query: {} }),
  },
  {
    kind: '岗位待重新提交',
    code: 'post:companyPost:audit',
    entity: companyPost,
    rows: (context) => both(byMe('auditBy', context), ['postStatus', 'eq', postFlow.states.rejected.code]),
    since: 'auditTime',
    title: 'name',
    link: (id) => ({ path: `/post/detail/${id}`, query: {} }),
  },
  {
    kind: '星标投递',
    code: 'resume:delivery:note',
    entity: delivery,
    rows: () => both(['starFlag', 'eq', 1], ['status', 'eq', deliveryFlow.states.active.code]),
    since: 'stepTime',
    title: 'realname',
    link: (id) => ({ path: '/resume/delivery', query: { id } }),
  },
];
const mostOfEach = 20;

async function loadRows(one: Followed, context: Context): Promise<TaskRow[]> {
  const { entity, kind, since, title, link } = one;
  const rows = await context.engine.find(entity, one.rows(context), [title, since], context, mostOfEach, 0, 'asc');
  return rows.map((row) => ({
    id: String(row.id),
    kind,
    mine: true,
    title: String(row[title] ?? ''),
    since: String(row[since] ?? row.createTime),
    link: link(String(row.id)),
  }));
}

export const followAnswer = answer(taskFollow, async (_input, context) => {
  const rows: TaskRow[] = [];
  for (const one of followed.filter(({ code }) => context.session.codes.has(code)))
    rows.push(...(await loadRows(one, context)));
  return { asOf: context.now, rows: rows.sort((a, b) => a.since.localeCompare(b.since)) };
});
