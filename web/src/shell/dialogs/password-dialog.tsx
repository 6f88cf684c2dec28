import { text } from '@campus/contract/messages';
import { Form } from 'antd';
import { useEffect } from 'react';
import { requestEnvelope } from '../../request/client.ts';
import { useSession } from '../../request/session-store.ts';
import { tell } from '../../request/tell.ts';
import { Modal } from '../../widgets/modal.tsx';
import { useSubmit } from './dialog-form.ts';
import { PasswordFields } from './password-fields.tsx';

interface Passwords {
  oldpassword: string;
  password: string;
  confirmpassword: string;
}

export interface PasswordDialogProps {
  readonly open: boolean;
  readonly onClose: (isDone: boolean) => void;
}

/** Changes the password of the signed-in user. */
export function PasswordDialog({ open, onClose }: PasswordDialogProps) {
  const username = useSession((session) => session.user?.username);
  const [form] = Form.useForm<Passwords>();
  const { isBusy, submit } = useSubmit(form, async (given: Passwords) => {
    const { message } = await requestEnvelope<null>({
      method: 'POST',
      path: '/sys/user/updatePassword',
      body: { username, ...given },
    });
    tell.success(message || text.password.success);
    onClose(true);
  });
  useEffect(() => {
    if (!open || username) return;
    tell.warning(text.user.notLoggedIn);
    onClose(false);
  }, [open, username, onClose]);

  return (
    <Modal
      open={open && username !== undefined}
      title={text.password.title}
      width={800}
      okText={text.common.ok}
      cancelText={text.common.close}
      confirmLoading={isBusy}
      destroyOnHidden
      onOk={submit}
      onCancel={() => onClose(false)}
    >
      <Form form={form} layout="vertical" preserve={false} onFinish={submit}>
        <PasswordFields old="oldpassword" username={username} />
      </Form>
    </Modal>
  );
}
