import { linearPattern } from '../../rules/index.ts';

/** A condition of a route: a list of values, or a name with an expression for its value. */
export interface GatewayPredicate {
  readonly name: PredicateName;
  readonly args: readonly string[] | Readonly<Record<string, string>>;
}
export interface FilterArg {
  readonly key: string;
  readonly value: string;
}
/** What happens to a request or its answer on the way. */
export interface GatewayFilter {
  readonly name: FilterName;
  readonly args: readonly FilterArg[];
}

/** What each condition is called, and under which key the named ones keep their name. */
export const gatewayPredicates = {
  Path: { label: '路径', example: '/service/**' },
  Host: { label: '主机', example: '*.example.edu.cn' },
  Method: { label: '请求方法', example: 'GET' },
  After: { label: '在此之后', example: '2026-01-01 00:00:00' },
  Before: { label: '在此之前', example: '2026-12-31 23:59:59' },
  Between: { label: '在此期间', example: '2026-01-01 00:00:00' },
  RemoteAddr: { label: '来源地址', example: '10.0.0.0/8' },
  Header: { label: '请求头', key: 'header', example: 'X-Client' },
  Query: { label: '查询参数', key: 'param', example: 'version' },
  Cookie: { label: 'Cookie', key: 'name', example: 'group' },
} as const satisfies Record<string, { label: string; example: string; key?: string }>;
export type PredicateName = keyof typeof gatewayPredicates;
export const isNamed = (name: PredicateName): name is 'Header' | 'Query' | 'Cookie' => 'key' in gatewayPredicates[name];
export const gatewayMethods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const;

interface ArgRule {
  readonly label: string;
  readonly required?: boolean;
  /** Smallest and largest whole number. */
  readonly range?: readonly [number, number];
  readonly fallback?: string;
  readonly test?: (value: string) => boolean;
}
const headerName = (value: string): boolean => /^[A-Za-z0-9-]{1,64}$/.test(value);
const isPlain = (value: string): boolean => /^[\x20-\x7e]*$/.test(value);
/** Headers that carry the connection, or what only the two ends may say of themselves. */
const ownHeaders =
  /^(connection|keep-alive|te|trailer|transfer-encoding|upgrade|host|content-length|cookie|set-cookie.*|x-access-token|x-register-token|forwarded|x-forwarded-.*|x-real-ip|proxy-.*|content-security-policy.*|strict-transport-security|x-content-type-options|access-control-.*|cross-origin-.*|clear-site-data|service-worker-allowed|refresh|location)$/i;
const mayAdd = (value: string): boolean => headerName(value) && !ownHeaders.test(value);
const resolvers = /^(ip|user|api)$|^#\{@(ip|user|api)KeyResolver\}$/;

/** What each filter is called and takes; further parameters may be written down and do nothing. */
export const gatewayFilters = {
  CircuitBreaker: {
    label: '熔断器',
    args: {
      name: { label: '名称', fallback: 'default' },
      fallbackUri: {
        label: '降级地址',
        test: (value) => /^forward:\/[\w\-./~]*$/.test(value) && isSafePath(value.slice(8)),
      },
      failures: { label: '连续失败次数', range: [1, 100], fallback: '5' },
      waitSeconds: { label: '恢复等待秒数', range: [1, 600], fallback: '30' },
    },
  },
  RequestRateLimiter: {
    label: '限流过滤器',
    args: {
      'key-resolver': { label: '限流对象', fallback: '#{@ipKeyResolver}', test: (value) => resolvers.test(value) },
      replenishRate: { label: '每秒补充', required: true, range: [1, 10_000], fallback: '20' },
      burstCapacity: { label: '突发容量', range: [1, 10_000], fallback: '20' },
    },
  },
  StripPrefix: {
    label: '去除路径前缀',
    args: { parts: { label: '层数', required: true, range: [1, 10], fallback: '1' } },
  },
  PrefixPath: {
    label: '添加路径前缀',
    args: {
      prefix: { label: '前缀', required: true, test: (value) => /^\/[\w\-./~]+$/.test(value) && isSafePath(value) },
    },
  },
  AddRequestHeader: {
    label: '添加请求头',
    args: {
      name: { label: '名称', required: true, test: mayAdd },
      value: { label: '值', required: true, test: isPlain },
    },
  },
  AddResponseHeader: {
    label: '添加响应头',
    args: {
      name: { label: '名称', required: true, test: mayAdd },
      value: { label: '值', required: true, test: isPlain },
    },
  },
} as const satisfies Record<string, { label: string; args: Readonly<Record<string, ArgRule>> }>;
export type FilterName = keyof typeof gatewayFilters;
/** Parameters that a filter knows, by key. */
export const argsOf = (name: FilterName): Readonly<Record<string, ArgRule>> => gatewayFilters[name].args;

export const gatewayLimits = { items: 20, args: 20, text: 255 } as const;
/** Names under which other versions of the framework write the same. */
const filterAliases: Readonly<Record<string, FilterName>> = { Hystrix: 'CircuitBreaker' };
const keyOf = (filter: FilterName, key: string): string => {
  const short = key.replace(/^redis-rate-limiter\./, '');
  return key === '_genkey_0' ? (Object.keys(argsOf(filter))[0] as string) : short;
};

/** A path that means one thing to everybody who reads it: no steps up, no empty or escaped separators. */
export const isSafePath = (path: string): boolean =>
  path.startsWith('/') &&
  !/\/\/|\\|%2f|%5c|%00|[^!-~\u0080-\uffff]/i.test(path) &&
  !path.split('/').some((part) => /^(\.|%2e){1,2}(;.*)?$/i.test(part));

const hasOneStar = (part: string): boolean => part.indexOf('*') === part.lastIndexOf('*');
function isPathPattern(value: string): boolean {
  if (!/^\/[\w\-.~!$&'()+,;=:@%*{}/]*$/.test(value) || !isSafePath(value)) return false;
  const parts = value.slice(1).split('/');
  return parts.every((part, i) => {
    if (part === '**') return i === parts.length - 1;
    return /^\{\w+\}$/.test(part) || (!/[{}]/.test(part) && hasOneStar(part));
  });
}
const timeForm = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
/** The moment a time condition names: China time, or ISO with its offset (J); nothing when it is none. */
export function gatewayTime(value: string): Date | undefined {
  const iso = timeForm.test(value) ? `${value.replace(' ', 'T')}+08:00` : value.replace(/\[[\w/+-]+\]$/, '');
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(iso)) return undefined;
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
function isNetwork(value: string): boolean {
  const [address = '', bits, more] = value.split('/');
  if (more !== undefined || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return false;
  const v4 = address.split('.');
  if (v4.length === 4 && v4.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256))
    return bits === undefined || Number(bits) <= 32;
  const groups = address.split(':');
  const isV6 = groups.length >= 3 && groups.length <= 8 && groups.every((group) => /^[\da-f]{0,4}$/i.test(group));
  const gaps = address.split('::').length - 1;
  const isWhole = gaps === 1 || (gaps === 0 && groups.length === 8 && !groups.includes(''));
  return isV6 && isWhole && (bits === undefined || Number(bits) <= 128);
}

const tests: Readonly<Record<Exclude<PredicateName, 'Header' | 'Query' | 'Cookie'>, (value: string) => boolean>> = {
  Path: isPathPattern,
  Host: (value) => /^(\*\*?\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i.test(value),
  Method: (value) => (gatewayMethods as readonly string[]).includes(value),
  After: (value) => gatewayTime(value) !== undefined,
  Before: (value) => gatewayTime(value) !== undefined,
  Between: (value) => gatewayTime(value) !== undefined,
  RemoteAddr: isNetwork,
};

/** Why a route's conditions or filters are refused. */
export const gatewayRefusals = {
  conditionWanted: '请至少添加一个路由条件',
  tooMany: (label: string) => `${label}最多${gatewayLimits.items}个`,
  unknownCondition: (name: string) => `不支持的路由条件：${name}`,
  unknownFilter: (name: string) => `不支持的过滤器：${name}`,
  argWanted: (label: string) => `路由条件“${label}”请至少填写一项`,
  badArg: (label: string, value: string) => `路由条件“${label}”的值不正确：${value}`,
  betweenPair: '路由条件“在此期间”需要先后两个时间',
  nameWanted: (label: string) => `路由条件“${label}”请填写名称`,
  badPattern: (label: string) => `路由条件“${label}”的正则表达式不正确或不支持`,
  filterArgWanted: (filter: string, label: string) => `过滤器“${filter}”请填写${label}`,
  badFilterArg: (filter: string, label: string) => `过滤器“${filter}”的${label}不正确`,
  badKey: (filter: string) => `过滤器“${filter}”的参数名不正确`,
  uri: '路由地址不允许',
  uriForm: '路由地址只写协议、主机和端口，路径请用过滤器添加',
  idForm: '路由ID只能包含字母、数字、点、下划线和短横线!',
  gone: '未找到路由',
  idTaken: '路由ID已存在!',
} as const;
const refused = gatewayRefusals;

/** What was read, or why it is refused. */
export type Read<T> = { readonly value: readonly T[] } | { readonly problem: string };
class Refused extends Error {}
function read<T>(label: string, value: unknown, each: (item: Record<string, unknown>) => T): Read<T> {
  const list = value ?? [];
  if (!Array.isArray(list)) return { problem: `${label}格式不正确` };
  if (list.length > gatewayLimits.items) return { problem: refused.tooMany(label) };
  try {
    return {
      value: list.map((item: unknown) => {
        if (typeof item !== 'object' || item === null) throw new Refused(`${label}格式不正确`);
        return each(item as Record<string, unknown>);
      }),
    };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.message };
    throw error;
  }
}
const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
const shown = (value: string): string => value.slice(0, 40);

function readPair(name: 'Header' | 'Query' | 'Cookie', args: unknown): Readonly<Record<string, string>> {
  const { label, key } = gatewayPredicates[name];
  const given = (typeof args === 'object' && args !== null ? args : {}) as Record<string, unknown>;
  const [of, regexp] = [wordOf(given[key]), wordOf(given.regexp)];
  if (of === '') throw new Refused(refused.nameWanted(label));
  if (!/^[\w.\-[\]]{1,64}$/.test(of)) throw new Refused(refused.badArg(label, shown(of)));
  if (regexp.length > gatewayLimits.text || (regexp !== '' && linearPattern(regexp) === undefined))
    throw new Refused(refused.badPattern(label));
  return { [key]: of, regexp };
}
function readList(name: Exclude<PredicateName, 'Header' | 'Query' | 'Cookie'>, args: unknown): readonly string[] {
  const { label } = gatewayPredicates[name];
  const words = (Array.isArray(args) ? args : [args]).map(wordOf).filter((word) => word !== '');
  const list = name === 'Method' ? words.map((word) => word.toUpperCase()) : words;
  if (list.length === 0) throw new Refused(refused.argWanted(label));
  if (list.length > gatewayLimits.args) throw new Refused(refused.tooMany(label));
  const bad = list.find((word) => word.length > gatewayLimits.text || !tests[name](word));
  if (bad !== undefined) throw new Refused(refused.badArg(label, shown(bad)));
  if ((name === 'After' || name === 'Before') && list.length > 1)
    throw new Refused(refused.badArg(label, shown(list[1] as string)));
  if (name === 'Between') {
    const [from, to] = list.map((word) => gatewayTime(word)?.getTime() ?? 0);
    if (list.length !== 2 || (from as number) >= (to as number)) throw new Refused(refused.betweenPair);
  }
  return list;
}
/** The conditions of a route as they are stored, or why they are refused. */
export function readPredicates(value: unknown): Read<GatewayPredicate> {
  const found = read('路由条件', value, ({ name, args }): GatewayPredicate => {
    if (typeof name !== 'string' || !Object.hasOwn(gatewayPredicates, name))
      throw new Refused(refused.unknownCondition(shown(wordOf(name))));
    const known = name as PredicateName;
    return { name: known, args: isNamed(known) ? readPair(known, args) : readList(known, args) };
  });
  return 'value' in found && found.value.length === 0 ? { problem: refused.conditionWanted } : found;
}

/** The value of a filter's parameter, or what it is without one. */
export function argOf(filter: GatewayFilter, key: string): string {
  const given = filter.args.find((arg) => arg.key === key)?.value ?? '';
  return given === '' ? (argsOf(filter.name)[key]?.fallback ?? '') : given;
}
function checkArg(filter: FilterName, { label, required, range, test }: ArgRule, value: string): void {
  const { label: title } = gatewayFilters[filter];
  if (value === '') {
    if (required) throw new Refused(refused.filterArgWanted(title, label));
    return;
  }
  const n = Number(value);
  const isOut = range !== undefined && !(/^\d+$/.test(value) && n >= range[0] && n <= range[1]);
  if (isOut || (test && !test(value))) throw new Refused(refused.badFilterArg(title, label));
}
/** The filters of a route as they are stored, or why they are refused. */
export function readFilters(value: unknown): Read<GatewayFilter> {
  return read('过滤器', value, ({ name, args }): GatewayFilter => {
    const word = wordOf(name);
    const known = Object.hasOwn(filterAliases, word) ? filterAliases[word] : word;
    if (known === undefined || !Object.hasOwn(gatewayFilters, known))
      throw new Refused(refused.unknownFilter(shown(word)));
    const filter = known as FilterName;
    const { label } = gatewayFilters[filter];
    const sent: unknown[] = Array.isArray(args) ? args : [];
    if (sent.length > gatewayLimits.args) throw new Refused(refused.tooMany(`“${label}”的参数`));
    const list = sent.map((item): FilterArg => {
      const { key, value: text } = (typeof item === 'object' && item !== null ? item : {}) as Record<string, unknown>;
      const arg = { key: keyOf(filter, wordOf(key)), value: wordOf(text) };
      if (!/^[\w.-]{1,64}$/.test(arg.key) || arg.value.length > gatewayLimits.text)
        throw new Refused(refused.badKey(label));
      return arg;
    });
    if (new Set(list.map(({ key }) => key)).size < list.length) throw new Refused(refused.badKey(label));
    for (const [key, rule] of Object.entries(argsOf(filter)))
      checkArg(filter, rule, list.find((arg) => arg.key === key)?.value ?? '');
    return { name: filter, args: list };
  });
}

/** Whether an address says where the target is and nothing else: scheme, host, port. The server asks who may be there. */
export const isTargetForm = (uri: string): boolean => /^https?:\/\/[^\s/@\\?#]+\/?$/i.test(uri);
