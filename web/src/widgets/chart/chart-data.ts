/** A number of a chart with the list of the rows it counts. */
export interface ChartValue {
  readonly name: string;
  /** Null: there is no number, as the mean of no rows. */
  readonly value: number | null;
  /** Path of the list with the counted rows. */
  readonly to?: string | undefined;
  /** Code of the group. */
  readonly code?: string | null | undefined;
}
/** A bar of several parts, one per series, in the order of the series. */
export interface ChartStack {
  readonly name: string;
  readonly parts: readonly ChartValue[];
}
/** What every chart is given besides its numbers. */
export interface ChartOptions {
  readonly unit: string;
  /** Accessible name. */
  readonly label: string;
  readonly height: number;
}

const plain = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 2 });
const compact = new Intl.NumberFormat('zh-CN', { notation: 'compact', maximumFractionDigits: 1, useGrouping: true });
/** An exact number: `12,345`. */
export const exact = (n: number | null): string => (n === null ? '–' : plain.format(n));
/** A short number: `1.2万`. */
export const short = (n: number | null): string => (n === null ? '–' : compact.format(n));
/** A number with its unit; percent signs follow without a space. */
export const withUnit = (n: number | null, unit: string): string =>
  n === null ? '–' : unit === '%' ? `${exact(n)}%` : `${exact(n)} ${unit}`;
/** Share of `part` in `whole`, with one digit. */
export const getPercent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)}%`;
export const getSum = (values: readonly { readonly value: number | null }[]): number =>
  values.reduce((sum, { value }) => sum + (value ?? 0), 0);
export const getLargest = (values: readonly { readonly value: number | null }[]): number =>
  values.reduce((most, { value }) => Math.max(most, value ?? 0), 0);
