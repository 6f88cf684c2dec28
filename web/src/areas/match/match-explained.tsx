import { explainMatches, matchScreen } from '@campus/contract/match';
import { Skeleton } from 'antd';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { PopupPanel } from '../../widgets/popup-panel.tsx';
import { ExplanationTable } from './explanation-table.tsx';
import './match.css';

/** The explanation of a match, loaded when it is shown. */
export function MatchExplained({ id }: { id: string }) {
  const { data, error, refetch } = useEndpoint(explainMatches, { ids: id }, { quiet: true });
  if (error) return <LoadError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  const [found] = data;
  return found ? <ExplanationTable explanation={found.explanation} /> : <p className="muted">{matchScreen.gone}</p>;
}

interface ScoreProps {
  readonly id: string;
  readonly score: number;
  readonly met: number;
  readonly of: number;
}
/** The score of a match as a bar; opens its explanation. */
export function MatchScore({ id, score, met, of }: ScoreProps) {
  return (
    <PopupPanel placement="right" content={() => <MatchExplained id={id} />} styles={{ root: { maxWidth: '92vw' } }}>
      <button type="button" className="match-score" title={matchScreen.explain}>
        <span className="match-bar" aria-hidden>
          <span style={{ width: `${score}%` }} />
        </span>
        <b>{score}%</b>
        <small>{matchScreen.met(met, of)}</small>
      </button>
    </PopupPanel>
  );
}
