import { BlockList, isIP } from 'node:net';
import { linearPattern } from '@campus/contract/rules';
import { type GatewayPredicate, gatewayTime } from '@campus/contract/system';

/** The parts of a request that route predicates match. */
export interface RouteRequest {
  readonly method: string;
  /** Path after `/gateway`, without the query. */
  readonly path: string;
  readonly host: string;
  readonly ip: string;
  readonly at: Date;
  readonly query: URLSearchParams;
  readonly header: (name: string) => string | undefined;
}
type Condition = (asked: RouteRequest) => boolean;

function segmentMatches(pattern: string, part: string): boolean {
  if (/^\{\w+\}$/.test(pattern)) return part !== '';
  const star = pattern.indexOf('*');
  if (star < 0) return pattern === part;
  const [head, tail] = [pattern.slice(0, star), pattern.slice(star + 1)];
  return part.length >= head.length + tail.length && part.startsWith(head) && part.endsWith(tail);
}
/** `/a/*` is one segment below, `/a/**` everything from `/a`, `{name}` any segment. Linear in the path. */
function pathMatches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  const isOpen = wanted.at(-1) === '**';
  const fixed = isOpen ? wanted.slice(0, -1) : wanted;
  if (isOpen ? given.length < fixed.length : given.length !== fixed.length) return false;
  return fixed.every((segment, i) => segmentMatches(segment, given[i] as string));
}
function hostMatches(pattern: string, host: string): boolean {
  const [wanted, given] = [pattern.toLowerCase(), host.toLowerCase()];
  const name = wanted.includes(':') ? given : given.replace(/:\d+$/, '');
  const [, stars, rest] = /^(\*\*?)\.(.+)$/.exec(wanted) ?? [];
  if (rest === undefined) return name === wanted;
  const head = name.endsWith(`.${rest}`) ? name.slice(0, -rest.length - 1) : '';
  return head !== '' && (stars === '**' || !head.includes('.'));
}
function getNetwork(list: readonly string[]): (ip: string) => boolean {
  const networks = new BlockList();
  for (const entry of list) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    networks.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return (ip) => isIP(ip) !== 0 && networks.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');
}
function cookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}
/** Matches a present value and, if given, the whole value against an expression. */
function matchesValue(regexp: string): (value: string | null | undefined) => boolean {
  const pattern = regexp === '' ? undefined : linearPattern(regexp);
  if (regexp !== '' && pattern === undefined) return () => false;
  return (value) => typeof value === 'string' && (pattern?.matches(value) ?? true);
}

function buildCondition({ name, args }: GatewayPredicate): Condition {
  if (!Array.isArray(args)) {
    const { regexp = '', header = '', param = '', name: cookieName = '' } = args as Readonly<Record<string, string>>;
    const is = matchesValue(regexp);
    if (name === 'Header') return (asked) => is(asked.header(header.toLowerCase()));
    if (name === 'Query') return (asked) => is(asked.query.get(param));
    return (asked) => is(cookie(asked.header('cookie'), cookieName));
  }
  const list = args as readonly string[];
  const times = list.map((value) => gatewayTime(value)?.getTime() ?? Number.NaN);
  const [from = Number.NaN, to = Number.NaN] = times;
  switch (name) {
    case 'Path':
      return ({ path }) => list.some((pattern) => pathMatches(pattern, path));
    case 'Host':
      return ({ host }) => list.some((pattern) => hostMatches(pattern, host));
    case 'Method':
      return ({ method }) => list.includes(method);
    case 'After':
      return ({ at }) => at.getTime() > from;
    case 'Before':
      return ({ at }) => at.getTime() < from;
    case 'Between':
      return ({ at }) => at.getTime() > from && at.getTime() < to;
    case 'RemoteAddr': {
      const holds = getNetwork(list);
      return ({ ip }) => holds(ip);
    }
    default:
      return () => false;
  }
}
/** Combines all predicates of a route. */
export function buildMatcher(predicates: readonly GatewayPredicate[]): Condition {
  const all = predicates.map(buildCondition);
  return (asked) => all.length > 0 && all.every((condition) => condition(asked));
}
