import { Link } from 'react-router';
import { keyboardScroll } from '../keyboard-scroll.ts';
import { exact } from './chart-data.ts';

interface ChartRow {
  readonly cells: readonly (string | number | null)[];
  /** Path of the list with the rows of the whole line. */
  readonly to?: string | undefined;
  /** Paths of the lists of single cells. */
  readonly links?: readonly (string | undefined)[];
}
/** The numbers of a chart as lines. */
export interface ChartTable {
  readonly heads: readonly string[];
  readonly rows: readonly ChartRow[];
}

const formatCell = (cell: string | number | null | undefined): string =>
  typeof cell === 'string' ? cell : exact(cell ?? null);

/** The numbers of a chart, each linked to the rows it counts: the form of the chart that a screen reader can read. */
export const NumberTable = ({ table, height }: { table: ChartTable; height: number }) => (
  <div className="chart-table" style={{ minHeight: height }} {...keyboardScroll}>
    <table>
      <thead>
        <tr>
          {table.heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ cells, to, links }) => (
          <tr key={cells.join()}>
            {cells.map((cell, i) => {
              const path = links?.[i] ?? (i === 0 ? to : undefined);
              return (
                <td key={table.heads[i]}>{path ? <Link to={path}>{formatCell(cell)}</Link> : formatCell(cell)}</td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
