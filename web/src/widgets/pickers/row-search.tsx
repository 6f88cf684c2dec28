import { text } from '@campus/contract/messages';
import { Button, DatePicker, Input } from 'antd';
import dayjs from 'dayjs';
import { type ReactNode, useId, useState } from 'react';
import { ExpandButton } from '../expand-button.tsx';
import { DictSelect } from '../selects/dict-select.tsx';

/** A condition of a picker: a substring, a dictionary item or a date. */
export interface PickerCondition {
  /** Name of the query parameter. */
  readonly key: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly dictCode?: string;
  readonly as?: 'date';
  /** Sends the text unchanged, because the call itself searches substrings. */
  readonly isPlain?: boolean;
  /** Custom control; its value is sent unchanged. */
  readonly render?: (control: { value: string; onChange: (value: string) => void }) => ReactNode;
}
/** Query parameters to send. */
export type RowConditions = Readonly<Record<string, string>>;

interface RowSearchProps {
  readonly search: readonly PickerCondition[];
  readonly more?: readonly PickerCondition[];
  readonly onSearch: (words: RowConditions) => void;
  /** Called on reset instead of an empty search. */
  readonly onReset?: () => void;
}

const isExact = ({ dictCode, as, isPlain, render }: PickerCondition): boolean =>
  Boolean(dictCode ?? as ?? isPlain ?? render);

/** Conditions above the rows of a picker. */
export function RowSearch({ search, more = [], onSearch, onReset = () => onSearch({}) }: RowSearchProps) {
  const [words, setWords] = useState<RowConditions>({});
  const [isOpen, setOpen] = useState(false);
  const run = () =>
    onSearch(
      Object.fromEntries(
        [...search, ...more].flatMap((condition) => {
          const word = words[condition.key]?.trim() ?? '';
          return word === '' ? [] : [[condition.key, isExact(condition) ? word : `*${word}*`]];
        }),
      ),
    );
  return (
    <form
      className="picker-search"
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      {[...search, ...(isOpen ? more : [])].map((condition) => (
        <Condition
          key={condition.key}
          condition={condition}
          value={words[condition.key] ?? ''}
          onChange={(word) => setWords({ ...words, [condition.key]: word })}
        />
      ))}
      <Button type="primary" htmlType="submit">
        {text.common.query}
      </Button>
      <Button
        onClick={() => {
          setWords({});
          onReset();
        }}
      >
        {text.common.reset}
      </Button>
      {more.length > 0 && <ExpandButton isOpen={isOpen} onChange={setOpen} />}
    </form>
  );
}

interface ConditionProps {
  readonly condition: PickerCondition;
  readonly value: string;
  readonly onChange: (value: string) => void;
}
function Condition({ condition, value, onChange }: ConditionProps) {
  const id = useId();
  const { label, placeholder = text.biz.queryPlaceholder(label), dictCode, as, render } = condition;
  const control = () => {
    if (render) return render({ value, onChange });
    if (dictCode) return <DictSelect id={id} dict={dictCode} as="list" value={value} onChange={onChange} />;
    if (as === 'date')
      return (
        <DatePicker
          id={id}
          placeholder={placeholder}
          value={value === '' ? null : dayjs(value)}
          onChange={(day) => onChange(day?.format('YYYY-MM-DD') ?? '')}
        />
      );
    return (
      <Input
        id={id}
        allowClear
        value={value}
        placeholder={placeholder}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  };
  return (
    <div className="picker-condition">
      <label htmlFor={id}>{label}</label>
      {control()}
    </div>
  );
}
