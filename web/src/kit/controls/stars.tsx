import { controlTexts } from '@campus/contract/rules';
import { Rate } from 'antd';
import type { InputProps } from '../form/field-control.ts';

/** Stars from one to the field's maximum; keyboard: arrow keys. */
export const Control = ({ field, id, value, onChange, onBlur, disabled = false, ...rest }: InputProps) => {
  const count = field.max ?? 5;
  return (
    <span id={id} aria-invalid={rest['aria-invalid']} aria-describedby={rest['aria-describedby']}>
      <Rate
        {...(onBlur && { onBlur })}
        aria-label={field.label}
        disabled={disabled}
        count={count}
        tooltips={Array.from({ length: count }, (_, i) => controlTexts.stars(i + 1))}
        value={Number(value)}
        onChange={(stars) => onChange(stars === 0 ? '' : String(stars))}
      />
    </span>
  );
};
