import { LoadingOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Button, Select, Space } from 'antd';
import type { ReactNode } from 'react';
import { type ControlProps, clearButton, fixedTag, loadingProps, type Option } from '../selects/option.ts';
import './pickers.css';

interface PickerFieldProps extends Omit<ControlProps, 'value' | 'onChange'> {
  readonly chosen: readonly Option[];
  /** Entries can only be cleared together, not removed one by one. */
  readonly isFixed?: boolean;
  readonly prefix?: ReactNode;
  /** Label of the button next to the field; without one a click on the field opens the dialog. */
  readonly button?: string | undefined;
  /** Whether labels are still loading. */
  readonly isLoading?: boolean;
  readonly onOpen: () => void;
  /** Called with the remaining entries when one is removed or all are cleared. */
  readonly onRemove: (left: readonly Option[]) => void;
}

/** Field of all pickers: the selected entries as removable tags; they are selected in a dialog. */
export function PickerField(props: PickerFieldProps) {
  const { chosen, isFixed = false, prefix, button, isLoading = false, onOpen, onRemove, ...more } = props;
  const { placeholder, disabled = false, id, onBlur, ...aria } = more;
  const open = () => !disabled && onOpen();
  const names = chosen.map(({ label }) => label).join(',');
  const field = (
    <Select<Option[]>
      {...aria}
      {...(id && { id })}
      {...(onBlur && { onBlur })}
      mode="multiple"
      open={false}
      showSearch={false}
      allowClear={clearButton}
      suffixIcon={isLoading ? <LoadingOutlined aria-label={text.common.loading} /> : null}
      {...(prefix !== undefined && { prefix })}
      {...loadingProps(isLoading)}
      labelInValue
      disabled={disabled}
      placeholder={placeholder ?? text.common.pleaseSelect}
      title={names}
      {...(isFixed && { tagRender: fixedTag })}
      style={{ width: '100%' }}
      value={[...chosen]}
      onChange={(left) => {
        const kept = new Set(left.map(({ value }) => value));
        if (!isLoading && (!isFixed || kept.size === 0)) onRemove(chosen.filter(({ value }) => kept.has(value)));
      }}
      onClick={() => button === undefined && open()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        // Must neither submit the surrounding form nor scroll the page.
        event.preventDefault();
        open();
      }}
    />
  );
  return (
    <div className="picker-field">
      {button === undefined ? (
        field
      ) : (
        <Space.Compact block>
          {field}
          <Button disabled={disabled} onClick={open}>
            {button}
          </Button>
        </Space.Compact>
      )}
    </div>
  );
}
