import {
  type Access,
  type AnyEntity,
  type BatchReport,
  Failure,
  failure,
  namingColumns,
  rowName,
  type StandardCall,
  type Step,
  type Workflow,
} from '@campus/contract/kit';
import type { Context, EngineApi } from '../context.ts';
import { compatListNames, listNames, listPage } from '../read/list.ts';
import { listQuery } from '../read/query.ts';
import type { Data } from '../read/texts.ts';
import { exportRoute } from '../spreadsheet/export.ts';
import { importRoute } from '../spreadsheet/import.ts';
import { assertKnownKeys } from '../write/body-keys.ts';
import { remove, removeBatch } from '../write/remove.ts';
import { add, edit } from '../write/save.ts';
import { batch, getSteps, stepCalls, takeStep } from '../write/step.ts';
import { getIds } from './request-ids.ts';
import { type Call, ok, type Route } from './route.ts';
import { rowRoutes } from './row-calls.ts';
import { countsRoute } from './state-counts.ts';
import { previewRoute } from './step-preview.ts';
import { studentRoutes } from './student-calls.ts';

const getId = (call: Call): string => call.query.id ?? String(call.body.id ?? '');

const labels = {
  list: '列表',
  queryById: '详情',
  add: '添加',
  edit: '编辑',
  delete: '删除',
  deleteBatch: '批量删除',
  exportXls: '导出',
  importExcel: '导入',
} as const satisfies Record<StandardCall, string>;

type RouteFactory = (engine: EngineApi, e: AnyEntity) => Route;
const routeBase = (e: AnyEntity, call: StandardCall, code: string = e.can[call] as string) => ({
  path: `${e.path}/${call}`,
  access: code as Access,
  title: e.title,
  label: `${e.title}${labels[call]}`,
});

const routeFactories: Record<StandardCall, RouteFactory> = {
  list: (engine, e) => ({
    ...routeBase(e, 'list'),
    methods: ['GET'],
    handle: async (call) => {
      const context = engine.context(call);
      const scope = engine.readScope(context);
      const query = listQuery(engine, e, call.query, scope.session);
      const more = await engine.behaviour(e).listFilter?.(call.query, context);
      const wanted = more ? { ...query, filter: { all: [query.filter, more] } } : query;
      const present = async (rows: Data[]): Promise<void> => {
        await engine.present(e, rows, context);
        await engine.behaviour(e).columns?.(rows, context);
      };
      const names = call.strict ? listNames(e) : compatListNames(e);
      return ok(await listPage(engine.db, e, wanted, scope, present, names));
    },
  }),
  queryById: (engine, e) => ({
    ...routeBase(e, 'queryById', e.can.list as string),
    methods: ['GET'],
    handle: async (call) => ok(await engine.one(e, getId(call), engine.context(call))),
  }),
  add: (engine, e) => ({
    ...routeBase(e, 'add'),
    methods: ['POST'],
    operateType: 2,
    handle: (call) =>
      engine.transaction(call, async (context) => {
        const row = await add(engine.behaviour(e), call.body, call.strict, context);
        return ok(await engine.one(e, row.id as string, context), e.done?.add ?? '添加成功！');
      }),
  }),
  edit: (engine, e) => ({
    ...routeBase(e, 'edit'),
    methods: ['PUT', 'POST'],
    operateType: 3,
    handle: (call) =>
      engine.transaction(call, async (context) => {
        const row = await edit(engine.behaviour(e), call.body, call.strict, context);
        return ok(await engine.one(e, row.id as string, context), e.done?.edit ?? '编辑成功！');
      }),
  }),
  delete: (engine, e) => ({
    ...routeBase(e, 'delete'),
    methods: ['DELETE'],
    operateType: 4,
    handle: async (call) => {
      assertKnownKeys(e, call.body, call.strict);
      return engine.transaction(call, async (context) => {
        await remove(engine.behaviour(e), getId(call), context);
        return ok(null, e.done?.delete ?? '删除成功！');
      });
    },
  }),
  deleteBatch: (engine, e) => ({
    ...routeBase(e, 'deleteBatch'),
    methods: ['DELETE'],
    operateType: 4,
    handle: async (call) => {
      assertKnownKeys(e, call.body, call.strict, ['ids']);
      const ids = getIds(call);
      if (ids.length === 0) throw failure('noIds');
      if (ids.length > 500) throw failure('tooManyIds', 500);
      return engine.transaction(call, async (context) => {
        await removeBatch(engine.behaviour(e), ids, context);
        return ok(null, e.done?.deleteBatch ?? '批量删除成功！');
      });
    },
  }),
  exportXls: exportRoute,
  importExcel: importRoute,
};

function stepRoute(engine: EngineApi, e: AnyEntity, path: string, names: readonly string[]): Route {
  const flow = e.workflow as Workflow;
  const codes = [...new Set(names.map((name) => e.can[name] as string))] as Access[];
  // Inputs of all steps of the call: after a change of choice, a form may still hold the other step's values.
  const inputs = names.flatMap((name) => Object.keys({ ...flow.steps[name]?.with, ...flow.steps[name]?.input }));
  return {
    methods: ['POST'],
    path: `${e.path}/${path}`,
    access: (codes.length === 1 ? codes[0] : codes) as Access,
    title: `${e.title}${names.map((name) => flow.steps[name]?.label).join('、')}`,
    operateType: 3,
    handle: async (call) => {
      const among = getSteps(flow, names, call.body);
      const step = flow.steps[among[0]] as Step;
      assertKnownKeys(e, call.body, call.strict, ['ids', ...inputs]);
      const one = (id: string, context: Context) => takeStep(engine.behaviour(e), among, id, call.body, context);
      if (call.body.ids !== undefined) {
        const each = (id: string) => engine.transaction(call, (context) => one(id, context));
        return ok(await takeStepForEach(engine, e, step, call, each));
      }
      return engine.transaction(call, async (context) => {
        const { id } = await one(String(call.body.id ?? ''), context);
        const row = await engine.one(e, id as string, context).catch((error: unknown) => {
          // The row may be invisible to the user after the step.
          if (error instanceof Failure) return { id };
          throw error;
        });
        return ok(row, step.done ?? `${step.label}成功`);
      });
    },
  };
}
async function takeStepForEach(
  engine: EngineApi,
  e: AnyEntity,
  step: Step,
  call: Call,
  one: (id: string) => Promise<unknown>,
): Promise<BatchReport> {
  if (!step.batch) throw failure('badBody');
  const loadName = async (id: string): Promise<string> => {
    const [row] = await engine.find(e, ['id', 'eq', id], namingColumns(e), engine.context(call), 1);
    return (row && rowName(e, row)) || id;
  };
  return batch(getIds(call), loadName, one);
}

/** All routes of an entity: the standard calls of its definition and one per workflow call. */
export function entityRoutes(engine: EngineApi, e: AnyEntity): Route[] {
  const standard = e.calls
    .filter((call) => !(e.appendOnly && call !== 'list' && call !== 'queryById' && call !== 'exportXls'))
    .map((call) => routeFactories[call](engine, e));
  const steps = [...stepCalls(e)].map(([path, names]) => stepRoute(engine, e, path, names));
  return e.path === ''
    ? []
    : [
        ...standard,
        ...rowRoutes(engine, e),
        ...steps,
        ...previewRoute(engine, e),
        ...countsRoute(engine, e),
        ...studentRoutes(engine, e),
      ];
}
