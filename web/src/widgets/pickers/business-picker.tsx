import { LoadingOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Button, Select, Space } from 'antd';
import { useState } from 'react';
import { request } from '../../request/client.ts';
import { askedLook, type ControlProps, members, nameOf } from '../selects/option.ts';
import { type PickerColumn, type PickerRow, RowPicker } from './row-picker.tsx';
import type { PickerCondition } from './row-search.tsx';

/** What a business picker chooses, and how its rows are found and shown. */
export interface PickerKind {
  /** 用户, 角色 … */
  readonly name: string;
  readonly listPath: string;
  /** Where the texts of chosen values are looked up; default the list. */
  readonly valuePath?: string;
  readonly columns: readonly PickerColumn[];
  readonly valueKey: string;
  readonly displayKey: string;
  readonly search: readonly PickerCondition[];
  readonly more?: readonly PickerCondition[];
  readonly width?: number;
}
interface BusinessPickerProps extends ControlProps {
  readonly kind: PickerKind;
  readonly multiple?: boolean | undefined;
  /** Ids are stored instead of the kind's own value. */
  readonly returnId?: boolean | undefined;
  /** Without the button a click on the field opens. */
  readonly withButton?: boolean | undefined;
  readonly buttonText?: string | undefined;
  readonly ellipsisLength?: number | undefined;
}

/** Rows of a list as tags, chosen in a dialog (widgets 13). */
export function BusinessPicker(props: BusinessPickerProps) {
  const { kind, value, onChange, multiple = true, returnId = false, withButton = true, ...more } = props;
  const { buttonText = text.biz.button, ellipsisLength, placeholder, onBlur, disabled = false, id, ...aria } = more;
  const [isOpen, setOpen] = useState(false);
  const key = returnId ? 'id' : kind.valueKey;
  const values = members(value);
  const [seen, setSeen] = useState<readonly PickerRow[]>([]);
  const { rows, isLooking } = useRows(kind, key, values, seen);
  const asked = rows.includes(undefined) && isLooking;
  const textOf = (row: PickerRow | undefined, one: string) => {
    const name = row?.[kind.displayKey];
    return nameOf(one, name === undefined || name === null ? undefined : String(name), asked);
  };
  const open = () => !disabled && setOpen(true);
  const field = (
    <Select<{ value: string; label: string }[]>
      {...aria}
      {...(id && { id })}
      {...(onBlur && { onBlur })}
      mode="multiple"
      open={false}
      showSearch={false}
      suffixIcon={isLooking ? <LoadingOutlined aria-label={text.common.loading} /> : null}
      allowClear
      {...askedLook(asked)}
      labelInValue
      disabled={disabled}
      placeholder={placeholder ?? text.common.pleaseSelectOf(kind.name)}
      style={{ width: '100%' }}
      value={values.map((one, i) => ({ value: one, label: textOf(rows[i], one) }))}
      onChange={(next) => onChange(next.map((option) => option.value).join(','))}
      onClick={() => !withButton && open()}
      onKeyDown={({ key: pressed }) => (pressed === 'Enter' || pressed === ' ') && open()}
    />
  );
  return (
    <div data-widget="business-picker">
      {withButton ? (
        <Space.Compact block>
          {field}
          <Button disabled={disabled} onClick={open}>
            {buttonText}
          </Button>
        </Space.Compact>
      ) : (
        field
      )}
      {isOpen && (
        <RowPicker
          name={kind.name}
          listPath={kind.listPath}
          columns={kind.columns}
          search={kind.search}
          more={kind.more}
          width={kind.width}
          ellipsisLength={ellipsisLength}
          multiple={multiple}
          chosen={rows.filter((row) => row !== undefined)}
          onClose={() => setOpen(false)}
          onChoose={(picked) => {
            setOpen(false);
            setSeen(picked);
            onChange(picked.map((row) => String(row[key])).join(','));
          }}
        />
      )}
    </div>
  );
}

/** The rows of the values in their order; those that have been seen are not asked for. */
function useRows(
  { listPath, valuePath = listPath }: PickerKind,
  key: string,
  values: readonly string[],
  seen: readonly PickerRow[],
): { rows: (PickerRow | undefined)[]; isLooking: boolean } {
  const unknown = values.filter((value) => !seen.some((row) => row[key] === value));
  // The trailing comma makes the server take one value for a list, as several are.
  const query = { [key]: `${unknown.join(',')},`, pageNo: 1, pageSize: unknown.length };
  const { data = [], isFetching } = useQuery({
    queryKey: [valuePath, 'chosen', query],
    queryFn: async ({ signal }) => {
      const answer = await request<readonly PickerRow[] | { records: readonly PickerRow[] }>({
        method: 'GET',
        path: valuePath,
        query,
        signal,
      });
      return 'records' in answer ? answer.records : answer;
    },
    enabled: unknown.length > 0,
    staleTime: 60_000,
  });
  const rows = values.map((value) => [...seen, ...data].find((row) => row[key] === value));
  return { rows, isLooking: isFetching };
}
