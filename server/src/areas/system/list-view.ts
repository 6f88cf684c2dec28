import { type AnyEntity, failure } from '@campus/contract/kit';
import { readViewState } from '@campus/contract/rules';
import {
  addListView,
  deleteListView,
  editListView,
  listListViews,
  listView,
  mayChangeShared,
  mayShareViews,
  type SavedView,
  setDefaultListView,
} from '@campus/contract/system';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { newId } from '../../kit/write/new-id.ts';

interface Stored {
  readonly id: string;
  readonly listCode: string;
  readonly title: string;
  readonly state: string;
  readonly shared: 0 | 1;
  readonly createBy: string;
}
const names = ['listCode', 'title', 'state', 'shared', 'createBy'] as const;
const mostViews = 200;
const mostOwn = 50;

/** The entity whose list has this code; undefined when there is none. */
const findEntity = (code: string, { engine }: Context): AnyEntity | undefined =>
  engine.registry.entities.find(({ name }) => name === code.split('@')[0]);
/** Whether the caller may see the list; required for its shared views. */
function maySee(code: string, context: Context): boolean {
  const e = findEntity(code, context);
  return e !== undefined && context.session.codes.has(e.can.list as string);
}

export const listViewBehaviour = behaviour(listView, {
  async validate({ listCode, shared }, context) {
    const { before, engine, session } = context;
    if (!findEntity(String(listCode ?? before?.listCode ?? ''), context)) throw failure('badBody');
    if (Number(shared) === 1 && Number(before?.shared) !== 1 && !mayShareViews(session)) throw failure('noPermission');
    if (before) return;
    const own = await engine.find(
      listView,
      {
        all: [
          ['listCode', 'eq', listCode],
          ['createBy', 'eq', session.username],
        ],
      },
      ['title'],
      context,
      mostOwn,
    );
    if (own.length >= mostOwn) throw failure('tooManyViews', mostOwn);
  },
  beforeSave(draft, { before, session }) {
    if (!before) draft.companyId = session.companyId ?? null;
  },
});

/** A view visible to the caller: an own one, or a shared one of a visible list. Throws notFound. */
async function loadVisible(id: string, context: Context): Promise<Stored> {
  const [found] = await context.engine.find<Stored>(listView, ['id', 'eq', id], names, context, 1);
  if (!found || (found.createBy !== context.session.username && !maySee(found.listCode, context)))
    throw failure('notFound');
  return found;
}
async function changeable(id: string, context: Context): Promise<Stored> {
  const found = await loadVisible(id, context);
  if (!mayChangeShared(found, context.session)) throw failure('notFound');
  return found;
}

async function findDefault(listCode: string, { db, session }: Context): Promise<string | undefined> {
  const row = await db
    .selectFrom('sys_list_view_default')
    .select('viewId')
    .where('tenantId', '=', session.tenantId)
    .where('username', '=', session.username)
    .where('listCode', '=', listCode)
    .where('delFlag', '=', 0)
    .executeTakeFirst();
  return row?.viewId as string | undefined;
}
async function realnames(usernames: readonly string[], { db }: Context): Promise<ReadonlyMap<string, string>> {
  if (usernames.length === 0) return new Map();
  const rows = await db
    .selectFrom('sys_user')
    .select(['username', 'realname'])
    .where('username', 'in', usernames)
    .execute();
  return new Map(rows.map(({ username, realname }) => [String(username), String(realname)]));
}

async function toResponse(rows: readonly Stored[], listCode: string, context: Context): Promise<SavedView[]> {
  const { session } = context;
  const chosen = await findDefault(listCode, context);
  const others = rows.filter(({ createBy }) => createBy !== session.username).map(({ createBy }) => createBy);
  const owners = await realnames([...new Set(others)], context);
  return rows.flatMap((row): SavedView[] => {
    const state = readViewState(row.state);
    if (!state) return [];
    const { id, title, shared, createBy } = row;
    const owner = createBy === session.username ? null : (owners.get(createBy) ?? createBy);
    return [{ id, title, state, shared, owner, mine: mayChangeShared(row, session), isDefault: chosen === id }];
  });
}
async function one(id: string, context: Context): Promise<SavedView> {
  const row = await loadVisible(id, context);
  const [view] = await toResponse([row], row.listCode, context);
  if (!view) throw failure('notFound');
  return view;
}

/** Saved list views: the caller's own, and shared ones of visible lists. */
export const listViewAnswers: readonly BoundEndpoint[] = [
  answer(listListViews, async ({ listCode }, context) => {
    const rows = await context.engine.find<Stored>(
      listView,
      ['listCode', 'eq', listCode],
      names,
      context,
      mostViews,
      0,
      'asc',
    );
    const isForAll = maySee(listCode, context);
    return toResponse(
      rows.filter(({ createBy }) => isForAll || createBy === context.session.username),
      listCode,
      context,
    );
  }),
  answer(addListView, async (input, context) => one((await context.engine.add(listView, input, context)).id, context)),
  answer(editListView, async (input, context) => {
    await changeable(input.id, context);
    await context.engine.edit(listView, input, context);
    return one(input.id, context);
  }),
  answer(deleteListView, async ({ id }, context) => {
    await changeable(id, context);
    await context.engine.remove(listView, id, context);
    return null;
  }),
  answer(setDefaultListView, async ({ listCode, id }, context) => {
    const { db, session, now } = context;
    if (id) {
      const view = await loadVisible(id, context);
      if (view.listCode !== listCode) throw failure('notFound');
      await sql`
        insert into sys_list_view_default (id, tenant_id, create_by, create_time, username, list_code, view_id)
        values (${newId()}, ${session.tenantId}, ${session.username}, ${now}::timestamptz, ${session.username}, ${listCode}, ${id})
        on conflict (tenant_id, username, list_code) where del_flag = 0
        do update set view_id = excluded.view_id`.execute(db);
    } else {
      await sql`delete from sys_list_view_default where tenant_id = ${session.tenantId}
        and username = ${session.username} and list_code = ${listCode}`.execute(db);
    }
    return null;
  }),
];
