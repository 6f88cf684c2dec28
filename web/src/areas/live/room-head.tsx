import { HeartOutlined } from '@ant-design/icons';
import { getState } from '@campus/contract/kit';
import { likeRoom, roomFlow, liveScreen as texts, type WatchedRoom } from '@campus/contract/live';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { call } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { StatusTag } from '../../widgets/status.tsx';

interface RoomHeadProps {
  readonly room: WatchedRoom;
  readonly onLiked: (likeCount: number) => void;
  readonly children?: ReactNode;
}
/** Title, state, viewers and likes of a room. */
export function RoomHead({ room, onLiked, children }: RoomHeadProps) {
  const state = roomFlow.states[getState(roomFlow, room.status)];
  const isOnAir = room.status === roomFlow.states.live.code || room.status === roomFlow.states.interrupted.code;
  const like = async () => {
    try {
      onLiked(await call(likeRoom, { id: room.id, watchId: room.watchId }));
    } catch (error) {
      ignoreReported(error);
    }
  };
  return (
    <header className="live-head">
      <div>
        <h2>{room.title}</h2>
        <p className="muted">{[room.companyName, room.anchorName].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="live-head-facts">
        <StatusTag tone={state.tone}>{state.label}</StatusTag>
        <span>{texts.online(room.online)}</span>
        <Button
          icon={<HeartOutlined aria-hidden />}
          disabled={!isOnAir}
          aria-label={texts.likes(room.likeCount)}
          onClick={() => void like()}
        >
          {room.likeCount.toLocaleString('zh-CN')}
        </Button>
        {children}
      </div>
    </header>
  );
}
