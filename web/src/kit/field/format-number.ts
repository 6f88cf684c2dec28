import type { Field } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { trimDecimals, withDecimals } from '@campus/contract/rules';
import { thousands } from '../../widgets/thousands.ts';

/** The value of a number or amount as its field shows it; with its unit, unless the label names one: `月薪（元）`. */
export function formatNumber(field: Field, value: string, hasUnit: boolean): string {
  if (value === '' || field.isYear) return value;
  const isMoney = field.kind === 'money';
  const digits = isMoney ? 2 : (field.digits ?? 0);
  const shown = thousands(field.isTrimmed ? trimDecimals(value) : withDecimals(value, digits));
  const unit = field.unit ?? (isMoney ? text.common.unit.yuan : '');
  return hasUnit && unit && !field.label.endsWith(`（${unit}）`) ? `${shown} ${unit}` : shown;
}
