import { failure, refusal } from '@campus/contract/kit';
import { type ConnectionReason, dataSourceRefusals as refused, reportRefusals } from '@campus/contract/online';
import type { Dialect } from './dialect.ts';
import type { BoundValue } from './report-query.ts';

type SourceRow = Readonly<Record<string, unknown>>;
/** The kind of a column, as far as reports tell them apart. */
export type ColumnKind = 'String' | 'Integer' | 'Long' | 'Date' | 'Datetime';
export interface SourceColumn {
  readonly name: string;
  readonly kind: ColumnKind;
}
interface SourceAnswer {
  readonly rows: readonly SourceRow[];
  /** Where the driver tells them; the product's own store does not. */
  readonly columns?: readonly SourceColumn[];
}
/** One connection inside one transaction that only reads. */
export type Query = (text: string, values: readonly BoundValue[]) => Promise<SourceAnswer>;
/** A database that reports may read. */
export interface Source {
  readonly dialect: Dialect;
  /** Longest run of one statement. */
  readonly limitMs: number;
  /** Runs `work` in a transaction that only reads. Throws 查询超时, 报表SQL不合法 and 数据库连接失败. */
  read<T>(work: (query: Query) => Promise<T>): Promise<T>;
}

/** A database could not be reached; why, in one of our words. */
export const notConnected = (reason: ConnectionReason): Error => refusal(refused.failed(reason));
export const tooSlow = (): Error => failure('queryTimeout');

const { because } = reportRefusals;
/** What PostgreSQL refuses, in words for whoever wrote the report; undefined for what is no fault of the SQL. */
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
/** The refusal behind an error code of PostgreSQL while a report runs. */
export function sqlStateRefusal(code: string | undefined): Error | undefined {
  if (code === undefined) return undefined;
  if (code === '57014') return tooSlow();
  const known = faults[code];
  if (known !== undefined) return refusal(because(known));
  if (code === '42501') return refusal(because(reportRefusals.noTable));
  if (code.startsWith('22')) return refusal(reportRefusals.value);
  // Other faults of the statement (42…), what a reading transaction may not do (25…), limits (54…).
  if (/^(42|25|54|0A)/.test(code)) return refusal(because(reportRefusals.types));
  return undefined;
}
