import { mask } from '../rules/mask.ts';
import { hiddenFile } from '../rules/upload-purposes.ts';
import type { AnyEntity } from './entity.ts';
import { columnField, detailNames, findField } from './entity-fields.ts';
import { type Field, isUpload } from './field.ts';
import type { Filter } from './filter.ts';
import type { Audience, Session } from './session.ts';

/**
 * A reader's access to a field: unmasked, by row (unmasked in some rows; masked, or hidden without a mask, in the others),
 * masked, or none.
 */
export type FieldAccess = 'plain' | 'byRow' | 'masked' | 'none';
/** Whether conditions can use the field; those of the engine apply only to rows in which it is plain. */
export const isComparable = (access: FieldAccess): boolean => access === 'plain' || access === 'byRow';
/** What determines a reader's field access: permission codes and audience. */
export type Reader = Pick<Session, 'codes' | 'audience'>;

const isStaffAudience = (audience: Audience): boolean => audience === 'staff' || audience === 'college';
const findSide = (audience: Audience): 'staff' | 'enterprise' | undefined =>
  isStaffAudience(audience)
    ? 'staff'
    : audience === 'enterprise' || audience === 'interviewer'
      ? 'enterprise'
      : undefined;

/** Columns that `open` lists need not include: rows cannot be referenced or sorted without them. */
const always: ReadonlySet<string> = new Set(['id', 'createTime']);
const isClosed = (e: AnyEntity, name: string, { codes, audience }: Reader): boolean =>
  e.open !== undefined &&
  !always.has(name) &&
  !(e.open as readonly string[]).includes(name) &&
  !(isStaffAudience(audience) && codes.has(e.can.list as string));

/** Whether readers without a code get a mask; a mask for the other rows of `plainWhen` alone concerns its audiences only. */
export const isMasked = ({ mask, plain, plainWhen }: Field): boolean =>
  mask !== undefined && (plain !== undefined || plainWhen === undefined);

/** A reader's access to this field, for any entity. */
export function accessTo(field: Field, { codes, audience }: Reader): FieldAccess {
  if (field.secret || (field.side !== undefined && field.side !== findSide(audience))) return 'none';
  if (field.plainWhen?.audiences.includes(audience)) return 'byRow';
  if (field.plain !== undefined && codes.has(field.plain)) return 'plain';
  if (isMasked(field)) return 'masked';
  if (field.plain === undefined) return 'plain';
  // Only the content is secret: the answer has a placeholder for the file.
  return isUpload(field) ? 'masked' : 'none';
}

/**
 * A reader's access to a column of `e`. The single source for answers, conditions, sorting, exports, data rules and
 * descriptions.
 */
export function fieldAccess(e: AnyEntity, name: string, reader: Reader): FieldAccess {
  const field = findField(e, name);
  return !field || isClosed(e, name, reader) ? 'none' : accessTo(field, reader);
}

const system = ['id', 'createBy', 'createTime', 'updateBy', 'updateTime', 'sysOrgCode'] as const;
/** Every column that some reader can get from the endpoints of `e`. */
function answerColumns(e: AnyEntity): ReadonlySet<string> {
  const known = answerColumnCache.get(e);
  if (known) return known;
  const searched = (e.search ?? []).map((item) => (typeof item === 'string' ? item : item.field));
  const shown = [...e.list, ...(e.hidden ?? []), ...searched, ...detailNames(e), ...(e.excel ?? []), e.display];
  const behind = shown.map((name) => e.fields[name]?.via);
  const names = [...system, ...shown, ...behind, e.tree, e.parent, e.workflow?.column];
  const set = new Set(names.filter((name) => name !== undefined) as string[]);
  answerColumnCache.set(e, set);
  return set;
}
const answerColumnCache = new WeakMap<AnyEntity, ReadonlySet<string>>();

/**
 * The field of a column that a reader can filter and sort by: part of the answers of `e`, readable unmasked (in some rows
 * at least), and comparable.
 */
export function queryField(e: AnyEntity, name: string, reader: Reader): Field | undefined {
  const field = answerColumns(e).has(name) ? findField(e, name) : undefined;
  return field && field.kind !== 'json' && isComparable(fieldAccess(e, name, reader)) ? field : undefined;
}

/**
 * Whether everyone who can see a row can also read this field, so it can be shown outside the entity's own endpoints.
 */
export const isPublicField = (field: Field): boolean =>
  !field.secret &&
  !field.encrypted &&
  !field.mask &&
  field.plain === undefined &&
  field.plainWhen === undefined &&
  field.side === undefined;

/** A plain value as shown to a reader with this access; by row means a row in which it is not plain. */
export function getVisibleValue(field: Field, value: unknown, access: FieldAccess): unknown {
  if (access === 'none' || value === null || value === undefined) return null;
  if (access === 'plain') return value;
  if (field.mask) return mask(field.mask, String(value));
  return isUpload(field) ? hiddenFile : null;
}

/**
 * Conditions (all of them) for the rows in which an audience can see a column of `e`; undefined when it can in all
 * rows.
 */
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

/** The rows in which an audience reads a column of `e` plain, as its own definition says; undefined when in all rows. */
export function plainRows(e: AnyEntity, name: string, audience: Audience): Filter | undefined {
  const rule = columnField(e, name)?.plainWhen;
  return rule?.audiences.includes(audience) ? rule.rows : undefined;
}

/** Conditions for the rows whose child lists an audience can see; undefined when it can see them in all rows. */
export function childrenShownWhen(e: AnyEntity, audience: Audience): { readonly all: readonly Filter[] } | undefined {
  const rules = (e.shown ?? []).filter((rule) => rule.children && rule.audiences.includes(audience));
  return rules.length === 0 ? undefined : { all: rules.map(({ when }) => when) };
}
