import { livePlayUrls, liveRoom, type PlayAddress, roomFlow, liveScreen as texts } from '@campus/contract/live';
import { RecordFacts } from '../../kit/detail/record-facts.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { CopyLine } from '../../kit/live/push-dialog.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';

const facts = ['provider', 'streamName', 'actualStartTime', 'actualEndTime', 'recordEnabled'];
const kinds = ['flv', 'hls', 'rtmp', 'mp4'] as const satisfies readonly (keyof PlayAddress)[];
const { live, interrupted } = roomFlow.states;

/** 推拉流: the stream of a room and, while it runs, where it is played from. */
export function StreamTab({ row }: { readonly row: RowData }) {
  const isRunning = Number(row.status) === live.code || Number(row.status) === interrupted.code;
  return (
    <>
      <RecordFacts entity={liveRoom} names={facts} row={row} />
      <div className="live-push">
        {isRunning ? <PlayAddresses id={row.id} /> : <p className="muted">{texts.noPlayAddress}</p>}
      </div>
    </>
  );
}
function PlayAddresses({ id }: { readonly id: string }) {
  const { data } = useEndpoint(livePlayUrls, { id }, { silent: true });
  if (!data) return null;
  const toFull = (address: string) => new URL(address, window.location.href).href;
  return (
    <>
      {kinds.map((kind) => {
        const address = data[kind];
        return (
          address && <CopyLine key={kind} label={kind.toUpperCase()} value={toFull(address)} shown={toFull(address)} />
        );
      })}
      <p className="muted">{texts.pushDialog.expires(data.expireTime)}</p>
    </>
  );
}
