import { DatePicker } from 'antd';
import dayjs from 'dayjs';

const stored = 'YYYY-MM-DD HH:mm:ss';

/** Times as they are stored; both are empty without a period. */
interface Period {
  readonly start: string;
  readonly end: string;
}
interface PeriodPickerProps {
  readonly label: string;
  readonly period: Period;
  readonly disabled: boolean;
  readonly onChange: (period: Period) => void;
}

/** A day with times to ten minutes, until another one. */
export function PeriodPicker({ label, period: { start, end }, disabled, onChange }: PeriodPickerProps) {
  return (
    <DatePicker.RangePicker
      showTime={{ format: 'HH:mm', minuteStep: 10 }}
      format="YYYY-MM-DD HH:mm"
      aria-label={label}
      disabled={disabled}
      value={start ? [dayjs(start), dayjs(end)] : null}
      onChange={(pair) => onChange({ start: pair?.[0]?.format(stored) ?? '', end: pair?.[1]?.format(stored) ?? '' })}
    />
  );
}
