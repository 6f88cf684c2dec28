import { Input } from 'antd';
import type { InputProps } from '../form/field-control.ts';

/** Code of the authenticator app or a recovery code: phones show the numeric keyboard, letters can be typed, too. */
export function CodeInput(props: InputProps) {
  const {
    field: _field,
    known: _known,
    onBusy: _busy,
    onChange,
    onBlur,
    id,
    disabled = false,
    placeholder = '',
    ...aria
  } = props;
  return (
    <Input
      {...aria}
      disabled={disabled}
      placeholder={placeholder}
      {...(id && { id })}
      {...(onBlur && { onBlur })}
      autoComplete="one-time-code"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
