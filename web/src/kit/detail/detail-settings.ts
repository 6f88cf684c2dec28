import { type AnyEntity, findField } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import type { ReactNode } from 'react';
import { asText, type ColumnName, type EntityRow, findText, type RowData } from '../field/row.ts';

/** A group of values of a detail, under a heading. */
interface FactGroup<E extends AnyEntity> {
  readonly title: string;
  readonly names: readonly ColumnName<E>[];
}
export interface DetailTab {
  readonly key: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly children: ReactNode;
}
/** Custom cells, by column. */
export type Cells<E extends AnyEntity> = { readonly [K in ColumnName<E>]?: (row: EntityRow<E>) => ReactNode };

/** Overrides of the default detail of an entity. */
export interface DetailSettings<E extends AnyEntity> {
  /** Default: those of the entity. */
  readonly groups?: readonly FactGroup<E>[] | undefined;
  readonly cells?: Cells<E> | undefined;
  /** Further tabs after 基本信息. */
  readonly tabs?: ((row: EntityRow<E>) => readonly DetailTab[]) | undefined;
  /** Actions in addition to the steps of the workflow. */
  readonly actions?: ((row: EntityRow<E>) => ReactNode) | undefined;
}

/** Expanded content below a list row; undefined when there is none. */
export type Below<E extends AnyEntity> = (row: EntityRow<E>) => ReactNode;

/** The name of a row, or a placeholder when it has none. */
export const getName = (entity: AnyEntity, row: RowData): string => {
  const display = entity.display as string;
  const name = findText(row, display) ?? asText(row[display]);
  return name || text.record.unnamed(findField(entity, display)?.label ?? '');
};
