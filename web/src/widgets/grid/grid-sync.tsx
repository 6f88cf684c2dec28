import { text } from '@campus/contract/messages';
import { useEffect, useState } from 'react';
import { onRowSaved } from '../../request/grid-channel.ts';
import type { GridRow } from './column.ts';
import type { GridStore } from './grid-store.ts';

interface GridSyncProps {
  readonly store: GridStore;
  readonly socketKey: string;
  readonly onReload: () => void;
}

/**
 * Shows rows that others save in the same table. After a lost connection or a hidden tab rows may be missing: the page
 * reloads them, or shows a warning when there are unsaved changes.
 */
export function GridSync({ store, socketKey, onReload }: GridSyncProps) {
  const [isStale, setStale] = useState(false);
  useEffect(() => {
    const refresh = () => {
      // A grid that saves each cell keeps unsaved values through the reload.
      if (store.hasChanges && !store.saves.save) setStale(true);
      else onReload();
    };
    return onRowSaved(socketKey, {
      row: (row) => store.commands.merge(row as GridRow),
      resumed: refresh,
    });
  }, [store, socketKey, onReload]);
  if (!isStale) return null;
  return (
    <p className="grid-stale" role="status">
      {text.gridLabels.stale}
      <button
        type="button"
        className="link-button"
        onClick={() => {
          setStale(false);
          onReload();
        }}
      >
        {text.gridLabels.reload}
      </button>
    </p>
  );
}
