import { text } from '@campus/contract/messages';
import { Switch } from 'antd';
import { useEffect } from 'react';
import type { ControlProps } from './option.ts';
import { OptionSelect } from './option-select.tsx';

interface ValueSwitchProps extends ControlProps {
  /** The values of on and off. */
  readonly options?: readonly [on: string | number, off: string | number] | undefined;
  /** As a condition: yes, no, or neither; nothing is emitted by itself. */
  readonly query?: boolean | undefined;
}

/** A switch with two values, by default Y and N. An empty value becomes the one of off at once (S). */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value alone decides; a new handler must not emit again
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
