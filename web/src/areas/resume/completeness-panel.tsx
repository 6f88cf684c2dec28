import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import { resumeTexts } from '@campus/contract/resume';
import { type PartCompleteness, requiredCompleteness } from '@campus/contract/rules';
import './score.css';

const words = resumeTexts.completeness;

const hintFor = (sum: number): string => {
  if (sum < requiredCompleteness.deliver) return words.mayDeliver(requiredCompleteness.deliver);
  return sum < requiredCompleteness.formSubmit ? words.maySubmit(requiredCompleteness.formSubmit) : words.enough;
};

/** Completeness of a résumé, and the score of each missing part. */
export function CompletenessPanel({ parts }: { parts: readonly PartCompleteness[] }) {
  const sum = parts.reduce((total, { points, has }) => total + (has ? points : 0), 0);
  const isLow = sum < requiredCompleteness.deliver;
  return (
    <aside className="completeness" aria-label={words.title}>
      <div className="completeness-sum">
        <span>{words.title}</span>
        <b role="status">{sum}%</b>
      </div>
      <div className={`score-bar${isLow ? ' low' : ''}`}>
        <span style={{ width: `${sum}%` }} />
      </div>
      <p>{hintFor(sum)}</p>
      <ul>
        {parts.map(({ part, points, has }) => (
          <li key={part} className={has ? 'tone-done' : ''}>
            {has ? <CheckCircleFilled aria-label={words.done} /> : <MinusCircleOutlined aria-hidden />}
            <span>{words.parts[part]}</span>
            {!has && <small>{words.add(points)}</small>}
          </li>
        ))}
      </ul>
    </aside>
  );
}
