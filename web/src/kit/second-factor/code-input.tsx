import { Input } from 'antd';
import type { InputProps } from '../form/field-control.ts';

/** A code of the authenticator app, or a recovery code: the phone offers digits, letters are a key away. */
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
