import { type AnyEntity, type Fields, failure } from '@campus/contract/kit';

type Body = Readonly<Record<string, unknown>>;

/** What every row carries when it is read, and what a list adds to it. */
const rowKeys = new Set([
  'id',
  'version',
  'updateTime',
  'tenantId',
  'sysOrgCode',
  'createBy',
  'createTime',
  'updateBy',
  'delFlag',
  'key',
  'children',
]);
const isOfRows = (key: string): boolean => rowKeys.has(key) || key.endsWith('_dictText');

/** Keys of the entity's rows, writable or not: sent back unchanged they are dropped, not refused (`product.md` 6). */
const isOfEntity = (e: AnyEntity, key: string): boolean =>
  isOfRows(key) ||
  Object.hasOwn(e.fields, key) ||
  Object.hasOwn(e.children ?? {}, key) ||
  e.workflow?.column === key ||
  e.computed?.includes(key) === true ||
  key.endsWith('Name');

function refuse(body: Body, isKnown: (key: string) => boolean): void {
  const unknown = Object.keys(body).find((key) => !isKnown(key));
  if (unknown !== undefined) throw failure('unknownField', unknown.slice(0, 60));
}

/** Refuses body keys that neither the entity has nor the call takes (`also`), where the call is strict. */
export function refuseUnknown(e: AnyEntity, body: Body, strict: boolean, also: readonly string[] = []): void {
  if (strict) refuse(body, (key) => isOfEntity(e, key) || also.includes(key));
}

/**
 * The keys of `body` that a declared call knows: its inputs, and those of rows (of `e`, where the body is a form of one).
 * Others are refused where the call is strict, else left out.
 */
export function knownKeys(input: Fields, body: Body, strict: boolean, e?: AnyEntity): Body {
  const isKnown = (key: string): boolean => Object.hasOwn(input, key) || (e ? isOfEntity(e, key) : isOfRows(key));
  if (strict) refuse(body, isKnown);
  return strict ? body : Object.fromEntries(Object.entries(body).filter(([key]) => isKnown(key)));
}
