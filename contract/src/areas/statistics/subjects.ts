import { type DimensionInfo, endpoint, type MeasureInfo, type } from '../../kit/index.ts';

/** A declaration as the caller may use it: without the measures and dimensions whose fields it cannot query. */
export interface Subject {
  /** Name of the entity whose rows are counted. */
  readonly name: string;
  readonly title: string;
  /** Path of the statistics call, below the prefix. */
  readonly path: string;
  readonly measures: readonly MeasureInfo[];
  readonly dimensions: readonly DimensionInfo[];
  /** Measures that each contain the next one; empty when there is no funnel. */
  readonly funnel: readonly string[];
}
export const statisticsSubjects = endpoint({
  method: 'GET',
  path: '/statistics/subjects',
  title: '统计对象',
  needs: 'statistics:analysis:view',
  silent: true,
  input: {},
  output: type<{ readonly subjects: readonly Subject[] }>(),
});

/** Limits of a table that is saved as a workbook. */
export const chartTableLimits = { columns: 60, rows: 5_000 } as const;
