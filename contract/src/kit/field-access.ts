import { mask } from '../rules/mask.ts';
import { hiddenFile } from '../rules/upload-purposes.ts';
import { type AnyEntity, detailNames, fieldOf } from './entity.ts';
import { type Field, isUpload } from './field.ts';
import type { Filter } from './filter.ts';
import type { Audience, Session } from './session.ts';

/** How a reader gets a field: as it is, masked, or not at all. */
export type FieldAccess = 'plain' | 'masked' | 'none';
/** What decides about fields of a reader: the codes held and the side. */
export type Reader = Pick<Session, 'codes' | 'audience'>;

const isStaffAudience = (audience: Audience): boolean => audience === 'staff' || audience === 'college';
const sideOf = (audience: Audience): 'staff' | 'enterprise' | undefined =>
  isStaffAudience(audience)
    ? 'staff'
    : audience === 'enterprise' || audience === 'interviewer'
      ? 'enterprise'
      : undefined;

/** Columns that no `open` list has to name: without them no row can be referred to or ordered. */
const always: ReadonlySet<string> = new Set(['id', 'createTime']);
const isClosed = (e: AnyEntity, name: string, { codes, audience }: Reader): boolean =>
  e.open !== undefined &&
  !always.has(name) &&
  !(e.open as readonly string[]).includes(name) &&
  !(isStaffAudience(audience) && codes.has(e.can.list as string));

/** How a reader gets a value of this field, whichever entity it belongs to. */
export function accessTo(field: Field, { codes, audience }: Reader): FieldAccess {
  if (field.secret || (field.side !== undefined && field.side !== sideOf(audience))) return 'none';
  if (field.plain !== undefined && codes.has(field.plain)) return 'plain';
  if (field.mask !== undefined) return 'masked';
  if (field.plain === undefined) return 'plain';
  // Only the content is secret: the answer holds a placeholder for the file.
  return isUpload(field) ? 'masked' : 'none';
}

/**
 * How a reader gets a column of `e`. The one place that decides it: answers, conditions, orders, exports, data rules and
 * descriptions all ask here.
 */
export function fieldAccess(e: AnyEntity, name: string, reader: Reader): FieldAccess {
  const field = fieldOf(e, name);
  return !field || isClosed(e, name, reader) ? 'none' : accessTo(field, reader);
}

const system = ['id', 'createBy', 'createTime', 'updateBy', 'updateTime', 'sysOrgCode'] as const;
/** Every column that the calls of `e` answer to somebody. */
function answeredNames(e: AnyEntity): ReadonlySet<string> {
  const known = answered.get(e);
  if (known) return known;
  const searched = (e.search ?? []).map((item) => (typeof item === 'string' ? item : item.field));
  const shown = [...e.list, ...(e.hidden ?? []), ...searched, ...detailNames(e), ...(e.excel ?? []), e.display];
  const behind = shown.map((name) => e.fields[name]?.via);
  const names = [...system, ...shown, ...behind, e.tree, e.parent, e.workflow?.column];
  const set = new Set(names.filter((name) => name !== undefined) as string[]);
  answered.set(e, set);
  return set;
}
const answered = new WeakMap<AnyEntity, ReadonlySet<string>>();

/**
 * The field of a column that a reader may filter and sort by: one that the calls of `e` answer, that he reads plain and
 * that can be compared.
 */
export function queryField(e: AnyEntity, name: string, reader: Reader): Field | undefined {
  const field = answeredNames(e).has(name) ? fieldOf(e, name) : undefined;
  return field && field.kind !== 'json' && fieldAccess(e, name, reader) === 'plain' ? field : undefined;
}

/** Whether everybody who sees a row reads this field plain: what may be shown outside the entity's own calls. */
export const isPublicField = (field: Field): boolean =>
  !field.secret && !field.encrypted && !field.mask && field.plain === undefined && field.side === undefined;

/** A plain value as a reader with this access gets it. */
export function shownValue(field: Field, value: unknown, access: FieldAccess): unknown {
  if (access === 'none' || value === null || value === undefined) return null;
  if (access === 'plain') return value;
  return field.mask ? mask(field.mask, String(value)) : hiddenFile;
}

/** The rows in which an audience reads a column of `e`, all of these conditions; undefined when it does in all rows. */
export function shownWhen(
  e: AnyEntity,
  name: string,
  audience: Audience,
): { readonly all: readonly Filter[] } | undefined {
  const rules = (e.shown ?? []).filter(
    (rule) => rule.audiences.includes(audience) && (rule.fields as readonly string[]).includes(name),
  );
  return rules.length === 0 ? undefined : { all: rules.map(({ when }) => when) };
}
