import { CloseOutlined } from '@ant-design/icons';
import {
  canDecide,
  type FillField,
  type FillOption,
  fillProperties,
  fillTexts,
  hasOptions,
  newOptionValue,
} from '@campus/contract/fill';
import { clean, type Field } from '@campus/contract/kit';
import { Button, Checkbox, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { IconButton } from '../../widgets/icon-button.tsx';
import { OptionSelect } from '../../widgets/selects/option-select.tsx';
import { getView } from '../field/field-views.tsx';
import { asText } from '../field/row.ts';
import './fill.css';

const texts = fillTexts.design;

interface PropertiesProps {
  readonly field: FillField;
  /** The fields before it, which its condition can refer to. */
  readonly earlier: readonly FillField[];
  /** Sentences by the name of the setting. */
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (field: FillField) => void;
}

/** The settings of a field; every change takes effect at once. */
export function FillProperties({ field, earlier, faults, onChange }: PropertiesProps) {
  const id = useId();
  const shown = fillProperties(field.fieldType);
  // As typed: a stored text has no space at its end, after which more may be typed.
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const set = (name: string, known: Field, value: string) => {
    setTyped({ ...typed, [name]: value });
    onChange({ ...field, [name]: clean(known, value) });
  };
  const getShown = (name: string, known: Field): string => {
    const [stored, input] = [field[name as keyof FillField], typed[name]];
    return input !== undefined && clean(known, input) === stored ? input : asText(stored);
  };
  return (
    <Form component={false} layout="vertical" className="fill-properties">
      {Object.entries(shown).map(([name, known]) => {
        const Shown = getView(known).input;
        const fault = faults[name];
        return (
          <Form.Item
            key={name}
            label={known.label}
            htmlFor={`${id}-${name}`}
            required={known.required && known.kind !== 'yesNo'}
            {...(fault !== undefined && { validateStatus: 'error' as const, help: fault })}
          >
            <Shown
              id={`${id}-${name}`}
              field={known}
              value={getShown(name, known)}
              aria-invalid={fault !== undefined}
              onChange={(value) => set(name, known, value)}
            />
          </Form.Item>
        );
      })}
      {hasOptions(field) && (
        <Options
          options={field.options ?? []}
          fault={faults.options}
          onChange={(options) => onChange({ ...field, options })}
        />
      )}
      <Condition field={field} deciders={earlier.filter(canDecide)} fault={faults.dependKey} onChange={onChange} />
    </Form>
  );
}

interface OptionsProps {
  readonly options: readonly FillOption[];
  readonly fault: string | undefined;
  readonly onChange: (options: readonly FillOption[]) => void;
}
function Options({ options, fault, onChange }: OptionsProps) {
  const change = (value: string, part: Partial<FillOption>) =>
    onChange(options.map((option) => (option.value === value ? { ...option, ...part } : option)));
  return (
    <Form.Item label={texts.options} {...(fault !== undefined && { validateStatus: 'error' as const, help: fault })}>
      {options.map((option, i) => (
        <div key={option.value} className="fill-option">
          <Input
            aria-label={texts.optionNo(i + 1)}
            maxLength={50}
            value={option.label}
            onChange={({ target }) => change(option.value, { label: target.value })}
          />
          <Checkbox
            checked={option.disabled === true}
            onChange={({ target }) => change(option.value, { disabled: target.checked })}
          >
            {texts.disableOption}
          </Checkbox>
          <IconButton
            label={texts.removeOption(option.label)}
            onClick={() => onChange(options.filter((one) => one !== option))}
          >
            <CloseOutlined aria-hidden />
          </IconButton>
        </div>
      ))}
      <Button
        type="dashed"
        block
        onClick={() =>
          onChange([...options, { value: newOptionValue(options), label: texts.optionNo(options.length + 1) }])
        }
      >
        {texts.addOption}
      </Button>
    </Form.Item>
  );
}

interface ConditionProps {
  readonly field: FillField;
  readonly deciders: readonly FillField[];
  readonly fault: string | undefined;
  readonly onChange: (field: FillField) => void;
}
/** When the field is shown: always, or with some answers to an earlier field. */
function Condition({ field, deciders, fault, onChange }: ConditionProps) {
  const decider = deciders.find(({ fieldKey }) => fieldKey === field.dependKey);
  const values =
    decider && (decider.options ?? Object.entries(fillTexts.yesOrNo).map(([value, label]) => ({ value, label })));
  if (deciders.length === 0 && field.dependKey === null) return null;
  return (
    <Form.Item
      label={fillTexts.labels.dependKey}
      {...(fault !== undefined && { validateStatus: 'error' as const, help: fault })}
    >
      <OptionSelect
        aria-label={fillTexts.labels.dependKey}
        placeholder={texts.unconditional}
        options={deciders.map(({ fieldKey, label }) => ({ value: fieldKey, label }))}
        value={field.dependKey ?? ''}
        onChange={(key) => onChange({ ...field, dependKey: key === '' ? null : key, dependValues: null })}
      />
      {values && (
        <OptionSelect
          aria-label={fillTexts.labels.dependValues}
          placeholder={fillTexts.labels.dependValues}
          multiple
          options={values}
          value={field.dependValues ?? ''}
          onChange={(chosen) => onChange({ ...field, dependValues: chosen === '' ? null : chosen })}
        />
      )}
    </Form.Item>
  );
}
