import { preachScreen, type WishTime } from '@campus/contract/preach';
import { Button, DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { InputProps } from '../../../kit/form/field-control.ts';
import '../preach.css';

const texts = preachScreen.rooms;
const stored = 'YYYY-MM-DD HH:mm:ss';
const clock = { format: 'HH:mm', minuteStep: 10 } as const;
const empty: WishTime = { start: '', end: '' };
const most = 3;

/** Up to three times that a company wishes for its session. */
export function Control({ id, value, onChange, disabled = false, ...aria }: InputProps) {
  const wishes: readonly WishTime[] = value === '' ? [] : (JSON.parse(value) ?? []);
  const rows = wishes.length > 0 ? wishes : [empty];
  const save = (next: readonly WishTime[]) => {
    const isEmpty = next.every(({ start }) => start === '') && next.length < 2;
    onChange(JSON.stringify(isEmpty ? null : next));
  };
  const put = (at: number, pair: readonly [Dayjs | null, Dayjs | null] | null) =>
    save(rows.with(at, { start: pair?.[0]?.format(stored) ?? '', end: pair?.[1]?.format(stored) ?? '' }));
  return (
    <fieldset id={id} className="preach-periods" aria-invalid={aria['aria-invalid']} tabIndex={-1}>
      {rows.map(({ start, end }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a time is known by its position only
        <div key={at}>
          <DatePicker.RangePicker
            showTime={clock}
            format="YYYY-MM-DD HH:mm"
            aria-label={texts.period(at + 1)}
            disabled={disabled}
            value={start ? [dayjs(start), dayjs(end)] : null}
            onChange={(pair) => put(at, pair)}
          />
          {rows.length > 1 && (
            <Button type="text" disabled={disabled} onClick={() => save(rows.toSpliced(at, 1))}>
              {texts.remove}
            </Button>
          )}
        </div>
      ))}
      {rows.length < most && (
        <Button type="dashed" disabled={disabled} onClick={() => save([...rows, empty])}>
          {texts.addTime}
        </Button>
      )}
    </fieldset>
  );
}
