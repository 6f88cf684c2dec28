import { employUser, mergeTexts as texts } from '@campus/contract/resume';
import { Radio } from 'antd';
import { Empty } from '../../kit/field/field-cells.tsx';
import { getView } from '../../kit/field/field-views.tsx';
import type { RowData } from '../../kit/field/row.ts';
import './merge.css';

type FieldName = keyof typeof employUser.fields;

/** A value as the student's detail shows it; a résumé by how complete it is. */
function Value({ name, row }: { name: string; row: RowData }) {
  if (name === 'resumeId') return row.resumeId ? texts.resumeScore(row.resumeScore ?? 0) : <Empty />;
  const field = employUser.fields[name as FieldName];
  const { cell: Cell } = getView(field);
  return <Cell field={field} name={name} row={row} full />;
}

interface MergeFieldsProps {
  readonly names: readonly string[];
  readonly keep: RowData;
  readonly drop: RowData;
  /** By field, the id of the record whose value stays. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChoose: (name: string, id: string) => void;
  readonly nameOf: (row: RowData) => string;
}
/** The values of two records next to each other, with a choice per field. */
export function MergeFields({ names, keep, drop, chosen, onChoose, nameOf }: MergeFieldsProps) {
  if (names.length === 0) return <p className="muted">{texts.noDifference}</p>;
  return (
    <ul className="merge-fields">
      <li className="merge-head" aria-hidden>
        <span className="merge-label">{texts.field}</span>
        <span>{texts.kept(nameOf(keep))}</span>
        <span>{texts.dropped(nameOf(drop))}</span>
      </li>
      {names.map((name) => {
        const label = employUser.fields[name as FieldName].label;
        const choose = (row: RowData) => ({
          checked: (chosen[name] ?? keep.id) === row.id,
          onChange: () => onChoose(name, row.id),
          'aria-label': texts.value(label, nameOf(row)),
        });
        return (
          <li key={name}>
            <span className="merge-label">{label}</span>
            {[keep, drop].map((row) => (
              <Radio key={row.id} name={`merge-${name}`} {...choose(row)}>
                <Value name={name} row={row} />
              </Radio>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
