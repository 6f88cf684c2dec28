import { text } from '@campus/contract/messages';
import { Checkbox } from 'antd';
import { useDict, useDictLoading } from '../../request/dictionary.ts';
import { SmallSpin } from '../small-spin.tsx';
import { type ControlProps, members, type Option } from './option.ts';
import './selects.css';

interface CheckGroupProps extends ControlProps {
  readonly options?: readonly Option[] | undefined;
  readonly dictCode?: string | undefined;
}

/** Checkbox group; the value lists the checked options in option order. */
export function CheckGroup({
  options,
  dictCode = '',
  value,
  onChange,
  disabled = false,
  id,
  ...aria
}: CheckGroupProps) {
  const items = useDict(dictCode);
  const all = options ?? items.map((item): Option => ({ value: item.value, label: item.text }));
  const { onBlur, placeholder: _placeholder, ...rest } = aria;
  const isLoading = useDictLoading(options ? '' : dictCode);
  if (isLoading) return <SmallSpin />;
  return (
    <Checkbox.Group<string>
      {...({ 'data-widget': 'check-group', ...rest } as object)}
      {...(id && { id })}
      {...(onBlur && { onBlur })}
      role="group"
      disabled={disabled}
      options={[...all]}
      value={members(value)}
      onChange={(ticked) =>
        onChange(
          all
            .map((option) => option.value)
            .filter((one) => ticked.includes(one))
            .join(','),
        )
      }
    />
  );
}

/** Error when too few or too many are checked; undefined when valid. */
export function checkCountProblem(value: string, { min, max }: { min?: number; max?: number }): string | undefined {
  const count = members(value).length;
  if (min !== undefined && count < min) return text.valid.checkMin(min);
  return max !== undefined && count > max ? text.valid.checkMax(max) : undefined;
}
