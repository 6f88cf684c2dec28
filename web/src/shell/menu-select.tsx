import { SearchOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { type MenuEntry, menuPages, menuTitle, searchMenu } from '@campus/contract/rules';
import { Select } from 'antd';
import { useState } from 'react';
import { useSpelling } from '../widgets/spelling.ts';
import { useOpenEntry } from './open-entry.ts';

export interface MenuSelectProps {
  readonly menu: readonly MenuEntry[];
  readonly onDone: () => void;
}

/** Pages whose titles match the input; selecting one opens it. Focused, with its list open, on mount. */
export function MenuSelect({ menu, onDone }: MenuSelectProps) {
  const openEntry = useOpenEntry();
  const [query, setQuery] = useState('');
  const spell = useSpelling();
  const found = searchMenu(menu, query, spell);
  const choose = (path: string | null) => {
    const entry = menuPages(menu).find((page) => page.path === path);
    setQuery('');
    onDone();
    if (entry) openEntry(entry);
  };
  return (
    <Select<string | null>
      data-widget="menu-search"
      open
      autoFocus
      className="menu-search"
      variant="filled"
      value={null}
      placeholder={text.menu.search.placeholder}
      aria-label={text.menu.search.placeholder}
      prefix={<SearchOutlined aria-hidden />}
      suffixIcon={null}
      notFoundContent={text.menu.search.empty}
      showSearch={{ searchValue: query, onSearch: setQuery, filterOption: false }}
      options={found.map((entry) => ({ value: entry.path, label: menuTitle(entry) }))}
      onBlur={onDone}
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
      onSelect={choose}
    />
  );
}
