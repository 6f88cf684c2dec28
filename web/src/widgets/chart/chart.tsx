import { BarChart, FunnelChart, LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { type EChartsType, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import type { EChartsOption } from 'echarts/types/dist/shared';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';

use([BarChart, FunnelChart, LineChart, GridComponent, TooltipComponent, CanvasRenderer]);

export interface ChartHandle {
  /** The drawing as a PNG data address on the given ground. */
  picture(ground: string): string | undefined;
}
interface ChartProps {
  readonly option: EChartsOption;
  /** Height in px; the width is the box's. */
  readonly height: number;
  /** Read out by assistive technology. */
  readonly label: string;
  /** Called with the index of the bar or part that was clicked. */
  readonly onPick?: ((index: number) => void) | undefined;
  readonly ref?: Ref<ChartHandle>;
}

/** Draws an option of the chart library and keeps it as wide as its box. */
export function Chart({ option, height, label, onPick, ref }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(undefined);
  const pick = useRef(onPick);
  pick.current = onPick;
  useImperativeHandle(ref, () => ({
    picture: (ground) => chart.current?.getDataURL({ pixelRatio: 2, backgroundColor: ground }),
  }));
  useEffect(() => {
    if (!box.current) return undefined;
    const made = init(box.current);
    chart.current = made;
    made.on('click', ({ dataIndex }) => pick.current?.(dataIndex));
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
