import { AutoComplete } from 'antd';
import { type ControlProps, clearButton } from './option.ts';

interface SuggestedInputProps extends ControlProps {
  readonly options: readonly { readonly value: string; readonly label?: string }[];
  readonly maxLength?: number | undefined;
}

/** Text that may be one of the options, which are filtered by the typed text. */
export function SuggestedInput({
  options,
  value,
  onChange,
  onBlur,
  id,
  maxLength,
  disabled = false,
  ...aria
}: SuggestedInputProps) {
  return (
    <AutoComplete
      {...aria}
      {...(id && { id })}
      {...(maxLength && { maxLength })}
      {...(onBlur && { onBlur: () => onBlur() })}
      allowClear={clearButton}
      disabled={disabled}
      style={{ width: '100%' }}
      options={[...options]}
      showSearch={{
        filterOption: (typed, option) =>
          `${option?.value} ${option?.label ?? ''}`.toLowerCase().includes(typed.trim().toLowerCase()),
      }}
      value={value}
      onChange={(next: string | undefined) => onChange(next ?? '')}
    />
  );
}
