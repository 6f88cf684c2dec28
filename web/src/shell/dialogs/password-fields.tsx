import { text } from '@campus/contract/messages';
import { passwordProblem } from '@campus/contract/rules';
import { Form, type FormRule, Input } from 'antd';
import { ruleOf, sameAs } from './dialog-form.ts';

interface PasswordFieldsProps {
  /** The name under which the present password travels. */
  readonly old: string;
  /** The account's name, which the new password must not contain; or the field that it is typed into. */
  readonly username: string | undefined | { readonly field: string };
}
const hint = (required: string): string => required.replace('!', '');

/** The present password, the new one, and the new one again. */
export function PasswordFields({ old: oldName, username }: PasswordFieldsProps) {
  const { old, new: fresh, confirm, tooSimple } = text.password;
  const isTyped = typeof username === 'object';
  /** Of the problems of a new password those that are called too simple, or all others. */
  const isGood =
    (simple: boolean): FormRule =>
    ({ getFieldValue }) => {
      const name: unknown = isTyped ? getFieldValue(username.field) : username;
      const rule = ruleOf((password) => {
        const problem = passwordProblem(password, typeof name === 'string' ? { username: name } : {});
        return (problem === tooSimple) === simple ? problem : undefined;
      });
      // What is too simple is for the server to refuse: it may know more words than the console.
      return { ...(rule as { validator: () => Promise<void> }), warningOnly: simple };
    };
  return (
    <>
      <Form.Item name={oldName} label={old.label} rules={[{ required: true, message: old.required }]}>
        <Input.Password placeholder={hint(old.required)} autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="password"
        label={fresh.label}
        dependencies={isTyped ? [username.field] : []}
        rules={[{ required: true, message: fresh.required }, isGood(false), isGood(true)]}
      >
        <Input.Password placeholder={hint(fresh.required)} autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="confirmpassword"
        label={confirm.label}
        dependencies={['password']}
        rules={[{ required: true, message: confirm.required }, sameAs('password')]}
      >
        <Input.Password placeholder={hint(confirm.required)} autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
