import type { ExtraRoom } from '@campus/contract/preach';
import { Empty } from '../../../kit/field/field-cells.tsx';
import { formatPeriod } from '../../../kit/field/period.ts';
import type { CellProps } from '../../../kit/form/field-control.ts';

/** The further rooms of a session; their names come with the row. */
export function Cell({ name, row }: CellProps) {
  const rooms = row[name] as readonly ExtraRoom[] | null | undefined;
  if (!rooms || rooms.length === 0) return <Empty />;
  const names = (row.roomNames ?? {}) as Readonly<Record<string, string>>;
  return (
    <>
      {rooms.map(({ venueId, start, end }) => (
        <div key={`${venueId}${start}`}>
          {names[venueId] ?? ''} {formatPeriod(start, end)}
        </div>
      ))}
    </>
  );
}
