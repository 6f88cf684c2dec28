import type { ReactNode } from 'react';

const columnTypes = [
  'input',
  'inputNumber',
  'checkbox',
  'select',
  'date',
  'datetime',
  'sel_depart',
  'sel_user',
  'input_pop',
  'upload',
  'file',
  'image',
  'popup',
  'radio',
  'list_multi',
  'sel_search',
  'sel_search_async',
  'slot',
  'hidden',
] as const;
/** What a cell is edited with (S). */
type ColumnType = (typeof columnTypes)[number];

/** A row: its id and one value per column. Rows are never changed in place. */
export interface GridRow {
  readonly id: string;
  readonly [key: string]: unknown;
}
/** An entry to choose. */
export interface GridOption {
  readonly value: string | number;
  readonly text?: string;
  readonly title?: string;
  readonly label?: string;
  readonly disabled?: boolean;
}
/** What made a rule run. */
export type RuleEvent = 'input' | 'change' | 'blur' | 'getValues';
type RuleAnswer = (passes: boolean | null, message?: string) => void;
/** One condition of a column; those of a column run in order and the first that fails gives the message. */
export interface CellRule {
  readonly required?: boolean;
  /** No other row holds the same value; empty ones are not compared. */
  readonly unique?: boolean;
  /** `only` = unique, the name of a preset, or a regular expression. */
  readonly pattern?: string | RegExp;
  /** Answers through `callback`, at once or later. */
  readonly handler?: (type: RuleEvent, value: unknown, row: GridRow, column: GridColumn, callback: RuleAnswer) => void;
  /** May hold `${title}`, `${key}` and `${defaultValue}` of the column. */
  readonly message?: string;
}
/** What a `slot` cell gets. */
interface SlotContext {
  readonly value: unknown;
  readonly row: GridRow;
  readonly rowId: string;
  readonly index: number;
  readonly setValue: (value: unknown) => void;
  readonly failed: boolean;
}

/** A column of the grid (S); which properties matter depends on its type. */
export interface GridColumn {
  readonly key: string;
  readonly title: string;
  /** An unknown type shows plain text. */
  readonly type: ColumnType | (string & {});
  /** Pixels, or a CSS length in px or per cent. */
  readonly width?: number | string;
  /** Stays in sight while the others scroll. */
  readonly fixed?: boolean;
  readonly options?: readonly GridOption[];
  readonly dictCode?: string;
  /** `table,text,code`: what `sel_search_async` searches, and `sel_search` loads. */
  readonly dict?: string;
  readonly validateRules?: readonly CellRule[];
  readonly defaultValue?: unknown;
  readonly defaultChecked?: boolean;
  /** What a checkbox stands for, ticked and not. */
  readonly customValue?: readonly [on: unknown, off: unknown];
  /** A last row with the sum, or rows of those named (`inputNumber`). */
  readonly statistics?: boolean | readonly ('sum' | 'average')[];
  /** A new row without a value gets the largest + 1 (`inputNumber`). */
  readonly isOrder?: boolean;
  readonly allowInput?: boolean;
  readonly allowSearch?: boolean;
  readonly allowDownload?: boolean;
  readonly allowRemove?: boolean;
  /** Path of the upload call, below the API prefix. */
  readonly action?: string;
  /** Folder of the store that uploads go to. */
  readonly folder?: string;
  /** Whether the upload carries the access token; it does unless false. */
  readonly token?: boolean;
  /** The field of an upload's answer that holds the path; default `message`. */
  readonly responseName?: string;
  /** Most files of a cell; 0 is any number. */
  readonly number?: number;
  /** JSON text of further settings: `multiSelect`, `uploadnum`. */
  readonly fieldExtendJson?: string;
  readonly btnText?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly props?: { readonly mode?: 'multiple'; readonly maxLength?: number; readonly tags?: boolean };
  readonly popupCode?: string;
  readonly orgFields?: string;
  readonly destFields?: string;
  readonly field?: string;
  readonly param?: Readonly<Record<string, string>>;
  readonly sorter?: string;
  /** Several departments, users or rows; default true for people and departments, false for reports. */
  readonly multi?: boolean;
  /** The property of a department or user that is stored. */
  readonly store?: string;
  readonly tipsContent?: string;
  /** A click opens the row in the details dialog. */
  readonly showDetails?: boolean;
  readonly render?: (slot: SlotContext) => ReactNode;
}

/** Widths that a column never falls below (S). */
const leastWidths: Readonly<Record<string, number>> = {
  date: 135,
  datetime: 190,
  sel_depart: 190,
  sel_user: 190,
  checkbox: 64,
};
const leastOfAny = 96;
export const leastWidth = ({ type }: GridColumn): number => leastWidths[type] ?? leastOfAny;

interface Extend {
  readonly multiSelect?: boolean;
  readonly uploadnum?: number;
}
/** The settings in `fieldExtendJson`; text that is no JSON object has none. */
export function extended({ fieldExtendJson = '' }: GridColumn): Extend {
  try {
    const value: unknown = JSON.parse(fieldExtendJson);
    return typeof value === 'object' && value !== null ? (value as Extend) : {};
  } catch {
    return {}; // Written by hand in a designer: a broken text leaves the defaults.
  }
}
/** Whether a people or department column takes several. */
export const takesSeveral = (column: GridColumn): boolean =>
  column.multi !== false && extended(column).multiSelect !== false;

/** A sentence with the column's own properties in it. */
export const filledIn = (sentence: string, column: GridColumn): string =>
  sentence.replace(/\$\{(title|key|defaultValue)\}/g, (_all, name: 'title' | 'key' | 'defaultValue') =>
    String(column[name] ?? ''),
  );

/** Columns that have a place on the screen. */
export const isShown = ({ type }: GridColumn): boolean => type !== 'hidden';
/** Types whose text is typed into the cell itself. */
export const isTyped = ({ type }: GridColumn): boolean =>
  type === 'input' || type === 'inputNumber' || type === 'input_pop';
const alwaysThere: ReadonlySet<string> = new Set(['checkbox', 'upload', 'file', 'image', 'slot', 'hidden']);
/** Types whose control comes when the cell is entered, or has the arrows then; the others always show theirs. */
export const hasEditor = (column: GridColumn): boolean => hasControl(column) && !alwaysThere.has(column.type);
const editable: ReadonlySet<string> = new Set(columnTypes.filter((type) => type !== 'slot' && type !== 'hidden'));
/** Types with a control of the grid's own. */
export const hasControl = ({ type }: GridColumn): boolean => editable.has(type);
