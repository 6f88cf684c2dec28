import { text } from '@campus/contract/messages';
import { DatePicker, Input, InputNumber, Space, TimePicker } from 'antd';
import dayjs from 'dayjs';
import { userOptions } from '../../widgets/pickers/user-source.ts';
import { AreaCascader } from '../../widgets/selects/area-cascader.tsx';
import { DictSelect } from '../../widgets/selects/dict-select.tsx';
import { OptionSelect } from '../../widgets/selects/option-select.tsx';
import { SearchSelect } from '../../widgets/selects/search-select.tsx';
import { TreeField } from '../../widgets/selects/tree-field.tsx';
import { useEntity } from '../call/entities.ts';
import { getTree, rowOptions } from '../field/field-sources.ts';
import type { SearchProps } from '../form/field-control.ts';

const one = ({ id, value, onChange }: SearchProps) => ({
  id,
  value: value.value,
  onChange: (next: string) => onChange({ value: next }),
});

export function TextSearch({ id, field, as, value, onChange }: SearchProps) {
  return (
    <Input
      id={id}
      allowClear
      placeholder={as === 'like' ? text.list.query.fuzzy(field.label) : text.common.pleaseInputOf(field.label)}
      value={value.value}
      onChange={({ target }) => onChange({ value: target.value })}
    />
  );
}

export function NumberSearch(props: SearchProps) {
  const { id, as, field, value, onChange } = props;
  if (as !== 'range') return <TextSearch {...props} />;
  const end = (key: 'begin' | 'end', placeholder: string) => (
    <InputNumber<string>
      {...(key === 'begin' && { id })}
      stringMode
      controls={false}
      aria-label={`${field.label}${placeholder}`}
      placeholder={placeholder}
      style={{ width: '50%' }}
      value={value[key] === '' ? null : value[key]}
      onChange={(next) => onChange({ [key]: next ?? '' })}
    />
  );
  return (
    <Space.Compact block>
      {end('begin', text.listPage.smallest)}
      {end('end', text.listPage.largest)}
    </Space.Compact>
  );
}

const dayForm = 'YYYY-MM-DD';
const day = (value: string) => (value === '' ? null : dayjs(value));

export function DateSearch({ id, as, value, onChange }: SearchProps) {
  if (as !== 'range') {
    return (
      <DatePicker
        id={id}
        style={{ width: '100%' }}
        value={day(value.value)}
        onChange={(at) => onChange({ value: at?.format(dayForm) ?? '' })}
      />
    );
  }
  return (
    <DatePicker.RangePicker
      id={{ start: id }}
      allowEmpty
      style={{ width: '100%' }}
      placeholder={[text.list.range.start, text.list.range.end]}
      value={[day(value.begin), day(value.end)]}
      onChange={(days) => onChange({ begin: days?.[0]?.format(dayForm) ?? '', end: days?.[1]?.format(dayForm) ?? '' })}
    />
  );
}

export const TimeSearch = ({ id, value, onChange }: SearchProps) => (
  <TimePicker
    id={id}
    style={{ width: '100%' }}
    value={value.value === '' ? null : dayjs(`2000-01-01 ${value.value}`)}
    onChange={(at) => onChange({ value: at?.format('HH:mm:ss') ?? '' })}
  />
);

export const DictSearch = (props: SearchProps) => (
  <DictSelect {...one(props)} as="list" dict={props.field.dict ?? ''} multiple={props.as === 'in'} />
);
export function ChoiceSearch(props: SearchProps) {
  const options = Object.entries(props.field.options ?? {}).map(([value, label]) => ({ value, label }));
  return <OptionSelect {...one(props)} options={options} multiple={props.as === 'in'} />;
}
export function YesNoSearch(props: SearchProps) {
  const [on, off] = props.field.kind === 'flag' ? ['1', '0'] : ['Y', 'N'];
  const options = [
    { value: on as string, label: text.common.yes },
    { value: off as string, label: text.common.no },
  ];
  return <OptionSelect {...one(props)} options={options} />;
}
export const RefSearch = (props: SearchProps) => (
  <SearchSelect {...one(props)} source={rowOptions(useEntity(props.field.to ?? ''))} multiple={props.as === 'in'} />
);
const users = userOptions();
export const UserSearch = (props: SearchProps) => (
  <SearchSelect {...one(props)} source={users} multiple={props.as === 'in'} />
);
export const TreeSearch = (props: SearchProps) => <TreeField {...one(props)} source={getTree(props.field)} />;
/** Searches include everything inside the selected area, so every level can be selected. */
export const AreaSearch = (props: SearchProps) => <AreaCascader {...one(props)} level="province" />;
