import { matchScreen } from '@campus/contract/match';
import { type MatchWeights, matchDimensions, matchLabels, weightSum } from '@campus/contract/rules';
import './match.css';

/** The least share of a part with room for its label, in percent. */
const labelled = 14;

/** Every weight with its name. */
export const weightText = (weights: MatchWeights): string =>
  matchDimensions.map((name) => `${matchLabels[name]} ${weights[name]}`).join('，');

/** The weights as parts of one bar. */
export function WeightBar({ weights }: { weights: MatchWeights }) {
  const sum = weightSum(weights);
  return (
    <span className="match-weight-bar">
      <span className="match-stack" role="img" aria-label={weightText(weights)}>
        {matchDimensions.map((name, at) => {
          const share = (weights[name] * 100) / Math.max(100, sum);
          return share === 0 ? null : (
            <span
              key={name}
              className={`part-${at}`}
              style={{ width: `${share}%` }}
              title={`${matchLabels[name]} ${weights[name]}`}
            >
              {share >= labelled && matchLabels[name].slice(0, 2)}
            </span>
          );
        })}
      </span>
      {sum !== 100 && <b className="unmet">{matchScreen.rule.sum(sum)}</b>}
    </span>
  );
}
