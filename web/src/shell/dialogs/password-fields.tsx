import { text } from '@campus/contract/messages';
import { passwordProblem } from '@campus/contract/rules';
import { Form, type FormRule, Input } from 'antd';
import { getRule, sameAs } from './dialog-form.ts';

interface PasswordFieldsProps {
  /** Request name of the current password. */
  readonly old: string;
  /** Account name that the new password must not contain, or the field it is typed into. */
  readonly username: string | undefined | { readonly field: string };
}
const hint = (required: string): string => required.replace('!', '');

/** Current password, new password and its repetition. */
export function PasswordFields({ old: oldName, username }: PasswordFieldsProps) {
  const { old, new: fresh, confirm, tooSimple } = text.password;
  const isTyped = typeof username === 'object';
  /** Rule that checks either for too simple passwords or for all other problems. */
  const isGood =
    (simple: boolean): FormRule =>
    ({ getFieldValue }) => {
      const name: unknown = isTyped ? getFieldValue(username.field) : username;
      const rule = getRule((password) => {
        const problem = passwordProblem(password, typeof name === 'string' ? { username: name } : {});
        return (problem === tooSimple) === simple ? problem : undefined;
      });
      // Only a warning: the server decides, because its list of simple passwords may be longer.
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
