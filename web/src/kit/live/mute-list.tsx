import { liveScreen } from '@campus/contract/live';
import { useQuery } from '@tanstack/react-query';
import { useAllowed } from '../call/allowed.tsx';
import { BusyButton } from '../call/busy-button.tsx';
import { Loaded } from '../detail/loaded.tsx';
import { useMutate } from '../form/use-mutate.ts';
import type { LiveOwner, MutedRow } from './live-owner.ts';
import './live-chat.css';

const words = liveScreen.chatPanel;
/** Users who may not speak. */
export function MuteList({ owner: { id, mutes } }: { owner: Pick<LiveOwner, 'id' | 'mutes'> }) {
  const muted = useQuery({ queryKey: [mutes.name, 'muted', id], queryFn: mutes.list });
  return <Loaded query={muted}>{(rows) => <Muted rows={rows} mutes={mutes} />}</Loaded>;
}

function Muted({ rows, mutes }: { rows: readonly MutedRow[]; mutes: LiveOwner['mutes'] }) {
  const mayUnmute = useAllowed(mutes.may.remove);
  const mutate = useMutate(mutes.name);
  if (rows.length === 0) return <p className="live-line">{words.noMutes}</p>;
  return (
    <ol className="live-review">
      {rows.map(({ userId, userName, muteUntil, reason }) => (
        <li key={userId}>
          <header>
            <b>{userName}</b>
            <time>{muteUntil ? muteUntil.slice(5, 16) : words.untilEnd}</time>
          </header>
          <p>{reason}</p>
          {mayUnmute && (
            <footer>
              <BusyButton size="small" run={() => mutate(() => mutes.remove(userId))}>
                {words.unmute}
              </BusyButton>
            </footer>
          )}
        </li>
      ))}
    </ol>
  );
}
