import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import type { Hits } from './use-hits.ts';

const texts = text.sq;

interface QueryHitsProps {
  readonly hits: Hits;
  /** Starts counting; undefined while counts follow the edits. */
  readonly onCount: (() => void) | undefined;
}

/** Number of rows that match the query. A loaded query is counted on demand, so that loading sends no request. */
export function QueryHits({ hits, onCount }: QueryHitsProps) {
  if (onCount)
    return (
      <Button size="small" type="link" onClick={onCount}>
        {texts.countHits}
      </Button>
    );
  return (
    <span className={`query-hits${hits.state === 'counted' ? '' : ' muted'}`} role="status">
      {hits.state === 'counted' && texts.hits(hits.n)}
      {hits.state === 'counting' && texts.counting}
      {hits.state === 'failed' && texts.countFailed}
    </span>
  );
}
