import { text } from '@campus/contract/messages';
import { Modal } from '../widgets/modal.tsx';
import { MenuSelect, type MenuSelectProps } from './menu-select.tsx';

/** The menu search on phones. */
export const MenuSearchDialog = ({ menu, onDone }: MenuSelectProps) => (
  <Modal open title={text.menu.search.placeholder} footer={null} onCancel={onDone}>
    <MenuSelect menu={menu} onDone={onDone} />
  </Modal>
);
