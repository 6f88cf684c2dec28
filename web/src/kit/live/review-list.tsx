import type { Page } from '@campus/contract/kit';
import { chatFlow, liveScreen } from '@campus/contract/live';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { callStep, readPage } from '../call/entity-calls.ts';
import { Loaded } from '../detail/loaded.tsx';
import { asText, type RowData } from '../field/row.ts';
import { useMutate } from '../form/use-mutate.ts';
import type { LiveOwner } from './live-owner.ts';
import './live-chat.css';

const words = liveScreen.chatPanel;
interface ReviewListProps {
  readonly owner: Pick<LiveOwner, 'id' | 'chat' | 'chatOwner'>;
  readonly waiting: number;
}
/** Messages that wait for a decision, oldest first. */
export function ReviewList({ owner: { id: ownerId, chat, chatOwner }, waiting }: ReviewListProps) {
  const query = {
    [chatOwner]: ownerId,
    status: chatFlow.states.waiting.code,
    pageNo: 1,
    pageSize: 50,
    column: 'seq',
    order: 'asc',
  };
  const waitingRows = useQuery<Page<RowData>>({
    // A change of the number of waiting messages reads them again.
    queryKey: [chat.name, 'review', query, waiting],
    queryFn: ({ signal }) => readPage<RowData>(chat.path, query, signal),
    placeholderData: (before) => before,
  });
  return <Loaded query={waitingRows}>{({ records }) => <Waiting rows={records} chat={chat} />}</Loaded>;
}

function Waiting({ rows, chat }: { rows: readonly RowData[]; chat: LiveOwner['chat'] }) {
  const mutate = useMutate(chat.name);
  // The decision that is being sent.
  const [sent, setSent] = useState<{ readonly step: string; readonly id: string }>();
  const take = async (step: string, id: string) => {
    setSent({ step, id });
    await mutate(() => callStep(chat, step, { id }, crypto.randomUUID()));
    setSent(undefined);
  };
  const getButton = (step: string, id: string) => ({
    loading: sent?.step === step && sent.id === id,
    disabled: sent !== undefined && !(sent.step === step && sent.id === id),
    onClick: () => void take(step, id),
  });
  if (rows.length === 0) return <p className="live-line">{words.noReview}</p>;
  return (
    <ol className="live-review">
      {rows.map((row) => (
        <li key={row.id}>
          <header>
            <b>{asText(row.senderName)}</b>
            <time>{asText(row.sendTime).slice(11, 16)}</time>
          </header>
          <p>{asText(row.content)}</p>
          <footer>
            <Button size="small" type="primary" {...getButton('approve', row.id)}>
              {words.approve}
            </Button>
            <Button size="small" {...getButton('hide', row.id)}>
              {words.hide}
            </Button>
          </footer>
        </li>
      ))}
    </ol>
  );
}
