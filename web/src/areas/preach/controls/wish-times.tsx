import { preachScreen, type WishTime } from '@campus/contract/preach';
import { Button } from 'antd';
import type { InputProps } from '../../../kit/form/field-control.ts';
import { PeriodPicker } from '../period-picker.tsx';
import '../preach.css';

const texts = preachScreen.rooms;
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
  return (
    <fieldset id={id} className="preach-periods" aria-invalid={aria['aria-invalid']} tabIndex={-1}>
      {rows.map(({ start, end }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a time is known by its position only
        <div key={at}>
          <PeriodPicker
            label={texts.period(at + 1)}
            period={{ start, end }}
            disabled={disabled}
            onChange={(period) => save(rows.with(at, period))}
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
