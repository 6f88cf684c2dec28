import { dictTexts, type KnownSource, knownSources, sysTableWhiteList } from '@campus/contract/system';
import { Select } from 'antd';
import { createContext, useContext, useEffect, useState } from 'react';
import type { InputProps } from '../../kit/form/field-control.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { OptionSelect } from '../../widgets/selects/option-select.tsx';

/** Rows have no further details. */
const calls = sysTableWhiteList.calls.filter((call) => call !== 'queryById');
interface WhiteListChoices {
  readonly sources: readonly KnownSource[];
  /** Table of the open form. */
  readonly table: string;
  readonly choose: (table: string) => void;
}
const ChoicesContext = createContext<WhiteListChoices>({ sources: [], table: '', choose: () => undefined });

function TableInput({ field: _field, known: _known, onBusy: _busy, ...control }: InputProps) {
  const { sources, choose } = useContext(ChoicesContext);
  const { value } = control;
  // The neighbouring input offers the columns of this table.
  useEffect(() => choose(value), [choose, value]);
  const options = sources.map(({ tableName, title }) => ({ value: tableName, label: `${title}（${tableName}）` }));
  return <OptionSelect {...control} options={options} clearable={false} />;
}

function FieldsInput({ id, value, onChange, onBlur, disabled, ...aria }: InputProps) {
  const { sources, table } = useContext(ChoicesContext);
  const fields = sources.find((source) => source.tableName === table)?.fields ?? [];
  return (
    <Select
      {...(id && { id })}
      {...(onBlur && { onBlur })}
      aria-invalid={aria['aria-invalid']}
      aria-describedby={aria['aria-describedby']}
      mode="multiple"
      disabled={(disabled ?? false) || table === ''}
      placeholder={dictTexts.pickFields}
      style={{ width: '100%' }}
      showSearch={{ optionFilterProp: 'label' }}
      options={fields.map(({ name, label }) => ({ value: name, label: `${label}（${name}）` }))}
      value={value === '' ? [] : value.split(',')}
      onChange={(names: string[]) => onChange(names.join(','))}
    />
  );
}

/** 字典数据源: tables that pickers may read, shipped and added. */
export function SysTableWhiteListPage() {
  const { data: sources = [] } = useEndpoint(knownSources, {}, { silent: true });
  const [table, choose] = useState('');
  const findTitle = (name: string) => sources.find((source) => source.tableName === name)?.title;
  const getLabels = (name: string, list: readonly string[]) => {
    const fields = sources.find((source) => source.tableName === name)?.fields ?? [];
    return list.map((one) => fields.find((field) => field.name === one)?.label ?? one).join('、');
  };
  return (
    <ChoicesContext value={{ sources, table, choose }}>
      <EntityPage
        entity={sysTableWhiteList}
        calls={calls}
        form={{ inputs: { tableName: TableInput, fieldName: FieldsInput } }}
        cells={{
          tableName: (row) => `${findTitle(row.tableName) ?? ''}（${row.tableName}）`,
          fieldName: (row) => getLabels(row.tableName, row.fieldName.split(',')),
        }}
      />
    </ChoicesContext>
  );
}
