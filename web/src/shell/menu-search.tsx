import { SearchOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { type MenuEntry, menuPages, menuTitle, searchMenu } from '@campus/contract/rules';
import { Modal, type RefSelectProps, Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../widgets/icon-button.tsx';
import { useOpenEntry } from './open-entry.ts';
import { useScreenLayout } from './use-screen-layout.ts';

/** Finds a page of the menu by its title and opens it: a box in the header (key `/`), on the phone a dialog. */
export function MenuSearch({ menu }: { menu: readonly MenuEntry[] }) {
  const { mobile } = useScreenLayout();
  return mobile ? <SearchDialog menu={menu} /> : <SearchBox menu={menu} />;
}

function SearchDialog({ menu }: { menu: readonly MenuEntry[] }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton label={text.menu.search.placeholder} onClick={() => setOpen(true)}>
        <SearchOutlined />
      </IconButton>
      <Modal open={isOpen} title={text.menu.search.placeholder} footer={null} destroyOnHidden onCancel={close}>
        <PageSelect menu={menu} isListOpen onDone={close} />
      </Modal>
    </>
  );
}

function SearchBox({ menu }: { menu: readonly MenuEntry[] }) {
  const select = useRef<RefSelectProps>(null);
  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      select.current?.focus();
    };
    document.addEventListener('keydown', focusOnSlash);
    return () => document.removeEventListener('keydown', focusOnSlash);
  }, []);
  return <PageSelect menu={menu} selectRef={select} onDone={() => select.current?.blur()} />;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

interface PageSelectProps {
  readonly menu: readonly MenuEntry[];
  readonly isListOpen?: boolean;
  readonly selectRef?: React.Ref<RefSelectProps>;
  readonly onDone: () => void;
}

function PageSelect({ menu, isListOpen = false, selectRef, onDone }: PageSelectProps) {
  const openEntry = useOpenEntry();
  const [query, setQuery] = useState('');
  const found = searchMenu(menu, query);
  const choose = (path: string) => {
    const entry = menuPages(menu).find((page) => page.path === path);
    setQuery('');
    onDone();
    if (entry) openEntry(entry);
  };
  return (
    <Select<string>
      {...(selectRef && { ref: selectRef })}
      {...(isListOpen && { open: true, autoFocus: true })}
      className="menu-search"
      variant="filled"
      value={null as unknown as string}
      placeholder={text.menu.search.placeholder}
      aria-label={text.menu.search.placeholder}
      prefix={<SearchOutlined aria-hidden />}
      suffixIcon={isListOpen ? null : <kbd>/</kbd>}
      notFoundContent={text.menu.search.empty}
      showSearch={{ searchValue: query, onSearch: setQuery, filterOption: false }}
      options={found.map((entry) => ({ value: entry.path, label: menuTitle(entry) }))}
      onBlur={() => setQuery('')}
      onSelect={choose}
    />
  );
}
