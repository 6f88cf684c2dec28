import type { Access, AnyEntity, Filter, Workflow } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { EngineApi } from '../context.ts';
import { listFilter } from '../read/query.ts';
import { ok, type Route } from './route.ts';

/**
 * `GET {path}/counts` of a counted workflow: rows per state, under the conditions of the list except that on the state.
 */
export function countsRoute(engine: EngineApi, e: AnyEntity): Route[] {
  const flow = e.workflow as Workflow | undefined;
  if (!flow?.counted) return [];
  const { column } = flow;
  return [
    {
      methods: ['GET'],
      path: `${e.path}/counts`,
      access: e.can.list as Access,
      title: `${e.title}数量`,
      handle: async (call) => {
        const context = engine.context(call);
        const { [column]: _tab, ...search } = call.query;
        const more = (await engine.behaviour(e).listFilter?.(search, context)) as Filter | undefined;
        const filter: Filter = { all: [listFilter(engine, e, search, context.session), ...(more ? [more] : [])] };
        const count = sql<{ state: number; n: number }>`
          select ${sql.ref(`${e.table}.${column}`)} as state, count(*)::int as n
          ${await engine.from(e, filter, context)} group by 1`;
        const rows = await engine.readCounts(count, context);
        return ok(Object.fromEntries(rows.map(({ state, n }) => [String(state), n])));
      },
    },
  ];
}
