import { CloseOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { homePath, type Tab, tabLabel, tabTitle } from '@campus/contract/rules';
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { ContextMenu } from '../widgets/context-menu.tsx';
import { useTabCommands, useTabs } from './tabs-store.ts';

const { menu } = text.tabs;
const commands = [
  { key: 'refresh', text: menu.refresh },
  { key: 'closeLeft', text: menu.closeLeft },
  { key: 'closeRight', text: menu.closeRight },
  { key: 'closeOthers', text: menu.closeOthers },
] as const;
type Command = (typeof commands)[number]['key'];

interface OpenMenu {
  readonly path: string;
  readonly position: { readonly x: number; readonly y: number };
}

/** The open pages. Arrow keys move between tabs, Delete closes, a right click opens the context menu. */
export function TabBar() {
  const { tabs, active } = useTabs();
  const command = useTabCommands();
  const [openMenu, setOpenMenu] = useState<OpenMenu>();
  const closeMenu = useCallback(() => setOpenMenu(undefined), []);

  const onKey = (event: KeyboardEvent, path: string) => {
    if (event.key === 'Delete') void command('close', path);
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = tabs[(tabs.findIndex((tab) => tab.path === path) + step + tabs.length) % tabs.length];
    if (step !== 0 && next) void command('activate', next.path);
  };
  return (
    <div data-widget="tab-bar" className="tabs" role="tablist" aria-label={text.frame.openPages}>
      {tabs.map((tab) => (
        <TabButton
          key={tab.path}
          tab={tab}
          label={tabLabel(tab, tabs)}
          isActive={tab.path === active}
          onOpen={() => void command('activate', tab.path)}
          onClose={() => void command('close', tab.path)}
          onKey={(event) => onKey(event, tab.path)}
          onMenu={({ clientX, clientY }) => setOpenMenu({ path: tab.path, position: { x: clientX, y: clientY } })}
        />
      ))}
      {openMenu && (
        <ContextMenu
          label={text.frame.pageActions}
          items={commands}
          position={openMenu.position}
          onClose={closeMenu}
          onSelect={(key) => void command(key as Command, openMenu.path)}
        />
      )}
    </div>
  );
}

interface TabButtonProps {
  readonly tab: Tab;
  readonly label: string;
  readonly isActive: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onMenu: (event: MouseEvent) => void;
}

function TabButton({ tab, label, isActive, onOpen, onClose, onKey, onMenu }: TabButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const title = tabTitle(tab);
  // A page that is read gives its tab a longer title.
  useEffect(() => {
    if (isActive && label) button.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [isActive, label]);
  useEffect(() => {
    if (!isActive) return;
    // Arrow keys move the focus with the active tab.
    if (document.activeElement?.getAttribute('role') === 'tab') button.current?.focus();
  }, [isActive]);
  return (
    <button
      ref={button}
      type="button"
      role="tab"
      className="tab"
      {...(label !== title && { title })}
      aria-selected={isActive}
      tabIndex={isActive ? 0 : -1}
      onClick={onOpen}
      onKeyDown={onKey}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu(event);
      }}
    >
      {label}
      {tab.path !== homePath && (
        // Not focusable, because it is inside a button; Delete closes by keyboard.
        <CloseOutlined
          aria-hidden
          title={text.frame.closeTab(title)}
          onClick={(event) => {
            event.stopPropagation();
            onClose();
          }}
        />
      )}
    </button>
  );
}
