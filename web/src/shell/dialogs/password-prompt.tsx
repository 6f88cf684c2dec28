import { text } from '@campus/contract/messages';
import { Input, Modal } from 'antd';
import { useEffect, useState } from 'react';
import type { Notices } from '../../request/tell.ts';
import { question } from '../../widgets/modal.tsx';
import '../../kit/form/form.css';

interface PasswordFieldProps {
  readonly tip: string;
  readonly onChange: (password: string) => void;
  readonly onEnter: () => void;
  /** Receives the function that shows an error in the field. */
  readonly onReady: (show: (problem: string) => void) => void;
}

function PasswordField({ tip, onChange, onEnter, onReady }: PasswordFieldProps) {
  const [problem, setProblem] = useState('');
  useEffect(() => onReady(setProblem), [onReady]);
  return (
    <>
      <p className="step-question">{tip}</p>
      <Input.Password
        autoFocus
        autoComplete="current-password"
        aria-label={text.reauth.title}
        aria-invalid={problem !== ''}
        {...(problem !== '' && { status: 'error' as const })}
        placeholder={text.login.password.placeholder}
        onChange={({ target }) => {
          setProblem('');
          onChange(target.value);
        }}
        onPressEnter={onEnter}
      />
      <p className={`field-message${problem === '' ? '' : ' error'}`} role="alert">
        {problem}
      </p>
    </>
  );
}

/** Asks for the user's password before a sensitive action; stays open until it is right or cancelled. */
export const promptPassword: Notices['confirmPassword'] = ({ title, text: tip, prove }) =>
  new Promise((resolve) => {
    let password = '';
    let show: (problem: string) => void = () => undefined;
    let isProving = false;
    const submit = async () => {
      // Each attempt counts towards the lock of the account.
      if (isProving) return false;
      isProving = true;
      const problem = password === '' ? text.login.password.required : await prove(password);
      isProving = false;
      if (problem !== undefined) {
        show(problem);
        return false;
      }
      resolve(true);
      return true;
    };
    const dialog = Modal.confirm({
      ...question(title),
      okText: text.common.ok,
      cancelText: text.common.cancel,
      content: (
        <PasswordField
          tip={tip}
          onChange={(value) => {
            password = value;
          }}
          onEnter={() => void submit().then((isDone) => isDone && dialog.destroy())}
          onReady={(shown) => {
            show = shown;
          }}
        />
      ),
      // With a `close` parameter antd keeps the dialog open until it is called.
      onOk: (close: () => void) => void submit().then((isDone) => isDone && close()),
      onCancel: () => resolve(false),
    });
  });
