import { type DuplicatePair, duplicateReasons, type PairStudent } from '@campus/contract/resume';
import { Tag } from 'antd';
import { Empty } from '../../kit/field/field-cells.tsx';
import { findText } from '../../kit/field/row.ts';
import './merge.css';

/** A student by name and number. */
export const nameOfStudent = ({ realname, studentNo }: PairStudent): string =>
  `${String(realname ?? '')}（${String(studentNo ?? '')}）`;

/** Texts of columns of a student. */
export const getWords = (student: PairStudent, names: readonly string[]): string =>
  names
    .map((name) => findText(student, name))
    .filter(Boolean)
    .join(' · ');

/** Values of both students, one below the other; once when they are equal. */
export function PairValues({ pair, of }: { pair: DuplicatePair; of: (student: PairStudent) => string }) {
  const [one, other] = [of(pair.a), of(pair.b)];
  if (one === '' && other === '') return <Empty />;
  return (
    <div className="pair-values">
      <span title={one}>{one || <Empty />}</span>
      {other !== one && <span title={other}>{other || <Empty />}</span>}
    </div>
  );
}
export const PairReasons = ({ pair }: { pair: DuplicatePair }) => (
  <span className="pair-reasons">
    {pair.reasons.map((reason) => (
      <Tag key={reason}>{duplicateReasons[reason]}</Tag>
    ))}
  </span>
);
