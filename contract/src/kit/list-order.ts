import type { AnyEntity } from './entity.ts';
import { findField } from './entity-fields.ts';
import type { SearchAs } from './entity-options.ts';
import type { Kind } from './field.ts';
import { type Field, isStored } from './field.ts';

const ordered: ReadonlySet<Kind> = new Set<Kind>(['number', 'money', 'date', 'dateTime', 'time']);
const texts: ReadonlySet<Kind> = new Set<Kind>(['text', 'longText']);

/** Whether a list offers to sort by a click on the heading: the order of the values means something. */
export const isSortable = (field: Field): boolean =>
  ordered.has(field.kind) && !field.encrypted && !(field.mask && field.plain);

/** Whether the table grows with use: its list needs an index for every order. */
export const growsWithUse = (e: AnyEntity): boolean =>
  e.path !== '' &&
  (e.calls.includes('list') || e.page !== undefined) &&
  (e.many ?? (e.workflow !== undefined || e.appendOnly === true));

const isOwnColumn = (e: AnyEntity, name: string): boolean => {
  const field = e.fields[name];
  return field !== undefined && isStored(field) && !field.encrypted;
};

/** Columns of the list by which rows are sorted: those with a sortable heading, the name, and the usual order. */
export function listOrders(e: AnyEntity): string[] {
  if (!growsWithUse(e)) return [];
  const shown = [...e.list, ...(e.hidden ?? [])] as string[];
  const sortable = shown.filter((name) => isSortable(findField(e, name) as Field));
  const isText = texts.has(e.fields[e.display as string]?.kind as Kind);
  const usual = e.sort ? [e.sort.column as string] : [];
  const names = [...sortable, ...(isText ? [e.display as string] : []), ...usual];
  return [...new Set(names)].filter((name) => isOwnColumn(e, name) || isCopied(e, name));
}
const isCopied = (e: AnyEntity, name: string): boolean => e.fields[name]?.reads !== undefined;

/**
 * Columns of other rows by which the list is sorted. The table keeps a copy of each, since an index cannot order rows by
 * the values of another table.
 */
export function copiedColumns(e: AnyEntity): readonly string[] {
  const known = copiedColumnsCache.get(e);
  if (known) return known;
  const names = listOrders(e).filter((name) => isCopied(e, name));
  copiedColumnsCache.set(e, names);
  return names;
}
/** Every stored row that is read asks for them. */
const copiedColumnsCache = new WeakMap<AnyEntity, readonly string[]>();

/** Own text columns that the search fields and the quick search look into. */
export function searchedTexts(e: AnyEntity): string[] {
  if (!growsWithUse(e)) return [];
  const items = (e.search ?? []) as readonly (string | { readonly field: string; readonly as: SearchAs })[];
  const searched = items.flatMap((item) =>
    typeof item === 'string' ? [item] : item.as === 'like' ? [item.field] : [],
  );
  const names = [...new Set([...searched, e.display as string])];
  return names.filter((name) => isOwnColumn(e, name) && texts.has(e.fields[name]?.kind as Kind));
}
