import { text } from '@campus/contract/messages';
import { Switch } from 'antd';
import { useEffect } from 'react';
import type { ControlProps } from './option.ts';

interface ValueSwitchProps extends ControlProps {
  /** The values of on and off. */
  readonly options?: readonly [on: string, off: string];
}

/** A switch with two values, by default Y and N. An empty value becomes the one of off at once (S). */
export function ValueSwitch({
  value,
  onChange,
  options = ['Y', 'N'],
  disabled = false,
  id,
  onBlur,
  ...aria
}: ValueSwitchProps) {
  const [on, off] = options;
  const isEmpty = value === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value alone decides; a new handler must not emit again
  useEffect(() => {
    if (isEmpty) onChange(off);
  }, [isEmpty]);
  return (
    <Switch
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
