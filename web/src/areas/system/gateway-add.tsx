import { PlusOutlined } from '@ant-design/icons';
import { gatewayLimits } from '@campus/contract/system';
import { Button, Dropdown } from 'antd';

interface AddLineProps<Name extends string> {
  readonly id: string | undefined;
  readonly label: string;
  readonly kinds: readonly { readonly key: Name; readonly label: string; readonly disabled?: boolean }[];
  /** Number of lines. */
  readonly count: number;
  readonly onAdd: (name: Name) => void;
}

/** Adds a condition or filter of a selected kind to a route. */
export const AddLine = <Name extends string>({ id, label, kinds, count, onAdd }: AddLineProps<Name>) => (
  <Dropdown
    trigger={['click']}
    disabled={count >= gatewayLimits.items}
    menu={{ items: [...kinds], onClick: ({ key }) => onAdd(key as Name) }}
  >
    <Button
      {...(id && { id })}
      // Otherwise the label of the field would replace the text of the button.
      aria-label={label}
      type="dashed"
      block
      icon={<PlusOutlined aria-hidden />}
    >
      {label}
    </Button>
  </Dropdown>
);
