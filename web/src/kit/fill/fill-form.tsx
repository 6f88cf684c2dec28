import { type Answers, type FillField, fillTypes, shownFields } from '@campus/contract/fill';
import { Form } from 'antd';
import { useId, useRef } from 'react';
import '../form/form.css';
import { FillControl } from './fill-control.tsx';
import './fill.css';

interface FillFormProps {
  readonly fields: readonly FillField[];
  readonly answers: Answers;
  /** Sentences by `fieldKey`. */
  readonly faults: Readonly<Record<string, string>>;
  readonly disabled?: boolean;
  readonly onChange: (answers: Answers) => void;
  /** Whether an answer lags behind its input, while files are sent. */
  readonly onBusy?: (isBusy: boolean) => void;
}

const wide: readonly number[] = [
  fillTypes.text,
  fillTypes.radio,
  fillTypes.checks,
  fillTypes.images,
  fillTypes.files,
  fillTypes.note,
];

/** The fields that an applicant fills in; hidden ones appear with the answer that shows them. */
export function FillForm({ fields, answers, faults, disabled = false, onChange, onBusy }: FillFormProps) {
  const id = useId();
  const busy = useRef(new Set<string>());
  const setBusy = (key: string, isBusy: boolean) => {
    if (isBusy) busy.current.add(key);
    else busy.current.delete(key);
    onBusy?.(busy.current.size > 0);
  };
  const shown = shownFields(fields, answers);
  return (
    <Form component={false} layout="vertical" className="entity-form">
      <div className="form-grid fill-form">
        {shown.map((field) => {
          const { fieldKey, fieldType, label, helpText } = field;
          const className = wide.includes(fieldType) ? 'wide' : '';
          if (fieldType === fillTypes.note)
            return (
              <p key={fieldKey} className="wide fill-note">
                {helpText}
              </p>
            );
          const fault = faults[fieldKey];
          return (
            <Form.Item
              key={fieldKey}
              className={`${className}${helpText ? ' has-help' : ''}`}
              label={label}
              htmlFor={`${id}-${fieldKey}`}
              required={field.required === 'Y'}
              {...(fault !== undefined && { validateStatus: 'error' as const })}
            >
              <FillControl
                field={field}
                id={`${id}-${fieldKey}`}
                value={answers[fieldKey]}
                isWrong={fault !== undefined}
                disabled={disabled}
                onChange={(value) => onChange({ ...answers, [fieldKey]: value })}
                onBusy={(isBusy) => setBusy(fieldKey, isBusy)}
              />
              <p className={`field-message${fault === undefined ? '' : ' error'}`}>{fault ?? helpText}</p>
            </Form.Item>
          );
        })}
      </div>
    </Form>
  );
}
