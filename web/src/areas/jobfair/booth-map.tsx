import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { type BoothMap, fairScreen, type MapBooth } from '@campus/contract/jobfair';
import { Button } from 'antd';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
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
import { Booth, BoothPlan, Hall, Legend } from './booth-plan.tsx';
import './booth-map.css';
import { type Shift, usePan } from './use-pan.ts';

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
  /** Moves a booth by grid units: dragged, or with Shift and the arrow keys. */
  readonly onShift?: ((booth: MapBooth, by: Shift) => void) | undefined;
  /** Booths that stand out, e.g. the chosen one. */
  readonly marked?: readonly string[];
  readonly title: string;
  readonly tools?: ReactNode;
}

const shiftBooth = (booth: MapBooth, [dx, dy]: Shift): MapBooth => ({ ...booth, x: booth.x + dx, y: booth.y + dy });

/** The hall of a fair with its booths: zoom, pan, keys, states by colour and word, print. */
export function BoothMapView({
  map,
  onOpen,
  onDrop,
  canMove,
  onMove,
  onShift,
  marked = [],
  title,
  tools,
}: BoothMapProps) {
  const { layout, booths } = map;
  const [view, setView] = useState<View>(() => fitView(layout));
  const svg = useRef<SVGSVGElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const find = (id: string) => booths.find((booth) => booth.id === id);
  const pan = usePan(
    svg,
    view,
    setView,
    layout,
    (from, to) => {
      const [one, other] = [find(from), find(to)];
      if (one && other) onMove?.(one, other);
    },
    onShift &&
      ((id, by) => {
        const booth = find(id);
        if (booth) onShift(booth, by);
      }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size of the hall shows the whole of it
  useEffect(() => setView(fitView(layout)), [layout.w, layout.h]);
  const { focused, current, setFocused, onKeyDown } = useBoothKeys({ svg, booths, setView, onOpen, onShift });
  return (
    <div className="booth-map">
      <MapTools map={map} view={view} setView={setView} paper={paper}>
        {tools}
      </MapTools>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing */}
      <svg
        ref={svg}
        className={`booth-map-hall${pan.isPanning ? ' panning' : ''}`}
        viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`}
        role="group"
        aria-label={`${title}，${onShift ? texts.shiftKeys : texts.keys}`}
        onKeyDown={onKeyDown}
        {...pan.handlers}
      >
        <Hall layout={layout} />
        {listDrawn(booths, view, focused).map((booth) => (
          <Booth
            key={booth.id}
            booth={pan.drag?.by && booth.id === pan.drag.from ? shiftBooth(booth, pan.drag.by) : booth}
            isCurrent={booth.id === current?.id}
            isMarked={marked.includes(booth.id) || booth.id === pan.drag?.from}
            isTarget={pan.drag?.over === booth.id && pan.drag.from !== booth.id}
            isMovable={canMove?.(booth) ?? onShift !== undefined}
            onOpen={onOpen && (() => !pan.hasMoved() && onOpen(booth))}
            isReachable={onShift !== undefined}
            onFocus={() => setFocused(booth.id)}
            onDrop={onDrop && ((data) => onDrop(data, booth))}
          />
        ))}
      </svg>
      <div className="booth-map-paper" aria-hidden ref={paper}>
        <h1>{title}</h1>
        <Legend booths={booths} />
        <BoothPlan map={map} />
      </div>
    </div>
  );
}

interface BoothKeys extends Pick<BoothMapProps, 'onOpen' | 'onShift'> {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly booths: readonly MapBooth[];
  readonly setView: (next: (now: View) => View) => void;
}
/** The focused booth, which the arrow keys change: they lead to its neighbours, or with Shift move the booth itself. */
function useBoothKeys({ svg, booths, setView, onOpen, onShift }: BoothKeys) {
  const [focused, setFocused] = useState<string>();
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
    if (event.shiftKey && onShift) return onShift(current, directions[event.key as Direction]);
    const next = findNeighbour(booths, current, event.key as Direction);
    if (next) focus(next);
  };
  return { focused, current, setFocused, onKeyDown };
}

interface MapToolsProps {
  readonly map: BoothMap;
  readonly view: View;
  readonly setView: (view: View) => void;
  /** Content to print. */
  readonly paper: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}
/** The legend of a map, its zoom and its print. */
function MapTools({ map: { layout, booths }, view, setView, paper, children }: MapToolsProps) {
  return (
    <div className="booth-map-tools">
      <Legend booths={booths} />
      <span className="grow" />
      {children}
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
  );
}
