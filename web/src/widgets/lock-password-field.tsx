import { text } from '@campus/contract/messages';
import { Form, Input } from 'antd';
import { useId } from 'react';

const words = text.lock.password;

interface LockPasswordFieldProps {
  readonly value: string;
  /** What is wrong with it; empty when nothing is. */
  readonly problem: string;
  readonly onChange: (password: string) => void;
  readonly onEnter: () => void;
}

/** The field of a password that locks the screen. */
export function LockPasswordField({ value, problem, onChange, onEnter }: LockPasswordFieldProps) {
  const id = useId();
  return (
    <Form component={false} layout="vertical">
      <Form.Item
        label={words.label}
        htmlFor={id}
        required
        {...(problem !== '' && { validateStatus: 'error' as const, help: <span role="alert">{problem}</span> })}
      >
        <Input.Password
          id={id}
          autoFocus
          autoComplete="new-password"
          maxLength={100}
          placeholder={words.length}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onPressEnter={onEnter}
        />
      </Form.Item>
    </Form>
  );
}
