import { text } from '@campus/contract/messages';
import { hiddenFile } from '@campus/contract/rules';
import { DatePicker, Input, InputNumber, TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { RichText } from '../../widgets/editors/rich-text.tsx';
import { FileUpload } from '../../widgets/files/file-upload.tsx';
import { HiddenFile } from '../../widgets/files/stored-image.tsx';
import { DepartPicker } from '../../widgets/pickers/depart-picker.tsx';
import { UserPicker } from '../../widgets/pickers/user-picker.tsx';
import { AreaCascader } from '../../widgets/selects/area-cascader.tsx';
import { DictSelect } from '../../widgets/selects/dict-select.tsx';
import { OptionRadio, OptionSelect } from '../../widgets/selects/option-select.tsx';
import { TreeField } from '../../widgets/selects/tree-field.tsx';
import { ValueSwitch } from '../../widgets/selects/value-switch.tsx';
import { getTree } from '../field/field-sources.ts';
import type { InputProps } from './field-control.ts';
import { control, getPick, getSelectProps } from './input-props.ts';
import { useTypedDate } from './use-typed-date.ts';

/** Length in code points, as the rules count it. */
const getLength = (value: string): number => [...value].length;
const cut = (value: string, { max }: { max: number }): string => [...value].slice(0, max).join('');
/** Shorter fields have no counter. */
const countedFrom = 51;
const getCount = (max: number | undefined) =>
  max === undefined ? {} : { count: { max, strategy: getLength, exceedFormatter: cut, show: max >= countedFrom } };

export const TextInput = (props: InputProps) => (
  <Input
    {...control(props)}
    {...getCount(props.field.max)}
    allowClear
    value={props.value}
    onChange={({ target }) => props.onChange(target.value)}
  />
);

export const LongTextInput = (props: InputProps) => (
  <Input.TextArea
    {...control(props)}
    {...getCount(props.field.max)}
    autoSize={{ minRows: 3, maxRows: 12 }}
    value={props.value}
    onChange={({ target }) => props.onChange(target.value)}
  />
);

export const RichTextInput = ({ field: _field, known: _known, onBusy: _busy, ...props }: InputProps) => (
  <RichText {...props} />
);

/** Numbers are shown without trailing zeros unless the user is typing: 1, not 1.00. */
const withoutZeros = (value: string | undefined, { userTyping, input }: { userTyping: boolean; input: string }) => {
  if (userTyping) return input;
  return value?.includes('.') ? value.replace(/\.?0+$/, '') : (value ?? '');
};

/** Keeps the number as typed; `check` reports invalid ones. */
export function NumberInput(props: InputProps) {
  const { field, value, onChange } = props;
  const isMoney = field.kind === 'money';
  const unit = field.unit ?? (isMoney ? text.common.unit.yuan : undefined);
  const isSaid = unit !== undefined && field.label.endsWith(`（${unit}）`);
  return (
    <InputNumber<string>
      {...control(props)}
      stringMode
      controls={false}
      precision={isMoney ? 2 : (field.digits ?? 0)}
      {...(!isMoney && field.digits !== undefined && { formatter: withoutZeros })}
      suffix={isSaid ? undefined : unit}
      style={{ width: '100%' }}
      value={value === '' ? null : value}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}

const dayForm = 'YYYY-MM-DD';
const instantForm = 'YYYY-MM-DD HH:mm:ss';
const timeForm = 'HH:mm:ss';
/** A time of day is set to the minute; typed seconds are understood. */
const minuteForms = ['HH:mm', timeForm];
const getDay = (value: string, form?: string): Dayjs | null => (value === '' ? null : dayjs(value, form));

export function DateInput(props: InputProps) {
  const { key, onBlur } = useTypedDate(dayForm, props);
  return (
    <DatePicker
      key={key}
      {...control(props)}
      placeholder={props.placeholder ?? getPick(props.field)}
      style={{ width: '100%' }}
      value={getDay(props.value)}
      onChange={(day) => props.onChange(day?.format(dayForm) ?? '')}
      onBlur={onBlur}
    />
  );
}
export function DateTimeInput(props: InputProps) {
  const { key, onBlur } = useTypedDate(instantForm, props);
  return (
    <DatePicker
      key={key}
      {...control(props)}
      showTime
      placeholder={getPick(props.field)}
      style={{ width: '100%' }}
      value={getDay(props.value)}
      onChange={(day) => props.onChange(day?.format(instantForm) ?? '')}
      onBlur={onBlur}
    />
  );
}
export const TimeInput = (props: InputProps) => (
  <TimePicker
    {...control(props)}
    format={minuteForms}
    placeholder={getPick(props.field)}
    style={{ width: '100%' }}
    value={getDay(props.value && `2000-01-01 ${props.value}`)}
    onChange={(at) => props.onChange(at?.second(0).format(timeForm) ?? '')}
  />
);

export const DictInput = (props: InputProps) => (
  <DictSelect
    {...getSelectProps(props)}
    dict={props.field.dict ?? ''}
    label={props.field.label}
    only={props.field.only}
    multiple={props.field.kind === 'dicts'}
  />
);

const fewOptions = 4;
export function ChoiceInput(props: InputProps) {
  const options = Object.entries(props.field.options ?? {}).map(([value, label]) => ({ value, label }));
  return options.length <= fewOptions ? (
    <OptionRadio {...getSelectProps(props)} label={props.field.label} options={options} />
  ) : (
    <OptionSelect {...getSelectProps(props)} options={options} />
  );
}

export const SwitchInput = (props: InputProps) => (
  <ValueSwitch {...getSelectProps(props)} options={props.field.kind === 'flag' ? ['1', '0'] : ['Y', 'N']} />
);

export const UserInput = (props: InputProps) => <UserPicker {...getSelectProps(props)} multiple={false} />;
export const DepartInput = (props: InputProps) => <DepartPicker {...getSelectProps(props)} />;
export const AreaInput = (props: InputProps) => (
  <AreaCascader
    {...getSelectProps(props)}
    level={props.field.level}
    multiple={props.field.kind === 'areas'}
    anywhere={props.field.anywhere}
  />
);
export const CategoryInput = (props: InputProps) => (
  <TreeField
    {...getSelectProps(props)}
    source={getTree(props.field)}
    leafOnly={props.field.leaf}
    multiple={props.field.kind === 'categories'}
  />
);

export function UploadInput(props: InputProps) {
  const { field, id, value, onChange, onBusy, disabled } = props;
  if (value === hiddenFile) return <HiddenFile />;
  return (
    <FileUpload
      id={id}
      name={field.label}
      value={value}
      onChange={onChange}
      onBusy={onBusy}
      disabled={disabled}
      invalid={props['aria-invalid']}
      describedBy={props['aria-describedby']}
      isImage={field.kind === 'image' || field.kind === 'images'}
      multiple={field.kind === 'files' || field.kind === 'images'}
      most={field.most}
      accept={field.accept}
      maxMb={field.maxMb}
      folder={field.folder}
    />
  );
}

/** Read-only: structured values need a custom editor. */
export const ReadOnlyInput = ({ id, value }: InputProps) => (
  <Input.TextArea {...(id && { id })} readOnly autoSize={{ minRows: 2, maxRows: 12 }} value={value} />
);
