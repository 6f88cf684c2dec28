import type { AnyEntity, PeriodSet, UniqueSet } from '@campus/contract/kit';
import { snake } from './registry.ts';

/** Maximum length of a name in PostgreSQL. */
const longest = 63;

/** Entities that share a table have constraints of their own. */
const base = (e: AnyEntity): string => (e.fixed ? `${e.table}_${snake(e.name)}` : e.table);

/** Name of the index of a unique field. */
export const uniqueFieldName = (e: AnyEntity, column: string): string => `uq_${base(e)}_${column}`.slice(0, longest);
/** Name of the index of a unique set. */
export const uniqueIndexName = (e: AnyEntity, { name, fields }: UniqueSet): string =>
  `uq_${base(e)}_${name ?? fields.map((field) => snake(field)).join('_')}`.slice(0, longest);
/** Name of the constraint of a period set. */
export const exclusionName = (e: AnyEntity, { name }: PeriodSet): string => `ex_${base(e)}_${name}`.slice(0, longest);
