import { deliveryTexts } from '@campus/contract/resume';
import { useDraggable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { asText, type RowData, textOf } from '../../kit/field/row.ts';
import type { TimeInStepRow } from './delivery-entity.ts';
import { StarMark, TimeInStep } from './time-in-step.tsx';

const words = deliveryTexts;
const unconfirmed = 0;

interface CardContentProps {
  readonly row: RowData;
  /** Whether the waiting time is shown. */
  readonly isWaiting: boolean;
}
/** Content of a card: student, school, post, waiting time. */
export function CardContent({ row, isWaiting }: CardContentProps) {
  const from = [asText(row.schoolName), textOf(row, 'majorCode') ?? asText(row.majorCode)].filter(Boolean).join(' · ');
  const isUnread = isWaiting && row.readFlag !== 1;
  return (
    <>
      <span className="card-top">
        <b>{asText(row.realname)}</b>
        {isUnread && <i className="card-dot" role="img" aria-label={words.unread} />}
        {row.starFlag === 1 && <StarMark />}
      </span>
      <span title={from}>{from}</span>
      <span title={asText(row.postName)}>{asText(row.postName)}</span>
      <span className="card-foot">
        {isWaiting ? <TimeInStep row={row as TimeInStepRow} /> : <span>{asText(row.stepTime).slice(0, 10)}</span>}
        {isWaiting && row.studentConfirm === unconfirmed && <span>{words.unconfirmed}</span>}
      </span>
    </>
  );
}

interface CardProps extends CardContentProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}
interface ShownCardProps extends CardProps {
  /** Whether the user may move the card. */
  readonly isMovable: boolean;
}
/** A card of the board: a click opens it; permitted users can drag it. */
export const BoardCard = ({ isMovable, ...card }: ShownCardProps) =>
  isMovable ? <MovableCard {...card} /> : <Frame {...card} />;

function MovableCard(props: CardProps) {
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: props.row.id,
    data: props.row,
    attributes: { roleDescription: words.drag.card },
  });
  return <Frame {...props} state={isDragging ? 'ghost' : ''} held={{ ref: setNodeRef, ...attributes, ...listeners }} />;
}

interface FrameProps extends CardProps {
  readonly state?: string;
  readonly held?: object;
}
const Frame = ({ row, isWaiting, isOpen, onOpen, state = '', held }: FrameProps): ReactNode => (
  <li>
    <button
      {...held}
      type="button"
      className={`board-card ${state}${isOpen ? ' open' : ''}`}
      data-delivery={row.id}
      onClick={onOpen}
    >
      <CardContent row={row} isWaiting={isWaiting} />
    </button>
  </li>
);
