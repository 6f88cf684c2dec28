import { LockOutlined } from '@ant-design/icons';
import { lockEndedCode, lockTexts, unlockScreen } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { Button, Input } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { call } from '../../request/call.ts';
import { unlockBrowser } from '../../request/lock-store.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { forgetSession, useSession } from '../../request/session-store.ts';
import { signOut } from '../../request/sign-out.ts';
import { tell } from '../../request/tell.ts';
import { ConsoleThemeProvider } from '../../theme/console-theme-provider.tsx';
import { useNow } from '../../widgets/use-now.ts';
import { LockFace } from './lock-face.tsx';
import './lock.css';

const texts = text.lock;

/** Replaces the whole console while the screen is locked; no page is rendered behind it. */
export function LockCover() {
  const [isAsking, setAsking] = useState(false);
  const hideOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setAsking(false);
  return (
    <ConsoleThemeProvider>
      <main data-widget="lock-screen" className="lock-cover" aria-label={lockTexts.locked} onKeyDown={hideOnEscape}>
        <Clock />
        <div className="lock-ask">
          {isAsking ? (
            <Unlock />
          ) : (
            <button type="button" className="lock-open" onClick={() => setAsking(true)}>
              <LockOutlined aria-hidden />
              {texts.unlock}
            </button>
          )}
        </div>
      </main>
    </ConsoleThemeProvider>
  );
}

const two = (n: number): string => String(n).padStart(2, '0');

/** Local time, date and day of the week. */
function Clock() {
  const now = new Date(useNow(1000));
  const day = text.common.date(now.getFullYear(), now.getMonth() + 1, now.getDate());
  return (
    <div className="lock-clock">
      <time className="lock-time">{`${two(now.getHours())}:${two(now.getMinutes())}`}</time>
      <p>
        {day} {texts.week[now.getDay()]}
      </p>
    </div>
  );
}

function Unlock() {
  const user = useSession((session) => session.user);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const messageId = useId();
  const name = user?.realname || user?.username || '';

  const unlock = async () => {
    if (isBusy) return;
    if (password === '') return setProblem(texts.password.required);
    setBusy(true);
    try {
      await call(unlockScreen, { password }, { quiet: true });
      unlockBrowser();
    } catch (failure) {
      if (!(failure instanceof RequestFailed)) throw failure;
      if (failure.errorCode === lockEndedCode) {
        tell.notify('error', text.common.systemPrompt, texts.tooMany);
        return forgetSession();
      }
      setPassword('');
      setProblem(failure.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="lock-form"
      onSubmit={(event) => {
        event.preventDefault();
        void unlock();
      }}
    >
      <LockFace name={name} avatar={user?.avatar} />
      <Input.Password
        autoFocus
        autoComplete="off"
        maxLength={100}
        value={password}
        aria-label={texts.password.label}
        aria-describedby={messageId}
        aria-invalid={problem !== ''}
        {...(problem !== '' && { status: 'error' as const })}
        placeholder={texts.password.required}
        onChange={({ target }) => {
          setProblem('');
          setPassword(target.value);
        }}
      />
      <p id={messageId} className="lock-problem" role="alert">
        {problem}
      </p>
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {lockTexts.unlock}
      </Button>
      <Button type="link" block onClick={() => void signOut()}>
        {texts.backToLogin}
      </Button>
    </form>
  );
}
