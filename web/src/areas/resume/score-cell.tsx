import { requiredCompleteness } from '@campus/contract/rules';
import { Empty } from '../../kit/field/field-cells.tsx';
import './score.css';

/** Completeness of a résumé, highlighted when it is too low for a delivery. */
export function ScoreCell({ score }: { score: number | null }) {
  if (score === null) return <Empty />;
  return <span className={`score${score < requiredCompleteness.deliver ? ' low' : ''}`}>{score}%</span>;
}
