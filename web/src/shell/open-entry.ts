import { text } from '@campus/contract/messages';
import type { MenuEntry } from '@campus/contract/rules';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { tell } from '../request/tell.ts';
import { menuAddress } from './menu-address.ts';

/** Opens a menu entry: external ones in a new browser tab, all others as a page of the console. */
export function useOpenEntry(): (entry: MenuEntry) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ path, meta }) => {
      if (!meta.internalOrExternal) return void navigate(path);
      const address = menuAddress(meta.url ?? '');
      if (address === undefined) return tell.warning(text.exception[404]);
      window.open(address, '_blank', 'noopener,noreferrer');
    },
    [navigate],
  );
}
