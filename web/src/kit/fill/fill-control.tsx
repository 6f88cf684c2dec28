import { type FillField, fillTexts, fillTypes, offersOther, otherOption } from '@campus/contract/fill';
import { area, choice, date, dateTime, type Field, files, images, longText, number, text } from '@campus/contract/kit';
import { Checkbox, Input, Radio } from 'antd';
import { OptionSelect } from '../../widgets/selects/option-select.tsx';
import { getView } from '../field/field-views.tsx';
import { asText } from '../field/row.ts';

interface FillControlProps {
  readonly field: FillField;
  readonly id: string;
  readonly value: unknown;
  readonly isWrong: boolean;
  readonly disabled: boolean;
  readonly onChange: (value: unknown) => void;
  /** Called while the value lags behind the input (uploads). */
  readonly onBusy: (isBusy: boolean) => void;
}

const longestLine = 200;
/** The field of the kit whose input an answer has. */
function kitField(field: FillField): Field {
  const { label, fieldType, maxLength, decimals, maxFiles, maxSizeMb, fileTypes } = field;
  const most = maxFiles ?? 9;
  const size = maxSizeMb === null ? {} : { maxMb: maxSizeMb };
  switch (fieldType) {
    case fillTypes.text:
      return longText({ label, max: maxLength ?? 2000 });
    case fillTypes.number:
      return number({ label, digits: decimals ?? 0 });
    case fillTypes.date:
      return date({ label });
    case fillTypes.dateTime:
      return dateTime({ label });
    case fillTypes.images:
      return images({ label, most, ...size });
    case fillTypes.files:
      return files({ label, most, ...size, ...(fileTypes && { accept: fileTypes.split(',') }) });
    case fillTypes.area:
      return area({ label });
    case fillTypes.yesNo:
      return choice({ label, options: fillTexts.yesOrNo });
    default:
      return text({ label, max: maxLength ?? longestLine });
  }
}

/** Answers as the kit's inputs hold them: strings, several paths as a comma list. */
function toInput({ fieldType }: FillField, value: unknown): string {
  if (fieldType === fillTypes.files)
    return ((value ?? []) as readonly { path: string }[]).map(({ path }) => path).join(',');
  if (fieldType === fillTypes.area) return asText((value as { code?: string } | undefined)?.code);
  return Array.isArray(value) ? value.join(',') : asText(value);
}
function fromInput({ fieldType }: FillField, value: string): unknown {
  const paths = value.split(',').filter(Boolean);
  if (fieldType === fillTypes.images) return paths;
  if (fieldType === fillTypes.files)
    return paths.map((path) => ({ name: path.slice(path.lastIndexOf('/') + 1), path }));
  // The server writes the names of the place.
  return fieldType === fillTypes.area && value !== '' ? { code: value, text: '' } : value;
}

interface Chosen {
  readonly v?: string | readonly string[];
  readonly other?: string;
}

/** Radio buttons or checkboxes, with a text for 其他. */
function Options({ field, id, value, isWrong, disabled, onChange }: Omit<FillControlProps, 'onBusy'>) {
  const { v, other = '' } = (value ?? {}) as Chosen;
  const isSeveral = field.fieldType === fillTypes.checks;
  const options = [
    ...(field.options ?? []).map((option) => ({
      value: option.value,
      label: option.label,
      disabled: option.disabled === true,
    })),
    ...(offersOther(field) ? [{ value: otherOption, label: fillTexts.otherOption }] : []),
  ];
  const hasOther = isSeveral ? (v ?? []).includes(otherOption) : v === otherOption;
  const shared = { id, disabled, options, 'aria-label': field.label, 'aria-invalid': isWrong };
  return (
    <>
      {isSeveral ? (
        <Checkbox.Group
          {...shared}
          value={[...((v ?? []) as readonly string[])]}
          onChange={(chosen) => onChange({ v: chosen, other })}
        />
      ) : (
        <Radio.Group {...shared} value={v ?? null} onChange={({ target }) => onChange({ v: target.value, other })} />
      )}
      {hasOther && (
        <Input
          aria-label={`${field.label}${fillTexts.otherOption}`}
          maxLength={50}
          disabled={disabled}
          value={other}
          onChange={({ target }) => onChange({ v, other: target.value })}
        />
      )}
    </>
  );
}

/** The input of an answer. */
export function FillControl(props: FillControlProps) {
  const { field, id, value, isWrong, disabled, onChange, onBusy } = props;
  const { fieldType } = field;
  if (fieldType === fillTypes.radio || fieldType === fillTypes.checks) return <Options {...props} />;
  const shared = {
    id,
    disabled,
    'aria-invalid': isWrong,
    ...(field.placeholder && { placeholder: field.placeholder }),
  };
  if (fieldType === fillTypes.select)
    return (
      <OptionSelect
        {...shared}
        options={(field.options ?? []).filter((option) => option.disabled !== true)}
        value={asText((value as Chosen | undefined)?.v)}
        onChange={(next) => onChange(next === '' ? undefined : { v: next })}
      />
    );
  const known = kitField(field);
  const Shown = getView(known).input;
  return (
    <Shown
      {...shared}
      field={known}
      value={toInput(field, value)}
      onChange={(next) => onChange(fromInput(field, next))}
      onBusy={onBusy}
    />
  );
}
