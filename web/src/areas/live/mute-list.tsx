import { liveMute, liveScreen, unmuteChat } from '@campus/contract/live';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { type Page, readPage } from '../../kit/call/entity-calls.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { useMutate } from '../../kit/form/use-mutate.ts';
import { callEnvelope } from '../../request/call.ts';

const words = liveScreen.chatPanel;
/** Users who may not speak in a room. */
export function MuteList({ roomId }: { roomId: string }) {
  const query = { roomId, pageNo: 1, pageSize: 100 };
  const { data } = useQuery<Page<RowData>>({
    queryKey: [liveMute.name, 'room', query],
    queryFn: ({ signal }) => readPage<RowData>(liveMute.path, query, signal),
  });
  const mayUnmute = useAllowed(liveMute.can.delete);
  const mutate = useMutate(liveMute.name);
  if (!data) return <Skeleton active paragraph={{ rows: 4 }} />;
  if (data.records.length === 0) return <p className="live-line">{words.noMutes}</p>;
  return (
    <ol className="live-review">
      {data.records.map((row) => (
        <li key={row.id}>
          <header>
            <b>{asText(row.userName)}</b>
            <time>{row.muteUntil ? asText(row.muteUntil).slice(5, 16) : words.untilEnd}</time>
          </header>
          <p>{asText(row.reason)}</p>
          {mayUnmute && (
            <footer>
              <Button
                size="small"
                onClick={() => void mutate(() => callEnvelope(unmuteChat, { roomId, userId: asText(row.userId) }))}
              >
                {words.unmute}
              </Button>
            </footer>
          )}
        </li>
      ))}
    </ol>
  );
}
