import { dictTexts as words } from '@campus/contract/system';
import { ColorPicker } from 'antd';
import type { InputProps } from '../../../kit/form/field-control.ts';

/** Colour select; without a colour the text is plain. */
export function Control({ id, value, onChange, disabled }: InputProps) {
  return (
    <ColorPicker
      {...(id && { id })}
      allowClear
      showText={() => (value === '' ? words.noColour : value)}
      disabled={disabled ?? false}
      value={value === '' ? null : value}
      onChangeComplete={(colour) => onChange(colour.toHexString().slice(0, 7))}
      onClear={() => onChange('')}
    />
  );
}
