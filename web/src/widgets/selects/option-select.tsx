import { text } from '@campus/contract/messages';
import { Radio, Select, Spin } from 'antd';
import { type ControlProps, clearButton, loadingProps, members, type Option, withUnknown } from './option.ts';
import './selects.css';

interface OptionSelectProps extends ControlProps {
  readonly options: readonly Option[];
  readonly multiple?: boolean;
  readonly clearable?: boolean;
  /** Whether the options are loading. */
  readonly isLoading?: boolean;
}

const byLabel = { optionFilterProp: 'label' } as const;

/** Select of a known list with filter by label. Unknown values are shown unchanged. */
export function OptionSelect({
  options,
  multiple = false,
  clearable = true,
  isLoading = false,
  value,
  onChange,
  ...rest
}: OptionSelectProps) {
  const { placeholder = text.common.pleaseSelect, onBlur, disabled = false, id, ...aria } = rest;
  const shared = {
    'data-widget': 'option-select',
    ...aria,
    ...(id && { id }),
    ...(onBlur && { onBlur }),
    disabled,
    placeholder,
    allowClear: clearable && clearButton,
    ...loadingProps(isLoading),
    style: { width: '100%' },
  };
  const includeUnknown = (values: readonly string[]) => withUnknown(options, values, isLoading);
  const entries = includeUnknown(members(value));
  if (multiple) {
    return (
      <Select
        {...shared}
        mode="multiple"
        maxTagCount="responsive"
        showSearch={byLabel}
        options={entries}
        value={members(value)}
        onChange={(values: string[]) => onChange(values.join(','))}
      />
    );
  }
  return (
    <Select
      {...shared}
      {...(options.length > 8 && { showSearch: byLabel })}
      options={includeUnknown(value === '' ? [] : [value])}
      value={value === '' ? null : value}
      onChange={(next: string | null | undefined) => onChange(next ?? '')}
    />
  );
}

interface OptionRadioProps extends OptionSelectProps {
  /** Accessible name: the label of a form item names inputs, not groups. */
  readonly label?: string | undefined;
}
/** Radio group. */
export function OptionRadio({ options, isLoading = false, value, onChange, label, ...rest }: OptionRadioProps) {
  const { onBlur, disabled = false, id, ...aria } = rest;
  if (isLoading)
    return (
      <div data-widget="option-radio" role="status" aria-label={text.common.loading}>
        <Spin size="small" />
      </div>
    );
  return (
    <Radio.Group
      data-widget="option-radio"
      aria-label={label}
      {...aria}
      {...(id && { id })}
      disabled={disabled}
      options={withUnknown(options, value === '' ? [] : [value])}
      value={value}
      {...(onBlur && { onBlur })}
      onChange={({ target }) => onChange(String(target.value))}
    />
  );
}
