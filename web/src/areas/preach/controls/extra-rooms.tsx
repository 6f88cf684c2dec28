import { type ExtraRoom, preachScreen } from '@campus/contract/preach';
import { Button } from 'antd';
import type { InputProps } from '../../../kit/form/field-control.ts';
import { RefInput } from '../../../kit/form/ref-input.tsx';
import { PeriodPicker } from '../period-picker.tsx';
import '../preach.css';

const texts = preachScreen.rooms;
const empty: ExtraRoom = { venueId: '', start: '', end: '' };
const most = 10;
const venueField = { kind: 'ref', label: texts.venue, required: false, to: 'venue' } as const;

/** Rooms for tests and interviews, each with its own time. */
export function Control({ id, value, onChange, disabled = false, ...aria }: InputProps) {
  const rooms: readonly ExtraRoom[] = value === '' ? [] : (JSON.parse(value) ?? []);
  const save = (next: readonly ExtraRoom[]) => onChange(JSON.stringify(next.length === 0 ? null : next));
  const put = (at: number, part: Partial<ExtraRoom>) => save(rooms.with(at, { ...(rooms[at] ?? empty), ...part }));
  return (
    <fieldset id={id} className="preach-periods" aria-invalid={aria['aria-invalid']} tabIndex={-1}>
      {rooms.map(({ venueId, start, end }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room is known by its position only
        <div key={at}>
          <RefInput
            id={`${id}-${at}`}
            field={venueField}
            value={venueId}
            disabled={disabled}
            aria-label={texts.nth(at + 1)}
            onChange={(next) => put(at, { venueId: next })}
          />
          <PeriodPicker
            label={texts.period(at + 1)}
            period={{ start, end }}
            disabled={disabled}
            onChange={(period) => put(at, period)}
          />
          <Button type="text" disabled={disabled} onClick={() => save(rooms.toSpliced(at, 1))}>
            {texts.remove}
          </Button>
        </div>
      ))}
      {rooms.length < most && (
        <Button type="dashed" disabled={disabled} onClick={() => save([...rooms, empty])}>
          {texts.add}
        </Button>
      )}
    </fieldset>
  );
}
