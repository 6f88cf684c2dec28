import { controlTexts } from '@campus/contract/rules';
import { Rate } from 'antd';
import { Empty } from '../field/field-cells.tsx';
import { asText } from '../field/row.ts';
import type { CellProps } from '../form/field-control.ts';
import './controls.css';

/** The stars of a row. */
export const Cell = ({ field, name, row }: CellProps) => {
  const value = Number(asText(row[name]));
  if (value === 0) return <Empty />;
  return (
    <span role="img" aria-label={controlTexts.stars(value)} className="stars-cell">
      <Rate aria-hidden disabled count={field.max ?? 5} value={value} />
    </span>
  );
};
