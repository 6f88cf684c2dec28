import {
  gatewayLimits,
  getWord,
  InvalidItem,
  isSafePath,
  parseItems,
  type Read,
  gatewayRefusals as refused,
  truncate,
} from './gateway-reading.ts';

export interface FilterArg {
  readonly key: string;
  readonly value: string;
}
/** Changes a request or its response. */
export interface GatewayFilter {
  readonly name: FilterName;
  readonly args: readonly FilterArg[];
}

interface ArgRule {
  readonly label: string;
  readonly required?: boolean;
  /** Minimum and maximum, integers. */
  readonly range?: readonly [number, number];
  readonly fallback?: string;
  readonly test?: (value: string) => boolean;
}
const headerName = (value: string): boolean => /^[A-Za-z0-9-]{1,64}$/.test(value);
const isPlain = (value: string): boolean => /^[\x20-\x7e]*$/.test(value);
/** Hop-by-hop headers, and headers only the endpoints may set. */
const ownHeaders =
  /^(connection|keep-alive|te|trailer|transfer-encoding|upgrade|host|content-length|cookie|set-cookie.*|x-access-token|x-register-token|forwarded|x-forwarded-.*|x-real-ip|proxy-.*|content-security-policy.*|strict-transport-security|x-content-type-options|access-control-.*|cross-origin-.*|clear-site-data|service-worker-allowed|refresh|location)$/i;
const mayAdd = (value: string): boolean => headerName(value) && !ownHeaders.test(value);
const resolvers = /^(ip|user|api)$|^#\{@(ip|user|api)KeyResolver\}$/;

/** Labels and parameters of all filters; unknown parameters are stored without effect. */
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
/** Known parameters of a filter, by key. */
export const getArgs = (name: FilterName): Readonly<Record<string, ArgRule>> => gatewayFilters[name].args;

/** Filter names of other framework versions. */
const filterAliases: Readonly<Record<string, FilterName>> = { Hystrix: 'CircuitBreaker' };
const getKey = (filter: FilterName, key: string): string => {
  const short = key.replace(/^redis-rate-limiter\./, '');
  return key === '_genkey_0' ? (Object.keys(getArgs(filter))[0] as string) : short;
};

/** The value of a filter's parameter, or its default. */
export function getArg(filter: GatewayFilter, key: string): string {
  const given = filter.args.find((arg) => arg.key === key)?.value ?? '';
  return given === '' ? (getArgs(filter.name)[key]?.fallback ?? '') : given;
}
function checkArg(filter: FilterName, { label, required, range, test }: ArgRule, value: string): void {
  const { label: title } = gatewayFilters[filter];
  if (value === '') {
    if (required) throw new InvalidItem(refused.filterArgWanted(title, label));
    return;
  }
  const n = Number(value);
  const isOut = range !== undefined && !(/^\d+$/.test(value) && n >= range[0] && n <= range[1]);
  if (isOut || (test && !test(value))) throw new InvalidItem(refused.badFilterArg(title, label));
}
/** Parses the filters of a route into stored form, or returns an error. */
export function readFilters(value: unknown): Read<GatewayFilter> {
  return parseItems('过滤器', value, ({ name, args }): GatewayFilter => {
    const word = getWord(name);
    const known = Object.hasOwn(filterAliases, word) ? filterAliases[word] : word;
    if (known === undefined || !Object.hasOwn(gatewayFilters, known))
      throw new InvalidItem(refused.unknownFilter(truncate(word)));
    const filter = known as FilterName;
    const { label } = gatewayFilters[filter];
    const sent: unknown[] = Array.isArray(args) ? args : [];
    if (sent.length > gatewayLimits.args) throw new InvalidItem(refused.tooMany(`“${label}”的参数`));
    const list = sent.map((item): FilterArg => {
      const { key, value: text } = (typeof item === 'object' && item !== null ? item : {}) as Record<string, unknown>;
      const arg = { key: getKey(filter, getWord(key)), value: getWord(text) };
      if (!/^[\w.-]{1,64}$/.test(arg.key) || arg.value.length > gatewayLimits.text)
        throw new InvalidItem(refused.badKey(label));
      return arg;
    });
    if (new Set(list.map(({ key }) => key)).size < list.length) throw new InvalidItem(refused.badKey(label));
    for (const [key, rule] of Object.entries(getArgs(filter)))
      checkArg(filter, rule, list.find((arg) => arg.key === key)?.value ?? '');
    return { name: filter, args: list };
  });
}
