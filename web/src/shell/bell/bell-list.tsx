import type { Announcement, Bell } from '@campus/contract/message';
import { text } from '@campus/contract/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Skeleton, Tabs } from 'antd';
import { useState } from 'react';
import type { RequestFailed } from '../../request/request-failed.ts';
import { PriorityTag } from '../../widgets/priority-tag.tsx';
import { byDay } from './bell-days.ts';

const getTime = ({ createTime }: Announcement): string => createTime;

export type BellTab = 'notice' | 'system';
export interface BellListProps {
  readonly bell: UseQueryResult<Bell, RequestFailed>;
  readonly onRead: (entry: Announcement) => void;
  /** Marks everything on a tab as read; resolves on success and on failure. */
  readonly onReadTab: (tab: BellTab) => Promise<void>;
  readonly onMore: () => void;
}

/** The newest unread notices and system messages, one tab each. */
export function BellList({ bell, onRead, onReadTab, onMore }: BellListProps) {
  const { data } = bell;
  const [chosen, setChosen] = useState<BellTab>('notice');
  const [isMarking, setMarking] = useState(false);
  const shown = data && {
    notice: { total: data.anntMsgTotal, list: data.anntMsgList },
    system: { total: data.sysMsgTotal, list: data.sysMsgList },
  };
  const readTab = async () => {
    setMarking(true);
    await onReadTab(chosen);
    setMarking(false);
  };
  return (
    <div data-widget="notification-bell" className="bell-list">
      {!data && !bell.isError && <Skeleton active className="bell-waiting" />}
      {!data && bell.isError && (
        <p role="alert" className="bell-empty">
          {bell.error.message}
        </p>
      )}
      {shown && (
        <Tabs
          activeKey={chosen}
          onChange={(key) => setChosen(key as BellTab)}
          items={(['notice', 'system'] as const).map((tab) => ({
            key: tab,
            label: text.notice.tab[tab](shown[tab].total),
            children: <Entries list={shown[tab].list} onRead={onRead} />,
          }))}
        />
      )}
      <div className="bell-foot">
        {/* Stays when the list is empty, so that it keeps the focus. */}
        <Button
          type="link"
          loading={isMarking}
          aria-disabled={!shown || shown[chosen].total === 0}
          disabled={!shown}
          onClick={() => void (shown && shown[chosen].total > 0 && readTab())}
        >
          {text.notice.readTab}
        </Button>
        <Button type="link" onClick={onMore}>
          {text.notice.more}
        </Button>
      </div>
    </div>
  );
}

function Entries({ list, onRead }: { list: readonly Announcement[]; onRead: (entry: Announcement) => void }) {
  if (list.length === 0) return <p className="bell-empty">{text.notice.empty}</p>;
  return (
    <div className="bell-days">
      {byDay(list, getTime).map(({ label, entries }) => (
        <section key={label} aria-label={label}>
          <h3>{label}</h3>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <button type="button" onClick={() => onRead(entry)}>
                  <span className="bell-title">
                    <span className="bell-words">{entry.titile}</span>
                    <PriorityTag value={entry.priority} />
                  </span>
                  <span className="bell-time">{text.notice.published(getTime(entry))}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
