export const gatewayLimits = { items: 20, args: 20, text: 255 } as const;
/** An unambiguous path: no parent segments, no empty or escaped separators. */
export const isSafePath = (path: string): boolean =>
  path.startsWith('/') &&
  !/\/\/|\\|%2f|%5c|%00|[^!-~\u0080-\uffff]/i.test(path) &&
  !path.split('/').some((part) => /^(\.|%2e){1,2}(;.*)?$/i.test(part));

/** Whether a URL consists of scheme, host and port only. The server checks whether the host is allowed. */
export const isTargetForm = (uri: string): boolean => /^https?:\/\/[^\s/@\\?#]+\/?$/i.test(uri);

/** Errors of routes, conditions and filters. */
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
  idForm: '路由ID只能包含字母、数字、点、下划线和短横线',
  gone: '未找到路由',
  idTaken: '路由ID已存在',
} as const;

/** A parsed list, or an error. */
export type Read<T> = { readonly value: readonly T[] } | { readonly problem: string };
/** An invalid value in a list. */
export class InvalidItem extends Error {}
/** Parses a list with `each`, which throws Refused for an invalid item. */
export function parseItems<T>(label: string, value: unknown, each: (item: Record<string, unknown>) => T): Read<T> {
  const list = value ?? [];
  if (!Array.isArray(list)) return { problem: `${label}格式不正确` };
  if (list.length > gatewayLimits.items) return { problem: gatewayRefusals.tooMany(label) };
  try {
    return {
      value: list.map((item: unknown) => {
        if (typeof item !== 'object' || item === null) throw new InvalidItem(`${label}格式不正确`);
        return each(item as Record<string, unknown>);
      }),
    };
  } catch (error) {
    if (error instanceof InvalidItem) return { problem: error.message };
    throw error;
  }
}
export const getWord = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
export const truncate = (value: string): string => value.slice(0, 40);
