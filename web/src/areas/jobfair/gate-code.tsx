import { fairDayTexts, fairGateCode } from '@campus/contract/jobfair';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { QrPicture } from '../../widgets/qr-dialog.tsx';
import { useNow } from '../../widgets/use-now.ts';
import './scan.css';

const texts = fairDayTexts.gate;
const retryMs = 5_000;
type Code = (typeof fairGateCode)['output']['of'];

/** 入口二维码: the code that students scan at the gate, renewed every minute. */
export function FairGateCodePage() {
  const { id = '' } = useParams();
  const box = useRef<HTMLElement>(null);
  const { data, error, refetch, dataUpdatedAt } = useQuery<NonNullable<Code>, RequestFailed>({
    queryKey: [fairGateCode.path, id],
    queryFn: ({ signal }) => call(fairGateCode, { fairId: id }, { signal, quiet: true, silent: true }),
    // By the state of the query: an effect on the countdown would not run again after a failure.
    refetchInterval: ({ state: { error, data } }) => (error || !data ? retryMs : data.secondsLeft * 1000),
    refetchIntervalInBackground: true,
  });
  const left = useSecondsLeft(data?.secondsLeft, dataUpdatedAt);
  if (error && !data) return <LoadError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  return (
    <section ref={box} className="surface gate-code">
      <h2>{data.title}</h2>
      <QrPicture text={new URL(data.url, window.location.origin).href} size={360} />
      <p>{texts.hint}</p>
      <p className="muted" role="status">
        {error ? texts.offline : texts.left(left ?? 0)}
      </p>
      <Button onClick={() => void box.current?.requestFullscreen?.()}>{texts.full}</Button>
    </section>
  );
}

/** Counts down from the last answer. */
function useSecondsLeft(seconds: number | undefined, since: number): number | undefined {
  const now = useNow(1000);
  return seconds === undefined ? undefined : Math.max(0, Math.ceil(seconds - (now - since) / 1000));
}
