import './step-trail.css';

interface StepTrailProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the current step; one past the last when all are done. */
  readonly at: number;
}

/** Compact step indicator that fits a panel. */
export const StepTrail = ({ label, steps, at }: StepTrailProps) => (
  <ol className="step-trail" aria-label={label}>
    {steps.map((step, i) => (
      <li
        key={step}
        className={i < at ? 'done' : i === at ? 'open' : ''}
        {...(i === at && { 'aria-current': 'step' as const })}
      >
        <span>{i + 1}</span>
        {step}
      </li>
    ))}
  </ol>
);
