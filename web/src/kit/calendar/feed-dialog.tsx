import { calendarEventKinds } from '@campus/contract';
import { createFeed, type FeedView, feedTexts, listFeeds, revokeFeed } from '@campus/contract/calendar';
import { type CalendarName, type CalendarSide, calendarCode, calendarNames } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { Button, Popconfirm, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { apiPrefix } from '../../request/api-prefix.ts';
import { tell } from '../../request/tell.ts';
import { useCall, useEndpoint } from '../../request/use-endpoint.ts';
import { Modal } from '../../widgets/modal.tsx';
import { CheckGroup } from '../../widgets/selects/check-group.tsx';
import { ShownOnce } from '../../widgets/shown-once.tsx';
import { useCaller } from '../call/caller.ts';
import { LoadError } from '../detail/load-error.tsx';
import './feed-dialog.css';

const texts = feedTexts;
const names = Object.keys(calendarNames) as CalendarName[];
const getTitle = (name: string): string => texts.calendar(calendarNames[name as CalendarName] ?? name);
const affects = { affects: [listFeeds.path] };

interface FeedDialogProps {
  readonly side: CalendarSide;
  /** The calendar that is open. */
  readonly name: CalendarName;
  readonly onClose: () => void;
}

/** 订阅日历: makes the address of a feed, which is shown once, and ends the ones in use. */
export function FeedDialog({ side, name, onClose }: FeedDialogProps) {
  const caller = useCaller();
  const [kinds, setKinds] = useState<string>(name);
  const create = useCall(createFeed, affects);
  const label = useId();
  const offered = names.filter(
    (one) =>
      caller.codes.has(calendarCode(side, one)) &&
      calendarEventKinds.some(({ calendar, sides }) => calendar === one && sides.includes(side)),
  );
  if (create.data) return <FeedAddress path={create.data.path} onClose={create.reset} />;
  return (
    <Modal open title={texts.title} onCancel={onClose} footer={<Button onClick={onClose}>{text.common.close}</Button>}>
      <div className="feed-dialog">
        <p>{texts.intro}</p>
        <div className="feed-kinds">
          <span id={label}>{texts.kinds}</span>
          <CheckGroup
            aria-labelledby={label}
            options={offered.map((one) => ({ value: one, label: getTitle(one) }))}
            value={kinds}
            onChange={setKinds}
          />
        </div>
        <Button
          type="primary"
          disabled={kinds === ''}
          loading={create.isPending}
          onClick={() => create.mutate({ kinds })}
        >
          {texts.create}
        </Button>
        <OwnFeeds />
      </div>
    </Modal>
  );
}

function FeedAddress({ path, onClose }: { path: string; onClose: () => void }) {
  const address = `${window.location.origin}${apiPrefix()}${path}`;
  return (
    <ShownOnce title={texts.created} warning={texts.once} copied={address} words={texts} onClose={onClose}>
      <p className="feed-address">{address}</p>
    </ShownOnce>
  );
}

function OwnFeeds() {
  const { data, error, refetch } = useEndpoint(listFeeds, {}, { quiet: true });
  const label = useId();
  return (
    <section aria-labelledby={label}>
      <h3 id={label}>{texts.own}</h3>
      {error && !data ? (
        <LoadError error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      ) : data.length === 0 ? (
        <p className="muted">{texts.none}</p>
      ) : (
        <ul className="feed-list">
          {data.map((feed) => (
            <OwnFeed key={feed.id} feed={feed} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OwnFeed({ feed: { id, kinds, expireTime, lastTime } }: { feed: FeedView }) {
  const revoke = useCall(revokeFeed, affects);
  const title = kinds.split(',').map(getTitle).join('、');
  const end = () =>
    revoke.mutateAsync({ id }).then(
      () => tell.success(revokeFeed.done as string),
      () => undefined,
    );
  return (
    <li>
      <div>
        <b>{title}</b>
        <small>
          {texts.until(expireTime.slice(0, 10))} · {lastTime === null ? texts.never : texts.last(lastTime.slice(0, 16))}
        </small>
      </div>
      <Popconfirm title={texts.revokeAsk} onConfirm={end}>
        <Button type="link" danger aria-label={`${texts.revoke}${title}`}>
          {texts.revoke}
        </Button>
      </Popconfirm>
    </li>
  );
}
