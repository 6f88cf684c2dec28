import type { Field } from '@campus/contract/kit';
import { thousands } from '../../widgets/thousands.ts';

/** JSON drops the zeros at the end of a decimal. A masked value stays as it is. */
const withDecimals = (value: string, digits: number): string =>
  digits === 0
    ? value
    : value.replace(
        /^(-?\d+)(?:\.(\d*))?$/,
        (_all, whole, decimals = '') => `${whole}.${decimals.padEnd(digits, '0')}`,
      );

/** The value of a number or amount as its field shows it; with its unit, unless the label names one: `月薪（元）`. */
export function formatNumber(field: Field, value: string, hasUnit: boolean): string {
  if (value === '' || field.isYear) return value;
  const isMoney = field.kind === 'money';
  const shown = thousands(withDecimals(value, isMoney ? 2 : (field.digits ?? 0)));
  const unit = field.unit ?? (isMoney ? '元' : '');
  return hasUnit && unit && !field.label.endsWith(`（${unit}）`) ? `${shown} ${unit}` : shown;
}
