import { text } from '@campus/contract/messages';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { RowPicker } from '../../widgets/pickers/row-picker.tsx';
import { members, type Option } from '../../widgets/selects/option.ts';
import { SearchSelect } from '../../widgets/selects/search-select.tsx';
import { useTexts } from '../../widgets/selects/use-search.ts';
import { useEntity } from '../call/entities.ts';
import { rowOptions } from '../field/field-sources.ts';
import { pickerColumns } from '../list/picker-columns.ts';
import type { InputProps } from './field-control.ts';
import { getSelectProps } from './input-props.ts';

interface RefInputProps extends InputProps {
  /** Parameters of the list that limit the rows that are offered. */
  readonly among?: Readonly<Record<string, string>>;
}
/** Selects rows of another entity, by search or in a dialog. */
export function RefInput({ among, ...props }: RefInputProps) {
  const { field, value, known, onChange } = props;
  const target = useEntity(field.to ?? '');
  const [isOpen, setOpen] = useState(false);
  const multiple = field.kind === 'refs';
  const texts = known === undefined ? [] : getKnownOptions(value, known);
  const [chosen, setChosen] = useState<readonly Option[]>(texts);
  const display = target.display as string;
  const source = rowOptions(target, among);
  const named = [...texts, ...chosen];
  const { options } = useTexts(source, members(value), named);
  return (
    <>
      <Space.Compact block>
        <SearchSelect
          {...getSelectProps(props)}
          source={source}
          multiple={multiple}
          known={named}
          onOptions={setChosen}
        />
        <Button disabled={props.disabled ?? false} onClick={() => setOpen(true)}>
          {text.biz.button}
        </Button>
      </Space.Compact>
      {isOpen && (
        <RowPicker
          name={target.title}
          listPath={`${target.path}/list`}
          query={among}
          multiple={multiple}
          columns={pickerColumns(target)}
          search={[{ key: display, label: target.fields[display]?.label ?? target.title }]}
          chosen={members(value).map((id) => ({
            id,
            [display]: options.find((option) => option.value === id)?.label ?? id,
          }))}
          onClose={() => setOpen(false)}
          onChoose={(rows) => {
            setOpen(false);
            setChosen(
              rows.map((row) => ({
                value: row.id,
                label: String(row[`${display}_dictText`] ?? row[display] ?? row.id),
              })),
            );
            onChange(rows.map((row) => row.id).join(','));
          }}
        />
      )}
    </>
  );
}
/** The server's text of a comma-separated list names its members in order. */
function getKnownOptions(value: string, known: string): Option[] {
  const ids = members(value);
  const names = ids.length === 1 ? [known] : known.split(',');
  return names.length === ids.length ? ids.map((id, i) => ({ value: id, label: names[i] ?? id })) : [];
}
