import { Input } from 'antd';
import type { InputProps } from './field-control.ts';

const passwordInput = (autoComplete: 'current-password' | 'new-password') => (props: InputProps) => {
  const {
    field,
    known: _known,
    onBusy: _busy,
    onChange,
    onBlur,
    disabled = false,
    id,
    value,
    placeholder,
    ...aria
  } = props;
  return (
    <Input.Password
      {...aria}
      {...(id && { id })}
      {...(onBlur && { onBlur })}
      disabled={disabled}
      autoComplete={autoComplete}
      placeholder={placeholder ?? field.requiredMessage?.replace('!', '') ?? ''}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};
/** A password that is chosen. */
export const NewPasswordInput = passwordInput('new-password');
/** A password that is proved. */
export const CurrentPasswordInput = passwordInput('current-password');
