import type { Workflow } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { Checkbox, Select } from 'antd';
import type { ReactNode } from 'react';
import './list-cards.css';
import { getName } from '../detail/detail-settings.ts';
import { getKey, hasShown, type RowData } from '../field/row.ts';
import type { ListColumn } from './list-columns.tsx';
import type { Operations } from './operations.ts';
import type { ColumnSettings } from './use-column-settings.ts';
import type { EntityList } from './use-entity-list.ts';

export interface ListCardsProps {
  readonly list: EntityList<RowData>;
  readonly settings: ColumnSettings;
  readonly isSelectable: boolean;
  readonly isChoosable?: (row: RowData) => boolean;
  readonly below?: ((row: RowData) => ReactNode) | undefined;
  readonly operations?: Operations | undefined;
  /** Several cards in a line, with more figures. */
  readonly isGrid?: boolean;
}

/** Rows of a list as cards, on phones instead of a table: name and state, two lines of key values, actions. */
export function ListCards(props: ListCardsProps) {
  const { list, settings, isSelectable, isChoosable = () => true, below, operations, isGrid = false } = props;
  const rows = list.page?.records ?? [];
  const faces = cardContent(list, settings.wanted);
  return (
    <>
      <CardsHead list={list} settings={settings} rows={isSelectable ? rows.filter(isChoosable) : []} />
      <ul className={`list-cards${isGrid ? ' grid' : ''}`}>
        {rows.map((row) => (
          <li key={getKey(row)} data-row-id={getKey(row)} className="list-card">
            <div className="list-card-head">
              {isSelectable && isChoosable(row) && <CardChoice list={list} row={row} />}
              <strong className="list-card-name">{faces.name?.cell(row)}</strong>
              {faces.state && <span className="list-card-state">{faces.state.cell(row)}</span>}
            </div>
            <CardLine columns={faces.words} row={row} most={3} />
            <CardLine columns={faces.figures} row={row} most={isGrid ? 4 : 2} hasLabels />
            {faces.drawings.map((column) => (
              <div key={column.name} className="list-card-drawing" title={column.label}>
                {column.cell(row)}
              </div>
            ))}
            {below?.(row)}
            {operations && <div className="list-card-actions">{operations.of(row)}</div>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Selects the row of a card. */
export function CardChoice({ list, row }: { readonly list: EntityList<RowData>; readonly row: RowData }) {
  const { selection } = list;
  const choose = (isChosen: boolean) => {
    const kept = selection.rows.filter(({ id }) => id !== row.id);
    const chosen = isChosen ? [...kept, row] : kept;
    selection.set(
      chosen.map(({ id }) => id),
      chosen,
    );
  };
  return (
    <Checkbox
      aria-label={text.listPage.choose(getName(list.entity, row))}
      checked={selection.ids.includes(row.id)}
      onChange={({ target }) => choose(target.checked)}
    />
  );
}

const isFilled = ({ isOwn, name, field, cell }: ListColumn, row: RowData): boolean =>
  isOwn ? (cell(row) ?? '') !== '' : hasShown(field, row, name);

/** Content of a card: columns by rank, texts separate from dates and numbers. */
export function cardContent({ entity }: EntityList<RowData>, wanted: readonly ListColumn[]) {
  const flow = entity.workflow as Workflow | undefined;
  const name = wanted.find((column) => column.name === entity.display) ?? wanted[0];
  const state = wanted.find((column) => column.name === (entity.state ?? flow?.column ?? 'status'));
  const rest = wanted
    .filter((column) => column !== name && column !== state)
    .sort((a, b) => a.rank - b.rank)
    .filter(({ field: { kind } }) => kind !== 'image' && kind !== 'images' && kind !== 'richText' && kind !== 'json');
  const drawings = rest.filter(({ field }) => field.drawing);
  const others = rest.filter(({ field }) => !field.drawing);
  return {
    name,
    state,
    words: others.filter((column) => !isFigure(column)),
    figures: others.filter(isFigure),
    drawings,
  };
}
const labelled: ReadonlySet<string> = new Set(['date', 'dateTime', 'time', 'number', 'money', 'flag', 'yesNo']);
/** Meaningless without its label. */
const isFigure = ({ field }: ListColumn): boolean =>
  field.labelled === true || labelled.has(field.kind) || field.dict === 'yn';

interface LineProps {
  readonly columns: readonly ListColumn[];
  readonly row: RowData;
  readonly most: number;
  readonly hasLabels?: boolean;
}
export function CardLine({ columns, row, most, hasLabels = false }: LineProps) {
  const filled = columns.filter((column) => isFilled(column, row));
  if (filled.length === 0) return null;
  return (
    <div className={`list-card-line${hasLabels ? ' list-card-figures' : ''}`}>
      {filled.slice(0, most).map((column) => (
        <span key={column.name} {...(!hasLabels && { title: column.label })}>
          {hasLabels && <small>{column.label}</small>}
          {column.cell(row)}
        </span>
      ))}
    </div>
  );
}

const orders = ['desc', 'asc'] as const;

/** Replaces the table's heading: selects all rows of the page and sorts them. */
export function CardsHead({
  list,
  settings,
  rows,
}: Pick<ListCardsProps, 'list' | 'settings'> & { rows: readonly RowData[] }) {
  const { selection, state } = list;
  const isChosen = (row: RowData) => selection.ids.includes(row.id);
  const count = rows.filter(isChosen).length;
  const sortable = settings.wanted.filter(({ isSortable }) => isSortable);
  const chooseAll = (isAll: boolean) => {
    const others = selection.rows.filter(({ id }) => !rows.some((row) => row.id === id));
    const chosen = isAll ? [...others, ...rows] : others;
    selection.set(
      chosen.map(({ id }) => id),
      chosen,
    );
  };
  if (rows.length === 0 && sortable.length === 0) return null;
  return (
    <div className="list-cards-head">
      {rows.length > 0 && (
        <Checkbox
          checked={count === rows.length}
          indeterminate={count > 0 && count < rows.length}
          onChange={({ target }) => chooseAll(target.checked)}
        >
          {text.listPage.chooseAll}
        </Checkbox>
      )}
      <span className="grow" />
      {sortable.length > 0 && (
        <Select<string>
          aria-label={text.listPage.order}
          variant="borderless"
          popupMatchSelectWidth={false}
          value={state.column ? `${state.column} ${state.order}` : ''}
          options={[
            { value: '', label: text.listPage.usualOrder },
            ...sortable.flatMap(({ name, label }) =>
              orders.map((order) => ({ value: `${name} ${order}`, label: `${label}${text.listPage.orders[order]}` })),
            ),
          ]}
          onChange={(value) => {
            const [column = '', order] = value.split(' ');
            list.sort(column || undefined, order === 'asc' ? 'asc' : 'desc');
          }}
        />
      )}
    </div>
  );
}
