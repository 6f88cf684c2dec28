import { type RangeName, ranges } from '@campus/contract/dashboard';
import { DatePicker, Segmented } from 'antd';
import dayjs from 'dayjs';
import { type ReactNode, useMemo, useState } from 'react';

const longest = 730;
const options = Object.entries(ranges).map(([value, label]) => ({ value: value as RangeName, label }));

/** Which days a dashboard counts, and the control that chooses them. A custom range counts once both days are known. */
export function useRange(): { input: { range: RangeName; from?: string; to?: string }; chooser: ReactNode } {
  const [range, setRange] = useState<RangeName>('month');
  const [days, setDays] = useState<readonly [string, string]>(() => {
    const today = dayjs().format('YYYY-MM-DD');
    return [dayjs().subtract(29, 'day').format('YYYY-MM-DD'), today];
  });
  const input = useMemo(() => (range === 'custom' ? { range, from: days[0], to: days[1] } : { range }), [range, days]);
  const chooser = (
    <div className="range-chooser">
      <Segmented options={options} value={range} onChange={setRange} />
      {range === 'custom' && (
        <DatePicker.RangePicker
          allowClear={false}
          value={[dayjs(days[0]), dayjs(days[1])]}
          disabledDate={(date, { from }) => from !== undefined && Math.abs(date.diff(from, 'day')) > longest}
          onChange={(chosen) => {
            const [from, to] = chosen ?? [];
            if (from && to) setDays([from.format('YYYY-MM-DD'), to.format('YYYY-MM-DD')]);
          }}
        />
      )}
    </div>
  );
  return { input, chooser };
}
