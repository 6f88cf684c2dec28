import { text } from '@campus/contract/messages';
import { Button, DatePicker, Input } from 'antd';
import dayjs from 'dayjs';
import { useId, useState } from 'react';
import { ExpandButton } from '../expand-button.tsx';
import { DictSelect } from '../selects/dict-select.tsx';
import { OptionSelect } from '../selects/option-select.tsx';
import type { ReportQueryItem } from './report-calls.ts';
import './pickers.css';

export type ReportConditions = Readonly<Record<string, string>>;
interface ReportQueryProps {
  readonly items: readonly ReportQueryItem[];
  readonly initial: ReportConditions;
  readonly onSearch: (words: ReportConditions) => void;
}

/** Conditions of a report; some only in the expanded form. */
export function ReportQuery({ items, initial, onSearch }: ReportQueryProps) {
  const [words, setWords] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const shown = items.filter(({ hidden }) => isOpen || hidden !== '1');
  const set = (name: string, value: string) => setWords((now) => ({ ...now, [name]: value }));
  return (
    <form
      className="picker-search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(words);
      }}
    >
      {shown.map((item) => (
        <Condition key={item.field} item={item} words={words} onChange={set} />
      ))}
      <Button type="primary" htmlType="submit">
        {text.common.query}
      </Button>
      <Button
        onClick={() => {
          setWords(initial);
          onSearch(initial);
        }}
      >
        {text.common.reset}
      </Button>
      {items.some(({ hidden }) => hidden === '1') && <ExpandButton isOpen={isOpen} onChange={setOpen} />}
    </form>
  );
}

interface ConditionProps {
  readonly item: ReportQueryItem;
  readonly words: ReportConditions;
  readonly onChange: (name: string, value: string) => void;
}
function Condition({ item, words, onChange }: ConditionProps) {
  const id = useId();
  const { field, label, mode } = item;
  const names = mode === 'single' || mode === undefined ? [field] : [`${field}_begin`, `${field}_end`];
  return (
    <div className="picker-condition">
      <label htmlFor={id}>{label}</label>
      {names.map((name, i) => (
        <Control
          key={name}
          {...(i === 0 ? { id } : { ariaLabel: `${label}${text.list.range.end}` })}
          item={item}
          value={words[name] ?? ''}
          onChange={(value) => onChange(name, value)}
        />
      ))}
    </div>
  );
}

interface ControlProps {
  readonly id?: string;
  readonly ariaLabel?: string;
  readonly item: ReportQueryItem;
  readonly value: string;
  readonly onChange: (value: string) => void;
}
function Control({ id, ariaLabel, item, value, onChange }: ControlProps) {
  const { view, options, dictCode } = item;
  const shared = { ...(id && { id }), ...(ariaLabel && { 'aria-label': ariaLabel }) };
  if (view === 'date' || view === 'datetime') {
    const form = view === 'date' ? 'YYYY-MM-DD' : 'YYYY-MM-DD HH:mm:ss';
    return (
      <DatePicker
        {...shared}
        showTime={view === 'datetime'}
        value={value === '' ? null : dayjs(value)}
        onChange={(at) => onChange(at?.format(form) ?? '')}
      />
    );
  }
  if (view === 'list' && options)
    return (
      <OptionSelect
        {...shared}
        value={value}
        onChange={onChange}
        options={options.map((option) => ({ value: option.value, label: option.text }))}
      />
    );
  if (view === 'list' && dictCode)
    return <DictSelect {...shared} as="list" dict={dictCode} value={value} onChange={onChange} />;
  return (
    <Input
      {...shared}
      allowClear
      placeholder={text.biz.queryPlaceholder(item.label)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
