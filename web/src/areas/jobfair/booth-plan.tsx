import {
  type BoothMap,
  type BoothState,
  boothStates,
  type FairLayout,
  fairScreen,
  type MapBooth,
  markKinds,
} from '@campus/contract/jobfair';
import { useState } from 'react';
import type { View } from './booth-geometry.ts';
import './booth-map.css';

const texts = fairScreen.map;

/** The hall without any control: the whole on paper, a part of it with the numbers alone on the wall. */
export const BoothPlan = ({ map: { layout, booths }, view }: { readonly map: BoothMap; readonly view?: View }) => (
  <svg aria-hidden viewBox={view ? `${view.x} ${view.y} ${view.w} ${view.h}` : `0 0 ${layout.w} ${layout.h}`}>
    <Hall layout={layout} />
    {booths.map((booth) => (
      <Booth key={booth.id} booth={booth} isCurrent={false} isMarked={false} isNumberOnly={view !== undefined} />
    ))}
  </svg>
);

/** States of the booths with their numbers. */
export function Legend({ booths }: { booths: readonly MapBooth[] }) {
  const states = (Object.keys(boothStates) as BoothState[]).filter((state) =>
    booths.some((one) => one.state === state),
  );
  return (
    <ul className="booth-map-legend">
      {states.map((state) => (
        <li key={state}>
          <i className={`booth-is-${state}`} />
          {texts.counts(boothStates[state], booths.filter((one) => one.state === state).length)}
        </li>
      ))}
    </ul>
  );
}

/** Floor, zones and marks. */
export function Hall({ layout }: { layout: FairLayout }) {
  return (
    <>
      <rect className="booth-map-floor" x={0} y={0} width={layout.w} height={layout.h} />
      {layout.zones.map(({ key, name, color, x, y, w, h }) => (
        <g key={key}>
          <rect className="booth-map-zone" x={x} y={y} width={w} height={h} stroke={color} fill={color} />
          <text className="booth-map-zone-name" x={x} y={y - 1} fill={color}>
            {name}
          </text>
        </g>
      ))}
      {layout.marks.map(({ kind, label, x, y, w, h }) => (
        <g key={`${kind}${x}.${y}`} className="booth-map-mark">
          <rect x={x} y={y} width={w} height={h} />
          <text x={x + w / 2} y={y + h / 2}>
            {label || markKinds[kind]}
          </text>
        </g>
      ))}
    </>
  );
}

interface BoothProps {
  readonly booth: MapBooth;
  readonly isCurrent: boolean;
  readonly isMarked: boolean;
  /** The number alone, as large as it fits. */
  readonly isNumberOnly?: boolean;
  readonly isTarget?: boolean;
  readonly isMovable?: boolean;
  /** The keyboard reaches it although it cannot be opened. */
  readonly isReachable?: boolean;
  readonly onOpen?: (() => void) | undefined;
  readonly onFocus?: () => void;
  readonly onDrop?: ((data: string) => void) | undefined;
}
/** Letters of a line that fit a booth, whose letters are about as wide as high. */
const fitText = (value: string, width: number, size: number): string => {
  const most = Math.max(1, Math.floor(width / size));
  return value.length > most ? `${value.slice(0, Math.max(1, most - 1))}…` : value;
};

export function Booth(props: BoothProps) {
  const {
    booth,
    isCurrent,
    isMarked,
    isTarget = false,
    isMovable = false,
    isNumberOnly = false,
    isReachable = false,
    onOpen,
    onFocus,
    onDrop,
  } = props;
  const { x, y, w, h, boothNo, state, companyName, posts } = booth;
  const [isOver, setOver] = useState(false);
  const word = boothStates[state];
  const label = texts.booth(boothNo, word, companyName ?? '');
  const [noSize, wordSize] = isNumberOnly
    ? [Math.min(w / 2.2, h / 2.2), 0]
    : [Math.min(w / 3, h / 3, 2), Math.min(w / 5, h / 5, 1.2)];
  const tabIndex = isCurrent ? 0 : -1;
  const acts = onOpen ? { role: 'button', tabIndex, onClick: onOpen } : isReachable && { role: 'img', tabIndex };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a booth that can be opened is a button
    <g
      data-id={booth.id}
      data-movable={isMovable || undefined}
      className={`booth booth-is-${state}${isMarked ? ' marked' : ''}${isOver || isTarget ? ' over' : ''}`}
      aria-label={label}
      onFocus={onFocus}
      {...acts}
      {...(onDrop && {
        onDragOver: (event) => {
          event.preventDefault();
          setOver(true);
        },
        onDragLeave: () => setOver(false),
        onDrop: (event) => {
          event.preventDefault();
          setOver(false);
          onDrop(event.dataTransfer.getData('text/plain'));
        },
      })}
    >
      <title>{posts ? `${label}\n${texts.posts}：${posts}` : label}</title>
      <rect x={x + 0.15} y={y + 0.15} width={w - 0.3} height={h - 0.3} rx={0.4} />
      <text className="booth-no" x={x + w / 2} y={y + h * (isNumberOnly ? 0.52 : 0.36)} fontSize={noSize}>
        {boothNo}
      </text>
      {!isNumberOnly && (
        <text className="booth-word" x={x + w / 2} y={y + h * 0.74} fontSize={wordSize}>
          {fitText(companyName ?? word, w - wordSize / 2, wordSize)}
        </text>
      )}
    </g>
  );
}
