import { SearchOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import type { MenuEntry } from '@campus/contract/rules';
import { useEffect, useState } from 'react';
import { lazyComponent } from '../widgets/deferred.tsx';
import { IconButton } from '../widgets/icon-button.tsx';
import type { MenuSelectProps } from './menu-select.tsx';
import { useScreenLayout } from './use-screen-layout.ts';

const { placeholder } = text.menu.search;
// A select with its list is as large as the rest of the header: load it on the first search.
const MenuSelect = lazyComponent<MenuSelectProps>(
  'menu-select',
  async () => (await import('./menu-select.tsx')).MenuSelect,
  () => <SearchPlaceholder />,
);
const MenuSearchDialog = lazyComponent(
  'menu-search-dialog',
  async () => (await import('./menu-search-dialog.tsx')).MenuSearchDialog,
);

/** Finds a menu page by title and opens it: a box in the header (key `/`), on phones a dialog. */
export function MenuSearch({ menu }: { menu: readonly MenuEntry[] }) {
  const { mobile } = useScreenLayout();
  return mobile ? <SearchButton menu={menu} /> : <SearchBox menu={menu} />;
}

function SearchButton({ menu }: { menu: readonly MenuEntry[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={placeholder} onClick={() => setOpen(true)}>
        <SearchOutlined />
      </IconButton>
      {isOpen && <MenuSearchDialog menu={menu} onDone={() => setOpen(false)} />}
    </>
  );
}

function SearchBox({ menu }: { menu: readonly MenuEntry[] }) {
  const [isSearching, setSearching] = useState(false);
  const search = () => setSearching(true);
  useEffect(() => {
    const startOnSlash = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      setSearching(true);
    };
    document.addEventListener('keydown', startOnSlash);
    return () => document.removeEventListener('keydown', startOnSlash);
  }, []);
  return isSearching ? (
    <MenuSelect menu={menu} onDone={() => setSearching(false)} />
  ) : (
    <SearchPlaceholder onSearch={search} />
  );
}

/** Placeholder of the search box until it is used. */
const SearchPlaceholder = ({ onSearch }: { onSearch?: () => void }) => (
  <button type="button" className="menu-search menu-search-offer" aria-haspopup="listbox" onClick={onSearch}>
    <SearchOutlined aria-hidden />
    <span>{placeholder}</span>
    <kbd aria-hidden>/</kbd>
  </button>
);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
