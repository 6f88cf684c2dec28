import { text } from '@campus/contract/messages';
import { resetAccountProblem } from '@campus/contract/rules';
import { Alert, Form, Input } from 'antd';
import { requestEnvelope } from '../../request/client.ts';
import { saveUser, useSession } from '../../request/session-store.ts';
import { tell } from '../../request/tell.ts';
import { Modal } from '../../widgets/modal.tsx';
import { checkAccountName } from './account-name.ts';
import { getRule, useSubmit } from './dialog-form.ts';
import { PasswordFields } from './password-fields.tsx';

interface NewAccount {
  username: string;
  remark: string;
  password: string;
  confirmpassword: string;
}

/** Replaces the assigned account name and password by the user's own. */
export function AccountResetDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [form] = Form.useForm<NewAccount>();
  const { isBusy, submit } = useSubmit(form, async (given: NewAccount) => {
    const { message } = await requestEnvelope<null>({
      method: 'POST',
      path: '/sys/user/resetAccountPwd',
      body: { id, ...given },
    });
    // Later calls send the account name, which has changed.
    const { user } = useSession.getState();
    if (user) saveUser({ ...user, username: given.username });
    tell.success(message || text.reset.success);
    onClose();
  });
  const { account } = text.reset;
  return (
    <Modal
      open
      title={text.reset.title}
      width={800}
      confirmLoading={isBusy}
      okText={text.common.ok}
      cancelText={text.common.close}
      onOk={submit}
      onCancel={onClose}
    >
      <Alert type="info" showIcon title={text.reset.tip} style={{ marginBottom: 20 }} />
      <Form form={form} layout="vertical" onFinish={submit}>
        <Form.Item
          name="username"
          label={account.label}
          validateTrigger="onBlur"
          rules={[
            { required: true, message: account.required },
            getRule((name) => resetAccountProblem(name) ?? checkAccountName(name, id)),
          ]}
        >
          <Input placeholder={account.required} autoComplete="off" />
        </Form.Item>
        {/* The API expects the old password under this name. */}
        <PasswordFields old="remark" username={{ field: 'username' }} />
      </Form>
    </Modal>
  );
}
