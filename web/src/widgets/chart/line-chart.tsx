import { LineChart as Lines } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { type EChartsType, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { useChartLook } from './chart-look.ts';
import { type Line, lineOption } from './line-option.ts';

use([Lines, GridComponent, TooltipComponent, CanvasRenderer]);

export interface ChartHandle {
  /** The chart as a PNG data URL on the card's background. */
  picture(): string | undefined;
}
export interface LineChartProps {
  readonly days: readonly string[];
  readonly lines: readonly Line[];
  readonly unit: string;
  /** Height in px; the width is the container's. */
  readonly height: number;
  /** Accessible name. */
  readonly label: string;
  readonly ref?: Ref<ChartHandle>;
}

/** Line chart over days, as wide as its container. */
export function LineChart({ days, lines, unit, height, label, ref }: LineChartProps) {
  const look = useChartLook();
  const option = useMemo(() => lineOption(look, days, lines, unit), [look, days, lines, unit]);
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(undefined);
  useImperativeHandle(ref, () => ({
    picture: () => chart.current?.getDataURL({ pixelRatio: 2, backgroundColor: look.surface }),
  }));
  useEffect(() => {
    if (!box.current) return undefined;
    const made = init(box.current);
    chart.current = made;
    const observer = new ResizeObserver(() => made.resize());
    observer.observe(box.current);
    return () => {
      observer.disconnect();
      made.dispose();
    };
  }, []);
  useEffect(() => {
    chart.current?.setOption(option, true);
  }, [option]);
  return <div ref={box} role="img" aria-label={label} style={{ height }} />;
}
