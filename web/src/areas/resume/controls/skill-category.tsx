import { AutoComplete } from 'antd';
import type { InputProps } from '../../../kit/form/field-control.ts';
import { useSkills } from '../use-skills.ts';

/** One of the categories of the library, or a new one. */
export function Control({ id, value, onChange, onBlur, disabled = false, placeholder, field }: InputProps) {
  const known = [...new Set(useSkills().map(({ category }) => category))];
  return (
    <AutoComplete
      {...(id && { id })}
      allowClear
      disabled={disabled}
      placeholder={placeholder}
      maxLength={field.max ?? 20}
      options={known.filter((one) => one.includes(value.trim())).map((one) => ({ value: one }))}
      value={value}
      onChange={(typed: string | undefined) => onChange(typed ?? '')}
      {...(onBlur && { onBlur: () => onBlur() })}
    />
  );
}
