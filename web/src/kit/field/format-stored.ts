import type { Field } from '@campus/contract/kit';
import { formatNumber } from './format-number.ts';

/** A value of a stored version as its field shows it: versions are JSON, in which a number has lost its format. */
export function formatStored(field: Field | undefined, value: string): string {
  if (field?.kind !== 'number' && field?.kind !== 'money') return value;
  if (field.zero !== undefined && value !== '' && Number(value) === 0) return field.zero;
  return formatNumber(field, value, true);
}
