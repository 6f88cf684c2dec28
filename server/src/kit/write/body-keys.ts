import { type AnyEntity, type Fields, failure } from '@campus/contract/kit';

type Body = Readonly<Record<string, unknown>>;

/** Keys that every read row carries, and keys that lists add. */
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
const isRowKey = (key: string): boolean => rowKeys.has(key) || key.endsWith('_dictText');

/**
 * Keys of the entity's rows, writable or not: clients may send a read row back, so these are dropped and not rejected.
 */
const isEntityKey = (e: AnyEntity, key: string): boolean =>
  isRowKey(key) ||
  Object.hasOwn(e.fields, key) ||
  Object.hasOwn(e.children ?? {}, key) ||
  e.workflow?.column === key ||
  e.computed?.includes(key) === true ||
  key.endsWith('Name');

function rejectUnknown(body: Body, isKnown: (key: string) => boolean): void {
  const unknown = Object.keys(body).find((key) => !isKnown(key));
  if (unknown !== undefined) throw failure('unknownField', unknown.slice(0, 60));
}

/** Rejects body keys that neither the entity nor the call (`also`) has, when the call is strict. */
export function assertKnownKeys(e: AnyEntity, body: Body, strict: boolean, also: readonly string[] = []): void {
  if (strict) rejectUnknown(body, (key) => isEntityKey(e, key) || also.includes(key));
}

/**
 * Returns the body keys that an endpoint accepts: its inputs and the keys of rows (of `e` when the body is a form of
 * one). Rejects other keys when the call is strict, drops them otherwise.
 */
export function listKnownKeys(input: Fields, body: Body, strict: boolean, e?: AnyEntity): Body {
  const isKnown = (key: string): boolean => Object.hasOwn(input, key) || (e ? isEntityKey(e, key) : isRowKey(key));
  if (strict) rejectUnknown(body, isKnown);
  return strict ? body : Object.fromEntries(Object.entries(body).filter(([key]) => isKnown(key)));
}
