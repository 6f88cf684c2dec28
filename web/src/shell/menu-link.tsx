import { type MenuEntry, menuTitle } from '@campus/contract/rules';
import type { MouseEvent, SyntheticEvent } from 'react';
import { menuAddress } from './menu-address.ts';

/** Whether a click asks the browser for another tab or window. */
export const opensElsewhere = (event: SyntheticEvent): boolean => {
  const { ctrlKey, metaKey, shiftKey, type } = event as MouseEvent;
  return type === 'click' && (ctrlKey || metaKey || shiftKey);
};

/** A placeholder may stand for the token: such an address is made when it is opened, and lies in no page. */
const isPlain = (url: string): boolean => !url.includes('{{');

/** Where an entry leads, for a click that opens it beside this page. */
function hrefOf({ path, meta }: MenuEntry): string | undefined {
  if (!meta.internalOrExternal) return path;
  return meta.url && isPlain(meta.url) ? menuAddress(meta.url) : undefined;
}

/** The title of a menu entry as a link. The menu opens it; the browser does where another tab or window is asked for. */
export function MenuLink({ entry }: { entry: MenuEntry }) {
  const keepPage = (event: MouseEvent) => {
    if (!opensElsewhere(event)) event.preventDefault();
  };
  return (
    <a
      href={hrefOf(entry)}
      tabIndex={-1}
      onClick={keepPage}
      {...(entry.meta.internalOrExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {menuTitle(entry)}
    </a>
  );
}
