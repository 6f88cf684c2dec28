import { deliveryFlow, deliveryTexts, stepsOfColumns } from '@campus/contract/resume';
import type { RowData } from '../../kit/field/row.ts';
import './delivery-progress.css';

const { active, finished } = deliveryFlow.states;

/** How a step of the pipeline stands for a delivery: behind it, where it is, or still to come. */
function getStepState(row: RowData, step: number): 'done' | 'here' | 'ended' | 'ahead' {
  const [status, at] = [Number(row.status), Number(row.step)];
  if (step < at || status === finished.code) return 'done';
  if (step > at) return 'ahead';
  return status === active.code ? 'here' : 'ended';
}

/** The six steps of the pipeline with the place of a delivery. */
export const DeliveryProgress = ({ row }: { row: RowData }) => (
  <ol className="delivery-progress-line" aria-label={deliveryTexts.steps}>
    {stepsOfColumns.map(({ step }) => {
      const stand = getStepState(row, step);
      return (
        <li key={step} className={stand} {...(step === Number(row.step) && { 'aria-current': 'step' as const })}>
          {deliveryTexts.stages[step]}
        </li>
      );
    })}
  </ol>
);
