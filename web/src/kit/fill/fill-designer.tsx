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

/** Adds, orders, copies and sets the fields that applicants fill in, with a preview. */
export function FillDesigner(props: FillDesignerProps) {
  const { fields, onChange, types = Object.values(fillTypes), answered = [] } = props;
  const names = useDict('fill_field_type');
  const [chosen, setChosen] = useState<string>();
  const used = fieldsInUse(fields);
  const place = used.findIndex(({ fieldKey }) => fieldKey === chosen);
  const current = used[place];
  const faults = fillSetFaults(used);
  const add = (type: FillType) => {
    const next = addField(used, type, dictText(names, type));
    onChange(next);
    setChosen(next.at(-1)?.fieldKey);
  };
  const copy = (field: FillField, at: number) => {
    const copied = copyFields(used, [field]);
    const made = copied.at(-1) as FillField;
    const kept = copied.map((one) =>
      one === made ? { ...made, dependKey: field.dependKey, dependValues: field.dependValues } : one,
    );
    onChange(moveField(kept, made.fieldKey, at + 1));
    setChosen(made.fieldKey);
  };
  const remove = async (field: FillField) => {
    const isKept = answered.includes(field.fieldKey);
    if (isKept && !(await tell.confirm({ title: text.common.prompt, text: fillTexts.field.keepsData }))) return;
    onChange(used.filter((one) => one.fieldKey !== field.fieldKey));
  };
  return (
    <div className="fill-designer">
      <section aria-label={texts.palette} className="fill-palette">
        <h4>{texts.palette}</h4>
        {types.map((type) => (
          <button key={type} type="button" onClick={() => add(type)}>
            {dictText(names, type)}
          </button>
        ))}
      </section>
      <section aria-label={texts.fields} className="fill-canvas">
        <h4>{texts.fields}</h4>
        {used.length === 0 && <p className="muted">{texts.empty}</p>}
        <ol>
          {used.map((field, i) => (
            <li key={field.fieldKey} className={field.fieldKey === chosen ? 'chosen' : ''}>
              <button
                type="button"
                className="fill-line"
                aria-pressed={field.fieldKey === chosen}
                onClick={() => setChosen(field.fieldKey)}
              >
                <b>{field.label}</b>
                <span className="muted">{dictText(names, field.fieldType)}</span>
                {faults[field.fieldKey] && (
                  <span className="field-message error">{faults[field.fieldKey]?.[0]?.sentence}</span>
                )}
              </button>
              <IconButton
                label={texts.up(field.label)}
                disabled={i === 0}
                onClick={() => onChange(moveField(used, field.fieldKey, i - 1))}
              >
                <ArrowUpOutlined aria-hidden />
              </IconButton>
              <IconButton
                label={texts.down(field.label)}
                disabled={i === used.length - 1}
                onClick={() => onChange(moveField(used, field.fieldKey, i + 1))}
              >
                <ArrowDownOutlined aria-hidden />
              </IconButton>
              <IconButton label={texts.copy(field.label)} onClick={() => copy(field, i)}>
                <CopyOutlined aria-hidden />
              </IconButton>
              <IconButton label={texts.remove(field.label)} onClick={() => void remove(field)}>
                <DeleteOutlined aria-hidden />
              </IconButton>
            </li>
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
            onChange={(next) => onChange(used.map((one) => (one === current ? next : one)))}
          />
        ) : (
          <p className="muted">{texts.noneChosen}</p>
        )}
      </section>
      <FillPreview fields={used} />
    </div>
  );
}
