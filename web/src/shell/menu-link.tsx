import { type MenuEntry, menuTitle } from '@campus/contract/rules';
import type { MouseEvent, SyntheticEvent } from 'react';
import { menuAddress } from './menu-address.ts';

/** Whether a click asks for a new tab or window. */
export const opensElsewhere = (event: SyntheticEvent): boolean => {
  const { ctrlKey, metaKey, shiftKey, type } = event as MouseEvent;
  return type === 'click' && (ctrlKey || metaKey || shiftKey);
};

/** URLs with a placeholder may contain the token: they are built on opening and never rendered. */
const isPlain = (url: string): boolean => !url.includes('{{');

/** Href of an entry, for opening it in a new tab. */
function findHref({ path, meta }: MenuEntry): string | undefined {
  if (!meta.internalOrExternal) return path;
  return meta.url && isPlain(meta.url) ? menuAddress(meta.url) : undefined;
}

/** The title of a menu entry as a link. The menu handles plain clicks, the browser those for a new tab or window. */
export function MenuLink({ entry }: { entry: MenuEntry }) {
  const keepPage = (event: MouseEvent) => {
    if (!opensElsewhere(event)) event.preventDefault();
  };
  return (
    <a
      href={findHref(entry)}
      tabIndex={-1}
      onClick={keepPage}
      {...(entry.meta.internalOrExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {menuTitle(entry)}
    </a>
  );
}
