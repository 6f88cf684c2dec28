import type { Field } from '@campus/contract/kit';
import { thousands } from '../../widgets/thousands.ts';

/** An amount always has two decimals; a masked one stays as it is. */
const withCents = (value: string): string =>
  /^-?\d+(\.\d*)?$/.test(value)
    ? value.replace(/^(-?\d+)\.?(\d*)$/, (_all, whole, cents) => `${whole}.${cents.padEnd(2, '0')}`)
    : value;

/** The value of a number or amount as its field shows it; with its unit, unless the label names one: `月薪（元）`. */
export function formatNumber(field: Field, value: string, hasUnit: boolean): string {
  if (value === '' || field.isYear) return value;
  const isMoney = field.kind === 'money';
  const shown = thousands(isMoney ? withCents(value) : value);
  const unit = field.unit ?? (isMoney ? '元' : '');
  return hasUnit && unit && !field.label.endsWith(`（${unit}）`) ? `${shown} ${unit}` : shown;
}
