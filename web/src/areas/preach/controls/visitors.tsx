import { mostVisitors, visitorTexts as texts, type Visitor, visitorFields } from '@campus/contract/preach';
import { Button, Input } from 'antd';
import type { InputProps } from '../../../kit/form/field-control.ts';
import '../preach.css';

const empty: Visitor = { name: '', mobile: '', plate: '' };
const names = ['name', 'mobile', 'plate'] as const;
const isEmpty = (one: Visitor): boolean => names.every((name) => (one[name] ?? '') === '');

/** The people of the company who come to the school, with their cars. */
export function Control({ id, value, onChange, disabled = false, ...aria }: InputProps) {
  const people: readonly Visitor[] = value === '' ? [] : (JSON.parse(value) ?? []);
  const rows = people.length > 0 ? people : [empty];
  const save = (next: readonly Visitor[]) => {
    const isNone = next.length < 2 && next.every(isEmpty);
    onChange(JSON.stringify(isNone ? null : next));
  };
  return (
    <fieldset id={id} className="preach-periods" aria-invalid={aria['aria-invalid']} tabIndex={-1}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a person is known by the position only
        <div key={at} className="preach-visitor">
          {names.map((name) => (
            <Input
              key={name}
              aria-label={texts.person(at + 1, visitorFields[name].label)}
              placeholder={visitorFields[name].label}
              maxLength={visitorFields[name].max}
              value={row[name] ?? ''}
              disabled={disabled}
              onChange={({ target }) => save(rows.with(at, { ...row, [name]: target.value.trim() }))}
            />
          ))}
          {rows.length > 1 && (
            <Button
              type="text"
              aria-label={texts.remove(at + 1)}
              disabled={disabled}
              onClick={() => save(rows.toSpliced(at, 1))}
            >
              ×
            </Button>
          )}
        </div>
      ))}
      {rows.length < mostVisitors && (
        <Button type="dashed" disabled={disabled} onClick={() => save([...rows, empty])}>
          {texts.add}
        </Button>
      )}
    </fieldset>
  );
}
