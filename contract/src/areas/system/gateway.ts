import {
  type Button,
  dict,
  endpoint,
  entity,
  flag,
  json,
  type Pattern,
  type Row,
  text,
  type,
} from '../../kit/index.ts';
import type { GatewayFilter } from './gateway-filters.ts';
import type { GatewayPredicate } from './gateway-predicates.ts';
import { gatewayRefusals } from './gateway-reading.ts';

const routerId: Pattern = {
  test: (value) => /^[\w.-]+$/.test(value),
  message: gatewayRefusals.idForm,
};

/** A route of the reverse proxy under `/gateway` (网关路由). */
export const gatewayRoute = entity({
  area: 'system',
  name: 'gatewayRoute',
  table: 'sys_gateway_route',
  code: 'system:gateway',
  path: '/sys/gatewayRoute',
  title: '网关路由',
  page: 'system/SysGatewayRouteList',
  fields: {
    routerId: text({
      label: '路由ID',
      required: true,
      max: 64,
      pattern: routerId,
      unique: { message: gatewayRefusals.idTaken },
    }),
    name: text({ label: '路由名称', required: true, max: 100 }),
    /** Scheme, host and port of the target. */
    uri: text({ label: '路由URI', required: true, max: 255, help: '如 https://service.example.edu.cn' }),
    status: dict({ label: '路由状态', dict: 'valid_status', numeric: true, default: 1 }),
    /** Open to anonymous callers. */
    open: flag({ label: '公开访问', help: '开启后无需登录即可访问，请确认目标允许公开' }),
    predicates: json<readonly GatewayPredicate[]>()({
      label: '路由条件',
      required: true,
      requiredMessage: gatewayRefusals.conditionWanted,
    }),
    filters: json<readonly GatewayFilter[]>()({ label: '过滤器', default: [] }),
  },
  list: ['routerId', 'name', 'uri', 'status'],
  form: ['routerId', 'name', 'uri', 'status', 'open', 'predicates', 'filters'],
  visible: { staff: 'all' },
  // The framework uses custom calls for routes.
  calls: [],
  sort: { column: 'createTime', order: 'asc' },
  tenant: false,
  versioned: true,
});

const { code, path } = gatewayRoute;
const list = `${code}:list` as const;
const save = `${code}:updateAll` as const;
const oneRoute = { id: text({ label: '路由', required: true, max: 32 }) };
const routes = { ids: text({ label: '路由', required: true, requiredMessage: '参数不识别！', max: 20_000 }) };

/** Wire form of a route. */
export type GatewayRow = Pick<
  Row<typeof gatewayRoute>,
  | 'id'
  | 'routerId'
  | 'name'
  | 'uri'
  | 'status'
  | 'open'
  | 'predicates'
  | 'filters'
  | 'createTime'
  | 'updateTime'
  | 'version'
>;
export const gatewayRoutes = endpoint({
  method: 'GET',
  path: `${path}/list`,
  title: '查询网关路由',
  needs: list,
  input: {},
  output: type<GatewayRow[]>(),
});
/** Adds or updates a single route, despite its name. */
export const saveGatewayRoute = endpoint({
  method: 'POST',
  path: `${path}/updateAll`,
  title: '保存网关路由',
  needs: save,
  input: { router: json<Record<string, unknown>>()({ label: '路由', required: true }) },
  output: type<GatewayRow>(),
});
export const deleteGatewayRoute = endpoint({
  method: 'DELETE',
  path: `${path}/delete`,
  title: '删除网关路由',
  needs: `${code}:delete`,
  input: oneRoute,
  output: type<null>(),
  done: '删除路由成功',
});
/** Reloads the routes in every process. */
export const reloadGatewayRoutes = endpoint({
  method: ['POST', 'GET'],
  path: `${path}/clearRedis`,
  title: '刷新网关路由',
  needs: save,
  input: {},
  output: type<null>(),
  done: '清除成功！',
});
export const deletedGatewayRoutes = endpoint({
  method: 'GET',
  path: `${path}/deleteList`,
  title: '网关路由回收站',
  needs: list,
  input: {},
  output: type<GatewayRow[]>(),
});
export const restoreGatewayRoutes = endpoint({
  method: 'PUT',
  path: `${path}/putRecycleBin`,
  title: '还原网关路由',
  needs: `${code}:putRecycleBin`,
  input: routes,
  output: type<null>(),
  done: '操作成功!',
});
export const purgeGatewayRoutes = endpoint({
  method: 'DELETE',
  path: `${path}/deleteRecycleBin`,
  title: '彻底删除网关路由',
  needs: `${code}:deleteRecycleBin`,
  input: routes,
  output: type<null>(),
  done: '删除成功!',
});
/** Creates a disabled copy of a route. */
export const copyGatewayRoute = endpoint({
  method: ['POST', 'GET'],
  path: `${path}/copyRoute`,
  title: '复制网关路由',
  needs: `${code}:copyRoute`,
  input: oneRoute,
  output: type<GatewayRow>(),
});

/** Health of a route's target, as seen by the answering process. */
export interface GatewayHealth {
  readonly id: string;
  readonly routerId: string;
  /** `off`: the route or the proxy is disabled; `refused`: the URL is not allowed. */
  readonly state: 'up' | 'down' | 'off' | 'refused';
  /** HTTP status of the last response. */
  readonly status: number | null;
  readonly time: string | null;
  /** Milliseconds of the last attempt. */
  readonly cost: number | null;
  /** Consecutive failures. */
  readonly failures: number;
  readonly breaker: 'closed' | 'open' | 'trial' | null;
}
export const gatewayHealth = endpoint({
  method: 'GET',
  path: `${path}/health`,
  title: '网关目标状态',
  needs: list,
  input: {},
  output: type<GatewayHealth[]>(),
  perMinute: 60,
});
/** Whether the proxy is on, and its allowed targets. */
export interface GatewayState {
  readonly isOn: boolean;
  readonly origins: readonly string[];
}
export const gatewayState = endpoint({
  method: 'GET',
  path: `${path}/state`,
  title: '网关状态',
  needs: list,
  input: {},
  output: type<GatewayState>(),
});

export const gatewayButtons: readonly Button[] = [
  { code: list, label: '查询', page: '/isystem/gatewayroute' },
  { code: save, label: '新增、编辑', page: '/isystem/gatewayroute' },
];
