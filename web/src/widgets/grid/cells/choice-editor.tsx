import { text } from '@campus/contract/messages';
import { Select } from 'antd';
import { useState } from 'react';
import { clearButton, withUnknown } from '../../selects/option.ts';
import { getCell, getParts, isSeveral, optionText } from '../cell-value.ts';
import type { EditorProps } from './editor-props.ts';

/** Select of one or several options, searchable if the column says so. */
export function ChoiceEditor({ store, column, row, opening, fault }: EditorProps) {
  const [isOpen, setOpen] = useState(opening.isPointed === true);
  const [typed, setTyped] = useState('');
  const found = store.optionsOf(column, row);
  const value = getCell(row, column.key);
  const several = isSeveral(column);
  const options = found === 'loading' ? [] : found;
  const byText = new Map(options.map((option) => [String(option.value), option.value]));
  const chosen = several ? getParts(value) : getParts(String(value ?? '')).slice(0, 1);
  const single = String(value ?? '');
  const known = options.map((option) => ({
    value: String(option.value),
    label: optionText(option),
    disabled: option.disabled === true,
  }));
  const made = column.allowInput && typed.trim() !== '' && !known.some(({ label }) => label === typed.trim());
  const entries = withUnknown(
    made ? [...known, { value: typed.trim(), label: typed.trim() }] : known,
    several ? chosen : single === '' ? [] : [single],
  );
  const searches = column.allowSearch === true || column.allowInput === true || column.type === 'sel_search' || several;
  const put = (next: unknown) => store.commands.set(row.id, column.key, next);
  const shared = {
    autoFocus: true,
    allowClear: clearButton,
    open: isOpen,
    onOpenChange: setOpen,
    'aria-label': column.title,
    placeholder: column.placeholder ?? text.common.pleaseSelect,
    style: { width: '100%' },
    notFoundContent: found === 'loading' ? text.grid.select.loading : text.common.noData,
    options: entries,
    ...(fault && { ...fault, status: 'error' as const }),
    ...(searches && { showSearch: { optionFilterProp: 'label', searchValue: typed, onSearch: setTyped } }),
  };
  // An unselected custom entry was removed together with the typed text.
  const choose = (one: string): string | number => {
    if (made && one === typed.trim()) store.labels.addOption(column, one);
    return byText.get(one) ?? one;
  };
  if (several) {
    return (
      <Select
        {...shared}
        mode="multiple"
        maxTagCount={1}
        maxTagPlaceholder={(hidden) => `+${hidden.length}`}
        value={chosen}
        onChange={(next: string[]) => put(next.map(choose).join(','))}
      />
    );
  }
  return (
    <Select
      {...shared}
      value={single === '' ? null : single}
      onChange={(next: string | null | undefined) => put(next === null || next === undefined ? '' : choose(next))}
    />
  );
}
