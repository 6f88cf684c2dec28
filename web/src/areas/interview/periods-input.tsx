import { interviewScreen, type WishedTime } from '@campus/contract/interview';
import { Button, DatePicker, TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { InputProps } from '../../kit/form/field-control.ts';
import './interview.css';

const texts = interviewScreen.periods;
const stored = 'YYYY-MM-DD HH:mm:ss';
const clock = { format: 'HH:mm', minuteStep: 10 } as const;
const empty: WishedTime = { start: '', end: '' };
const most = { wishes: 5, breaks: 10 } as const;

type Pair = readonly [Dayjs | null, Dayjs | null] | null;
interface PeriodsProps extends InputProps {
  readonly of: keyof typeof most;
}
/** Periods of a JSON field; a row that is not filled in yet is an empty period. */
function PeriodsInput({ of, id, value, onChange, disabled = false, ...aria }: PeriodsProps) {
  const periods: readonly WishedTime[] = value === '' ? [] : JSON.parse(value);
  const rows = periods.length > 0 ? periods : [empty];
  const save = (next: readonly WishedTime[]) => {
    const isEmpty = next.every(({ start }) => start === '') && next.length < 2;
    onChange(JSON.stringify(isEmpty ? null : next));
  };
  const change = (at: number, pair: Pair) => {
    const [start, end] = pair ?? [];
    save(rows.with(at, start && end ? { start: start.format(stored), end: end.format(stored) } : empty));
  };
  return (
    <fieldset id={id} className="period-inputs" aria-invalid={aria['aria-invalid']} tabIndex={-1}>
      {rows.map(({ start, end }, at) => {
        const label = texts.nth(at + 1);
        const shared = {
          'aria-label': label,
          disabled,
          value: start ? ([dayjs(start), dayjs(end)] as [Dayjs, Dayjs]) : null,
          onChange: (pair: Pair) => change(at, pair),
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a period is known by its position only
          <div key={at}>
            {of === 'breaks' ? (
              <TimePicker.RangePicker {...clock} {...shared} />
            ) : (
              <DatePicker.RangePicker showTime={clock} format="YYYY-MM-DD HH:mm" {...shared} />
            )}
            {rows.length > 1 && (
              <Button type="text" aria-label={texts.removeNth(at + 1)} onClick={() => save(rows.toSpliced(at, 1))}>
                {texts.remove}
              </Button>
            )}
          </div>
        );
      })}
      {rows.length < most[of] && (
        <Button type="dashed" disabled={disabled} onClick={() => save([...rows, empty])}>
          {texts.add}
        </Button>
      )}
    </fieldset>
  );
}

/** Times that a student proposes. */
export const WishesInput = (props: InputProps) => <PeriodsInput of="wishes" {...props} />;
/** Breaks of one day: the form adds its date when it is sent. */
export const BreaksInput = (props: InputProps) => <PeriodsInput of="breaks" {...props} />;
