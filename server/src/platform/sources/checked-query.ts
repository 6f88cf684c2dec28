import { refusal } from '@campus/contract/kit';
import { reportRefusals as refused } from '@campus/contract/online';

/** A report's SQL, parsed by its engine's grammar and checked by our rules: one SELECT with bound parameters. */
export interface CheckedQuery {
  readonly text: string;
  /** The parameter of every marker, in binding order. */
  readonly names: readonly string[];
}
/** 报表SQL不合法, with the reason. */
export const illegalSql = (reason: string): Error => refusal(refused.because(reason));
export const notAQuery = (): Error => refusal(refused.onlyQuery);

/** Name of a WITH query. Throws for names of catalogues and closed tables, which could hide a read of such a table. */
export function checkQueryName(name: unknown): string {
  const text = String(name ?? '');
  if (/^(pg_|sys|onl_|rc_|information_schema)/i.test(text)) throw illegalSql(refused.table(text));
  return text;
}
