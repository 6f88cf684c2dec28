import type { WishTime } from '@campus/contract/preach';
import { Empty } from '../../../kit/field/field-cells.tsx';
import { formatPeriod } from '../../../kit/field/period.ts';
import type { CellProps } from '../../../kit/form/field-control.ts';

/** The wished times, one per line in a detail. */
export function Cell({ name, row, full = false }: CellProps) {
  const wishes = row[name] as readonly WishTime[] | null | undefined;
  if (!wishes || wishes.length === 0) return <Empty />;
  const texts = wishes.map(({ start, end }) => formatPeriod(start, end));
  if (full) return texts.map((line) => <div key={line}>{line}</div>);
  return <span className="cut">{texts.join('、')}</span>;
}
