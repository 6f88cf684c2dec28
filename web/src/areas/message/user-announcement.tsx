import {
  announcementsOfUser,
  markAllRead,
  markRead,
  messageTexts,
  myMessagesPath,
  mySend,
  sysAnnouncement,
  sysAnnouncementSend,
} from '@campus/contract/message';
import { text } from '@campus/contract/messages';
import { Button, Spin } from 'antd';
import { useRef, useState } from 'react';
import type { Cells } from '../../kit/detail/detail-settings.ts';
import type { EntityRow } from '../../kit/field/row.ts';
import type { SearchProps } from '../../kit/form/field-control.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { DictSearch } from '../../kit/list/field-searches.tsx';
import { call } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useCall } from '../../request/use-endpoint.ts';
import { StatusDot } from '../../widgets/status.tsx';
import './announcement.css';
import { PriorityTag } from '../../widgets/priority-tag.tsx';
import { useAnnouncement } from './use-announcement.tsx';

type Mine = EntityRow<typeof sysAnnouncementSend>;
const texts = messageTexts.announcement;
const listCall = myMessagesPath.slice(sysAnnouncementSend.path.length + 1);
const affects = [announcementsOfUser.path, sysAnnouncementSend.name];
const unread = { readFlag: '0' };

/** Coded values of the joined announcement are selected by their texts. */
const controls = {
  msgCategory: (props: SearchProps) => <DictSearch {...props} field={sysAnnouncement.fields.msgCategory} />,
};

/** Opens the text of a message, which is read then. */
function useReading() {
  const announcement = useAnnouncement();
  const mark = useCall(markRead, { affects });
  /** Id of the row whose text is loading. */
  const [loadingId, setLoadingId] = useState<string>();
  const asked = useRef<string>(undefined);
  const show = async (row: Mine) => {
    if (loadingId === row.id) return;
    setLoadingId(row.id);
    asked.current = row.id;
    const found = await call(mySend, { sendId: row.id }).catch(ignoreReported);
    setLoadingId((now) => (now === row.id ? undefined : now));
    // The text of another row was asked for meanwhile.
    if (!found || asked.current !== row.id) return;
    announcement.open(found);
    if (row.readFlag !== '1') mark.mutate({ anntId: row.anntId });
  };
  return { shown: announcement.shown, loadingId, show };
}

/** 我的消息: all messages of the user, read and unread. */
export function UserAnnouncementListPage() {
  const [isUnreadOnly, setUnreadOnly] = useState(false);
  const { shown, loadingId, show } = useReading();
  const markAll = useCall(markAllRead, { affects });
  const readAll = async () => {
    const { title, content } = text.annt.readAll;
    if (await tell.confirm({ title, text: content }))
      markAll.mutate({}, { onSuccess: () => tell.success(texts.allRead) });
  };
  const cells: Cells<typeof sysAnnouncementSend> = {
    titile: (row) => (
      <button
        type="button"
        className={`link-button${row.readFlag === '1' ? '' : ' unread-title'}`}
        title={row.titile}
        aria-busy={loadingId === row.id}
        onClick={() => void show(row)}
      >
        {loadingId === row.id && <Spin size="small" className="annt-asked" />}
        {row.titile}
      </button>
    ),
    sender: (row) => row.sender_dictText ?? texts.system,
    priority: (row) => <PriorityTag value={row.priority} />,
    readFlag: (row) => (
      <StatusDot tone={row.readFlag === '1' ? 'neutral' : 'waiting'}>{row.readFlag_dictText}</StatusDot>
    ),
  };
  return (
    <>
      <EntityPage
        entity={sysAnnouncementSend}
        call={listCall}
        calls={[]}
        cells={cells}
        controls={controls}
        {...(isUnreadOnly && { filter: unread })}
        tools={() => (
          <>
            <Button loading={markAll.isPending} onClick={() => void readAll()}>
              {text.annt.readAll.self}
            </Button>
            <Button
              aria-pressed={isUnreadOnly}
              type={isUnreadOnly ? 'primary' : 'default'}
              onClick={() => setUnreadOnly(!isUnreadOnly)}
            >
              {texts.onlyUnread}
            </Button>
          </>
        )}
        rowActions={(row) => [{ key: 'show', label: text.common.view, run: () => void show(row) }]}
      />
      {shown}
    </>
  );
}
