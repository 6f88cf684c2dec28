import { chinaDay } from '@campus/contract/rules';
import { Checkbox } from 'antd';
import type { InputProps } from '../../../kit/form/field-control.ts';
import { members } from '../../../widgets/selects/option.ts';

const [before, after] = [1, 3];
/** Checkboxes of the graduation years around this one; another chosen year stays. */
export function Control({ id, value, onChange, disabled, ...rest }: InputProps) {
  const year = Number(chinaDay(new Date()).slice(0, 4));
  const years = Array.from({ length: before + after + 1 }, (_, i) => String(year - before + i));
  const chosen = members(value);
  const all = [...new Set([...years, ...chosen])].toSorted();
  return (
    <Checkbox.Group
      {...(id && { id })}
      aria-invalid={rest['aria-invalid']}
      aria-describedby={rest['aria-describedby']}
      disabled={disabled ?? false}
      options={all.map((one) => ({ value: one, label: one }))}
      value={chosen}
      onChange={(next) => onChange(next.toSorted().join(','))}
    />
  );
}
