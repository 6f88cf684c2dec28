import { asConditions, type SuperQuery } from './super-query.ts';

/** The stored state of a list in a saved view. Field names are those of the list's entity. */
export interface ViewState {
  /** Search conditions by parameter. */
  readonly values: Readonly<Record<string, string>>;
  readonly advanced?: SuperQuery;
  readonly tab?: string;
  readonly column?: string;
  readonly order?: 'asc' | 'desc';
  readonly columns?: ViewColumns;
}
/** How a list shows its rows. */
export const listLayouts = ['table', 'cards', 'wall'] as const;
export type ListLayout = (typeof listLayouts)[number];
/** A user's column settings of a list: widths in px, hidden and added columns. */
export interface ViewColumns {
  readonly widths: Record<string, number>;
  readonly hidden: string[];
  readonly shown: string[];
  readonly size: 'middle' | 'small';
  /** Absent: the usual layout of the list. */
  readonly layout?: ListLayout;
}

const maxValueLength = 500;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;
const isOptionalName = (value: unknown): boolean => value === undefined || isName(value);
const isNames = (value: unknown): value is string[] => Array.isArray(value) && value.every(isName);
const isWidth = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 5000;

const isColumns = (value: unknown): value is ViewColumns =>
  isRecord(value) &&
  isRecord(value.widths) &&
  Object.values(value.widths).every(isWidth) &&
  isNames(value.hidden) &&
  isNames(value.shown) &&
  (value.layout === undefined || listLayouts.some((layout) => layout === value.layout)) &&
  (value.size === 'middle' || value.size === 'small');
const isQuery = (value: unknown): value is SuperQuery =>
  isRecord(value) &&
  (value.matchType === 'and' || value.matchType === 'or') &&
  asConditions(value.conditions) !== undefined;

function isViewState(value: unknown): value is ViewState {
  if (!isRecord(value) || !isRecord(value.values)) return false;
  const { values, advanced, tab, column, order, columns } = value;
  const isText = (one: unknown) => typeof one === 'string' && one.length <= maxValueLength;
  if (!Object.entries(values).every(([name, one]) => isName(name) && isText(one))) return false;
  if (advanced !== undefined && !isQuery(advanced)) return false;
  if (columns !== undefined && !isColumns(columns)) return false;
  if (!isOptionalName(tab) || !isOptionalName(column)) return false;
  return order === undefined || order === 'asc' || order === 'desc';
}

/** Parses a stored or sent view; undefined when it is invalid. */
export function readViewState(text: string): ViewState | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isViewState(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
