import { text } from '@campus/contract/messages';
import type { ListColumn } from './list-columns.tsx';

const rows = 10;
const shares = ['62%', '78%', '54%', '70%'];

/** Skeleton with the columns' real widths, fading downwards. */
export function ListSkeleton({ columns, hasSelection }: { columns: readonly ListColumn[]; hasSelection: boolean }) {
  return (
    <div className="list-skeleton" role="status" aria-label={text.common.loading}>
      <table aria-hidden="true">
        <colgroup>
          {hasSelection && <col style={{ width: 52 }} />}
          {columns.map((column) => (
            <col key={column.name} style={{ width: column.width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {hasSelection && <th />}
            {columns.map((column) => (
              <th key={column.name}>{column.label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity
            <tr key={row} style={{ opacity: 1 - row * 0.085 }}>
              {hasSelection && (
                <td>
                  <span className="bone" style={{ width: 16, height: 16 }} />
                </td>
              )}
              {columns.map((column, at) => (
                <td key={column.name}>
                  <span className="bone" style={{ width: shares[(row + at) % shares.length] }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
