import { CloseOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tell } from '../../request/tell.ts';
import { IconButton } from '../icon-button.tsx';
import type { GridRow } from './column.ts';
import { rowHeight } from './layout.ts';

/** With less space below the row, the popover opens above it. */
const minSpacePx = 350;
const maxAttempts = 3;
const retryMs = 100;
const share = 0.96;

interface SubTableProps {
  readonly row: GridRow;
  /** Takes the focus, and returns it on Escape. */
  readonly isEntered: boolean;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}
interface Place {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly isAbove: boolean;
}

function placeBeside(box: HTMLElement, id: string): Place | undefined {
  const rows = [...box.querySelectorAll<HTMLElement>('[data-row-id]')];
  const row = rows.find(({ dataset }) => dataset.rowId === id);
  if (!row) return undefined;
  const [frame, at] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
  const width = frame.width * share;
  const isAbove = window.innerHeight - at.bottom < minSpacePx && at.top > minSpacePx;
  return {
    top: at.top - frame.top + (isAbove ? 0 : rowHeight),
    left: (frame.width - width) / 2,
    width,
    isAbove,
  };
}

type Scroller = SubTableProps['scroller'];

/** The place next to a row, which may be drawn a moment later. Closes with an error when the row does not appear. */
function usePlace(id: string, scroller: Scroller, onClose: () => void): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    let tried = 0;
    let timer: ReturnType<typeof setTimeout>;
    const findPlace = () => {
      const found = scroller.current && placeBeside(scroller.current, id);
      if (found) return setPlace(found);
      tried += 1;
      if (tried <= maxAttempts) {
        timer = setTimeout(findPlace, retryMs);
        return;
      }
      tell.error(text.grid.subForm.failed);
      onClose();
    };
    findPlace();
    return () => clearTimeout(timer);
  }, [id, scroller, onClose]);
  return place;
}

function useCloseOnScroll(scroller: Scroller, onClose: () => void) {
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    // Scroll events of revealing the row arrive one frame later.
    const [top, left] = [box.scrollTop, box.scrollLeft];
    const close = () => {
      if (box.scrollTop !== top || box.scrollLeft !== left) onClose();
    };
    box.addEventListener('scroll', close);
    return () => box.removeEventListener('scroll', close);
  }, [scroller, onClose]);
}

/** Popover at a row; closed by its close button, Escape and scrolling. */
export function SubTable({ row, isEntered, scroller, onClose, children }: SubTableProps) {
  const place = usePlace(row.id, scroller, onClose);
  useCloseOnScroll(scroller, onClose);
  const box = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  const isPlaced = place !== undefined;
  useEffect(() => {
    if (!isEntered || !isPlaced) return;
    opener.current = document.activeElement;
    box.current?.focus({ preventScroll: true });
  }, [isEntered, isPlaced]);
  const handleLeave = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    onClose();
  };
  if (!place) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={place.isAbove ? 'grid-sub above' : 'grid-sub'}
      aria-label={text.grid.subForm.title}
      style={{ top: place.top, left: place.left, width: place.width }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // A surrounding dialog stays open.
        event.stopPropagation();
        handleLeave();
      }}
    >
      <header>
        <b>{text.grid.subForm.title}</b>
        <IconButton label={text.common.close} onClick={handleLeave}>
          <CloseOutlined aria-hidden />
        </IconButton>
      </header>
      {children}
    </section>
  );
}
