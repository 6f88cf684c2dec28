import { failure, fieldFailure, type Row, refusal } from '@campus/contract/kit';
import {
  copyGatewayRoute,
  deletedGatewayRoutes,
  deleteGatewayRoute,
  type GatewayRow,
  gatewayHealth,
  gatewayRoute,
  gatewayRoutes,
  gatewayState,
  purgeGatewayRoutes,
  readFilters,
  readPredicates,
  gatewayRefusals as refused,
  reloadGatewayRoutes,
  restoreGatewayRoutes,
  saveGatewayRoute,
} from '@campus/contract/system';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { pickColumns } from '../../kit/read/pick-columns.ts';
import { gatewayCache } from '../../platform/create-system.ts';
import { findTarget } from '../../platform/gateway/gateway-hosts.ts';
import { audit } from '../../platform/log/audit.ts';
import { assertReauthenticated } from '../../platform/sign-in/reauthentication.ts';

type Route = Row<typeof gatewayRoute>;
const columns = [
  'id',
  'routerId',
  'name',
  'uri',
  'status',
  'open',
  'predicates',
  'filters',
  'createTime',
  'updateTime',
  'version',
] as const;
const most = 500;

/** Every process reloads the routes after the commit. */
function announce(context: Context): void {
  context.services.caches.changed(context, gatewayCache);
}
const auditFields = ({ routerId, uri, status, open }: Pick<Route, 'routerId' | 'uri' | 'status' | 'open'>) => ({
  routerId,
  uri,
  status,
  open,
});

/** Routes must parse, and their target must be allowed by the operator. */
export const gatewayBehaviour = behaviour(gatewayRoute, {
  async validate(draft, context) {
    const target = findTarget(draft.uri ?? '');
    if (!target && URL.parse(draft.uri ?? '')?.protocol.startsWith('http')) throw fieldFailure('uri', refused.uriForm);
    if (!target || !context.services.gateway.hosts.allows(target)) throw fieldFailure('uri', refused.uri);
    const [predicates, filters] = [readPredicates(draft.predicates), readFilters(draft.filters)];
    if ('problem' in predicates) throw fieldFailure('predicates', predicates.problem);
    if ('problem' in filters) throw fieldFailure('filters', filters.problem);
    Object.assign(draft, { predicates: predicates.value, filters: filters.value });
    if (draft.open === 1) await assertReauthenticated(context);
  },
  async afterSave(row, context) {
    audit(context, context.before ? 'gateway.edit' : 'gateway.add', auditFields(row));
    announce(context);
  },
});

const getRow = (row: Route): GatewayRow => pickColumns(row, columns);

/** Drops unknown keys sent by framework clients. */
const known = new Set(['id', 'version', ...Object.keys(gatewayRoute.fields)]);
function getDraft(router: unknown, strict: boolean): Record<string, unknown> {
  if (typeof router !== 'object' || router === null || Array.isArray(router)) throw failure('badBody');
  const entries = Object.entries(router).filter(([key]) => strict || known.has(key));
  return Object.fromEntries(entries.filter(([key, value]) => key !== 'id' || (value !== null && value !== '')));
}

async function listDeletedRows(context: Context, ids: readonly string[]): Promise<readonly Route[]> {
  const wanted = [...new Set(ids.map((id) => id.trim()).filter(Boolean))];
  if (wanted.length === 0) throw failure('noIds');
  if (wanted.length > most) throw failure('tooManyIds', most);
  const rows = await context.db
    .selectFrom('sys_gateway_route')
    .where('id', 'in', wanted)
    .where('delFlag', '=', 1)
    .selectAll()
    .forNoKeyUpdate()
    .execute();
  if (rows.length !== wanted.length) throw failure('notFound');
  return rows as readonly Route[];
}
const rowsWhere = (context: Context, delFlag: 0 | 1) =>
  context.db
    .selectFrom('sys_gateway_route')
    .where('delFlag', '=', delFlag)
    .select(columns)
    .orderBy(delFlag === 0 ? 'createTime' : 'updateTime', delFlag === 0 ? 'asc' : 'desc')
    .orderBy('id')
    .limit(1000)
    .execute() as Promise<GatewayRow[]>;

const save = answer(saveGatewayRoute, async ({ router }, context, { strict }) => {
  const draft = getDraft(router, strict);
  const { engine } = context;
  const row =
    draft.id === undefined
      ? await engine.add(gatewayRoute, draft, context)
      : await engine.edit(gatewayRoute, { ...draft, id: String(draft.id) }, context);
  return getRow(row as Route);
});

const remove = answer(deleteGatewayRoute, async ({ id }, context) => {
  const row = await context.engine.lock(gatewayRoute, id, context);
  if (!row) throw refusal(refused.gone, 'RC_NOT_FOUND');
  await context.engine.remove(gatewayRoute, id, context);
  audit(context, 'gateway.delete', auditFields(row));
  announce(context);
  return null;
});

/** An unused id derived from the original. */
async function freeId({ db }: Context, routerId: string): Promise<string> {
  const stem = `${routerId.slice(0, 54)}_copy`;
  const rows = await db
    .selectFrom('sys_gateway_route')
    .where('routerId', 'like', `${stem.replace(/[\\%_]/g, '\\$&')}%`)
    .where('delFlag', '=', 0)
    .select('routerId')
    .execute();
  const taken = new Set(rows.map((row) => row.routerId));
  let n = 1;
  while (taken.has(n === 1 ? stem : `${stem}${n}`)) n += 1;
  return n === 1 ? stem : `${stem}${n}`;
}
const copy = answer(
  copyGatewayRoute,
  async ({ id }, context) => {
    const row = await context.engine.lock(gatewayRoute, id, context);
    if (!row) throw refusal(refused.gone, 'RC_NOT_FOUND');
    const { name, uri, predicates, filters } = row;
    const routerId = await freeId(context, row.routerId);
    const draft = { routerId, name: `${name.slice(0, 96)}（副本）`, uri, predicates, filters, status: 0, open: 0 };
    return getRow((await context.engine.add(gatewayRoute, draft, context)) as Route);
  },
  { transaction: true },
);

const restore = answer(restoreGatewayRoutes, async ({ ids }, context) => {
  const rows = await listDeletedRows(context, ids.split(','));
  const taken = await context.db
    .selectFrom('sys_gateway_route')
    .where('delFlag', '=', 0)
    .where(
      'routerId',
      'in',
      rows.map((row) => row.routerId),
    )
    .select('id')
    .executeTakeFirst();
  if (taken || new Set(rows.map((row) => row.routerId)).size < rows.length) throw refusal(refused.idTaken);
  if (rows.some((row) => row.open === 1 && row.status === 1)) await assertReauthenticated(context);
  for (const row of rows) {
    await context.db
      .updateTable('sys_gateway_route')
      .set({ delFlag: 0, updateBy: context.session.username, updateTime: context.now })
      .where('id', '=', row.id)
      .execute();
    audit(context, 'gateway.restore', auditFields(row));
  }
  announce(context);
  return null;
});
const purge = answer(purgeGatewayRoutes, async ({ ids }, context) => {
  await assertReauthenticated(context);
  const rows = await listDeletedRows(context, ids.split(','));
  await context.db
    .deleteFrom('sys_gateway_route')
    .where(
      'id',
      'in',
      rows.map((row) => row.id),
    )
    .execute();
  for (const row of rows) audit(context, 'gateway.purge', auditFields(row));
  return null;
});

/** Routes of the reverse proxy. */
export const gatewayCalls: readonly BoundEndpoint[] = [
  answer(gatewayRoutes, (_input, context) => rowsWhere(context, 0)),
  answer(deletedGatewayRoutes, (_input, context) => rowsWhere(context, 1)),
  save,
  remove,
  copy,
  restore,
  purge,
  answer(
    reloadGatewayRoutes,
    async (_input, context) => {
      announce(context);
      return null;
    },
    { transaction: true },
  ),
  answer(gatewayHealth, async (_input, { engine }) => [...(await engine.services.gateway.health())]),
  answer(gatewayState, async (_input, { engine }) => {
    const { hosts } = engine.services.gateway;
    return { isOn: !hosts.isOff, origins: hosts.origins };
  }),
];
