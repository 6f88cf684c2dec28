import { linearPattern } from '../../rules/index.ts';
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

/** A condition of a route: a list of values, or a name with a pattern for its value. */
export interface GatewayPredicate {
  readonly name: PredicateName;
  readonly args: readonly string[] | Readonly<Record<string, string>>;
}

/** Labels of the conditions, and the key for the name of named ones. */
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
/** Parses the time of a condition: China time, or ISO with an offset; undefined when invalid. */
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

function readPair(name: 'Header' | 'Query' | 'Cookie', args: unknown): Readonly<Record<string, string>> {
  const { label, key } = gatewayPredicates[name];
  const given = (typeof args === 'object' && args !== null ? args : {}) as Record<string, unknown>;
  const [of, regexp] = [getWord(given[key]), getWord(given.regexp)];
  if (of === '') throw new InvalidItem(refused.nameWanted(label));
  if (!/^[\w.\-[\]]{1,64}$/.test(of)) throw new InvalidItem(refused.badArg(label, truncate(of)));
  if (regexp.length > gatewayLimits.text || (regexp !== '' && linearPattern(regexp) === undefined))
    throw new InvalidItem(refused.badPattern(label));
  return { [key]: of, regexp };
}
function readList(name: Exclude<PredicateName, 'Header' | 'Query' | 'Cookie'>, args: unknown): readonly string[] {
  const { label } = gatewayPredicates[name];
  const words = (Array.isArray(args) ? args : [args]).map(getWord).filter((word) => word !== '');
  const list = name === 'Method' ? words.map((word) => word.toUpperCase()) : words;
  if (list.length === 0) throw new InvalidItem(refused.argWanted(label));
  if (list.length > gatewayLimits.args) throw new InvalidItem(refused.tooMany(label));
  const bad = list.find((word) => word.length > gatewayLimits.text || !tests[name](word));
  if (bad !== undefined) throw new InvalidItem(refused.badArg(label, truncate(bad)));
  if ((name === 'After' || name === 'Before') && list.length > 1)
    throw new InvalidItem(refused.badArg(label, truncate(list[1] as string)));
  if (name === 'Between') {
    const [from, to] = list.map((word) => gatewayTime(word)?.getTime() ?? 0);
    if (list.length !== 2 || (from as number) >= (to as number)) throw new InvalidItem(refused.betweenPair);
  }
  return list;
}
/** Parses the conditions of a route into stored form, or returns an error. */
export function readPredicates(value: unknown): Read<GatewayPredicate> {
  const found = parseItems('路由条件', value, ({ name, args }): GatewayPredicate => {
    if (typeof name !== 'string' || !Object.hasOwn(gatewayPredicates, name))
      throw new InvalidItem(refused.unknownCondition(truncate(getWord(name))));
    const known = name as PredicateName;
    return { name: known, args: isNamed(known) ? readPair(known, args) : readList(known, args) };
  });
  return 'value' in found && found.value.length === 0 ? { problem: refused.conditionWanted } : found;
}
