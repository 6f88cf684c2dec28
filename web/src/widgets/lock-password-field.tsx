import { text } from '@campus/contract/messages';
import { Form, Input } from 'antd';
import { useId } from 'react';

const texts = text.lock.password;

interface LockPasswordFieldProps {
  readonly value: string;
  /** Error message; empty when valid. */
  readonly problem: string;
  readonly onChange: (password: string) => void;
  /** In a form of its own; a dialog submits on Enter itself. */
  readonly onEnter?: () => void;
}

/** Password field of the screen lock. */
export function LockPasswordField({ value, problem, onChange, onEnter }: LockPasswordFieldProps) {
  const id = useId();
  return (
    <Form component={false} layout="vertical">
      <Form.Item
        label={texts.label}
        htmlFor={id}
        required
        {...(problem !== '' && { validateStatus: 'error' as const, help: <span role="alert">{problem}</span> })}
      >
        <Input.Password
          id={id}
          autoFocus
          autoComplete="new-password"
          maxLength={100}
          placeholder={texts.length}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          {...(onEnter && { onPressEnter: onEnter })}
        />
      </Form.Item>
    </Form>
  );
}
