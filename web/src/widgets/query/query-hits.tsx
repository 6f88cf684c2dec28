import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import type { Hits } from './use-hits.ts';

const words = text.sq;

interface QueryHitsProps {
  readonly hits: Hits;
  /** Starts counting; absent while counts follow the changes. */
  readonly onCount: (() => void) | undefined;
}

/** How many rows meet the query. A loaded query is counted on demand: loading one sends nothing to the server. */
export function QueryHits({ hits, onCount }: QueryHitsProps) {
  if (onCount)
    return (
      <Button size="small" type="link" onClick={onCount}>
        {words.countHits}
      </Button>
    );
  return (
    <span className={`query-hits${hits.state === 'counted' ? '' : ' muted'}`} role="status">
      {hits.state === 'counted' && words.hits(hits.n)}
      {hits.state === 'counting' && words.counting}
      {hits.state === 'failed' && words.countFailed}
    </span>
  );
}
