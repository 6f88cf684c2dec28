import type { Step, Workflow } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import { snake } from '../schema/registry.ts';

/**
 * Whether a row is in one of the named states, as a condition; `alias` is the table's in the statement. Codes are
 * literals: a parameter would not match the condition of a partial index.
 */
export function inStates<S extends string>(
  flow: Workflow<S, Record<string, Step>>,
  names: readonly NoInfer<S>[],
  alias?: string,
): RawBuilder<boolean> {
  const column = sql.ref(`${alias ? `${alias}.` : ''}${snake(flow.column)}`);
  const codes = sql.join(names.map((name) => sql.lit(flow.states[name].code)));
  return sql<boolean>`${column} in (${codes})`;
}
