import { type Answers, type FillField, fillTypes, shownFields } from '@campus/contract/fill';
import { Form } from 'antd';
import { useId } from 'react';
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
export function FillForm({ fields, answers, faults, disabled = false, onChange }: FillFormProps) {
  const id = useId();
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
              />
              <p className={`field-message${fault === undefined ? '' : ' error'}`}>{fault ?? helpText}</p>
            </Form.Item>
          );
        })}
      </div>
    </Form>
  );
}
