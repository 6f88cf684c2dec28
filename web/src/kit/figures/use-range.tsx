import { type RangeName, ranges } from '@campus/contract/dashboard';
import { text } from '@campus/contract/messages';
import { type ReactNode, useMemo, useState } from 'react';
import { lazyComponent } from '../../widgets/deferred.tsx';
import type { Days } from '../../widgets/pickers/range-picker.tsx';
import { Segmented } from '../../widgets/segmented.tsx';
import { usualDays } from './usual-days.ts';
import './figures-page.css';

const RangePicker = lazyComponent(
  'range-picker',
  async () => (await import('../../widgets/pickers/range-picker.tsx')).RangePicker,
);
const options = Object.entries(ranges).map(([value, label]) => ({ value: value as RangeName, label }));

/** Date range of a dashboard and its control. A custom range applies once both dates are set. */
export function useRange(): { input: { range: RangeName; from?: string; to?: string }; chooser: ReactNode } {
  const [range, setRange] = useState<RangeName>('month');
  const [days, setDays] = useState<Days>(usualDays);
  const input = useMemo(() => (range === 'custom' ? { range, from: days[0], to: days[1] } : { range }), [range, days]);
  const chooser = (
    <div className="range-chooser">
      <Segmented aria-label={text.common.timeRange} options={options} value={range} onChange={setRange} />
      {range === 'custom' && <RangePicker days={days} onChange={setDays} />}
    </div>
  );
  return { input, chooser };
}
