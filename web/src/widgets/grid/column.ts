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
/** Cell type, which determines its editor. */
type ColumnType = (typeof columnTypes)[number];

/** A row: its id and one value per column. Immutable. */
export interface GridRow {
  readonly id: string;
  readonly [key: string]: unknown;
}
/** A selectable option. */
export interface GridOption {
  readonly value: string | number;
  readonly text?: string;
  readonly title?: string;
  readonly label?: string;
  readonly disabled?: boolean;
}
/** Event that runs a rule. */
export type RuleEvent = 'input' | 'change' | 'blur' | 'getValues';
type RuleAnswer = (passes: boolean | null, message?: string) => void;
/** One validation rule; a column's rules run in order, and the first failing one gives the message. */
export interface CellRule {
  readonly required?: boolean;
  /** Values must be unique among the rows; empty ones are not compared. */
  readonly unique?: boolean;
  /** `only` for unique, the name of a preset, or a regular expression. */
  readonly pattern?: string | RegExp;
  /** Custom rule; calls `callback` at once or later. */
  readonly handler?: (type: RuleEvent, value: unknown, row: GridRow, column: GridColumn, callback: RuleAnswer) => void;
  /** May contain `${title}`, `${key}` and `${defaultValue}` of the column. */
  readonly message?: string;
}
/** Arguments of a `slot` cell. */
interface SlotContext {
  readonly value: unknown;
  readonly row: GridRow;
  readonly rowId: string;
  readonly index: number;
  readonly setValue: (value: unknown) => void;
  readonly failed: boolean;
}

/** A column of the grid; the relevant properties depend on its type. */
export interface GridColumn {
  readonly key: string;
  readonly title: string;
  /** Unknown types show plain text. */
  readonly type: ColumnType | (string & {});
  /** Pixels, or a CSS length in px or percent. */
  readonly width?: number | string;
  /** Sticky while other columns scroll. */
  readonly fixed?: boolean;
  readonly options?: readonly GridOption[];
  readonly dictCode?: string;
  /** `table,text,code`: searched by `sel_search_async`, loaded by `sel_search`. */
  readonly dict?: string;
  readonly validateRules?: readonly CellRule[];
  readonly defaultValue?: unknown;
  readonly defaultChecked?: boolean;
  /** Values of a checked and an unchecked checkbox. */
  readonly customValue?: readonly [on: unknown, off: unknown];
  /** Adds a footer row with the sum, or the named rows (`inputNumber`). */
  readonly statistics?: boolean | readonly ('sum' | 'average')[];
  /** Default value is the largest + 1 (`inputNumber`). */
  readonly isOrder?: boolean;
  readonly allowInput?: boolean;
  readonly allowSearch?: boolean;
  readonly allowDownload?: boolean;
  readonly allowRemove?: boolean;
  /** Path of the upload call, below the API prefix. */
  readonly action?: string;
  /** Storage folder of uploads. */
  readonly folder?: string;
  /** Whether uploads send the access token; default true. */
  readonly token?: boolean;
  /** Field of the upload response with the path; default `message`. */
  readonly responseName?: string;
  /** Maximum number of files; 0 is unlimited. */
  readonly number?: number;
  /** JSON text with further settings: `multiSelect`, `uploadnum`. */
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
  /** Multiple departments, users or rows; default true for people and departments, false for reports. */
  readonly multi?: boolean;
  /** Stored property of a department or user. */
  readonly store?: string;
  readonly tipsContent?: string;
  /** A click opens the row in the details dialog. */
  readonly showDetails?: boolean;
  readonly render?: (slot: SlotContext) => ReactNode;
}

/** Minimum widths in px. */
const minWidths: Readonly<Record<string, number>> = {
  date: 135,
  datetime: 190,
  sel_depart: 190,
  sel_user: 190,
  checkbox: 64,
};
const defaultMinWidth = 96;
export const minWidth = ({ type }: GridColumn): number => minWidths[type] ?? defaultMinWidth;

interface Extend {
  readonly multiSelect?: boolean;
  readonly uploadnum?: number;
}
/** Parses `fieldExtendJson`; {} when it is not a JSON object. */
export function parseExtendedSettings({ fieldExtendJson = '' }: GridColumn): Extend {
  try {
    const value: unknown = JSON.parse(fieldExtendJson);
    return typeof value === 'object' && value !== null ? (value as Extend) : {};
  } catch {
    return {}; // Hand-written in the designer: invalid text keeps the defaults.
  }
}
/** Whether a people or department column allows several values. */
export const takesSeveral = (column: GridColumn): boolean =>
  column.multi !== false && parseExtendedSettings(column).multiSelect !== false;

/** Fills a message template with the column's properties. */
export const fillTemplate = (sentence: string, column: GridColumn): string =>
  sentence.replace(/\$\{(title|key|defaultValue)\}/g, (_all, name: 'title' | 'key' | 'defaultValue') =>
    String(column[name] ?? ''),
  );

/** Visible columns. */
export const isShown = ({ type }: GridColumn): boolean => type !== 'hidden';
/** The visible columns, fixed ones first. */
export function listShown(columns: readonly GridColumn[]): readonly GridColumn[] {
  const shown = columns.filter(isShown);
  return [...shown.filter(({ fixed }) => fixed), ...shown.filter(({ fixed }) => !fixed)];
}
/** Types with text input in the cell. */
export const isTyped = ({ type }: GridColumn): boolean =>
  type === 'input' || type === 'inputNumber' || type === 'input_pop';
const alwaysMounted: ReadonlySet<string> = new Set(['checkbox', 'upload', 'file', 'image', 'slot', 'hidden']);
/** Types with an editor that is mounted when the cell is entered; others always show their control. */
export const hasEditor = (column: GridColumn): boolean => hasControl(column) && !alwaysMounted.has(column.type);
const editable: ReadonlySet<string> = new Set(columnTypes.filter((type) => type !== 'slot' && type !== 'hidden'));
/** Types with a built-in control. */
export const hasControl = ({ type }: GridColumn): boolean => editable.has(type);
