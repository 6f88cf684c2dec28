import type { Field } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { trimDecimals, withDecimals } from '@campus/contract/rules';
import { thousands } from '../../widgets/thousands.ts';

const two = (n: number): string => String(n).padStart(2, '0');
/** Values of a unit as people read them. */
const measures: Readonly<Record<NonNullable<Field['measure']>, (value: number) => string>> = {
  seconds: (all) => [Math.floor(all / 3600), Math.floor(all / 60) % 60, Math.floor(all) % 60].map(two).join(':'),
  kilobytes: (all) => `${thousands((all / 1024).toFixed(1))} MB`,
};

/** The value of a number or amount as its field shows it; with its unit, unless the label names one: `月薪（元）`. */
export function formatNumber(field: Field, value: string, hasUnit: boolean): string {
  if (value === '' || field.isYear) return value;
  if (field.measure) return measures[field.measure](Number(value));
  const isMoney = field.kind === 'money';
  const digits = isMoney ? 2 : (field.digits ?? 0);
  const shown = thousands(field.isTrimmed ? trimDecimals(value) : withDecimals(value, digits));
  const unit = field.unit ?? (isMoney ? text.common.unit.yuan : '');
  return hasUnit && unit && !field.label.endsWith(`（${unit}）`) ? `${shown} ${unit}` : shown;
}
