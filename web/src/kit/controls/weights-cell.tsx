import type { Weights } from '@campus/contract/kit';
import { Empty } from '../field/field-cells.tsx';
import type { CellProps } from '../form/field-control.ts';

/** The weights of a row, by part. */
export function Cell({ field, name, row }: CellProps) {
  const weights = row[name] as Weights | null | undefined;
  if (!weights) return <Empty />;
  const shown = Object.entries(field.options ?? {}).map(([part, label]) => `${label} ${weights[part] ?? 0}%`);
  return <span className="cut">{shown.join(' · ')}</span>;
}
