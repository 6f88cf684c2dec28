import type { Announcement, Bell } from '@campus/contract/message';
import { text } from '@campus/contract/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Skeleton, Tabs } from 'antd';
import { PriorityTag } from '../../areas/message/priority-tag.tsx';
import type { RequestFailed } from '../../request/request-failed.ts';

export interface BellListProps {
  readonly bell: UseQueryResult<Bell, RequestFailed>;
  readonly onRead: (entry: Announcement) => void;
  readonly onMore: () => void;
}

/** The newest unread notices and system messages, each kind on its tab. */
export function BellList({ bell, onRead, onMore }: BellListProps) {
  const { data } = bell;
  const entries = (list: readonly Announcement[]) => <Entries list={list} onRead={onRead} />;
  return (
    <div data-widget="notification-bell" className="bell-list">
      {!data && !bell.isError && <Skeleton active className="bell-waiting" />}
      {!data && bell.isError && (
        <p role="alert" className="bell-empty">
          {bell.error.message}
        </p>
      )}
      {data && (
        <Tabs
          centered
          items={[
            {
              key: 'notice',
              label: text.notice.tab.notice(data.anntMsgTotal),
              children: entries(data.anntMsgList),
            },
            {
              key: 'system',
              label: text.notice.tab.system(data.sysMsgTotal),
              children: entries(data.sysMsgList),
            },
          ]}
        />
      )}
      <Button type="link" block className="bell-more" onClick={onMore}>
        {text.notice.more}
      </Button>
    </div>
  );
}

function Entries({ list, onRead }: { list: readonly Announcement[]; onRead: (entry: Announcement) => void }) {
  if (list.length === 0) return <p className="bell-empty">{text.notice.empty}</p>;
  return (
    <ul>
      {list.map((entry) => (
        <li key={entry.id}>
          <button type="button" onClick={() => onRead(entry)}>
            <span className="bell-title">
              <span className="bell-words">{entry.titile}</span>
              <PriorityTag value={entry.priority} />
            </span>
            <span className="bell-time">{text.notice.published(entry.createTime)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
