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
/** For choosing a password. */
export const NewPasswordInput = passwordInput('new-password');
/** For confirming the current password. */
export const CurrentPasswordInput = passwordInput('current-password');
