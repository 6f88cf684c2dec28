import { chatFlow, liveScreen } from '@campus/contract/live';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { callStep, type Page, readPage } from '../call/entity-calls.ts';
import { asText, type RowData } from '../field/row.ts';
import { useMutate } from '../form/use-mutate.ts';

import type { LiveOwner } from './live-owner.ts';
import './live-chat.css';

const words = liveScreen.chatPanel;
/** Messages that wait for a decision, oldest first. */
interface ReviewListProps {
  readonly owner: Pick<LiveOwner, 'id' | 'chat' | 'chatOwner'>;
  readonly waiting: number;
}
export function ReviewList({ owner: { id: ownerId, chat, chatOwner }, waiting }: ReviewListProps) {
  const query = {
    [chatOwner]: ownerId,
    status: chatFlow.states.waiting.code,
    pageNo: 1,
    pageSize: 50,
    column: 'seq',
    order: 'asc',
  };
  const { data } = useQuery<Page<RowData>>({
    // A change of the number of waiting messages reads them again.
    queryKey: [chat.name, 'review', query, waiting],
    queryFn: ({ signal }) => readPage<RowData>(chat.path, query, signal),
    placeholderData: (before) => before,
  });
  const mutate = useMutate(chat.name);
  const take = (step: string, id: string) => void mutate(() => callStep(chat, step, { id }, crypto.randomUUID()));
  if (!data) return <Skeleton active paragraph={{ rows: 4 }} />;
  if (data.records.length === 0) return <p className="live-line">{words.noReview}</p>;
  return (
    <ol className="live-review">
      {data.records.map((row) => (
        <li key={row.id}>
          <header>
            <b>{asText(row.senderName)}</b>
            <time>{asText(row.sendTime).slice(11, 16)}</time>
          </header>
          <p>{asText(row.content)}</p>
          <footer>
            <Button size="small" type="primary" onClick={() => take('approve', row.id)}>
              {words.approve}
            </Button>
            <Button size="small" onClick={() => take('hide', row.id)}>
              {words.hide}
            </Button>
          </footer>
        </li>
      ))}
    </ol>
  );
}
