import { listExcludedActions } from '@campus/contract/rules';
import { useMemo } from 'react';
import { useSession } from '../../request/session-store.ts';
import type { GridColumn } from './column.ts';

const noPermissions = { auth: [], allAuth: [] };
const nothing: ReadonlySet<string> = new Set();
/** Actions with the prefix that the user does not have. */
export function useExcluded(prefix: string): ReadonlySet<string> {
  const permissions = useSession((state) => state.permissions);
  return useMemo(
    () => (prefix === '' ? nothing : listExcludedActions(prefix, permissions ?? noPermissions)),
    [prefix, permissions],
  );
}
/** Columns visible to the user; those without edit permission are read-only. */
export function useAllowed(
  columns: readonly GridColumn[],
  excluded: ReadonlySet<string>,
  prefix: string,
): readonly GridColumn[] {
  const permissions = useSession((state) => state.permissions);
  return useMemo(() => {
    if (prefix === '') return columns;
    const unusable = listExcludedActions(prefix, permissions ?? noPermissions, '2');
    return columns
      .filter(({ key }) => !excluded.has(key))
      .map((column) => (unusable.has(column.key) ? { ...column, disabled: true } : column));
  }, [columns, excluded, permissions, prefix]);
}
