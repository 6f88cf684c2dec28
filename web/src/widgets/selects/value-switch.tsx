import { text } from '@campus/contract/messages';
import { Switch } from 'antd';
import { useEffect } from 'react';
import type { ControlProps } from './option.ts';
import { OptionSelect } from './option-select.tsx';

interface ValueSwitchProps extends ControlProps {
  /** Values of on and off. */
  readonly options?: readonly [on: string | number, off: string | number] | undefined;
  /** Query condition: yes, no or unset; never emits by itself. */
  readonly query?: boolean | undefined;
}

/** Switch with two values, default Y and N. An empty value becomes the off value at once. */
export function ValueSwitch({ options = ['Y', 'N'], query = false, ...control }: ValueSwitchProps) {
  const values: readonly [string, string] = [String(options[0]), String(options[1])];
  return query ? <YesNoSelect {...control} values={values} /> : <TwoValueSwitch {...control} values={values} />;
}

type Values = { readonly values: readonly [on: string, off: string] };

const YesNoSelect = ({ values: [on, off], ...control }: ControlProps & Values) => (
  <OptionSelect
    {...control}
    options={[
      { value: on, label: text.common.yes },
      { value: off, label: text.common.no },
    ]}
  />
);

function TwoValueSwitch({ value, onChange, values, disabled = false, id, onBlur, ...aria }: ControlProps & Values) {
  const [on, off] = values;
  const isEmpty = value === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the value counts; a new handler must not emit again
  useEffect(() => {
    if (isEmpty) onChange(off);
  }, [isEmpty]);
  return (
    <Switch
      data-widget="switch"
      {...(aria as object)}
      {...(id && { id })}
      {...(onBlur && { onBlur })}
      checked={value === on}
      disabled={disabled}
      checkedChildren={text.switch.on}
      unCheckedChildren={text.switch.off}
      onChange={(isOn) => onChange(isOn ? on : off)}
    />
  );
}
