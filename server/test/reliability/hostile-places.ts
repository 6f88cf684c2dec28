import type { Field, Fields } from '@campus/contract/kit';
import fc, { type Arbitrary } from 'fast-check';
import type { Route } from '../../src/kit/http/route.ts';
import { form } from '../http/http-fixture.ts';

/** One more thing that a request says, in a place of its choice. */
export interface Attack {
  readonly place: (typeof places)[number];
  readonly name: string;
  readonly text: string;
  readonly header: string;
  /** How often JSON in a query is encoded once more. */
  readonly times: number;
}
/** A request on the wire. */
export interface Wire {
  readonly method: string;
  readonly url: string;
  readonly payload?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const places = [
  'query',
  'queryName',
  'json',
  'sort',
  'body',
  'bodyKey',
  'raw',
  'path',
  'header',
  'form',
  'parts',
] as const;
const texts = ['\0', 'a\0b', '\b', '\u001b[31m', '\u007f', '\ud83d', '\udc00a', '__proto__', 'constructor', 'toString'];
const filters = [
  ',a,',
  ',1,2,',
  ',,',
  'a,b',
  '!',
  '!x',
  '*',
  '**',
  '*a*',
  '>= x',
  'ge 1e999',
  '< ',
  'lt 2026-99-99',
  '1000000000000000000000',
  '-1e400',
  '99999999999999999999999999',
  '0x1F',
  '1.5',
  'NaN',
  'Infinity',
  '2026-02-30',
  '0000-00-00 00:00:00',
  '%',
  '\\',
  "'",
  'null',
]; // prettier-ignore
const jsons = [
  '[{"field":"createTime","rule":"eq","val":{"toString":1}}]',
  '[{"field":"createTime","rule":"like","val":"a"},{"field":"id","rule":"in","val":[1,null,{}]}]',
  '[{"field":"version","rule":"ge","val":1e400}]',
  '[{"field":"__proto__","rule":"eq","val":"a"}]',
  '[{"field":"id","rule":"constructor","val":"a"}]',
  '[{"field":"id","rule":"eq","val":"\\u0000"}]',
  '[{"field":"id","rule":"eq","val":"\\ud800"}]',
  '[{"column":"\\u0000","order":"asc"}]',
  '[{"column":"constructor","order":"asc"},{"column":"id","order":{"toString":1}}]',
  '[null]',
  '{"__proto__":{"isAdmin":true}}',
  `${'['.repeat(40)}${']'.repeat(40)}`,
  '[{"field":',
];
const headers = [
  'x-idempotency-key',
  'tenant-id',
  'tenant_id',
  'x-request-id',
  'user-agent',
  'x-behalf-employ',
  'x-part-sha256',
  'if-none-match',
  'range',
  'x-low-app-id',
  'x-sign',
  'accept-language',
]; // prettier-ignore
const listNames = ['column', 'order', 'pageNo', 'pageSize', 'selections', 'superQueryMatchType', 'id', 'ids', 'field'];

/** Attacks on a call, half of them on fields that it declares. */
export function attackOn(fields: Fields): Arbitrary<Attack> {
  const declared = Object.entries(fields).flatMap(([name, field]) => [name, ...(isRange(field) ? ranges(name) : [])]);
  return fc.record({
    place: fc.constantFrom(...places),
    name: fc.oneof(fc.constantFrom(...listNames, ...texts), fc.constantFrom('id', ...declared)),
    text: fc.oneof(fc.constantFrom(...texts), fc.constantFrom(...filters), fc.constantFrom(...jsons)),
    header: fc.constantFrom(...headers),
    times: fc.integer({ min: 0, max: 3 }),
  });
}
const isRange = ({ kind }: Field): boolean => ['number', 'money', 'date', 'dateTime'].includes(kind);
const ranges = (name: string): string[] => [`${name}_begin`, `${name}_end`, `${name}_MultiString`];

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());
const json = { 'content-type': 'application/json' };
/** As JSON writes it, halves of characters included. */
const quoted = (text: string): string => JSON.stringify(text);

/** The request with the attack in its place; what the call has no such place for goes into the query. */
export function attacked(wire: Wire, route: Route, attack: Attack, sheet: Buffer | undefined): Wire {
  const { place, name, text, header, times } = attack;
  const more = (query: string): Wire => ({ ...wire, url: `${wire.url}${wire.url.includes('?') ? '&' : '?'}${query}` });
  const inQuery = (as: string): Wire =>
    more(`${as}=${Array.from({ length: times }).reduce<string>((value) => encoded(value), encoded(text))}`);
  const body = wire.payload as Record<string, unknown> | undefined;
  switch (place) {
    case 'header':
      return { ...wire, headers: { [header]: text } };
    case 'queryName':
      return more(`${encoded(text)}=1`);
    case 'json':
      return inQuery(times === 2 ? 'paramsStr' : 'superQueryParams');
    case 'sort':
      return inQuery('sortInfoString');
    case 'path':
      return /[:*]/.test(route.path)
        ? { ...wire, url: `/server${route.path.replace(/:\w+|\*$/g, () => encoded(text).slice(0, 400) || 'x')}` }
        : more(`${name.startsWith('_') ? 'id' : encoded(name)}=${encoded(text)}`);
    case 'body':
      return body
        ? { ...wire, payload: { ...body, [name]: [text, { [name]: text }][times % 2] } }
        : inQuery(encoded(name));
    case 'bodyKey':
      return body
        ? { ...wire, payload: `{${quoted(text)}:1,${quoted(name)}:${quoted(text)}}`, headers: json }
        : inQuery('id');
    case 'raw':
      return body ? { ...wire, payload: text, headers: json } : inQuery(encoded(name));
    case 'form':
      return body && route.form
        ? {
            ...wire,
            payload: `${encoded(name)}=${encoded(text)}&${encoded(text)}=1`,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          }
        : inQuery(encoded(name));
    case 'parts':
      return route.multipart ? { ...wire, ...getParts(attack, sheet) } : inQuery(encoded(name));
    default:
      return inQuery(encoded(name));
  }
}

/** A form whose fields, file or file’s name is the attack. */
function getParts({ name, text, times }: Attack, sheet: Buffer | undefined) {
  const file = { name: 'rows.xlsx', content: sheet ?? Buffer.from(text), field: times === 0 ? 'files[]' : 'file' };
  if (times === 1) return form({ biz: text, taskId: text }, [file]);
  if (times === 2) return form({ [name.replaceAll('\0', '')]: text }, [{ ...file, name: `${text}.png` }]);
  return form({}, [file]);
}
