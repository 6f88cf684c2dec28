import { type AnyEntity, type Field, fieldOf, type Workflow } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import type { ReactNode } from 'react';
import type { Cells } from '../detail/detail-settings.ts';
import { isFigure, StateCell } from '../field/field-cells.tsx';
import { viewOf } from '../field/field-views.tsx';
import { asText, type RowData, textOf } from '../field/row.ts';

/** A column of a list, before it is laid out. */
export interface ListColumn {
  readonly name: string;
  readonly label: string;
  readonly field: Field;
  readonly width: number;
  /** Px below which it is not shown at all. */
  readonly least: number;
  /** Px of its heading alone: as much as a column without values needs. */
  readonly head: number;
  /** Px more that the state takes while a row of the page is late. */
  readonly late: number;
  /** Shown otherwise than its field says: what the row holds under its name tells nothing. */
  readonly isOwn: boolean;
  /** 0 always stands there; of the others the lower ones stay when there is not room for all. */
  readonly rank: number;
  /** As wide as the user made it. */
  readonly isFixed?: boolean;
  readonly isRight: boolean;
  readonly isSortable: boolean;
  /** Not shown until the reader asks for it. */
  readonly isHidden: boolean;
  readonly cell: (row: RowData) => ReactNode;
}

const displayWidth = 204;
const leastDisplay = 148;
/** A tag of four letters. */
const leastTag = 98;
const headPadding = 18;
const [letterPx, latinPx] = [13, 8];
/** A heading is never cut, and a column never narrower than it. */
const headWidth = (label: string, isSortable: boolean): number =>
  [...label].reduce((sum, letter) => sum + (letter > '\u2e7f' ? letterPx : latinPx), headPadding) +
  (isSortable ? 20 : 0);

/** Codes and numbers of a known length are not cut: half of one says nothing. */
function leastOf({ kind, pattern, priority, max = Number.POSITIVE_INFINITY }: Field, least: number): number {
  // Half a sentence tells less than its absence, half an option may be another one.
  if ((kind === 'text' && priority === 'low') || (kind === 'dict' && priority === 'high'))
    return Number.POSITIVE_INFINITY;
  if (kind !== 'text' && kind !== 'through') return least;
  const isCode = max <= (pattern ? longestCode : longestNumber);
  // Of what decides, more than the first letters are read.
  return Math.max(isCode ? max * latinPx + headPadding : least, priority === 'high' ? leastDeciding : 0);
}
const [longestCode, longestNumber] = [20, 11];
const leastDeciding = 116;
/** `超时 12 天` beside a tag. */
const lateWidth = 60;
/** A tag is never cut. */
const tagWidth = (flow: Workflow): number =>
  Math.max(...Object.values(flow.states).map(({ label }) => label.length * 12)) + 30 + headPadding;

const ranks = { name: 0, high: 1, usual: 2, low: 3 } as const;
function rankOf(field: Field, isName: boolean, isMinor: boolean): number {
  if (isName) return ranks.name;
  return field.priority ? ranks[field.priority] : isMinor ? ranks.low : ranks.usual;
}

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
    const head = headWidth(field.label, isSortable);
    // A coded value that a page shows in its own way is a tag or has a dot.
    const isTag = field.kind === 'dict' && own[name] !== undefined;
    return [
      {
        name,
        label: field.label,
        field,
        width: Math.max(usual, head),
        least: Math.max(
          Math.min(isName ? leastDisplay : isTag ? leastTag : leastOf(field, view.least), usual),
          head,
          flow?.column === name ? tagWidth(flow) : 0,
        ),
        head,
        late: flow?.column === name && entity.computed?.includes('overdue') ? lateWidth : 0,
        isOwn: own[name] !== undefined,
        rank: rankOf(field, isName, view.isMinor === true),
        isRight: isFigure(field),
        isSortable,
        isHidden: hidden.includes(name),
        cell,
      },
    ];
  };
  const listed = entity.list as readonly string[];
  // What a row is called stands first, where the eye looks for it, and next to it its state.
  const first = [entity.display as string, flow?.column ?? ''].filter((name) => listed.includes(name));
  return [...new Set([...first, ...listed, ...hidden])].flatMap(column);
}

function NameLink({ row, name, onOpen }: { row: RowData; name: string; onOpen: (row: RowData) => void }) {
  // The name may be missing, or hidden from this reader: the row opens all the same.
  const label = textOf(row, name) ?? (asText(row[name]) || text.common.view);
  return (
    <button type="button" className="link-button" title={label} onClick={() => onOpen(row)}>
      {label}
    </button>
  );
}
