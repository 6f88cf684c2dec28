import { entities } from '@campus/contract';
import type { AnyEntity } from '@campus/contract/kit';
import { listActions, type MenuEntry, mayShow, menuChain, type PermissionResult } from '@campus/contract/rules';

/** An entity whose rows the user can search: its list is permitted and the menu has a page that shows a row. */
export interface RowSource {
  readonly entity: AnyEntity;
  /** Path of its list page, if there is one. */
  readonly listPath: string | undefined;
}

const getCode = (entity: AnyEntity, call: string): string =>
  (entity.can as Readonly<Record<string, string>>)[call] ?? '';
const holds = (auth: PermissionResult['auth'], entity: AnyEntity, call: string): boolean =>
  listActions(auth).has(getCode(entity, call));
const getPath = (address: string): string => address.split('?')[0] as string;
const isShown = (entry: MenuEntry): boolean => !entry.hidden && !entry.meta.hidden && !entry.path.includes(':');

/** Searchable entities of a user: those that declare a page for the palette. */
export const rowSources = (menu: readonly MenuEntry[], { auth }: Pick<PermissionResult, 'auth'>): RowSource[] =>
  (entities as readonly AnyEntity[]).flatMap((entity) => {
    if (entity.quickFind === undefined || !holds(auth, entity, 'list')) return [];
    const chain = menuChain(menu, getPath(entity.quickFind));
    if (chain.length === 0) return [];
    return [{ entity, listPath: chain.findLast((entry) => isShown(entry) && !entry.children?.some(isShown))?.path }];
  });

/** Whether the user may add a row of the source. */
export const mayAdd = ({ entity, listPath }: RowSource, permissions: PermissionResult): boolean =>
  listPath !== undefined && entity.calls.includes('add') && mayShow(getCode(entity, 'add'), permissions);

/** URL that shows a row. */
export const addressOfRow = (entity: AnyEntity, id: string): string =>
  (entity.quickFind ?? '').replace(':id', encodeURIComponent(id));
