import { chatFlow, liveChat, liveScreen } from '@campus/contract/live';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { callStep, type Page, readPage } from '../../kit/call/entity-calls.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { useMutate } from '../../kit/form/use-mutate.ts';

const words = liveScreen.chatPanel;
/** Messages of a room that wait for a decision, oldest first. */
export function ReviewList({ roomId, waiting }: { roomId: string; waiting: number }) {
  const query = { roomId, status: chatFlow.states.waiting.code, pageNo: 1, pageSize: 50, column: 'seq', order: 'asc' };
  const { data } = useQuery<Page<RowData>>({
    // A change of the number of waiting messages reads them again.
    queryKey: [liveChat.name, 'review', query, waiting],
    queryFn: ({ signal }) => readPage<RowData>(liveChat.path, query, signal),
    placeholderData: (before) => before,
  });
  const mutate = useMutate(liveChat.name);
  const take = (step: string, id: string) => void mutate(() => callStep(liveChat, step, { id }, crypto.randomUUID()));
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
