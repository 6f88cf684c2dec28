import { text } from '@campus/contract/messages';
import type { InputProps } from './field-control.ts';

const getType = ({ label }: InputProps['field']) => text.common.pleaseInputOf(label);
export const getPick = ({ label }: InputProps['field']) => text.common.pleaseSelectOf(label);

/** Props for the control, without those of the field. */
export function control({
  field,
  known: _known,
  onBusy: _busy,
  onChange: _change,
  value: _value,
  id,
  onBlur,
  disabled,
  placeholder,
  ...aria
}: InputProps) {
  return {
    ...aria,
    ...(id && { id }),
    ...(onBlur && { onBlur }),
    disabled: disabled ?? false,
    placeholder: placeholder ?? getType(field),
  };
}

/** Shared props of the select controls. */
export const getSelectProps = (props: InputProps) => ({
  ...control(props),
  placeholder: props.placeholder ?? getPick(props.field),
  value: props.value,
  onChange: props.onChange,
});
