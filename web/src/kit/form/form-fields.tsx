import { CloseCircleFilled } from '@ant-design/icons';
import type { Field, FieldGroup } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { Form } from 'antd';
import type { ComponentType } from 'react';
import { getView } from '../field/field-views.tsx';
import type { InputProps } from './field-control.ts';
import './form.css';
import { asText } from '../field/row.ts';
import { FieldsFormContext } from './form-context.ts';
import type { FieldsForm } from './use-fields-form.ts';

/** Custom inputs, by field. */
export type FieldInputs = Readonly<Record<string, ComponentType<InputProps>>>;

interface FormFieldsProps {
  readonly form: FieldsForm;
  readonly groups?: readonly FieldGroup[] | undefined;
  readonly inputs?: FieldInputs | undefined;
  /** Limits the fields, e.g. to those of a step. */
  readonly names?: readonly string[] | undefined;
  readonly disabled?: boolean | undefined;
}

/** The fields of a form in two columns, one on phones. Ungrouped fields come last. */
export function EntityFormFields({ form, groups = [], inputs = {}, names, disabled }: FormFieldsProps) {
  const shown = names ? form.names.filter((name) => names.includes(name)) : form.names;
  const grouped = new Set(groups.flatMap((group) => group.fields));
  const rest = shown.filter((name) => !grouped.has(name));
  const grid = (list: readonly string[]) => (
    <div className="form-grid">
      {list.map((name) => (
        <FormField key={name} form={form} name={name} input={inputs[name]} disabled={disabled} />
      ))}
    </div>
  );
  return (
    <FieldsFormContext value={form}>
      <Form component={false} layout="vertical" className="entity-form">
        {groups.map(({ title, fields }) => {
          const list = fields.filter((name) => shown.includes(name));
          return list.length === 0 ? null : (
            <section key={title} className="form-group">
              <h3>{title}</h3>
              {grid(list)}
            </section>
          );
        })}
        {rest.length > 0 && grid(rest)}
      </Form>
    </FieldsFormContext>
  );
}

interface FormFieldProps {
  readonly form: FieldsForm;
  readonly name: string;
  readonly input: ComponentType<InputProps> | undefined;
  readonly disabled: boolean | undefined;
}

function FormField({ form, name, input, disabled }: FormFieldProps) {
  const field = form.fields[name];
  if (!field) return null;
  const view = getView(field);
  const Input = input ?? view.input;
  const id = `${form.id}-${name}`;
  const error = form.errors[name];
  return (
    <Form.Item
      className={[view.isWide && 'wide', field.help && 'has-help'].filter(Boolean).join(' ')}
      label={field.label}
      htmlFor={id}
      required={form.isNeeded(name) && field.kind !== 'flag' && field.kind !== 'yesNo'}
      {...(error !== undefined && { validateStatus: 'error' as const })}
    >
      <Input
        id={id}
        field={field}
        value={toInputText(field, form.values[name])}
        known={form.known(name)}
        disabled={disabled}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-message`}
        onChange={(value) => form.set(name, field.kind === 'json' ? JSON.parse(value) : value)}
        onBlur={() => form.leave(name)}
        onBusy={(isBusy) => form.setBusy(name, isBusy)}
      />
      <p id={`${id}-message`} className={`field-message${error === undefined ? '' : ' error'}`}>
        {error ?? field.help}
      </p>
    </Form.Item>
  );
}

/** Inputs work with strings; structured values are JSON. */
const toInputText = (field: Field, value: unknown): string =>
  field.kind === 'json' && value !== null && value !== undefined ? JSON.stringify(value) : asText(value);

/** List of invalid fields, each with a link to its field. */
export function FormErrorSummary({ form }: { form: FieldsForm }) {
  const { wrong } = form;
  if (!form.isRefused || wrong.length === 0) return null;
  return (
    <div className="form-errors" role="alert">
      <CloseCircleFilled aria-hidden />
      <span>
        {text.form.toCorrect(wrong.length)}
        {wrong.map((name, i) => (
          <span key={name}>
            <button type="button" title={form.errors[name]} onClick={() => form.focus(name)}>
              {form.fields[name]?.label}
            </button>
            {i < wrong.length - 1 && text.form.and}
          </span>
        ))}
      </span>
    </div>
  );
}
