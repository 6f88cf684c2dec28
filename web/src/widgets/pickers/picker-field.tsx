import { CloseCircleFilled, LoadingOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Button, Input, Space } from 'antd';
import type { ReactNode } from 'react';
import type { ControlProps } from '../selects/option.ts';
import './pickers.css';

interface PickerFieldProps
  extends Pick<ControlProps, 'id' | 'disabled' | 'placeholder' | 'aria-invalid' | 'aria-describedby' | 'onBlur'> {
  /** What is chosen, as it is shown. */
  readonly shown: string;
  readonly prefix?: ReactNode;
  /** Text of the button beside the field; without one a click on the field opens. */
  readonly button?: string | undefined;
  /** The names of what is chosen are on their way. */
  readonly isAsked?: boolean;
  readonly onOpen: () => void;
  readonly onClear: () => void;
}

/** A field that shows what was chosen in a dialog and opens it. */
export function PickerField({
  shown,
  prefix,
  button,
  isAsked = false,
  placeholder,
  onOpen,
  onClear,
  disabled = false,
  id,
  onBlur,
  ...rest
}: PickerFieldProps) {
  const clear = shown !== '' && !disabled && (
    <button type="button" className="picker-clear" aria-label={text.common.clear} onClick={onClear}>
      <CloseCircleFilled aria-hidden />
    </button>
  );
  return (
    <div className="picker-field">
      <Space.Compact block>
        <Input
          {...rest}
          placeholder={isAsked ? text.common.loading : placeholder}
          // Always one: with the first suffix antd would draw another input, and the focus be lost.
          suffix={isAsked ? <LoadingOutlined aria-label={text.common.loading} /> : <span />}
          {...(id && { id })}
          {...(onBlur && { onBlur })}
          readOnly
          disabled={disabled}
          value={shown}
          title={shown}
          prefix={prefix}
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={false}
          onClick={onOpen}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            // Neither a form around it is sent, nor the page scrolled.
            event.preventDefault();
            onOpen();
          }}
        />
        {button && (
          <Button disabled={disabled} onClick={onOpen}>
            {button}
          </Button>
        )}
      </Space.Compact>
      {clear}
    </div>
  );
}
