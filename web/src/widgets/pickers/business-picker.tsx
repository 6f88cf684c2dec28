import { text } from '@campus/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../request/client.ts';
import { type ControlProps, getName, members } from '../selects/option.ts';
import { PickerField } from './picker-field.tsx';
import { type PickerColumn, type PickerRow, RowPicker } from './row-picker.tsx';
import type { PickerCondition } from './row-search.tsx';

/** What a business picker selects, and how its rows are loaded and displayed. */
export interface PickerKind {
  /** 用户, 角色 … */
  readonly name: string;
  readonly listPath: string;
  /** Path that loads the labels of values; default: the list's. */
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
  /** Stores ids instead of the kind's own value. */
  readonly returnId?: boolean | undefined;
  /** Without the button a click on the field opens the dialog. */
  readonly withButton?: boolean | undefined;
  readonly buttonText?: string | undefined;
  readonly ellipsisLength?: number | undefined;
}

/** Rows of a list as tags, selected in a dialog. */
export function BusinessPicker(props: BusinessPickerProps) {
  const { kind, value, onChange, multiple = true, returnId = false, withButton = true, ...more } = props;
  const { buttonText = text.biz.button, ellipsisLength, ...field } = more;
  const [isOpen, setOpen] = useState(false);
  const key = returnId ? 'id' : kind.valueKey;
  const values = members(value);
  const [seen, setSeen] = useState<readonly PickerRow[]>([]);
  const { rows, isLooking } = useRows(kind, key, values, seen);
  const asked = rows.includes(undefined) && isLooking;
  const getText = (row: PickerRow | undefined, one: string) => {
    const name = row?.[kind.displayKey];
    return getName(one, name === undefined || name === null ? undefined : String(name), asked);
  };
  return (
    <div data-widget="business-picker">
      <PickerField
        {...field}
        placeholder={field.placeholder ?? text.common.pleaseSelectOf(kind.name)}
        isLoading={asked}
        button={withButton ? buttonText : undefined}
        chosen={values.map((one, i) => ({ value: one, label: getText(rows[i], one) }))}
        onOpen={() => setOpen(true)}
        onRemove={(left) => onChange(left.map((option) => option.value).join(','))}
      />
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

/** Rows of the values, in order; known ones are not loaded. */
function useRows(
  { listPath, valuePath = listPath }: PickerKind,
  key: string,
  values: readonly string[],
  seen: readonly PickerRow[],
): { rows: (PickerRow | undefined)[]; isLooking: boolean } {
  const unknown = values.filter((value) => !seen.some((row) => row[key] === value));
  // The trailing comma makes the server treat a single value as a list.
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
