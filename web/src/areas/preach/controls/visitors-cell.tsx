import type { Visitor } from '@campus/contract/preach';
import { Empty } from '../../../kit/field/field-cells.tsx';
import type { CellProps } from '../../../kit/form/field-control.ts';

/** The people who come, one per line in a detail. */
export function Cell({ name, row, full = false }: CellProps) {
  const people = row[name] as readonly Visitor[] | null | undefined;
  if (!people || people.length === 0) return <Empty />;
  const lines = people.map((one) => [one.name, one.mobile, one.plate].filter(Boolean).join(' · '));
  if (full) return lines.map((line) => <div key={line}>{line}</div>);
  return <span className="cut">{people.map((one) => one.name).join('、')}</span>;
}
