import { liveScreen } from '@campus/contract/live';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useAllowed } from '../call/allowed.tsx';
import { useMutate } from '../form/use-mutate.ts';
import type { LiveOwner } from './live-owner.ts';
import './live-chat.css';

const words = liveScreen.chatPanel;
/** Users who may not speak. */
export function MuteList({ owner: { id, mutes } }: { owner: Pick<LiveOwner, 'id' | 'mutes'> }) {
  const { data } = useQuery({ queryKey: [mutes.name, 'muted', id], queryFn: mutes.list });
  const mayUnmute = useAllowed(mutes.may.remove);
  const mutate = useMutate(mutes.name);
  if (!data) return <Skeleton active paragraph={{ rows: 4 }} />;
  if (data.length === 0) return <p className="live-line">{words.noMutes}</p>;
  return (
    <ol className="live-review">
      {data.map(({ userId, userName, muteUntil, reason }) => (
        <li key={userId}>
          <header>
            <b>{userName}</b>
            <time>{muteUntil ? muteUntil.slice(5, 16) : words.untilEnd}</time>
          </header>
          <p>{reason}</p>
          {mayUnmute && (
            <footer>
              <Button size="small" onClick={() => void mutate(() => mutes.remove(userId))}>
                {words.unmute}
              </Button>
            </footer>
          )}
        </li>
      ))}
    </ol>
  );
}
