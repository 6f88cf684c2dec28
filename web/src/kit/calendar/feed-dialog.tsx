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

const words = feedTexts;
const names = Object.keys(calendarNames) as CalendarName[];
const titleOf = (name: string): string => `${calendarNames[name as CalendarName] ?? name}日历`;
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
    <Modal open title={words.title} onCancel={onClose} footer={<Button onClick={onClose}>{text.common.close}</Button>}>
      <div className="feed-dialog">
        <p>{words.intro}</p>
        <div className="feed-kinds">
          <span id={label}>{words.kinds}</span>
          <CheckGroup
            aria-labelledby={label}
            options={offered.map((one) => ({ value: one, label: titleOf(one) }))}
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
          {words.create}
        </Button>
        <OwnFeeds />
      </div>
    </Modal>
  );
}

function FeedAddress({ path, onClose }: { path: string; onClose: () => void }) {
  const address = `${window.location.origin}${apiPrefix()}${path}`;
  return (
    <ShownOnce title={words.created} warning={words.once} copied={address} words={words} onClose={onClose}>
      <p className="feed-address">{address}</p>
    </ShownOnce>
  );
}

function OwnFeeds() {
  const { data, error, refetch } = useEndpoint(listFeeds, {}, { quiet: true });
  const label = useId();
  return (
    <section aria-labelledby={label}>
      <h3 id={label}>{words.own}</h3>
      {error && !data ? (
        <LoadError error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      ) : data.length === 0 ? (
        <p className="muted">{words.none}</p>
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
  const title = kinds.split(',').map(titleOf).join('、');
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
          {words.until(expireTime.slice(0, 10))} · {lastTime === null ? words.never : words.last(lastTime.slice(0, 16))}
        </small>
      </div>
      <Popconfirm title={words.revokeAsk} onConfirm={end}>
        <Button type="link" danger aria-label={`${words.revoke}${title}`}>
          {words.revoke}
        </Button>
      </Popconfirm>
    </li>
  );
}
