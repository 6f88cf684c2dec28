import { deliveryTexts } from '@campus/contract/resume';
import { asText, findText, type RowData } from '../../kit/field/row.ts';
import { isOpen, isPostFull, offerText, type TimeInStepRow } from './delivery-entity.ts';
import { StarMark, TimeInStep } from './time-in-step.tsx';

const unconfirmed = 0;

/** Content of a card: student, school, post, waiting time. */
export function DeliveryCard({ row }: { row: RowData }) {
  const from = [asText(row.schoolName), findText(row, 'majorCode') ?? asText(row.majorCode)]
    .filter(Boolean)
    .join(' · ');
  const isWaiting = isOpen(row.status);
  const isUnread = isWaiting && row.readFlag !== 1;
  return (
    <>
      <span className="card-top">
        <b>{asText(row.realname)}</b>
        {isUnread && <i className="card-dot" role="img" aria-label={deliveryTexts.unread} />}
        {row.starFlag === 1 && <StarMark />}
      </span>
      <span title={from}>{from}</span>
      <span title={asText(row.postName)}>{asText(row.postName)}</span>
      <span className="card-foot">
        {isWaiting ? <TimeInStep row={row as TimeInStepRow} /> : <span>{asText(row.stepTime).slice(0, 10)}</span>}
        {offerText(row) && <span>{deliveryTexts.offerState(offerText(row) ?? '')}</span>}
        {isPostFull(row) && <span>{deliveryTexts.postFull}</span>}
        {isWaiting && row.studentConfirm === unconfirmed && <span>{deliveryTexts.unconfirmed}</span>}
      </span>
    </>
  );
}
