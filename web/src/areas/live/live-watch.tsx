import { liveScreen as texts } from '@campus/contract/live';
import { Button, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import { SafeHtml } from '../../widgets/safe-html.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { ChatPanel } from './chat-panel.tsx';
import './live.css';
import { RoomHead } from './room-head.tsx';
import { Stage } from './stage.tsx';
import { useLiveRoom } from './use-live-room.ts';

const wrongCode = 'OP_CODE';

/** 观看直播: the room as every viewer sees it. */
export function LiveWatchPage() {
  const { id = '' } = useParams();
  return <WatchedRoomView key={id} id={id} />;
}

function WatchedRoomView({ id }: { id: string }) {
  const live = useLiveRoom(id);
  const { room, error } = live;
  if (error && !room)
    return error.errorCode === wrongCode ? (
      <PasswordForm onEnter={live.enter} message={live.password === undefined ? undefined : error.message} />
    ) : (
      <section className="surface section">
        <StateView title={error.message} isFailure>
          <Button onClick={live.reload}>{texts.player.retry}</Button>
        </StateView>
      </section>
    );
  if (!room)
    return (
      <section className="surface section">
        <Skeleton active paragraph={{ rows: 10 }} />
      </section>
    );
  return (
    <div className="live-room">
      <div className="live-main">
        <section className="surface live-stage">
          <RoomHead room={room} onLiked={(likeCount) => live.patch({ likeCount })} />
          <Stage room={room} password={live.password} />
          {room.noticeText && (
            <p className="live-notice">
              <b>{texts.notice}</b> {room.noticeText}
            </p>
          )}
        </section>
        <section className="surface section live-about">
          <p className="muted">
            {texts.plan} {room.planStartTime.slice(0, 16)} 至 {room.planEndTime.slice(0, 16)}
          </p>
          {room.summary && <p>{room.summary}</p>}
          {room.intro && (
            <>
              <h3>{texts.intro}</h3>
              <SafeHtml html={room.intro} />
            </>
          )}
        </section>
      </div>
      <div className="surface live-side">
        <ChatPanel room={room} messages={live.messages} onSent={live.addOwn} />
      </div>
    </div>
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
