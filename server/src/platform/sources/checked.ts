import { refusal } from '@campus/contract/kit';
import { reportRefusals as refused } from '@campus/contract/online';

/** A report's SQL that its engine's grammar has read and our rules have passed: one SELECT, its parameters bound. */
export interface Checked {
  readonly text: string;
  /** The parameter behind every marker, in the order that values are bound. */
  readonly names: readonly string[];
}
/** 报表SQL不合法, with the reason. */
export const illegal = (reason: string): Error => refusal(refused.because(reason));
export const notAQuery = (): Error => refusal(refused.onlyQuery);

/** The name of a query of WITH; one that a catalogue or a closed table has could hide a reading of that table. */
export function ownName(name: unknown): string {
  const text = String(name ?? '');
  if (/^(pg_|sys|onl_|rc_|information_schema)/i.test(text)) throw illegal(refused.table(text));
  return text;
}
