import type { ListLayout, ViewColumns } from '@campus/contract/rules';
import { type RefCallback, useState } from 'react';
import { useSession } from '../../request/session-store.ts';
import { readStored, store } from '../../request/storage.ts';
import { fitColumns } from '../../widgets/fit-columns.ts';
import { useMeasuredWidth } from '../../widgets/use-measured-width.ts';
import { asText, findText, hasShown, type RowData } from '../field/row.ts';
import { type ListColumn, shortStage, tagLetterPx, widthOfText } from './list-columns.tsx';

const usual: ViewColumns = { widths: {}, hidden: [], shown: [], size: 'middle' };

export interface ColumnSettings {
  /** Visible columns with their final widths. */
  readonly columns: readonly ListColumn[];
  /** All columns that the user has not removed, visible or not. */
  readonly wanted: readonly ListColumn[];
  /** The columns of the user are wider than the table. */
  readonly isWider: boolean;
  readonly size: 'middle' | 'small';
  readonly layout: ListLayout;
  /** Layouts to choose from. */
  readonly layouts: readonly ListLayout[];
  /** Storage key of the list. */
  readonly key: string;
  /** Stored settings of this user. */
  readonly kept: ViewColumns;
  /** Ref of the element that contains the table. */
  readonly measure: RefCallback<HTMLElement>;
  isShown(name: string): boolean;
  show(name: string, isShown: boolean): void;
  resize(name: string, width: number): void;
  setSize(size: 'middle' | 'small'): void;
  setLayout(layout: ListLayout): void;
  /** Replaces the settings with those of a saved view. */
  replace(columns: ViewColumns): void;
  restore(): void;
}

interface Room {
  /** Width in px that belongs to no column: selection, actions. */
  readonly reserved: number;
  /** Rows of the page: a column without values gets the width of its heading only. */
  readonly rows?: readonly RowData[] | undefined;
  readonly layouts?: readonly ListLayout[] | undefined;
}
const onlyTable: readonly ListLayout[] = ['table'];

const narrowest = 60;
/** Compact lists have a smaller font and padding. */
const compactShare = 0.88;
/** Additional px of 个工作日 compared to 天. */
const workdaysWidth = 36;

/** The user's columns before layout. */
export function selectColumns(all: readonly ListColumn[], kept: ViewColumns, rows: readonly RowData[]): ListColumn[] {
  const share = kept.size === 'small' ? compactShare : 1;
  const lateRows = rows.filter(({ overdue }) => overdue === 1);
  const hasWorkdays = lateRows.some(({ waitUnit }) => waitUnit === 'workdays');
  return all.flatMap((column) => {
    const { name, isHidden } = column;
    const isLoading = kept.shown.includes(name);
    if (kept.hidden.includes(name) || (isHidden && !isLoading)) return [];
    const isEmpty = !column.isOwn && rows.length > 0 && rows.every((row) => !hasShown(column.field, row, name));
    const own = kept.widths[name];
    const late = column.late === 0 || lateRows.length === 0 ? 0 : column.late + (hasWorkdays ? workdaysWidth : 0);
    const least = Math.round(
      ((isEmpty ? column.head : leastFor(column, rows)) + late + stageRest(column, rows)) * share,
    );
    return [
      {
        ...column,
        least,
        width: own ?? (isEmpty ? least : Math.max(least, Math.round(column.width * share))),
        rank: isLoading ? 0 : column.rank,
        isFixed: own !== undefined,
      },
    ];
  });
}
/** Names of schools, majors and cities: up to eight characters are shown whole, longer values are truncated. */
const shortValue = widthOfText('八个字以内的名称');
/** The least width at which the short values of this page are whole, at most the preferred one. */
function leastFor({ name, least, width, isOwn }: ListColumn, rows: readonly RowData[]): number {
  if (isOwn || least >= width) return least;
  const short = rows
    .map((row) => widthOfText(findText(row, name) ?? asText(row[name])))
    .filter((px) => px <= shortValue);
  return Math.max(least, Math.min(width, Math.max(0, ...short)));
}
/** Room for the longest stage of the page behind the state, beyond that of a short one. */
const stageRest = ({ stage }: ListColumn, rows: readonly RowData[]): number =>
  stage === undefined
    ? 0
    : Math.max(0, ...rows.map((row) => ((findText(row, stage) ?? '').length - shortStage) * tagLetterPx));

/** A list that replaces the placeholder of its page has its width: the rows are not rendered for another one first. */
const placeholderWidth = (): number =>
  Math.max(0, ...[...document.querySelectorAll('main .page-bones')].map(({ clientWidth }) => clientWidth));

const noRows: readonly RowData[] = [];

/** Visible columns and widths of a list, stored in the browser per user. */
export function useColumnSettings(key: string, all: readonly ListColumn[], room: Room): ColumnSettings {
  const username = useSession((state) => state.user?.username ?? '');
  const at = `columns/${username}/${key}` as const;
  const [kept, setKept] = useState<ViewColumns>(() => readStored(at) ?? usual);
  const [measure, width] = useMeasuredWidth(placeholderWidth);
  const { reserved, rows = noRows, layouts = onlyTable } = room;
  const wanted = selectColumns(all, kept, rows);
  const fitted = fitColumns(wanted, width === 0 ? 0 : Math.max(1, width - reserved));
  const names = new Set(fitted.columns.map(({ name }) => name));
  const change = (next: ViewColumns) => {
    setKept(next);
    store(at, next);
  };
  return {
    key,
    columns: fitted.columns,
    wanted,
    isWider: fitted.isWider,
    size: kept.size,
    layout: layouts.find((layout) => layout === kept.layout) ?? layouts[0] ?? 'table',
    layouts,
    kept,
    measure,
    isShown: (name) => names.has(name),
    show: (name, shown) => {
      const without = (list: readonly string[]) => list.filter((one) => one !== name);
      const hidden = shown ? without(kept.hidden) : [...without(kept.hidden), name];
      change({ ...kept, hidden, shown: shown ? [...without(kept.shown), name] : without(kept.shown) });
    },
    resize: (name, px) => change({ ...kept, widths: { ...kept.widths, [name]: Math.max(narrowest, Math.round(px)) } }),
    setSize: (size) => change({ ...kept, size }),
    setLayout: (layout) => change({ ...kept, layout }),
    replace: change,
    restore: () => change(usual),
  };
}
