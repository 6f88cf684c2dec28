import { StarFilled } from '@ant-design/icons';
import { deliveryTexts } from '@campus/contract/resume';
import './delivery.css';
import type { Standing } from './delivery-entity.ts';

/** How long a delivery has stood where it is; too long stands out. */
export const TimeInStep = ({ row }: { row: Standing }) => (
  <span className={row.overdue === 1 ? 'stayed late' : 'stayed'}>
    {deliveryTexts.stayed(Number(row.stayedDays ?? 0))}
  </span>
);

/** The company's star, where it only tells. */
export const StarMark = () => <StarFilled className="starred" aria-label={deliveryTexts.star} />;
