import { StarFilled } from '@ant-design/icons';
import { deliveryTexts } from '@campus/contract/resume';
import './delivery.css';
import type { TimeInStepRow } from './delivery-entity.ts';

/** Days in the current step, highlighted when overdue. */
export const TimeInStep = ({ row }: { row: TimeInStepRow }) => (
  <span className={row.overdue === 1 ? 'stayed late' : 'stayed'}>
    {deliveryTexts.stayed(Number(row.stayedDays ?? 0))}
  </span>
);

/** Read-only star of the company. */
export const StarMark = () => <StarFilled className="starred" aria-label={deliveryTexts.star} />;
