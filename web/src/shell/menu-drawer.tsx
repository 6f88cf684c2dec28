import { Drawer } from 'antd';
import { SideMenu, type SideMenuProps } from './side-menu.tsx';

const widthPx = 200;

export interface MenuDrawerProps extends Omit<SideMenuProps, 'isFolded'> {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The menu on phones, sliding in from the left. */
export function MenuDrawer({ open, onClose, ...menu }: MenuDrawerProps) {
  return (
    <Drawer
      open={open}
      placement="left"
      size={widthPx}
      closable={false}
      styles={{ body: { padding: 0 } }}
      onClose={onClose}
    >
      <SideMenu {...menu} width={widthPx} />
    </Drawer>
  );
}
