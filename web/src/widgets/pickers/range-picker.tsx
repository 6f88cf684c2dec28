import { DatePicker } from 'antd';
import dayjs from 'dayjs';

const longest = 730;
/** First and last day, `YYYY-MM-DD`. */
export type Days = readonly [from: string, to: string];

/** Date range of at most two years. */
export function RangePicker({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  return (
    <DatePicker.RangePicker
      allowClear={false}
      value={[dayjs(days[0]), dayjs(days[1])]}
      disabledDate={(date, { from }) => from !== undefined && Math.abs(date.diff(from, 'day')) > longest}
      onChange={(chosen) => {
        const [from, to] = chosen ?? [];
        if (from && to) onChange([from.format('YYYY-MM-DD'), to.format('YYYY-MM-DD')]);
      }}
    />
  );
}
