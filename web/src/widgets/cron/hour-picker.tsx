import type { CronMode } from './cron-control.ts';
import './cron.css';
import { CronPanel } from './cron-panel.tsx';
import { useCronField } from './use-cron-field.ts';

/** State of the hour picker besides its text. */
export interface Hours {
  readonly type: CronMode;
  readonly start: number;
  readonly end: number;
  readonly interval: number;
  readonly list: readonly number[];
}
interface HourPickerProps {
  readonly value: string;
  readonly onChange: (text: string, hours: Hours) => void;
  readonly disabled?: boolean | undefined;
}

/** Hours of the day in which a job may run: every, a range, a loop or selected ones. */
export function HourPicker({ value, onChange, disabled = false }: HourPickerProps) {
  const { control, problem, change } = useCronField('hour', value, (text, { mode, range, loop, specify }) =>
    onChange(text, {
      type: mode,
      start: mode === 'loop' ? loop[0] : range[0],
      end: range[1],
      interval: loop[1],
      list: specify,
    }),
  );
  return (
    <div data-widget="hour-picker">
      <CronPanel field="hour" control={control} disabled={disabled} onChange={change} />
      {problem !== undefined && (
        <p className="field-message error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
