import './step-trail.css';

interface StepTrailProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the step that is open; one past the last when all are done. */
  readonly at: number;
}

/** Where one is in a short row of steps; narrow enough for a panel. */
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
