import { deliveryTexts } from '@campus/contract/resume';
import { useDraggable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { asText, type RowData, textOf } from '../../kit/field/row.ts';
import type { Standing } from './delivery-entity.ts';
import { StarMark, TimeInStep } from './time-in-step.tsx';

const words = deliveryTexts;
const unconfirmed = 0;

interface FaceProps {
  readonly row: RowData;
  /** Whether it still counts how long the card stands there. */
  readonly isWaiting: boolean;
}
/** What a card says: who, from where, to which post, since when. */
export function CardFace({ row, isWaiting }: FaceProps) {
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
        {isWaiting ? <TimeInStep row={row as Standing} /> : <span>{asText(row.stepTime).slice(0, 10)}</span>}
        {isWaiting && row.studentConfirm === unconfirmed && <span>{words.unconfirmed}</span>}
      </span>
    </>
  );
}

interface CardProps extends FaceProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}
interface ShownCardProps extends CardProps {
  /** Whether the reader may move it anywhere. */
  readonly isMovable: boolean;
}
/** A card of the board: a click opens it; who may decide drags it. */
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
      <CardFace row={row} isWaiting={isWaiting} />
    </button>
  </li>
);
