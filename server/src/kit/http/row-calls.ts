import { type Access, type AnyEntity, failure, type Switch } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import type { EngineApi } from '../context.ts';
import { assertKnownKeys } from '../write/body-keys.ts';
import { sortRows } from '../write/order.ts';
import { edit } from '../write/save.ts';
import { getIds } from './request-ids.ts';
import { ok, type Route } from './route.ts';

/** `sort` of an ordered entity. */
const sortRoute = (engine: EngineApi, e: AnyEntity): Route => ({
  methods: ['POST'],
  path: `${e.path}/sort`,
  access: e.can.edit as Access,
  title: e.title,
  label: `${e.title}${text.order.sort}`,
  operateType: 3,
  handle: async (call) => {
    assertKnownKeys(e, call.body, call.strict, ['ids']);
    return engine.transaction(call, async (context) => {
      await sortRows(engine.behaviour(e), getIds(call), context);
      return ok(null, text.order.saved);
    });
  },
});

/** `changeStatus` of an entity with a switch: an ordinary edit of that column alone. */
const switchRoute = (engine: EngineApi, e: AnyEntity, { field }: Switch): Route => ({
  methods: ['POST'],
  path: `${e.path}/changeStatus`,
  access: e.can.edit as Access,
  title: e.title,
  label: `${e.title}${text.order.switch}`,
  operateType: 3,
  handle: async (call) => {
    const { body, strict } = call;
    assertKnownKeys(e, body, strict, ['status']);
    const isOn = String(body.status) === '1';
    if (!isOn && String(body.status) !== '0') throw failure('notAnOption', e.fields[field]?.label ?? '');
    const changed = { id: String(body.id ?? ''), version: body.version, [field]: isOn ? 1 : 0 };
    return engine.transaction(call, async (context) => {
      const row = await edit(engine.behaviour(e), changed, strict, context);
      return ok(await engine.one(e, row.id as string, context), isOn ? text.order.on : text.order.off);
    });
  },
});

/** Calls that a definition adds to the standard ones: `sort` and `changeStatus`. */
export const rowRoutes = (engine: EngineApi, e: AnyEntity): Route[] => [
  ...(e.ordered ? [sortRoute(engine, e)] : []),
  ...(e.switch ? [switchRoute(engine, e, e.switch as Switch)] : []),
];
