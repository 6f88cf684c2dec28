import type { AnyEntity, Session } from '@campus/contract/kit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Ports } from '../ports.ts';
import type { Registry } from '../schema/registry.ts';
import type { KeptCounts } from './kept-counts.ts';
import type { Related } from './related.ts';
import type { Selections } from './selections.ts';

export type Condition = RawBuilder<SqlBool>;
export const always = sql<SqlBool>`true`;
export const never = sql<SqlBool>`false`;

/** What a filter needs to become SQL: definitions, the session's values, trees. */
export interface Scope {
  readonly registry: Registry;
  readonly ports: Ports;
  readonly session: Session;
  /** The time of the query in China, for filters that compare with the clock. */
  readonly now: string;
  /**
   * Related rows are looked up for each row of the answer: right for the columns of a page. A condition over the whole
   * table is better served by one scan of the related rows, which PostgreSQL chooses otherwise.
   */
  readonly isByRow?: boolean;
  /** The id of the row that a condition is about, where another table has it: the row's own is not joined for it. */
  readonly ownId?: RawBuilder<unknown> | undefined;
  /** Values are written as literals: a kept plan reads a partial index only when it knows its condition. */
  readonly isLiteral?: boolean;
  /** Counts that are kept until their tables change, for reads outside of a transaction. */
  readonly counts?: KeptCounts;
  /** What the presentation of an entity's rows needs of other tables; absent in reads whose rows are not presented. */
  readonly related?: (e: AnyEntity) => Promise<Related | undefined>;
  /** SELECT lists that were built for the session. */
  readonly selections?: Selections;
}

/** The scope with other settings. It reads none, since a scope can watch whether its clock is asked for. */
export const withSettings = (scope: Scope, settings: Pick<Scope, 'isByRow' | 'isLiteral' | 'ownId'>): Scope =>
  Object.create(scope, Object.getOwnPropertyDescriptors(settings)) as Scope;

/** Escapes a text for `like`. */
export const escapeLike = (value: unknown): string => String(value).replace(/[\\%_]/g, '\\$&');

export const all = (parts: Condition[]): Condition =>
  parts.length ? sql<SqlBool>`(${sql.join(parts, sql` and `)})` : always;
export const any = (parts: Condition[]): Condition =>
  parts.length ? sql<SqlBool>`(${sql.join(parts, sql` or `)})` : never;
