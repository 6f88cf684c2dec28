import { liveScreen as texts } from '@campus/contract/live';
import { Button, Input } from 'antd';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { formatPeriod } from '../../kit/field/period.ts';
import { useLive } from '../../kit/live/use-live.ts';
import { WatchStateView, WatchView } from '../../kit/live/watch-view.tsx';
import { usePageTitle } from '../../widgets/page-frame.tsx';
import { SafeHtml } from '../../widgets/safe-html.tsx';
import { createRoomOwner } from './room-owner.ts';

const wrongCode = 'OP_CODE';

/** 观看直播: the room as every viewer sees it. */
export function LiveWatchPage() {
  const { id = '' } = useParams();
  return <WatchedRoomView key={id} id={id} />;
}

interface WatchedRoomProps {
  readonly id: string;
  /** Where a visitor signs in to watch. */
  readonly signInPath?: string;
}
/** The room with its chat; a viewer who may not watch yet gives a password or signs in. */
export function WatchedRoomView({ id, signInPath }: WatchedRoomProps) {
  const owner = useMemo(() => createRoomOwner(id), [id]);
  const state = useLive(owner);
  const { live: room, error } = state;
  usePageTitle(room?.title);
  if (error && !room)
    return error.errorCode === wrongCode ? (
      <PasswordForm onEnter={state.enter} message={state.password === undefined ? undefined : error.message} />
    ) : (
      <WatchStateView state={state}>
        {signInPath && (
          <Button type="primary" href={signInPath}>
            {texts.signIn}
          </Button>
        )}
      </WatchStateView>
    );
  if (!room) return <WatchStateView state={state} />;
  return (
    <WatchView owner={owner} state={state} live={room} speaker={room.anchorName}>
      <p className="muted">
        {texts.plan} {formatPeriod(room.planStartTime, room.planEndTime)}
      </p>
      {room.summary && <p>{room.summary}</p>}
      {room.intro && (
        <>
          <h3>{texts.intro}</h3>
          <SafeHtml html={room.intro} />
        </>
      )}
    </WatchView>
  );
}

function PasswordForm({ onEnter, message }: { onEnter: (password: string) => void; message: string | undefined }) {
  const [password, setPassword] = useState('');
  return (
    <section className="surface section">
      <form
        className="live-password"
        onSubmit={(event) => {
          event.preventDefault();
          onEnter(password);
        }}
      >
        <h2>{texts.password.title}</h2>
        <Input
          value={password}
          maxLength={6}
          inputMode="numeric"
          autoComplete="off"
          aria-label={texts.password.label}
          placeholder={texts.password.label}
          onChange={(event) => setPassword(event.target.value)}
          status={message ? 'error' : ''}
        />
        {message && (
          <p className="live-refusal" role="alert">
            {message}
          </p>
        )}
        <Button type="primary" htmlType="submit" disabled={password.length !== 6}>
          {texts.password.enter}
        </Button>
      </form>
    </section>
  );
}
