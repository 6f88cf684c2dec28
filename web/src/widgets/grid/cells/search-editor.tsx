import { text } from '@campus/contract/messages';
import { Select } from 'antd';
import { useState } from 'react';
import { request } from '../../../request/client.ts';
import { clearButton } from '../../selects/option.ts';
import { useSearch } from '../../selects/use-search.ts';
import { getCell } from '../cell-value.ts';
import type { EditorProps } from './editor-props.ts';

interface DictEntry {
  readonly value: string;
  readonly text: string;
}
const pageSize = 10;
const source = (dict: string) => ({
  key: ['grid', 'dict', dict],
  search: async (keyword: string, signal: AbortSignal) => {
    // Without a keyword nothing is loaded; the list shows a hint instead.
    if (keyword === '') return [];
    const found = await request<readonly DictEntry[]>({
      method: 'GET',
      path: `/sys/dict/loadDict/${encodeURIComponent(dict)}`,
      query: { keyword, pageSize },
      signal,
    });
    return found.map(({ value, text: label }) => ({ value: String(value), label }));
  },
  look: async () => [],
});

/** Select with a server-side search. */
export function SearchEditor({ store, column, row, opening, fault }: EditorProps) {
  const [isOpen, setOpen] = useState(opening.isPointed === true);
  const [keyword, setKeyword] = useState('');
  const found = useSearch(source(column.dict ?? ''), keyword, isOpen);
  const value = String(getCell(row, column.key) ?? '');
  const blank = keyword.trim() === '';
  const answered = found.isFailed ? text.control.searchFailed : text.grid.search.empty;
  const empty = blank ? text.grid.search.prompt : found.isBusy ? text.common.loading : answered;
  return (
    <Select
      autoFocus
      allowClear={clearButton}
      labelInValue
      open={isOpen}
      aria-label={column.title}
      placeholder={column.placeholder ?? text.common.pleaseSelect}
      style={{ width: '100%' }}
      notFoundContent={empty}
      {...(fault && { ...fault, status: 'error' as const })}
      showSearch={{ filterOption: false, searchValue: keyword, onSearch: setKeyword }}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) setKeyword('');
      }}
      options={blank ? [] : [...found.options]}
      value={value === '' ? null : { value, label: store.textOf(column, row) }}
      onChange={(next: { value: string; label?: unknown } | null | undefined) => {
        if (next) store.labels.addLabels(column, new Map([[next.value, String(next.label ?? next.value)]]));
        store.commands.set(row.id, column.key, next?.value ?? '');
      }}
    />
  );
}
