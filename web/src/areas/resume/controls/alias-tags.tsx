import { getAliases } from '@campus/contract/resume';
import { Select } from 'antd';
import type { InputProps } from '../../../kit/form/field-control.ts';

/** Aliases as tags; Enter or a comma ends one. */
export function Control({ id, value, onChange, onBlur, disabled = false, placeholder }: InputProps) {
  return (
    <Select
      {...(id && { id })}
      mode="tags"
      open={false}
      suffixIcon={null}
      disabled={disabled}
      placeholder={placeholder}
      tokenSeparators={[',', '，', '、', ';', '；']}
      value={getAliases(value)}
      onChange={(aliases: string[]) => onChange(aliases.join(','))}
      {...(onBlur && { onBlur })}
    />
  );
}
