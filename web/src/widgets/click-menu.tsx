import { Dropdown, type MenuProps } from 'antd';
import { cloneElement, type ReactElement, type Ref, useEffect, useRef, useState } from 'react';

interface ButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onClick?: () => void;
  readonly 'aria-haspopup'?: 'menu';
}
interface ClickMenuProps {
  readonly menu: MenuProps;
  /** Button that opens the menu. */
  readonly children: ReactElement<ButtonProps>;
}

/** Menu at a button, rendered when it is first opened: one in each row costs as much as the cells of the row. */
export function ClickMenu({ menu, children }: ClickMenuProps) {
  const [isOpen, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const isUsed = isOpen !== undefined;
  useEffect(() => {
    // The button is another element now.
    if (isUsed) button.current?.focus();
  }, [isUsed]);
  if (!isUsed) return cloneElement(children, { onClick: () => setOpen(true), 'aria-haspopup': 'menu' });
  return (
    <Dropdown trigger={['click']} menu={menu} open={isOpen} onOpenChange={setOpen}>
      {cloneElement(children, { ref: button, 'aria-haspopup': 'menu' })}
    </Dropdown>
  );
}
