import { liveChat, livePlayback, liveRoom, liveViewer, roomFlow, liveScreen as texts } from '@campus/contract/live';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { DetailPage } from '../../kit/detail/detail-page.tsx';
import type { DetailTab } from '../../kit/detail/detail-settings.ts';
import { EntityDetail } from '../../kit/detail/entity-detail.tsx';
import { QrButton } from '../../kit/detail/qr-button.tsx';
import { LinkedRows } from '../../kit/list/linked-rows.tsx';
import { isRunning } from './live-room-list.tsx';
import { PushDialog } from './push-dialog.tsx';
import { RoomStatisticsView } from './room-statistics.tsx';

const ChatDrawer = (props: { id: string; onClose: () => void }) => <EntityDetail entity={liveChat} {...props} />;
const ViewerDrawer = (props: { id: string; onClose: () => void }) => <EntityDetail entity={liveViewer} {...props} />;
const PlaybackDrawer = (props: { id: string; onClose: () => void }) => (
  <EntityDetail entity={livePlayback} {...props} />
);

/** 直播间详情: facts, chat, visits, replays and figures of a room. */
export function LiveRoomDetailPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const [pushed, setPushed] = useState<string>();
  const mayPush = useAllowed('live:liveRoom:pushUrl');
  const [mayChat, mayView, mayReplay] = [
    useAllowed(liveChat.can.list),
    useAllowed(liveViewer.can.list),
    useAllowed(livePlayback.can.list),
  ];
  const tabs = (): DetailTab[] => [
    ...(mayChat
      ? [
          {
            key: 'chat',
            label: liveChat.title,
            children: (
              <LinkedRows
                entity={liveChat}
                of={{ roomId: id }}
                columns={['content', 'senderName', 'senderRole', 'status', 'sendTime']}
                empty={texts.chatPanel.none}
                Drawer={ChatDrawer}
              />
            ),
          },
        ]
      : []),
    ...(mayView
      ? [
          {
            key: 'viewers',
            label: liveViewer.title,
            children: (
              <LinkedRows
                entity={liveViewer}
                of={{ roomId: id }}
                columns={['userName', 'enterTime', 'leaveTime', 'watchSeconds', 'device']}
                empty={texts.charts.none}
                Drawer={ViewerDrawer}
              />
            ),
          },
        ]
      : []),
    ...(mayReplay
      ? [
          {
            key: 'playbacks',
            label: livePlayback.title,
            children: (
              <LinkedRows
                entity={livePlayback}
                of={{ roomId: id }}
                columns={['title', 'status', 'durationSeconds', 'playCount', 'createTime']}
                empty={texts.player.noReplay}
                Drawer={PlaybackDrawer}
              />
            ),
          },
        ]
      : []),
    { key: 'statistics', label: texts.statistics, children: <RoomStatisticsView id={id} /> },
  ];
  return (
    <>
      <DetailPage
        entity={liveRoom}
        id={id}
        facts={['companyName', 'anchorName', 'planStartTime', 'viewCount', 'peakOnline']}
        tabs={tabs}
        actions={(row) => (
          <>
            {(isRunning(row) || row.status === roomFlow.states.ended.code) && (
              <Button onClick={() => void navigate(`/live/watch/${id}`)}>{texts.watch}</Button>
            )}
            {mayPush && isRunning(row) && (
              <Button onClick={() => void navigate(`/live/console/${id}`)}>{texts.console}</Button>
            )}
            {mayPush && isRunning(row) && row.provider !== 'demo' && (
              <Button onClick={() => setPushed(row.title)}>{texts.push}</Button>
            )}
            <QrButton entity={liveRoom} id={id} name={row.title} />
          </>
        )}
      />
      {pushed && <PushDialog id={id} name={pushed} onClose={() => setPushed(undefined)} />}
    </>
  );
}
