import { failure, refusal } from '@campus/contract/kit';
import { type ConnectionReason, dataSourceRefusals as refused, reportRefusals } from '@campus/contract/online';
import type { Dialect } from './dialect.ts';
import type { BoundValue } from './report-query.ts';

type SourceRow = Readonly<Record<string, unknown>>;
/** Kinds of columns that reports distinguish. */
export type ColumnKind = 'String' | 'Integer' | 'Long' | 'Date' | 'Datetime';
export interface SourceColumn {
  readonly name: string;
  readonly kind: ColumnKind;
}
interface SourceAnswer {
  readonly rows: readonly SourceRow[];
  /** From the driver; our own database does not report them. */
  readonly columns?: readonly SourceColumn[];
}
/** Runs a statement on one connection in a read-only transaction. */
export type Query = (text: string, values: readonly BoundValue[]) => Promise<SourceAnswer>;
/** A database that reports can read. */
export interface Source {
  readonly dialect: Dialect;
  /** Time limit of one statement. */
  readonly limitMs: number;
  /** Runs `work` in a read-only transaction. Throws 查询超时, 报表SQL不合法 and 数据库连接失败. */
  read<T>(work: (query: Query) => Promise<T>): Promise<T>;
}

/** The database could not be reached, with the reason. */
export const connectionFailure = (reason: ConnectionReason): Error => refusal(refused.failed(reason));
export const tooSlow = (): Error => failure('queryTimeout');

const { because } = reportRefusals;
/** Messages for SQL faults of PostgreSQL, for the author of the report. */
const faults: Readonly<Record<string, string>> = {
  '42703': reportRefusals.noColumn,
  '42P01': reportRefusals.noTable,
  '42883': reportRefusals.noCall,
  '42725': reportRefusals.noCall,
  '42702': reportRefusals.ambiguous,
  '42701': reportRefusals.ambiguous,
  '42803': reportRefusals.grouping,
  '42804': reportRefusals.types,
  '42P18': reportRefusals.types,
  '42P08': reportRefusals.types,
  '42601': reportRefusals.syntax,
};
/** The failure for an SQLSTATE while a report runs; undefined when the SQL is not at fault. */
export function sqlStateFailure(code: string | undefined): Error | undefined {
  if (code === undefined) return undefined;
  if (code === '57014') return tooSlow();
  const known = faults[code];
  if (known !== undefined) return refusal(because(known));
  if (code === '42501') return refusal(because(reportRefusals.noTable));
  if (code.startsWith('22')) return refusal(reportRefusals.value);
  // Other faults of the statement (42…), not allowed in a read-only transaction (25…), limits (54…).
  if (/^(42|25|54|0A)/.test(code)) return refusal(because(reportRefusals.types));
  return undefined;
}
