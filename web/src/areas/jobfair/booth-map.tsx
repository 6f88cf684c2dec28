import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import {
  type BoothMap,
  type BoothState,
  boothStates,
  type FairLayout,
  fairScreen,
  type MapBooth,
  markKinds,
} from '@campus/contract/jobfair';
import { Button } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { printElement } from '../../widgets/print-element.ts';
import {
  type Direction,
  directions,
  findNeighbour,
  fitView,
  listDrawn,
  showArea,
  type View,
  zoomView,
} from './booth-geometry.ts';
import './booth-map.css';
import { usePan } from './use-pan.ts';

const texts = fairScreen.map;
const zoomStep = 1.3;

interface BoothMapProps {
  readonly map: BoothMap;
  /** A click or Enter on a booth. */
  readonly onOpen?: ((booth: MapBooth) => void) | undefined;
  /** Something was dropped on a booth; `data` is what the drag carries. */
  readonly onDrop?: ((data: string, booth: MapBooth) => void) | undefined;
  /** Booths that can be dragged onto another one, and what happens then. */
  readonly canMove?: ((booth: MapBooth) => boolean) | undefined;
  readonly onMove?: ((from: MapBooth, to: MapBooth) => void) | undefined;
  /** Booths that stand out, e.g. the chosen one. */
  readonly marked?: readonly string[];
  readonly title: string;
  readonly tools?: ReactNode;
}

/** The hall of a fair with its booths: zoom, pan, keys, states by colour and word, print. */
export function BoothMapView({ map, onOpen, onDrop, canMove, onMove, marked = [], title, tools }: BoothMapProps) {
  const { layout, booths } = map;
  const [view, setView] = useState<View>(() => fitView(layout));
  const [focused, setFocused] = useState<string>();
  const svg = useRef<SVGSVGElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const pan = usePan(svg, view, setView, layout, (from, to) => {
    const [one, other] = [from, to].map((id) => booths.find((booth) => booth.id === id));
    if (one && other) onMove?.(one, other);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size of the hall shows the whole of it
  useEffect(() => setView(fitView(layout)), [layout.w, layout.h]);
  const current = booths.find(({ id }) => id === focused) ?? booths[0];

  const focus = (booth: MapBooth) => {
    setFocused(booth.id);
    setView((now) => showArea(now, booth));
    // The booth may be drawn only now.
    requestAnimationFrame(() => svg.current?.querySelector<SVGGElement>(`[data-id="${booth.id}"]`)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!current) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return onOpen?.(current);
    }
    if (!Object.hasOwn(directions, event.key)) return;
    event.preventDefault();
    const next = findNeighbour(booths, current, event.key as Direction);
    if (next) focus(next);
  };
  return (
    <div className="booth-map">
      <div className="booth-map-tools">
        <Legend booths={booths} />
        <span className="grow" />
        {tools}
        <Button
          aria-label={texts.zoomIn}
          title={texts.zoomIn}
          icon={<PlusOutlined />}
          onClick={() => setView(zoomView(view, 1 / zoomStep, layout))}
        />
        <Button
          aria-label={texts.zoomOut}
          title={texts.zoomOut}
          icon={<MinusOutlined />}
          onClick={() => setView(zoomView(view, zoomStep, layout))}
        />
        <Button onClick={() => setView(fitView(layout))}>{texts.fit}</Button>
        <Button onClick={() => paper.current && printElement(paper.current)}>{texts.print}</Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing */}
      <svg
        ref={svg}
        className={`booth-map-hall${pan.isPanning ? ' panning' : ''}`}
        viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`}
        role="group"
        aria-label={`${title}，${texts.keys}`}
        onKeyDown={onKeyDown}
        {...pan.handlers}
      >
        <Hall layout={layout} />
        {listDrawn(booths, view, focused).map((booth) => (
          <Booth
            key={booth.id}
            booth={booth}
            isCurrent={booth.id === current?.id}
            isMarked={marked.includes(booth.id) || booth.id === pan.drag?.from}
            isTarget={pan.drag?.over === booth.id && pan.drag.from !== booth.id}
            isMovable={canMove?.(booth) ?? false}
            onOpen={onOpen && (() => !pan.hasMoved() && onOpen(booth))}
            onFocus={() => setFocused(booth.id)}
            onDrop={onDrop && ((data) => onDrop(data, booth))}
          />
        ))}
      </svg>
      <div className="booth-map-paper" aria-hidden ref={paper}>
        <h1>{title}</h1>
        <Legend booths={booths} />
        <svg aria-hidden viewBox={`0 0 ${layout.w} ${layout.h}`}>
          <Hall layout={layout} />
          {booths.map((booth) => (
            <Booth key={booth.id} booth={booth} isCurrent={false} isMarked={false} />
          ))}
        </svg>
      </div>
    </div>
  );
}

function Legend({ booths }: { booths: readonly MapBooth[] }) {
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
function Hall({ layout }: { layout: FairLayout }) {
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
  readonly isTarget?: boolean;
  readonly isMovable?: boolean;
  readonly onOpen?: (() => void) | undefined;
  readonly onFocus?: () => void;
  readonly onDrop?: ((data: string) => void) | undefined;
}
/** Letters of a line that fit a booth, whose letters are about as wide as high. */
const fitText = (value: string, width: number, size: number): string => {
  const most = Math.max(1, Math.floor(width / size));
  return value.length > most ? `${value.slice(0, Math.max(1, most - 1))}…` : value;
};

function Booth(props: BoothProps) {
  const { booth, isCurrent, isMarked, isTarget = false, isMovable = false, onOpen, onFocus, onDrop } = props;
  const { x, y, w, h, boothNo, state, companyName, posts } = booth;
  const [isOver, setOver] = useState(false);
  const word = boothStates[state];
  const label = texts.booth(boothNo, word, companyName ?? '');
  const [noSize, wordSize] = [Math.min(w / 3, h / 3, 2), Math.min(w / 5, h / 5, 1.2)];
  const acts = onOpen && { role: 'button', tabIndex: isCurrent ? 0 : -1, onClick: onOpen };
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
      <text className="booth-no" x={x + w / 2} y={y + h * 0.36} fontSize={noSize}>
        {boothNo}
      </text>
      <text className="booth-word" x={x + w / 2} y={y + h * 0.74} fontSize={wordSize}>
        {fitText(companyName ?? word, w, wordSize)}
      </text>
    </g>
  );
}
