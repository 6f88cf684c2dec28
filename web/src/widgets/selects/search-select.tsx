import { text } from '@campus/contract/messages';
import { Select, type SelectProps, Spin } from 'antd';
import { useState } from 'react';
import { type ControlProps, clearButton, getName, loadingProps, members, type Option } from './option.ts';
import { useRecentOptions } from './use-recent-options.ts';
import { type OptionSource, useSearch, useTexts } from './use-search.ts';

interface SearchSelectProps extends ControlProps {
  readonly source: OptionSource;
  readonly multiple?: boolean | undefined;
  /** Labels that are already known. */
  readonly known?: readonly Option[] | undefined;
  /** Reports the options of a new value, with their labels. */
  readonly onOptions?: ((options: readonly Option[]) => void) | undefined;
}

/** One or several entries of a long list: shows the first page on opening, then searches on the server. */
export function SearchSelect({ source, multiple = false, known = [], value, onChange, ...more }: SearchSelectProps) {
  const { onOptions, ...rest } = more;
  const [isOpen, setOpen] = useState(false);
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<readonly Option[]>(known);
  const found = useSearch(source, keyword, isOpen);
  const values = members(value);
  const { options: shown, isLooking } = useTexts(source, values, [...chosen, ...known, ...found.options]);
  const recent = useRecentOptions(source);
  const emit = (next: readonly string[]) => {
    recent.save(next, values);
    const all = [...shown, ...found.options, ...recent.options];
    const options = next.flatMap((one) => all.find((option) => option.value === one) ?? []);
    setChosen(options);
    onOptions?.(options);
    onChange(next.join(','));
  };
  const { placeholder = text.common.pleaseSelect, onBlur, disabled = false, id, ...aria } = rest;
  const empty = found.isBusy ? <Spin size="small" /> : found.isFailed ? text.control.searchFailed : text.common.noData;
  const options = keyword === '' ? withRecent(recent.options, mergeOptions(found.options, shown)) : [...found.options];
  const isWaiting = isLooking || (isOpen && found.isBusy);
  const shared = {
    'data-widget': 'search-select',
    ...aria,
    ...(id && { id }),
    disabled,
    placeholder,
    allowClear: !isWaiting && clearButton,
    style: { width: '100%' },
    ...loadingProps(isLooking),
    options,
    loading: isWaiting,
    notFoundContent: empty,
    showSearch: { filterOption: false, searchValue: keyword, onSearch: setKeyword },
    onOpenChange: (open: boolean) => {
      setOpen(open);
      recent.onOpenChange(open);
      if (!open) setKeyword('');
    },
    ...(onBlur && { onBlur }),
  } as const;
  const labels = new Map([...found.options, ...shown].map((option) => [option.value, option.label]));
  const withLabel = (one: string) => ({ value: one, label: getName(one, labels.get(one), isLooking) });
  if (multiple) {
    return (
      <Select
        {...shared}
        labelInValue
        mode="multiple"
        value={values.map(withLabel)}
        onChange={(next: { value: string }[]) => emit(next.map((option) => option.value))}
      />
    );
  }
  return (
    <Select
      {...shared}
      labelInValue
      value={value === '' ? null : withLabel(value)}
      onChange={(next: { value: string } | null | undefined) => emit(next ? [next.value] : [])}
    />
  );
}

/** Recent choices as a group above the others. */
const withRecent = (recent: readonly Option[], options: readonly Option[]): NonNullable<SelectProps['options']> => {
  if (recent.length === 0) return [...options];
  const values = new Set(recent.map((option) => option.value));
  const others = options.filter((option) => !values.has(option.value));
  return [
    { label: text.biz.recent, options: [...recent] },
    ...(others.length > 0 ? [{ label: text.control.otherOptions, options: others }] : []),
  ];
};

const mergeOptions = (found: readonly Option[], chosen: readonly Option[]): Option[] => {
  const have = new Set(found.map((option) => option.value));
  return [...chosen.filter((option) => !have.has(option.value)), ...found];
};
