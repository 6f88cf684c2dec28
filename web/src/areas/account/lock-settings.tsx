import { idleLockMinutes, isLockPassword, lockTexts, readIdleLock, saveIdleLock } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { useState } from 'react';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { callEnvelope } from '../../request/call.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { useSession } from '../../request/session-store.ts';
import { readStored, store } from '../../request/storage.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { LockPasswordField } from '../../widgets/lock-password-field.tsx';
import { Segmented } from '../../widgets/segmented.tsx';
import { SettingLine } from './setting-line.tsx';

const texts = text.lock;

/** 锁屏设置: idle time and password of the screen lock. */
export function LockSettings() {
  const username = useSession((session) => session.user?.username) ?? '';
  const kept = useEndpoint(readIdleLock, {}, { quiet: true });
  const [minutes, setMinutes] = useState(() => readStored(`idle-lock/${username}`) ?? 0);
  const [isSetting, setSetting] = useState(false);
  const hasPassword = kept.data?.hasPassword === true;
  const choose = (next: number) => {
    if (next > 0 && !hasPassword) return setSetting(true);
    store(`idle-lock/${username}`, next);
    setMinutes(next);
  };
  return (
    <>
      <SettingLine
        title={lockTexts.idle}
        text={lockTexts.idleHelp}
        action={
          <Segmented<number>
            aria-label={lockTexts.idle}
            value={minutes}
            disabled={kept.data === undefined}
            options={idleLockMinutes.map((value) => ({ value, label: lockTexts.idleOption(value) }))}
            onChange={choose}
          />
        }
      />
      <SettingLine
        title={lockTexts.idlePassword}
        text={
          kept.isError ? kept.error.message : kept.data && (hasPassword ? lockTexts.hasPassword : lockTexts.noPassword)
        }
        action={
          <Button type="link" onClick={() => setSetting(true)}>
            {hasPassword ? text.account.modify : lockTexts.setPassword}
          </Button>
        }
      />
      <SettingLine title={texts.title} text={lockTexts.shortcut} />
      {isSetting && (
        <IdlePassword
          onClose={() => {
            setSetting(false);
            void kept.refetch();
          }}
        />
      )}
    </>
  );
}

function IdlePassword({ onClose }: { readonly onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (!isLockPassword(password)) return setProblem(texts.password.length);
    setBusy(true);
    try {
      tell.success((await callEnvelope(saveIdleLock, { password }, { quiet: true })).message);
      onClose();
    } catch (failure) {
      if (!(failure instanceof RequestFailed)) throw failure;
      setProblem(failure.message);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={lockTexts.setPassword}
      width={420}
      submitText={text.common.ok}
      isSubmitting={isBusy}
      isDirty={password !== ''}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <LockPasswordField
        value={password}
        problem={problem}
        onChange={(typed) => {
          setProblem('');
          setPassword(typed);
        }}
      />
    </FormDialog>
  );
}
