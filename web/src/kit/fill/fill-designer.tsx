import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined } from '@ant-design/icons';
import {
  addField,
  copyFields,
  type FillField,
  type FillType,
  fieldsInUse,
  fillSetFaults,
  fillTexts,
  fillTypes,
  moveField,
} from '@campus/contract/fill';
import { text } from '@campus/contract/messages';
import { useState } from 'react';
import { dictText, useDict } from '../../request/dictionary.ts';
import { tell } from '../../request/tell.ts';
import { IconButton } from '../../widgets/icon-button.tsx';
import { FillPreview } from './fill-preview.tsx';
import { FillProperties } from './fill-properties.tsx';
import './fill.css';

const texts = fillTexts.design;

interface FillDesignerProps {
  readonly fields: readonly FillField[];
  readonly onChange: (fields: readonly FillField[]) => void;
  /** Types that can be added; default: all. */
  readonly types?: readonly FillType[] | undefined;
  /** Keys of the fields that applicants have answered: they are stopped instead of removed. */
  readonly answered?: readonly string[] | undefined;
}

/** Changes of the fields in use, and the field that is being set. */
function useFields({ fields, onChange, answered = [] }: FillDesignerProps) {
  const [chosen, setChosen] = useState<string>();
  const used = fieldsInUse(fields);
  return {
    used,
    chosen,
    choose: setChosen,
    add: (type: FillType, label: string) => {
      const next = addField(used, type, label);
      onChange(next);
      setChosen(next.at(-1)?.fieldKey);
    },
    copy: (field: FillField, at: number) => {
      const copied = copyFields(used, [field]);
      const made = copied.at(-1) as FillField;
      const kept = copied.map((one) =>
        one === made ? { ...made, dependKey: field.dependKey, dependValues: field.dependValues } : one,
      );
      onChange(moveField(kept, made.fieldKey, at + 1));
      setChosen(made.fieldKey);
    },
    move: (field: FillField, to: number) => onChange(moveField(used, field.fieldKey, to)),
    replace: (field: FillField, next: FillField) => onChange(used.map((one) => (one === field ? next : one))),
    remove: async (field: FillField) => {
      const isKept = answered.includes(field.fieldKey);
      if (isKept && !(await tell.confirm({ title: text.common.prompt, text: fillTexts.field.keepsData }))) return;
      onChange(used.filter((one) => one.fieldKey !== field.fieldKey));
    },
  };
}

/** Adds, orders, copies and sets the fields that applicants fill in, with a preview. */
export function FillDesigner(props: FillDesignerProps) {
  const { types = Object.values(fillTypes) } = props;
  const names = useDict('fill_field_type');
  const fields = useFields(props);
  const { used, chosen } = fields;
  const place = used.findIndex(({ fieldKey }) => fieldKey === chosen);
  const current = used[place];
  const faults = fillSetFaults(used);
  return (
    <div className="fill-designer">
      <section aria-label={texts.palette} className="fill-palette">
        <h4>{texts.palette}</h4>
        {types.map((type) => (
          <button key={type} type="button" onClick={() => fields.add(type, dictText(names, type))}>
            {dictText(names, type)}
          </button>
        ))}
      </section>
      <section aria-label={texts.fields} className="fill-canvas">
        <h4>{texts.fields}</h4>
        {used.length === 0 && <p className="muted">{texts.empty}</p>}
        <ol>
          {used.map((field, i) => (
            <FieldLine
              key={field.fieldKey}
              field={field}
              at={i}
              fields={fields}
              fault={faults[field.fieldKey]?.[0]?.sentence}
            />
          ))}
        </ol>
      </section>
      <section aria-label={texts.properties} className="fill-side">
        <h4>{texts.properties}</h4>
        {current ? (
          <FillProperties
            key={current.fieldKey}
            field={current}
            earlier={used.slice(0, place)}
            faults={Object.fromEntries((faults[current.fieldKey] ?? []).map(({ name, sentence }) => [name, sentence]))}
            onChange={(next) => fields.replace(current, next)}
          />
        ) : (
          <p className="muted">{texts.noneChosen}</p>
        )}
      </section>
      {used.length > 0 && <FillPreview fields={used} />}
    </div>
  );
}

interface FieldLineProps {
  readonly field: FillField;
  readonly at: number;
  readonly fields: ReturnType<typeof useFields>;
  /** First fault of the field. */
  readonly fault: string | undefined;
}

function FieldLine({ field, at, fields, fault }: FieldLineProps) {
  const names = useDict('fill_field_type');
  const isChosen = field.fieldKey === fields.chosen;
  return (
    <li className={isChosen ? 'chosen' : ''}>
      <button type="button" className="fill-line" aria-pressed={isChosen} onClick={() => fields.choose(field.fieldKey)}>
        <b>{field.label}</b>
        <span className="muted">{dictText(names, field.fieldType)}</span>
        {fault && <span className="field-message error">{fault}</span>}
      </button>
      <IconButton label={texts.up(field.label)} disabled={at === 0} onClick={() => fields.move(field, at - 1)}>
        <ArrowUpOutlined aria-hidden />
      </IconButton>
      <IconButton
        label={texts.down(field.label)}
        disabled={at === fields.used.length - 1}
        onClick={() => fields.move(field, at + 1)}
      >
        <ArrowDownOutlined aria-hidden />
      </IconButton>
      <IconButton label={texts.copy(field.label)} onClick={() => fields.copy(field, at)}>
        <CopyOutlined aria-hidden />
      </IconButton>
      <IconButton label={texts.remove(field.label)} onClick={() => void fields.remove(field)}>
        <DeleteOutlined aria-hidden />
      </IconButton>
    </li>
  );
}
