import { chinaDay } from '@campus/contract/rules';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';

interface DayPickerProps {
  /** Accessible name. */
  readonly label: string;
  /** `YYYY-MM-DD`. */
  readonly day: string | undefined;
  readonly onChange: (day: string) => void;
}
/** One day, today in China at the latest. */
export const DayPicker = ({ label, day, onChange }: DayPickerProps) => (
  <DatePicker
    aria-label={label}
    allowClear={false}
    value={day ? dayjs(day) : null}
    disabledDate={(date) => date.format('YYYY-MM-DD') > chinaDay(new Date())}
    onChange={(date) => date && onChange(date.format('YYYY-MM-DD'))}
  />
);
