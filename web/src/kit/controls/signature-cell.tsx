import { isSignature } from '@campus/contract/kit';
import { controlTexts } from '@campus/contract/rules';
import { Empty } from '../field/field-cells.tsx';
import { asText } from '../field/row.ts';
import type { CellProps } from '../form/field-control.ts';
import './controls.css';

/** The picture of a signature. */
export function Cell({ name, row }: CellProps) {
  const value = asText(row[name]);
  if (!isSignature(value)) return <Empty />;
  return <img className="signature-picture" src={value} alt={controlTexts.signature.image} />;
}
