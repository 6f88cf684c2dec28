import { type EChartsType, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { withUnit } from './chart-data.ts';
import { useChartLook } from './chart-look.ts';
import './chart-kinds.css';
import { placeNames } from './line-names.ts';
import { type Line, lineOption, lineParts } from './line-option.ts';

use([...lineParts, CanvasRenderer]);

export interface LineChartProps {
  readonly days: readonly string[];
  readonly lines: readonly Line[];
  readonly unit: string;
  /** Least height in px; the chart fills a higher card. The width is the container's. */
  readonly height: number;
  /** Accessible name. */
  readonly label: string;
  /** Paths of the lists with the counted rows, by day. */
  readonly links?: readonly (string | undefined)[];
}

/** Draws the lines in a box and follows its size. */
function useChart(option: ReturnType<typeof lineOption>, lines: readonly Line[]) {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(undefined);
  const drawn = useRef(lines);
  useEffect(() => {
    if (!box.current) return undefined;
    const made = init(box.current);
    chart.current = made;
    const observer = new ResizeObserver(() => {
      made.resize();
      placeNames(made, drawn.current);
    });
    observer.observe(box.current);
    return () => {
      observer.disconnect();
      made.dispose();
    };
  }, []);
  useEffect(() => {
    if (!chart.current) return;
    drawn.current = lines;
    chart.current.setOption(option, true);
    placeNames(chart.current, lines);
  }, [option, lines]);
  return { box, chart };
}

/**
 * Line chart over days, as wide as its container. The arrow keys move along the days and say their numbers; Enter and a
 * click open the list of the day.
 */
export function LineChart({ days, lines, unit, height, label, links }: LineChartProps) {
  const look = useChartLook();
  const option = useMemo(() => lineOption(look, days, lines, unit), [look, days, lines, unit]);
  const { box, chart } = useChart(option, lines);
  const [at, setAt] = useState<number>();
  const open = useOpenList(links);
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && at !== undefined) return open(at);
    const next = placeAfter(event.key, at, days.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    chart.current?.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: next });
  };
  const press = ({ nativeEvent: { offsetX, offsetY } }: MouseEvent) => {
    const [day] = chart.current?.convertFromPixel('grid', [offsetX, offsetY]) ?? [];
    if (day !== undefined && chart.current?.containPixel('grid', [offsetX, offsetY])) open(Math.round(day));
  };
  const leave = () => {
    setAt(undefined);
    chart.current?.dispatchAction({ type: 'hideTip' });
  };
  const spoken =
    at === undefined
      ? ''
      : [days[at], ...lines.map(({ name, values }) => `${name} ${withUnit(values[at] ?? null, unit)}`)].join('，');
  return (
    <div
      className="line-chart"
      role="application"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move along the days
      tabIndex={0}
      onKeyDown={move}
      {...(links && { onClick: press })}
      onBlur={leave}
    >
      <div ref={box} style={{ minHeight: height }} aria-hidden="true" />
      <span className="visually-hidden" aria-live="polite">
        {spoken}
      </span>
    </div>
  );
}

function useOpenList(links: LineChartProps['links']): (index: number) => void {
  const navigate = useNavigate();
  return (index) => {
    const to = links?.[index];
    if (to) void navigate(to);
  };
}
/** The day that a key leads to; undefined for other keys. */
function placeAfter(key: string, at: number | undefined, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight') return Math.min(count - 1, (at ?? -1) + 1);
  return key === 'ArrowLeft' ? Math.max(0, (at ?? count) - 1) : undefined;
}
