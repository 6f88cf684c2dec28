import type { AnyEntity, StandardCall } from '@campus/contract/kit';
import type { ReactNode } from 'react';
import type { Cells } from '../detail/detail-settings.ts';
import type { EntityRow } from '../field/row.ts';
import type { SearchControls } from './list-search.tsx';
import type { ActionPlaces, RowAction } from './row-actions.tsx';
import type { StatusTabsSettings } from './status-tabs.tsx';
import type { DetailOpening, FormOpening } from './use-entity-dialogs.tsx';
import type { EntityList, EntityListOptions } from './use-entity-list.ts';

/** Actions of the page for its own buttons. */
export interface PageHandle<E extends AnyEntity> {
  readonly list: EntityList<EntityRow<E>>;
  readonly reload: () => Promise<void>;
  readonly add: () => void;
  readonly edit: (row: EntityRow<E>) => void;
  readonly show: (row: EntityRow<E>) => void;
}

/** Overrides of the default list page of an entity. For a different layout use `useEntityList`. */
export interface EntityPageProps<E extends AnyEntity> extends Pick<EntityListOptions, 'filter' | 'path' | 'call'> {
  readonly entity: E;
  readonly tabs?: StatusTabsSettings | undefined;
  /** Custom cells, by column. */
  readonly cells?: Cells<E> | undefined;
  readonly form?: FormOpening<E> | undefined;
  readonly detail?: DetailOpening<E> | undefined;
  /** Row actions before the standard ones. */
  readonly rowActions?:
    | ((row: EntityRow<E>, page: PageHandle<E>) => readonly (RowAction | false | undefined)[])
    | undefined;
  /** Placement of row actions. Default: own ones first, then steps, edit, detail and delete. */
  readonly places?: ActionPlaces | undefined;
  /** Steps offered for selected rows only; single rows are decided on their detail page. */
  readonly onlyForChosen?: readonly string[] | undefined;
  /** Buttons after the standard ones. */
  readonly tools?: ((page: PageHandle<E>) => ReactNode) | undefined;
  /** The main button of a list whose rows are added elsewhere than in its form. */
  readonly firstTool?: ReactNode;
  /** Buttons for the selected rows, before the standard ones. */
  readonly batch?: ((rows: readonly EntityRow<E>[], page: PageHandle<E>) => ReactNode) | undefined;
  /** Offered calls, when they differ from the definition: fewer, or also calls that the area implements itself. */
  readonly calls?: readonly StandardCall[] | undefined;
  /** Custom search controls, by field. */
  readonly controls?: SearchControls | undefined;
  /** Texts of the empty list. */
  readonly empty?: { readonly title: string; readonly text?: string } | undefined;
}
