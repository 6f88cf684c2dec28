import { PlusOutlined } from '@ant-design/icons';
import { gatewayLimits } from '@campus/contract/system';
import { Button, Dropdown } from 'antd';

interface AddLineProps<Name extends string> {
  readonly id: string | undefined;
  readonly label: string;
  readonly kinds: readonly { readonly key: Name; readonly label: string; readonly disabled?: boolean }[];
  /** How many lines there are. */
  readonly count: number;
  readonly onAdd: (name: Name) => void;
}

/** Adds a line of one of these kinds to a route's conditions or filters. */
export const AddLine = <Name extends string>({ id, label, kinds, count, onAdd }: AddLineProps<Name>) => (
  <Dropdown
    trigger={['click']}
    disabled={count >= gatewayLimits.items}
    menu={{ items: [...kinds], onClick: ({ key }) => onAdd(key as Name) }}
  >
    <Button
      {...(id && { id })}
      // The label of the field points here, and would take the place of what the button says.
      aria-label={label}
      type="dashed"
      block
      icon={<PlusOutlined aria-hidden />}
    >
      {label}
    </Button>
  </Dropdown>
);
