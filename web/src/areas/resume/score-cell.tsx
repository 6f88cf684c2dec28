import { requiredCompleteness } from '@campus/contract/rules';
import { Empty } from '../../kit/field/field-cells.tsx';
import './score.css';

/** How complete a résumé is; one that may not be delivered yet stands out. */
export function ScoreCell({ score }: { score: number | null }) {
  if (score === null) return <Empty />;
  return <span className={`score${score < requiredCompleteness.deliver ? ' low' : ''}`}>{score}%</span>;
}
