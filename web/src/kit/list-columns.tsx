import { type AnyEntity, type Field, fieldOf, type Workflow } from '@campus/contract/kit';
import type { ReactNode } from 'react';
import type { Cells } from './detail-settings.ts';
import { isFigure, StateCell } from './field-cells.tsx';
import { viewOf } from './field-views.tsx';
import { type RowData, textOf } from './row.ts';

/** A column of a list, before it is laid out. */
export interface ListColumn {
  readonly name: string;
  readonly label: string;
  readonly field: Field;
  readonly width: number;
  readonly isRight: boolean;
  readonly isSortable: boolean;
  /** Not shown until the reader asks for it. */
  readonly isHidden: boolean;
  readonly cell: (row: RowData) => ReactNode;
}

const displayWidth = 204;
const headPadding = 24;
const letterPx = 13;
/** A heading is never cut, and a column never narrower than it. */
const least = (label: string, isSortable: boolean): number =>
  label.length * letterPx + headPadding + (isSortable ? 22 : 0);

interface ColumnOptions<E extends AnyEntity> {
  readonly cells?: Cells<E> | undefined;
  /** Opens the detail of a row; the row's name is then a link. */
  readonly onOpen?: ((row: RowData) => void) | undefined;
}

/** The columns of an entity's list and, behind them, those its settings may add. */
export function listColumns<E extends AnyEntity>(entity: E, { cells = {}, onOpen }: ColumnOptions<E>): ListColumn[] {
  const flow = entity.workflow as Workflow | undefined;
  const own = cells as Readonly<Record<string, ((row: never) => ReactNode) | undefined>>;
  const hidden = (entity.hidden ?? []) as readonly string[];
  const column = (name: string): ListColumn[] => {
    const field = fieldOf(entity, name);
    if (!field || field.secret) return [];
    const view = viewOf(field);
    const isName = name === entity.display;
    const isSortable = view.isSortable === true && !field.encrypted && !(field.mask && field.plain);
    const plain = (row: RowData): ReactNode => {
      const replaced = own[name];
      if (replaced) return replaced(row as never);
      if (flow?.column === name) return <StateCell entity={entity} row={row} />;
      return <view.cell field={field} name={name} row={row} />;
    };
    const cell = (row: RowData) =>
      isName && onOpen && !own[name] ? <NameLink row={row} name={name} onOpen={onOpen} /> : plain(row);
    const usual = field.width ?? (isName ? displayWidth : view.width);
    return [
      {
        name,
        label: field.label,
        field,
        width: Math.max(usual, least(field.label, isSortable)),
        isRight: isFigure(field),
        isSortable,
        isHidden: hidden.includes(name),
        cell,
      },
    ];
  };
  return [...new Set([...(entity.list as readonly string[]), ...hidden])].flatMap(column);
}

function NameLink({ row, name, onOpen }: { row: RowData; name: string; onOpen: (row: RowData) => void }) {
  const label = textOf(row, name) ?? String(row[name] ?? row.id);
  return (
    <button type="button" className="link-button" title={label} onClick={() => onOpen(row)}>
      {label}
    </button>
  );
}
