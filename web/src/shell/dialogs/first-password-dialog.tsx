import { text } from '@campus/contract/messages';
import { type LoginUser, resetAccountProblem } from '@campus/contract/rules';
import { ifResetAccount, resetAccountPwd, updatePassword } from '@campus/contract/system';
import { Alert, Form, Input } from 'antd';
import { callEnvelope } from '../../request/call.ts';
import { saveUser, useSession } from '../../request/session-store.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { Modal } from '../../widgets/modal.tsx';
import { checkAccountName } from './account-name.ts';
import { getRule, useSubmit } from './dialog-form.ts';
import { PasswordFields } from './password-fields.tsx';

interface FirstPassword {
  username?: string;
  oldpassword: string;
  password: string;
  confirmpassword: string;
}
interface FirstPasswordDialogProps {
  readonly onDone: () => void;
  readonly onSignOut: () => void;
}
const texts = text.password.first;

/**
 * Replaces a password set by another user before anything else is shown. The same dialog can replace an account name
 * assigned by an administrator.
 */
export function FirstPasswordDialog(props: FirstPasswordDialogProps) {
  const user = useSession((session) => session.user);
  return user && <Dialog {...props} user={user} />;
}

function Dialog({ user, onDone, onSignOut }: FirstPasswordDialogProps & { readonly user: LoginUser }) {
  const [form] = Form.useForm<FirstPassword>();
  const account = useEndpoint(ifResetAccount, { id: user.id }, { quiet: true });
  const isAssigned = account.data?.reset === false;
  const { isBusy, submit } = useSubmit(form, async ({ username, oldpassword, password, confirmpassword }) => {
    const isRenamed = isAssigned && username !== undefined && username !== user.username;
    const { message } = isRenamed
      ? await callEnvelope(resetAccountPwd, { id: user.id, username, remark: oldpassword, password, confirmpassword })
      : await callEnvelope(updatePassword, { username: user.username, oldpassword, password, confirmpassword });
    // Later calls send the account name: update the session.
    if (isRenamed) saveUser({ ...user, username });
    tell.success(message || text.password.success);
    onDone();
  });
  return (
    <Modal
      open
      title={texts.title}
      width={800}
      okText={text.common.ok}
      cancelText={text.header.menu.logout}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      confirmLoading={isBusy}
      okButtonProps={{ disabled: account.isPending }}
      onOk={submit}
      onCancel={onSignOut}
    >
      <Alert
        type="info"
        showIcon
        title={texts.why}
        description={isAssigned && texts.assigned}
        style={{ marginBottom: 20 }}
      />
      <Form form={form} layout="vertical" initialValues={{ username: user.username }} onFinish={submit}>
        {isAssigned && (
          <Form.Item
            name="username"
            label={texts.account}
            validateTrigger="onBlur"
            rules={[
              { required: true, message: text.reset.account.required },
              getRule((name) =>
                name === user.username ? undefined : (resetAccountProblem(name) ?? checkAccountName(name, user.id)),
              ),
            ]}
          >
            <Input autoComplete="username" />
          </Form.Item>
        )}
        <PasswordFields old="oldpassword" username={isAssigned ? { field: 'username' } : user.username} />
      </Form>
    </Modal>
  );
}
