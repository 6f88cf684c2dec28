// biome-ignore-all lint/a11y/useSemanticElements: a table of native elements cannot leave out the rows that are not in sight
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid moves the focus among its cells itself
import { text } from '@campus/contract/messages';
import { memo, type ReactNode } from 'react';
import { CellMarks } from './cell-marks.tsx';
import { cellOf, isEmpty, isSeveral, partsOf } from './cell-value.ts';
import { CellEditor } from './cells/cell-editor.tsx';
import { FileCell } from './cells/file-cell.tsx';
import { RadioCell } from './cells/radio-cell.tsx';
import { TickCell } from './cells/tick-cell.tsx';
import { type GridColumn, type GridRow, hasControl } from './column.ts';
import type { Opening } from './cursor.ts';
import { startFill } from './fill-drag.ts';
import { sides } from './fill-target.ts';
import type { GridStore } from './grid-store.ts';
import { fillToEnd } from './range-commands.ts';

interface CellProps {
  readonly store: GridStore;
  readonly column: GridColumn;
  readonly row: GridRow;
  readonly index: number;
  readonly place: number;
  /** What the cell shows. */
  readonly shown: string;
  readonly width: number;
  readonly fixedAt: number | undefined;
  /** Width of the columns left out before it. */
  readonly lead: number;
  readonly failure: string | undefined;
  readonly isActive: boolean;
  /** How its editor was opened; undefined while it is closed. */
  readonly opening: Opening | undefined;
  /** The last of the columns that stick. */
  readonly isEdge: boolean;
  /** Its sides in the range, and in what a drag of the fill handle would fill. */
  readonly rangeSides: number;
  readonly fillSides: number;
  /** Holds the fill handle. */
  readonly isFillCorner: boolean;
  readonly isFound: boolean;
  readonly isCurrentFind: boolean;
  /** What a changed cell held. */
  readonly before: string | undefined;
  /** Why the cell could not be saved. */
  readonly unsaved: string | undefined;
  readonly isReadOnly: boolean;
  /** The one cell that Tab finds from outside while none is active. */
  readonly isEntrance: boolean;
  /** Grows with visits of the cursor: an editor lives for one. */
  readonly visit: number;
}
const faultId = (row: GridRow, { key }: GridColumn): string => `fault-${row.id}-${key}`;
/** Longer texts are not drawn whole: nobody sees them, and a megabyte in a cell must not slow the others. */
const longestDrawn = 300;

/**
 * One cell: the look of its control, or the control itself once it is entered. Thousands of them come and go while the
 * grid scrolls, so it has no state and no effect of its own.
 */
export const Cell = memo(function Cell(props: CellProps) {
  const { column, place, width, fixedAt, failure, isReadOnly, isActive } = props;
  return (
    <div
      role="gridcell"
      className={classesOf(props)}
      data-key={column.key}
      aria-colindex={place}
      aria-readonly={isReadOnly}
      aria-invalid={failure !== undefined}
      tabIndex={isActive || props.isEntrance ? 0 : -1}
      style={{
        width,
        ...(fixedAt !== undefined && { left: fixedAt }),
        ...(props.lead > 0 && { marginLeft: props.lead }),
      }}
    >
      {contentOf(props)}
      {failure !== undefined && (
        <span id={faultId(props.row, column)} className="grid-fault">
          {failure}
        </span>
      )}
      {(props.before !== undefined || props.unsaved !== undefined) && (
        <CellMarks
          store={props.store}
          column={column}
          rowId={props.row.id}
          before={props.before}
          unsaved={props.unsaved}
          isReadOnly={isReadOnly}
        />
      )}
      {props.isFillCorner && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+D and paste do the same by keyboard
        <span
          className="grid-fill"
          title={text.gridWords.fillHint}
          onPointerDown={(event) => startFill(event, props.store)}
          onDoubleClick={() => fillToEnd(props.store)}
        />
      )}
    </div>
  );
});

const sideNames = Object.entries(sides);
function classesOf(props: CellProps): string {
  const { column, rangeSides, fillSides } = props;
  const classes = ['grid-cell', `of-${hasControl(column) ? column.type : 'text'}`];
  if (props.fixedAt !== undefined) classes.push('fixed');
  if (props.isEdge) classes.push('edge');
  if (props.isActive) classes.push('active');
  if (rangeSides > 0) classes.push('in-range');
  if (fillSides > 0) classes.push('filling');
  for (const [name, side] of rangeSides + fillSides > 0 ? sideNames : [])
    if (side !== sides.inside && ((rangeSides | fillSides) & side) > 0) classes.push(`at-${name}`);
  if (props.failure !== undefined) classes.push('failed');
  if (props.isReadOnly) classes.push('read-only');
  if (props.isFound) classes.push(props.isCurrentFind ? 'found current' : 'found');
  if (props.unsaved !== undefined) classes.push('unsaved');
  return classes.join(' ');
}

function contentOf({ store, column, row, index, shown, failure, opening, isReadOnly, visit }: CellProps): ReactNode {
  const value = cellOf(row, column.key);
  switch (column.type) {
    case 'checkbox':
      return <TickCell store={store} column={column} row={row} index={index} isReadOnly={isReadOnly} />;
    case 'radio':
      return <RadioCell store={store} column={column} row={row} isReadOnly={isReadOnly} />;
    case 'upload':
    case 'file':
    case 'image':
      return <FileCell store={store} column={column} row={row} isReadOnly={isReadOnly} />;
    case 'slot':
      return column.render?.({
        value,
        row,
        rowId: row.id,
        index,
        setValue: (next) => store.acts.set(row.id, column.key, next),
        failed: failure !== undefined,
      });
    default:
      if (opening !== undefined && !isReadOnly)
        return (
          <CellEditor
            key={visit}
            store={store}
            column={column}
            row={row}
            opening={opening}
            fault={
              failure === undefined ? undefined : { 'aria-invalid': true, 'aria-describedby': faultId(row, column) }
            }
          />
        );
      return lookOf(column, shown, isReadOnly || !store.settings.alwaysEdit);
  }
}

/** What a control looks like while nobody is in it. */
function lookOf(column: GridColumn, shown: string, isBare: boolean): ReactNode {
  const drawn = shown.length > longestDrawn ? `${shown.slice(0, longestDrawn)}…` : shown;
  const parts = isSeveral(column) ? partsOf(shown) : [];
  const content = parts.length > 1 ? <FirstOf parts={parts} /> : drawn;
  if (isBare)
    return (
      <span className="grid-text" title={drawn}>
        {content}
      </span>
    );
  const hint = isEmpty(shown) ? column.placeholder : undefined;
  return (
    <div className={hint === undefined ? 'grid-look' : 'grid-look hint'} title={drawn}>
      {hint ?? content}
    </div>
  );
}
/** (S) One of several as a tag, and how many more there are. */
const FirstOf = ({ parts: [first, ...rest] }: { parts: readonly string[] }) => (
  <>
    <span className="grid-tag">{first}</span> +{rest.length}
  </>
);
