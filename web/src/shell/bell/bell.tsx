import { BellOutlined } from '@ant-design/icons';
import {
  type Announcement,
  markAllRead,
  markRead,
  messageTexts,
  readAnnouncement,
  receivedAnnouncements,
} from '@campus/contract/message';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useNavigate } from 'react-router';
import { useAnnouncement } from '../../areas/message/use-announcement.tsx';
import { call } from '../../request/call.ts';
import type { PushFrame } from '../../request/push.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useCall } from '../../request/use-endpoint.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { lazyComponent } from '../../widgets/deferred.tsx';
import { IconButton } from '../../widgets/icon-button.tsx';
import { PopupPanel } from '../../widgets/popup-panel.tsx';
import type { BellListProps } from './bell-list.tsx';
import { useBell } from './use-bell.ts';
import './bell.css';

const BellList = lazyComponent<BellListProps>(
  'bell-list',
  async () => (await import('./bell-list.tsx')).BellList,
  () => <Skeleton active className="bell-waiting" />,
);
const popoverWidth = 300;
const most = 99;
const minePath = '/isps/userAnnouncement';
/** One card for all of them: a column of cards would cover the buttons of rows, for as long as the mouse rests there. */
const newsKey = 'pushed-message';
/** Query keys of lists that show the read state. */
const affected = ['/sys/annountCement/listByUser', receivedAnnouncements];

/** Unread messages: the count on a bell, the newest ones in a popover, new ones as notifications. */
export function BellButton() {
  const isMobile = useIsMobile();
  const client = useQueryClient();
  const navigate = useNavigate();
  const announcement = useAnnouncement();
  const mark = useCall(markRead, { affects: affected });
  const markAll = useCall(markAllRead, { affects: affected });
  const read = (entry: Announcement) => {
    mark.mutate({ anntId: entry.id }, { onError: ignoreReported });
    announcement.open(entry);
  };
  const readPushed = async (id: string) => {
    const found = await call(readAnnouncement, { id }).catch(ignoreReported);
    if (found) read(found);
  };
  const onNews = ({ msgId, msgTxt }: PushFrame) => {
    // The bell itself has been asked again.
    void client.invalidateQueries({ queryKey: [receivedAnnouncements] });
    tell.notify('info', text.notice.push.title, msgTxt ?? '', {
      placement: 'bottomRight',
      key: newsKey,
      ...(msgId && { action: { label: text.notice.push.detail, run: () => void readPushed(msgId) } }),
    });
  };
  const bell = useBell(onNews);
  const total = (bell.data?.anntMsgTotal ?? 0) + (bell.data?.sysMsgTotal ?? 0);
  return (
    <>
      <PopupPanel
        placement={isMobile ? 'bottom' : 'bottomRight'}
        arrow={false}
        styles={{ container: { width: popoverWidth, padding: 0, ...(isMobile && { marginRight: 8 }) } }}
        onOpen={() => void bell.refetch()}
        content={(close) => (
          <BellList
            bell={bell}
            onRead={(entry) => {
              close();
              read(entry);
            }}
            onReadTab={async (tab) => {
              await markAll.mutateAsync({ tab }).catch(ignoreReported);
            }}
            onMore={() => {
              close();
              void navigate(minePath);
            }}
          />
        )}
      >
        <IconButton label={messageTexts.announcement.bell(total)}>
          <span className="bell-icon">
            <BellOutlined />
            {total > 0 && <sup className="bell-count">{total > most ? `${most}+` : total}</sup>}
          </span>
        </IconButton>
      </PopupPanel>
      {announcement.shown}
    </>
  );
}
