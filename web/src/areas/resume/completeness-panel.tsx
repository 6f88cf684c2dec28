import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import { resumeTexts } from '@campus/contract/resume';
import { type PartCompleteness, requiredCompleteness } from '@campus/contract/rules';
import './score.css';

const texts = resumeTexts.completeness;

const hintFor = (sum: number): string => {
  if (sum < requiredCompleteness.deliver) return texts.mayDeliver(requiredCompleteness.deliver);
  return sum < requiredCompleteness.formSubmit ? texts.maySubmit(requiredCompleteness.formSubmit) : texts.enough;
};

/** Completeness of a résumé, and the score of each missing part. */
export function CompletenessPanel({ parts }: { parts: readonly PartCompleteness[] }) {
  const sum = parts.reduce((total, { points, has }) => total + (has ? points : 0), 0);
  const isLow = sum < requiredCompleteness.deliver;
  return (
    <aside className="completeness" aria-label={texts.title}>
      <div className="completeness-sum">
        <span>{texts.title}</span>
        <b role="status">{sum}%</b>
      </div>
      <div className={`score-bar${isLow ? ' low' : ''}`}>
        <span style={{ width: `${sum}%` }} />
      </div>
      <p>{hintFor(sum)}</p>
      <ul>
        {parts.map(({ part, points, has }) => (
          <li key={part} className={has ? 'tone-done' : ''}>
            {has ? <CheckCircleFilled aria-label={texts.done} /> : <MinusCircleOutlined aria-hidden />}
            <span>{texts.parts[part]}</span>
            {!has && <small>{texts.add(points)}</small>}
          </li>
        ))}
      </ul>
    </aside>
  );
}
