import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Button, DatePicker, Input } from 'antd';
import dayjs from 'dayjs';
import { type ReactNode, useId, useState } from 'react';
import { DictSelect } from '../selects/dict-select.tsx';

/** A condition of a picker: words that are searched for anywhere in the value, an item of a dictionary, or a day. */
export interface PickerCondition {
  /** Name of the query parameter. */
  readonly key: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly dictCode?: string;
  readonly as?: 'date';
  /** The words are sent as they are typed: the call itself looks anywhere in the value. */
  readonly isPlain?: boolean;
  /** A control of one's own; its value is sent as it is. */
  readonly render?: (control: { value: string; onChange: (value: string) => void }) => ReactNode;
}
/** Query parameters as they are sent. */
export type RowWords = Readonly<Record<string, string>>;

interface RowSearchProps {
  readonly search: readonly PickerCondition[];
  readonly more?: readonly PickerCondition[];
  readonly onSearch: (words: RowWords) => void;
  /** Replaces the search for nothing that a reset runs. */
  readonly onReset?: () => void;
}

const isExact = ({ dictCode, as, isPlain, render }: PickerCondition): boolean =>
  Boolean(dictCode ?? as ?? isPlain ?? render);

/** The conditions above the rows of a picker. */
export function RowSearch({ search, more = [], onSearch, onReset = () => onSearch({}) }: RowSearchProps) {
  const [words, setWords] = useState<RowWords>({});
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
      {more.length > 0 && (
        <Button type="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? text.common.collapse : text.common.expand}
          {isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
        </Button>
      )}
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
