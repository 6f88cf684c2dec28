import { type AnyEntity, failure } from '@campus/contract/kit';
import {
  position,
  queryUserComponentData,
  sysRole,
  usersByIds,
  usersByNames,
  usersOfDepart,
  zsQueryUserComponentData,
} from '@campus/contract/system';
import { rawRoutes } from '../../kit/area-server.ts';
import type { Context, EngineApi } from '../../kit/context.ts';
import { answer, type BoundEndpoint, getSession } from '../../kit/http/answer.ts';
import { type Call, ok, type Route } from '../../kit/http/route.ts';
import { listPage } from '../../kit/read/list.ts';
import { listQuery } from '../../kit/read/query.ts';
import { loadDepart } from './departs.ts';
import { pickUsers, userPage } from './picked-users.ts';

const mostUsers = 500;
const getList = (value: string | null | undefined): string[] => [
  ...new Set(
    (value ?? '')
      .split(',')
      .map((v) => v.trim())
      .filter(Boolean),
  ),
];

/** Users of a department and its descendants. Throws 部门不存在. */
export async function usersBelow(context: Context, id: string | null, realname: string | null = null) {
  const depart = await loadDepart(context, id ?? '');
  return pickUsers(context, { departIds: [depart.id], realname }, { limit: 1000 });
}

const picker = (endpoint: typeof queryUserComponentData): BoundEndpoint =>
  answer(endpoint, ({ username, realname, quickFind, departId, ...page }, context) =>
    userPage(context, { username, realname, quickFind: quickFind?.trim() ?? null, departIds: getList(departId) }, page),
  );

export const pickerCalls: readonly BoundEndpoint[] = [
  picker(queryUserComponentData),
  picker(zsQueryUserComponentData),
  answer(usersOfDepart, ({ id, realname }, context) => usersBelow(context, id, realname)),
  answer(usersByIds, ({ userIds }, context) => listByIds(context, { ids: getList(userIds) })),
  answer(usersByNames, ({ userNames }, context) => listByIds(context, { usernames: getList(userNames) })),
];

/** Users by ids or names, in the order of the list; at most 500. */
async function listByIds(context: Context, wanted: { ids?: string[]; usernames?: string[] }) {
  const list = wanted.ids ?? wanted.usernames ?? [];
  if (list.length === 0) return [];
  if (list.length > mostUsers) throw failure('tooManyIds', mostUsers);
  const users = await pickUsers(context, { ...wanted, anyStatus: true }, { limit: mostUsers });
  const key = wanted.ids ? 'id' : 'username';
  return list.flatMap((value) => users.find((user) => user[key] === value) ?? []);
}

/** The picker's users as a bare array, without the envelope; empty for an empty query. */
async function multiUser(engine: EngineApi, call: Call): Promise<unknown> {
  const ids = getList(call.query.ids ?? call.query.id);
  const usernames = getList(call.query.username);
  const context = engine.context(call);
  if (ids.length > 0) return listByIds(context, { ids });
  return usernames.length > 0 ? listByIds(context, { usernames }) : [];
}
const multiUserRoute = (engine: EngineApi, path: string): Route => ({
  methods: ['GET'],
  path,
  access: 'signed-in',
  title: '已选用户',
  handle: async (call) => ({ kind: 'raw', body: await multiUser(engine, call) }),
});

/** An entity list that pickers read too: callers without its code get only its open columns. */
function openList(engine: EngineApi, e: AnyEntity): Route {
  return {
    methods: ['GET'],
    path: `${e.path}/list`,
    access: 'signed-in',
    title: e.title,
    handle: async (call) => {
      const session = getSession(call);
      const whole = session.codes.has(e.can.list as string);
      const scope = engine.scope(whole ? session : { ...session, audience: 'staff' });
      const query = listQuery(engine, e, call.query, scope.session);
      return ok(await listPage(engine.db, e, query, scope));
    },
  };
}
const createPickerRoutes = (engine: EngineApi): readonly Route[] => [
  multiUserRoute(engine, '/sys/user/getMultiUser'),
  multiUserRoute(engine, '/zsSearchController/getMultiUser'),
  openList(engine, sysRole),
  openList(engine, position),
];

export const pickerRoutes = rawRoutes(createPickerRoutes);
