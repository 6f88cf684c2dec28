import {
  type ApplyBooth,
  applyBooths,
  boothStates,
  fairBooth,
  fairDayTexts,
  holdBooth,
  releaseBooth,
} from '@campus/contract/jobfair';
import { useQueryClient } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { call } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import './fair-apply.css';

const texts = fairDayTexts.apply;
const minutesLeft = (until: string): number =>
  Math.max(0, Math.round((new Date(`${until.replace(' ', 'T')}+08:00`).getTime() - Date.now()) / 60_000));

interface BoothPickerProps {
  readonly fairId: string;
  readonly companyId?: string | undefined;
  readonly most: number;
  readonly onChange: (booths: readonly ApplyBooth[]) => void;
}
/** The booths of a fair by zone; a chosen one is held while the form is open. */
export function BoothPicker({ fairId, companyId, most, onChange }: BoothPickerProps) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const input = { fairId, ...(companyId && { companyId }) };
  const { data, error, refetch } = useEndpoint(applyBooths, input, { quiet: true, refetchInterval: 20_000 });
  const mine = data?.filter(({ state }) => state === 'mine') ?? [];
  const chosen = mine.map(({ id }) => id).join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: tells the form of a change of the chosen booths only
  useEffect(() => onChange(mine), [chosen]);
  if (error && !data) return <LoadError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  const choose = async (booth: ApplyBooth) => {
    setBusy(true);
    const body = { boothId: booth.id, ...(companyId && { companyId }) };
    try {
      if (booth.state === 'mine') await call(releaseBooth, body);
      else {
        // Another choice replaces the only one.
        const [held] = mine;
        if (most === 1 && held) await call(releaseBooth, { ...body, boothId: held.id });
        await call(holdBooth, body);
      }
    } catch (failure) {
      ignoreReported(failure);
    } finally {
      await refetch();
      await client.invalidateQueries({ queryKey: [fairBooth.name] });
      setBusy(false);
    }
  };
  const zones = Map.groupBy(data, ({ zone }) => zone);
  return (
    <div className="fair-zones">
      {[...zones].map(([zone, booths]) => (
        <section key={zone}>
          <h4>{texts.zone(zone)}</h4>
          <div className="fair-booths">
            {booths.map((booth) => (
              <button
                key={booth.id}
                type="button"
                className={`fair-booth is-${booth.state}`}
                aria-pressed={booth.state === 'mine'}
                disabled={isBusy || !(booth.state === 'free' || booth.state === 'mine')}
                onClick={() => void choose(booth)}
              >
                {booth.boothNo}
                <small>
                  {booth.state === 'mine' && booth.holdUntil
                    ? texts.heldFor(minutesLeft(booth.holdUntil))
                    : boothStates[booth.state]}
                </small>
              </button>
            ))}
          </div>
        </section>
      ))}
      {data.length > 0 && data.every(({ state }) => state !== 'free' && state !== 'mine') && (
        <p className="muted">{texts.noFree}</p>
      )}
    </div>
  );
}
