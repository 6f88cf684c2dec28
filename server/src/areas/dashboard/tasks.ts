import {
  dashboardTexts,
  type FigureLink,
  type Task,
  type TaskRow,
  type Tasks,
  taskDoing,
  taskOverdue,
  taskTodo,
} from '@campus/contract/dashboard';
import { accountAlteration, company } from '@campus/contract/enterprise';
import type { AnyEntity, Filter } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { columnFilters, columnQueries, delivery, recommend } from '@campus/contract/resume';
import type { WaitKey } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { overdueFilter } from '../../platform/waits.ts';
import { listDelegatedSessions } from './agents.ts';
import { getCached } from './cache.ts';
import { both, countOf } from './counts.ts';

/** A kind of pending work: its owner, its rows, their age and deadline. */
interface Kind {
  readonly key: string;
  readonly title: string;
  /** Title of the unfiltered figure where a figure of the chosen period has a similar name. */
  readonly allTitle?: string;
  readonly code: string;
  readonly entity: AnyEntity;
  readonly rows: Filter;
  readonly since: string;
  /** The fields that form a row's title, in order. */
  readonly names: readonly string[];
  /** The side that owns the work; the other side may act if its permission codes allow it. */
  readonly owner: 'staff' | 'enterprise';
  readonly days: WaitKey;
  readonly link: FigureLink;
}
const kinds: readonly Kind[] = [
  {
    key: 'company',
    title: '企业审核',
    code: 'company:company:audit',
    entity: company,
    rows: ['auditStatus', 'eq', 2],
    since: 'submitTime',
    names: ['companyName'],
    owner: 'staff',
    days: 'register.auditDays',
    link: { path: '/enterprise/audit', query: {} },
  },
  {
    key: 'post',
    title: '岗位审批',
    code: 'post:companyPost:audit',
    entity: companyPost,
    rows: ['postStatus', 'eq', 3],
    since: 'updateTime',
    names: ['name', 'companyName'],
    owner: 'staff',
    days: 'register.auditDays',
    link: { path: '/post/audit', query: {} },
  },
  {
    key: 'alteration',
    title: '账号变更审核',
    code: 'company:accountAlteration:audit',
    entity: accountAlteration,
    rows: ['status', 'eq', 1],
    since: 'createTime',
    names: ['companyName', 'username'],
    owner: 'staff',
    days: 'register.auditDays',
    link: { path: '/enterprise/alteration', query: { status: '1' } },
  },
  {
    key: 'delivery',
    title: '待处理简历',
    allTitle: '待处理简历（不限时间）',
    code: 'resume:delivery:pass',
    entity: delivery,
    rows: columnFilters.waiting,
    since: 'stepTime',
    names: ['realname', 'postName'],
    owner: 'enterprise',
    days: 'delivery.staleDays',
    link: { path: '/resume/delivery', query: columnQueries.waiting },
  },
  {
    key: 'recommend',
    title: '学校推荐待处理',
    code: 'recommend:resumeRecommend:handle',
    entity: recommend,
    rows: ['status', 'in', [1, 2]],
    since: 'recommendTime',
    names: ['realname'],
    owner: 'enterprise',
    days: 'delivery.staleDays',
    link: { path: '/resume/recommend', query: { status: '1,2' } },
  },
  {
    key: 'refusedPost',
    title: '被驳回的岗位',
    code: 'post:companyPost:edit',
    entity: companyPost,
    rows: ['postStatus', 'eq', 4],
    since: 'auditTime',
    names: ['name'],
    owner: 'enterprise',
    days: 'delivery.staleDays',
    link: { path: '/post/list', query: { postStatus: '4' } },
  },
];
const isMine = (kind: Kind, { session }: Context): boolean =>
  (kind.owner === 'enterprise') === (session.audience === 'enterprise');
/** The kinds the caller may handle. A rejected post is the company's work only. */
const listPermittedKinds = (context: Context): readonly Kind[] =>
  kinds.filter(
    (k) => context.session.codes.has(k.code) && (k.key !== 'refusedPost' || context.session.audience === 'enterprise'),
  );

/** Overdue rows of a kind. */
const lateFilter = async (kind: Kind, context: Context): Promise<Filter> =>
  both(kind.rows, await overdueFilter(kind.since, kind.days, context));
async function taskOf(kind: Kind, context: Context): Promise<Task> {
  const { table } = kind.entity;
  const since = sql`coalesce(${sql.ref(`${table}.${kind.since}`)}, ${sql.ref(`${table}.createTime`)})`;
  const { rows } = await sql<{ count: number; oldest: string | null }>`
    select count(*)::int as count, min(${since}) as oldest ${await context.engine.from(kind.entity, kind.rows, context)}`.execute(
    context.db,
  );
  const { count = 0, oldest = null } = rows[0] ?? {};
  const overdue = await countOf(kind.entity, await lateFilter(kind, context), context);
  const { key, title, allTitle = title, link } = kind;
  return { key, title: allTitle, mine: isMine(kind, context), count, overdue, oldest, link };
}
const ownTasks = (context: Context): Promise<Task[]> =>
  getCached('todo', context, async () => {
    const tasks: Task[] = [];
    for (const kind of listPermittedKinds(context)) tasks.push(await taskOf(kind, context));
    return tasks;
  });
/** Tasks of users who delegate to the caller, linked only where the caller may handle them. */
async function tasksOfOthers(context: Context): Promise<Task[]> {
  const tasks: Task[] = [];
  for (const other of await othersOf(context)) {
    const { username, realname } = other.session;
    for (const task of await ownTasks(other)) {
      const { code } = kinds.find(({ key }) => key === task.key) as Kind;
      const link = context.session.codes.has(code) ? task.link : null;
      tasks.push({ ...task, key: `${task.key}:${username}`, link, insteadOf: realname });
    }
  }
  return tasks;
}
/** Contexts of the users who delegate to the caller. */
const othersOf = async (context: Context): Promise<Context[]> =>
  (await listDelegatedSessions(context)).map((session) => context.engine.context({ ...context.call, session }));
/** Pending work of the caller and of the users who delegate to the caller. */
export async function waitingTasks(context: Context): Promise<Tasks> {
  const tasks = [...(await ownTasks(context)), ...(await tasksOfOthers(context))];
  const sum = (mine: boolean, of: (t: Task) => number) => tasks.reduce((n, t) => n + (t.mine === mine ? of(t) : 0), 0);
  return {
    asOf: context.now,
    tasks,
    total: sum(true, (t) => t.count),
    overdue: sum(true, (t) => t.overdue),
    backlog: sum(false, (t) => t.count),
  };
}
const todoAnswer = answer(taskTodo, (_input, context) => waitingTasks(context));

async function rowsOf(kind: Kind, filter: Filter, limit: number, context: Context): Promise<TaskRow[]> {
  const rows = await context.engine.find(kind.entity, filter, [...kind.names, kind.since], context, limit, 0, 'asc');
  return rows.map((r) => ({
    id: String(r.id),
    kind: kind.title,
    mine: isMine(kind, context),
    title: kind.names
      .map((name) => r[name])
      .filter(Boolean)
      .join(' · '),
    since: String(r[kind.since] ?? r.createTime),
    link: { path: kind.link.path, query: { ...kind.link.query, id: String(r.id) } },
  }));
}
/** The caller's own work first, then the oldest. */
const byUrgency = (a: TaskRow, b: TaskRow): number => Number(b.mine) - Number(a.mine) || a.since.localeCompare(b.since);
async function lateRows(context: Context): Promise<TaskRow[]> {
  const rows: TaskRow[] = [];
  for (const kind of listPermittedKinds(context))
    rows.push(...(await rowsOf(kind, await lateFilter(kind, context), 20, context)));
  return rows;
}
const overdueAnswer = answer(taskOverdue, async (_input, context) => {
  const rows = await lateRows(context);
  const mayOpen = new Set(listPermittedKinds(context).map(({ title }) => title));
  for (const other of await othersOf(context)) {
    const { realname, username } = other.session;
    for (const row of await lateRows(other))
      rows.push({
        ...row,
        id: `${row.id}:${username}`,
        kind: dashboardTexts.todo.insteadOf(row.kind, realname),
        link: mayOpen.has(row.kind) ? row.link : null,
      });
  }
  return { asOf: context.now, rows: rows.sort(byUrgency).slice(0, 50) };
});
/** Open rows the caller touched last. */
const doingAnswer = answer(taskDoing, async (_input, context) => {
  const rows: TaskRow[] = [];
  for (const kind of listPermittedKinds(context))
    rows.push(...(await rowsOf(kind, both(kind.rows, ['updateBy', 'eq', context.session.username]), 20, context)));
  return { asOf: context.now, rows: rows.sort(byUrgency).slice(0, 50) };
});

export const taskAnswers = [todoAnswer, overdueAnswer, doingAnswer];
