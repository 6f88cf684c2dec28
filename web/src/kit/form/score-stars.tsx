import { Rate } from 'antd';
import type { InputProps } from './field-control.ts';
import './score-stars.css';

const most = 5;

interface ScoreStarsProps extends InputProps {
  /** Labels by criterion. */
  readonly criteria: Readonly<Record<string, string>>;
}
/** One to five stars for each criterion, as JSON. */
export function ScoreStars({ criteria, id, value, onChange, ...aria }: ScoreStarsProps) {
  const scores = (value === '' ? {} : JSON.parse(value)) as Partial<Record<string, number>>;
  return (
    <fieldset id={id} className="score-stars" aria-invalid={aria['aria-invalid']} tabIndex={-1}>
      {Object.entries(criteria).map(([name, label]) => (
        <div key={name}>
          <span id={`${id}-${name}`}>{label}</span>
          <Rate
            aria-labelledby={`${id}-${name}`}
            count={most}
            allowClear={false}
            value={scores[name] ?? 0}
            onChange={(score) => onChange(JSON.stringify({ ...scores, [name]: score }))}
          />
        </div>
      ))}
    </fieldset>
  );
}
/** Whether every criterion has its stars. */
export const hasAllScores = (criteria: Readonly<Record<string, string>>, scores: unknown): boolean =>
  Object.keys(criteria).every((name) => (scores as Readonly<Record<string, unknown>> | null | undefined)?.[name]);
