import {
  dashboardTexts,
  type Task,
  type TaskRow,
  type Tasks,
  taskDoing,
  taskOverdue,
  taskTodo,
} from '@campus/contract/dashboard';
import type { Filter } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { overdueFilter } from '../../platform/waits.ts';
import { listDelegatedSessions } from './agents.ts';
import { getCached } from './cache.ts';
import { both, loadCount } from './counts.ts';
import type { TaskKind } from './task-kind.ts';
import { getKind, getTaskRows, isMine, listPermittedKinds } from './task-kinds.ts';

/** Overdue rows of a kind. */
async function lateFilter(kind: TaskKind, context: Context): Promise<Filter> {
  const { since, days, until } = kind;
  const isLate: Filter = until === undefined ? await overdueFilter(since, days, context) : [until, 'lt', context.now];
  return both(await getTaskRows(kind, context), isLate);
}
async function loadTask(kind: TaskKind, context: Context): Promise<Task> {
  const { table } = kind.entity;
  const since = sql`coalesce(${sql.ref(`${table}.${kind.since}`)}, ${sql.ref(`${table}.createTime`)})`;
  const until = kind.until === undefined ? sql`null::timestamptz` : sql.ref(`${table}.${kind.until}`);
  const { rows } = await sql<{ count: number; oldest: string | null; deadline: string | null }>`
    select count(*)::int as count, min(${since}) as oldest, min(${until}) as deadline ${await context.engine.from(kind.entity, await getTaskRows(kind, context), context)}`.execute(
    context.db,
  );
  const { count = 0, oldest = null, deadline = null } = rows[0] ?? {};
  const overdue = await loadCount(kind.entity, await lateFilter(kind, context), context);
  const { key, title, allTitle = title, link } = kind;
  return { key, title: allTitle, mine: isMine(kind, context), count, overdue, oldest, deadline, link };
}
/** Some kinds are of one user. */
const taskQuestion = (context: Context): string =>
  listPermittedKinds(context).some(({ own }) => own) ? `todo|${context.session.userId}` : 'todo';
const ownTasks = (context: Context): Promise<Task[]> =>
  getCached(taskQuestion(context), context, async () => {
    const tasks: Task[] = [];
    for (const kind of listPermittedKinds(context)) tasks.push(await loadTask(kind, context));
    return tasks;
  });
/** Tasks of users who delegate to the caller, linked only where the caller may handle them. */
async function tasksOfOthers(context: Context): Promise<Task[]> {
  const tasks: Task[] = [];
  for (const other of await loadDelegators(context)) {
    const { username, realname } = other.session;
    for (const task of await ownTasks(other)) {
      const { code } = getKind(task.key);
      const link = context.session.codes.has(code) ? task.link : null;
      tasks.push({ ...task, key: `${task.key}:${username}`, link, insteadOf: realname });
    }
  }
  return tasks;
}
/** Contexts of the users who delegate to the caller. */
const loadDelegators = async (context: Context): Promise<Context[]> =>
  (await listDelegatedSessions(context)).map((session) => context.engine.context({ ...context.call, session }));
/** Pending work of the caller and of the users who delegate to the caller. */
export async function waitingTasks(context: Context): Promise<Tasks> {
  const found = [...(await ownTasks(context)), ...(await tasksOfOthers(context))];
  // What is overdue comes first.
  const tasks = found.toSorted((a, b) => Number(b.overdue > 0) - Number(a.overdue > 0));
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

const mostTitle = 60;
async function loadRows(kind: TaskKind, filter: Filter, limit: number, context: Context): Promise<TaskRow[]> {
  const rows = await context.engine.find(kind.entity, filter, [...kind.names, kind.since], context, limit, 0, 'asc');
  return rows.map((r) => ({
    id: String(r.id),
    kind: kind.title,
    mine: isMine(kind, context),
    title: kind.names
      .map((name) => r[name])
      .filter(Boolean)
      .join(' · ')
      .slice(0, mostTitle),
    since: String(r[kind.since] ?? r.createTime),
    link: { path: kind.link.path, query: { ...kind.link.query, id: String(r.id) } },
  }));
}
/** The caller's own work first, then the oldest. */
const byUrgency = (a: TaskRow, b: TaskRow): number => Number(b.mine) - Number(a.mine) || a.since.localeCompare(b.since);
async function lateRows(context: Context): Promise<TaskRow[]> {
  const rows: TaskRow[] = [];
  for (const kind of listPermittedKinds(context))
    rows.push(...(await loadRows(kind, await lateFilter(kind, context), 20, context)));
  return rows;
}
const overdueAnswer = answer(taskOverdue, async (_input, context) => {
  const rows = await lateRows(context);
  const mayOpen = new Set(listPermittedKinds(context).map(({ title }) => title));
  for (const other of await loadDelegators(context)) {
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
const touchedByMe = async (kind: TaskKind, context: Context): Promise<Filter> =>
  both(await getTaskRows(kind, context), ['updateBy', 'eq', context.session.username]);
/** Open rows the caller touched last. */
const doingAnswer = answer(taskDoing, async (_input, context) => {
  const rows: TaskRow[] = [];
  for (const kind of listPermittedKinds(context))
    rows.push(...(await loadRows(kind, await touchedByMe(kind, context), 20, context)));
  return { asOf: context.now, rows: rows.sort(byUrgency).slice(0, 50) };
});

export const taskAnswers = [todoAnswer, overdueAnswer, doingAnswer];
