import { CopyOutlined } from '@ant-design/icons';
import { enterpriseTexts } from '@campus/contract/enterprise';
import { text } from '@campus/contract/messages';
import { Alert, Button, Modal } from 'antd';
import { tell } from '../../request/tell.ts';

const words = enterpriseTexts.account;

interface OneTimePasswordProps {
  readonly account: { readonly username: string; readonly password: string };
  readonly onClose: () => void;
}

/** Shows the password of a new administrator; no answer ever carries it again, so it closes by its button alone. */
export function OneTimePassword({ account, onClose }: OneTimePasswordProps) {
  const { username, password } = account;
  const copy = () =>
    void navigator.clipboard.writeText(words.line(username, password)).then(
      () => tell.success(text.common.copySuccess),
      () => tell.warning(text.common.copyFailed),
    );
  return (
    <Modal
      open
      title={words.title}
      width={520}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <>
          <Button icon={<CopyOutlined aria-hidden />} onClick={copy}>
            {words.copy}
          </Button>
          <Button type="primary" onClick={onClose}>
            {words.known}
          </Button>
        </>
      }
    >
      <Alert type="warning" showIcon title={words.once} />
      <dl className="one-time">
        <dt>{words.username}</dt>
        <dd>{username}</dd>
        <dt>{words.password}</dt>
        <dd>{password}</dd>
      </dl>
    </Modal>
  );
}
