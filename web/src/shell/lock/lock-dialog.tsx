import { isLockPassword, lockScreen, lockTexts } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { useState } from 'react';
import { call } from '../../request/call.ts';
import { lockBrowser } from '../../request/lock-store.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { useSession } from '../../request/session-store.ts';
import { LockPasswordField } from '../../widgets/lock-password-field.tsx';
import { Modal } from '../../widgets/modal.tsx';
import { useTabs } from '../tabs-store.ts';
import { LockFace } from './lock-face.tsx';

const texts = text.lock;
const getProblem = (password: string): string => {
  if (password === '') return texts.password.required;
  return isLockPassword(password) ? '' : texts.password.length;
};

/** Asks for the unlock password and locks the screen. */
export function LockDialog({ onClose }: { readonly onClose: () => void }) {
  const user = useSession((session) => session.user);
  const isDirty = useTabs(({ tabs }) => tabs.some((tab) => tab.dirty));
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  const lock = async () => {
    const wrong = getProblem(password);
    setProblem(wrong);
    if (wrong !== '' || isBusy) return;
    setBusy(true);
    try {
      await call(lockScreen, { password }, { quiet: true });
      onClose();
      lockBrowser();
    } catch (failure) {
      if (!(failure instanceof RequestFailed)) throw failure;
      setProblem(failure.message);
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={texts.title}
      width={420}
      okText={texts.submit}
      cancelText={text.common.cancel}
      confirmLoading={isBusy}
      onOk={() => void lock()}
      onCancel={onClose}
    >
      <LockFace name={user?.realname || user?.username || ''} avatar={user?.avatar} />
      {isDirty && <p className="lock-warning">{lockTexts.unsaved}</p>}
      <LockPasswordField
        value={password}
        problem={problem}
        onChange={(typed) => {
          setPassword(typed);
          if (problem !== '') setProblem(getProblem(typed));
        }}
        onEnter={() => void lock()}
      />
    </Modal>
  );
}
