import { text, weekHourText } from '@campus/contract/messages';
import { controlOfField, type QueryRule, queryLimits, weekHours } from '@campus/contract/rules';
import { DatePicker, Input, InputNumber, TimePicker } from 'antd';
import dayjs from 'dayjs';
import { DepartPicker } from '../pickers/depart-picker.tsx';
import { ReportPopup } from '../pickers/report-popup.tsx';
import { UserPicker } from '../pickers/user-picker.tsx';
import { AreaCascader } from '../selects/area-cascader.tsx';
import { DictSelect } from '../selects/dict-select.tsx';
import { dictSource } from '../selects/dict-source.ts';
import type { ControlProps, Option } from '../selects/option.ts';
import { OptionSelect } from '../selects/option-select.tsx';
import { SearchSelect } from '../selects/search-select.tsx';
import { TreeField } from '../selects/tree-field.tsx';
import type { ListField } from './query-field.ts';
import { RelativeDays } from './query-relative.tsx';

const texts = text.sq.value;
const hours: readonly Option[] = weekHours.map((value) => ({ value, label: weekHourText(value) }));
const dayForm = 'YYYY-MM-DD';
const timeForm = 'HH:mm:ss';

type LabelledProps = ControlProps & { readonly 'aria-label': string };
interface QueryValueProps {
  readonly field: ListField | undefined;
  readonly rule: QueryRule;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onRun: () => void;
}

/** Value control of a condition: none, a relative range, two bounds, or the field's control. */
export function QueryValue(props: QueryValueProps) {
  const { rule, value, onChange } = props;
  if (rule === 'empty' || rule === 'filled') return null;
  if (rule === 'relative') return <RelativeDays {...props} />;
  if (rule === 'week_hour')
    return (
      <OptionSelect
        {...{ value, onChange }}
        aria-label={texts.text}
        placeholder={texts.weekHour}
        options={hours}
        multiple
      />
    );
  if (rule !== 'between') return <FieldValue {...props} label={texts.text} />;
  const [from = '', to = ''] = value.split(',');
  return (
    <div className="query-between">
      <FieldValue {...props} label={texts.from} value={from} onChange={(next) => onChange(`${next},${to}`)} />
      <span aria-hidden>~</span>
      <FieldValue {...props} label={texts.to} value={to} onChange={(next) => onChange(`${from},${next}`)} />
    </div>
  );
}

/** Control of the field's type; multiple values only with the rule `in`. */
function FieldValue({ field, rule, value, onChange, onRun, label }: QueryValueProps & { readonly label: string }) {
  const multiple = rule === 'in';
  const given: LabelledProps = {
    value,
    onChange,
    placeholder: texts.select,
    'aria-label': label,
  };
  switch (controlOfField(field)) {
    case 'search':
    case 'tableSearch':
      return <SearchSelect {...given} source={field?.source ?? dictSource(getTable(field))} multiple={multiple} />;
    case 'multiple':
      return field?.options ? (
        <OptionSelect {...given} options={field.options} multiple />
      ) : (
        <DictSelect {...given} dict={field?.dictCode ?? ''} as="list" multiple />
      );
    case 'popup':
      return <Popup {...given} field={field} />;
    case 'dictionary':
      return <DictSelect {...given} dict={field?.dictCode ?? ''} as="list" multiple={multiple} />;
    case 'user':
      return (
        <UserPicker
          {...given}
          placeholder={texts.user}
          withButton={false}
          multiple={multiple}
          store={field?.customReturnField === 'id' ? 'id' : 'username'}
        />
      );
    case 'depart':
      return (
        <DepartPicker
          {...given}
          placeholder={texts.depart}
          multiple={multiple}
          store={field?.customReturnField ?? 'id'}
        />
      );
    case 'options':
      return <OptionSelect {...given} options={field?.options ?? []} multiple={multiple} />;
    case 'switch':
      return <OptionSelect {...given} options={yesNo(field?.extendOption)} />;
    case 'area':
      return <AreaCascader {...given} level="province" />;
    case 'tree':
      return field?.tree ? <TreeField {...given} source={field.tree} multiple={multiple} /> : null;
    case 'date':
      return <Day {...given} isRange={rule === 'between'} />;
    case 'datetime':
      // A range of times is entered as dates; the server includes the whole last day.
      return <Day {...given} withTime={rule !== 'between'} isRange={rule === 'between'} />;
    case 'time':
      return <Clock {...given} />;
    case 'number':
      // Several numbers are entered as text, a single one with a number input.
      return multiple ? <TextInput {...given} onRun={onRun} /> : <NumberInput {...given} onRun={onRun} />;
    default:
      return <TextInput {...given} onRun={onRun} />;
  }
}

const getTable = (field: ListField | undefined): string =>
  field?.dictTable ? `${field.dictTable},${field.dictText},${field.dictCode}` : (field?.dictCode ?? '');
const yesNo = ([yes, no]: readonly [string, string] = ['Y', 'N']): Option[] => [
  { value: yes, label: text.common.yes },
  { value: no, label: text.common.no },
];

/** Rows of a report, or of the table behind a dictionary. */
function Popup({ field, onChange, ...control }: ControlProps & Pick<QueryValueProps, 'field'>) {
  const { dictTable = '', dictCode = '', popup } = field ?? {};
  const settings = popup ?? { code: dictTable, orgFields: dictCode, destFields: dictCode };
  const [first = ''] = settings.destFields.split(',');
  return (
    <ReportPopup
      {...control}
      {...settings}
      multi
      groupId="superQuery"
      field={first}
      onChange={(_text, values) => onChange(values[first] ?? '')}
    />
  );
}

interface DayProps extends LabelledProps {
  readonly withTime?: boolean;
  /** Two inputs next to each other are too narrow for an icon. */
  readonly isRange: boolean;
}
function Day({ value, onChange, withTime = false, isRange, ...rest }: DayProps) {
  const form = withTime ? `${dayForm} ${timeForm}` : dayForm;
  return (
    <DatePicker
      showTime={withTime}
      aria-label={rest['aria-label']}
      placeholder={withTime ? texts.datetime : texts.date}
      style={{ width: '100%' }}
      {...(isRange && { suffixIcon: null })}
      value={value === '' ? null : dayjs(value)}
      onChange={(at) => onChange(at?.format(form) ?? '')}
    />
  );
}
const Clock = ({ value, onChange, ...rest }: LabelledProps) => (
  <TimePicker
    aria-label={rest['aria-label']}
    placeholder={texts.datetime}
    style={{ width: '100%' }}
    value={value === '' ? null : dayjs(`2000-01-01 ${value}`)}
    onChange={(at) => onChange(at?.format(timeForm) ?? '')}
  />
);
const NumberInput = ({ value, onChange, onRun, ...rest }: LabelledProps & { readonly onRun: () => void }) => (
  <InputNumber<string>
    stringMode
    controls={false}
    aria-label={rest['aria-label']}
    placeholder={texts.number}
    style={{ width: '100%' }}
    value={value === '' ? null : value}
    onChange={(next) => onChange(next ?? '')}
    onPressEnter={onRun}
  />
);
const TextInput = ({ value, onChange, onRun, ...rest }: LabelledProps & { readonly onRun: () => void }) => (
  <Input
    allowClear
    aria-label={rest['aria-label']}
    maxLength={queryLimits.value}
    placeholder={texts.text}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    onPressEnter={onRun}
  />
);
