import { type AnyEntity, type Field, type Filter, isLeaf } from '@campus/contract/kit';
import { describeFilter as describe } from '@campus/contract/rules';
import type { Handle } from '../handle.ts';
import type { Scope } from './condition.ts';
import { findTexts } from './texts.ts';

/** Kinds whose texts every user can read; texts of rows could reveal a row that the reader does not see. */
const coded: ReadonlySet<Field['kind']> = new Set([
  'dict',
  'dicts',
  'choice',
  'flag',
  'yesNo',
  'area',
  'areas',
  'category',
  'categories',
]);
function getLeaves(filter: Filter): (readonly [string, unknown])[] {
  if (isLeaf(filter)) return [[filter[0], filter[2]]];
  if ('some' in filter) return [];
  return ('all' in filter ? filter.all : filter.any).flatMap(getLeaves);
}

/** Describes a filter of an entity in Chinese, with texts for coded values. */
export async function describeFilter(db: Handle, e: AnyEntity, filter: Filter, scope: Scope): Promise<string> {
  const findField = (name: string): Field | undefined => scope.registry.source(e, name)?.field;
  const texts = new Map<string, string>();
  for (const [name, raw] of getLeaves(filter)) {
    const field = findField(name);
    if (!field || !coded.has(field.kind)) continue;
    const values = (Array.isArray(raw) ? raw : [raw]).map(String);
    for (const [value, text] of (await findTexts(db, field, values, scope)) ?? []) texts.set(`${name}:${value}`, text);
  }
  return describe(filter, { field: findField, text: (name, value) => texts.get(`${name}:${value}`) });
}
