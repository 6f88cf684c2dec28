import { text } from '@campus/contract/messages';
import { useEffect, useState } from 'react';
import { tell } from '../../request/tell.ts';
import { type ControlProps, members } from '../selects/option.ts';
import { PickerField } from './picker-field.tsx';
import type { ReportRow } from './report-calls.ts';
import { ReportDialog } from './report-dialog.tsx';

const texts = text.popup;

/** Form field of a report: columns of the selected rows are written to fields of the form. */
export interface ReportPopupProps extends Partial<Omit<ControlProps, 'onChange'>> {
  /** Code of the report. */
  readonly code: string;
  /** Target field that the input represents. */
  readonly field?: string;
  /** Columns of the report and fields of the form, as comma lists of equal length. */
  readonly orgFields: string;
  readonly destFields: string;
  readonly spliter?: string;
  readonly multi?: boolean;
  /** `column=asc` or `column=desc`. */
  readonly sorter?: string;
  readonly param?: Readonly<Record<string, unknown>>;
  /** Fields of one group share cached results for half a minute. */
  readonly groupId?: string;
  readonly onChange?: (text: string, values: Readonly<Record<string, string>>) => void;
}
const noParameters = {};

/** Why the field cannot be displayed; undefined when it can. */
function findProblem({ code, orgFields, destFields }: ReportPopupProps): string | undefined {
  if (!code || !orgFields || !destFields) return texts.badConfig;
  return members(orgFields).length === members(destFields).length ? undefined : texts.countMismatch;
}
/** A row's value as form text: empty for null, `0` for 0. */
const toFormText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** Selects rows of a configured report. With an invalid configuration it shows the error instead. */
export function ReportPopup(props: ReportPopupProps) {
  const { code, field = '', value = '', spliter = ',', multi = false, disabled = false, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const [latest, setLatest] = useState<readonly ReportRow[]>([]);
  const problem = findProblem(props);
  useEffect(() => {
    if (problem !== undefined) tell.error(problem);
  }, [problem]);
  if (problem !== undefined) return null;

  const [columns, fields] = [members(props.orgFields), members(props.destFields)];
  const getTexts = (rows: readonly ReportRow[]) => {
    const own = columns[fields.indexOf(field)];
    return own === undefined ? [] : rows.map((row) => toFormText(row[own]));
  };
  const choose = (rows: readonly ReportRow[]) => {
    const values = Object.fromEntries(
      fields.map((name, i) => [name, rows.map((row) => toFormText(row[columns[i] as string])).join(',')]),
    );
    onChange?.(getTexts(rows).join(spliter), values);
    setLatest(rows);
    setOpen(false);
  };
  const clear = () => onChange?.('', Object.fromEntries(fields.map((name) => [name, ''])));
  const shown = value === '' ? [] : value.split(spliter);
  return (
    <div data-widget="report-popup">
      <PickerField
        {...(props.id !== undefined && { id: props.id })}
        {...(props.onBlur && { onBlur: props.onBlur })}
        aria-invalid={props['aria-invalid']}
        aria-describedby={props['aria-describedby']}
        disabled={disabled}
        placeholder={props.placeholder ?? texts.placeholder}
        chosen={shown.map((label, i) => ({ value: String(i), label }))}
        // The values of other fields per row are known only for rows selected here.
        isFixed={shown.length > 1 && getTexts(latest).join(spliter) !== value}
        onOpen={() => !disabled && setOpen(true)}
        onRemove={(left) =>
          left.length === 0
            ? clear()
            : choose(latest.filter((_row, i) => left.some(({ value: at }) => at === String(i))))
        }
      />
      {isOpen && (
        <ReportDialog
          code={code}
          groupId={props.groupId ?? ''}
          isMultiple={multi}
          sorter={props.sorter ?? ''}
          parameters={props.param ?? noParameters}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
