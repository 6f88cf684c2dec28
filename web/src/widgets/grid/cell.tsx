import { text } from '@campus/contract/messages';
import { memo, type ReactNode } from 'react';
import { CellMarks } from './cell-marks.tsx';
import { getCell, getParts, isEmpty, isSeveral } from './cell-value.ts';
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
import './cell.css';
import './cells/looks.css';

interface CellProps {
  readonly store: GridStore;
  readonly column: GridColumn;
  readonly row: GridRow;
  readonly index: number;
  readonly place: number;
  /** Displayed text. */
  readonly shown: string;
  readonly width: number;
  readonly fixedAt: number | undefined;
  /** Total width of the columns skipped before it. */
  readonly lead: number;
  readonly failure: string | undefined;
  readonly isActive: boolean;
  /** How its editor was opened; undefined while closed. */
  readonly opening: Opening | undefined;
  /** Whether it is the last sticky column. */
  readonly isEdge: boolean;
  /** Its edges of the selected range and of the fill preview. */
  readonly rangeSides: number;
  readonly fillSides: number;
  /** Whether it has the fill handle. */
  readonly isFillCorner: boolean;
  readonly isFound: boolean;
  readonly isCurrentFind: boolean;
  /** Stored value of a changed cell. */
  readonly before: string | undefined;
  /** Why the cell could not be saved. */
  readonly unsaved: string | undefined;
  readonly isReadOnly: boolean;
  /** Whether Tab enters the grid here while no cell is active. */
  readonly isEntrance: boolean;
  /** Increases when the cell becomes active; an editor is remounted for each visit. */
  readonly visit: number;
}
const faultId = (row: GridRow, { key }: GridColumn): string => `fault-${row.id}-${key}`;
/** Longer texts are truncated: they are not visible, and a huge value would slow down rendering. */
const maxDisplayed = 300;

/**
 * One cell: a static look of its control, or the editor once it is entered. Scrolling mounts and unmounts thousands, so
 * it has no state and no effects.
 */
export const Cell = memo(function Cell(props: CellProps) {
  const { column, place, width, fixedAt, failure, isReadOnly, isActive } = props;
  return (
    <div
      role="gridcell"
      className={getClasses(props)}
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
      {findContent(props)}
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
        // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+D and paste are the keyboard equivalents
        <span
          className="grid-fill"
          title={text.gridLabels.fillHint}
          onPointerDown={(event) => startFill(event, props.store)}
          onDoubleClick={() => fillToEnd(props.store)}
        />
      )}
    </div>
  );
});

const sideNames = Object.entries(sides);
function getClasses(props: CellProps): string {
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

function findContent({ store, column, row, index, shown, failure, opening, isReadOnly, visit }: CellProps): ReactNode {
  const value = getCell(row, column.key);
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
        setValue: (next) => store.commands.set(row.id, column.key, next),
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
      return renderLook(column, shown, isReadOnly || !store.settings.alwaysEdit);
  }
}

/** Static look of a control without focus. */
function renderLook(column: GridColumn, shown: string, isBare: boolean): ReactNode {
  const drawn = shown.length > maxDisplayed ? `${shown.slice(0, maxDisplayed)}…` : shown;
  const parts = isSeveral(column) ? getParts(shown) : [];
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
/** First of several values as a tag, and the number of the others. */
const FirstOf = ({ parts: [first, ...rest] }: { parts: readonly string[] }) => (
  <>
    <span className="grid-tag">{first}</span> +{rest.length}
  </>
);
