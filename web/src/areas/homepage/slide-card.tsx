import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons';
import { type companyPublicity, homepageTexts, linkTypes } from '@campus/contract/homepage';
import type { Tone } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { EntityRow } from '../../kit/field/row.ts';
import type { Move } from '../../kit/list/order.ts';
import { PictureFrame } from '../../kit/list/picture-frame.tsx';
import { type RowAction, RowActions } from '../../kit/list/row-actions.tsx';
import { IconButton } from '../../widgets/icon-button.tsx';
import { StatusTag } from '../../widgets/status.tsx';

/** A slide with the state that the server derives from its switch and period. */
export type Slide = EntityRow<typeof companyPublicity> & {
  readonly showStatus: number;
  readonly showStatus_dictText: string;
};
const texts = homepageTexts.slides;
const tones: readonly Tone[] = ['neutral', 'done', 'waiting', 'neutral'];

/** Display period of a slide, without seconds. */
function getPeriod({ startTime, endTime }: Slide): string {
  const [begin, end] = [startTime?.slice(0, 16), endTime?.slice(0, 16)];
  if (begin && end) return texts.between(begin, end);
  return begin ? texts.from(begin) : end ? texts.until(end) : texts.always;
}

/** Link target in words; an uploaded file is described by its type only. */
function getLink({ linkType, linkType_dictText: kind = '', linkData }: Slide): string {
  if (linkType === linkTypes.none) return texts.noLink;
  return linkData?.startsWith('http') ? `${kind}：${linkData}` : kind;
}

interface SlideCardProps {
  readonly slide: Slide;
  /** Position in the order, from 1. */
  readonly place: number;
  readonly actions: readonly RowAction[];
  readonly onOpen: () => void;
  /** Moves the slide up or down; undefined where the order cannot be changed. */
  readonly onMove?: ((by: Move) => void) | undefined;
}

/** Card of a slide. */
export function SlideCard({ slide, place, actions, onOpen, onMove }: SlideCardProps) {
  const drag = useDraggable({ id: slide.id, disabled: !onMove });
  const drop = useDroppable({ id: slide.id, disabled: !onMove });
  return (
    <li
      ref={(node) => {
        drop.setNodeRef(node);
        drag.setNodeRef(node);
      }}
      className={`picture-card${drag.isDragging ? ' dragged' : ''}${drop.isOver && !drag.isDragging ? ' target' : ''}`}
    >
      <PictureFrame
        path={slide.logo}
        name={slide.linkName}
        label={`${texts.preview} ${slide.linkName}`}
        onOpen={onOpen}
        {...drag.listeners}
      >
        <span className="slide-place">{place}</span>
      </PictureFrame>
      <div className="picture-words">
        <div className="picture-name">
          <b title={slide.linkName}>{slide.linkName}</b>
          <StatusTag tone={tones[slide.showStatus] ?? 'neutral'}>{slide.showStatus_dictText}</StatusTag>
        </div>
        <p title={slide.linkData ?? ''}>{getLink(slide)}</p>
        <p>
          {getPeriod(slide)} · {texts.clicks(slide.clickCount ?? 0)}
        </p>
      </div>
      <div className="picture-foot">
        {onMove && (
          <>
            <button
              type="button"
              ref={drag.setActivatorNodeRef}
              className="tool-button slide-handle"
              title={text.order.handle(slide.linkName)}
              aria-hidden="true"
              tabIndex={-1}
              {...drag.listeners}
            >
              <HolderOutlined aria-hidden />
            </button>
            <IconButton label={`${text.order.up} ${slide.linkName}`} onClick={() => onMove('up')}>
              <ArrowUpOutlined aria-hidden />
            </IconButton>
            <IconButton label={`${text.order.down} ${slide.linkName}`} onClick={() => onMove('down')}>
              <ArrowDownOutlined aria-hidden />
            </IconButton>
          </>
        )}
        <span className="grow" />
        <RowActions actions={actions} />
      </div>
    </li>
  );
}
