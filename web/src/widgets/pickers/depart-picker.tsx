import { ApartmentOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type ControlProps, members, type Option } from '../selects/option.ts';
import { DepartDialog } from './depart-dialog.tsx';
import { allDeparts, type Depart, type DepartSource, departTreeQuery } from './depart-tree.ts';
import { PickerField } from './picker-field.tsx';

interface DepartPickerProps extends ControlProps {
  readonly multiple?: boolean | undefined;
  /** Stored property of a department, in camel or snake case. */
  readonly store?: string | undefined;
  /** Displayed property. */
  readonly display?: string | undefined;
  readonly source?: DepartSource | undefined;
  /** Offers to select a department together with its descendants. */
  readonly linkable?: boolean | undefined;
  /** Whether the first level is initially expanded. */
  readonly rootOpened?: boolean | undefined;
  readonly width?: number | undefined;
  /** Called with the selected departments and their names. */
  readonly onBack?: ((chosen: readonly Option[]) => void) | undefined;
}

const defaultWidth = 500;
const camelCase = (name: string): string => name.replace(/_(\w)/g, (_part, letter: string) => letter.toUpperCase());
const none: readonly Depart[] = [];

/** One or several departments, selected in a dialog. */
export function DepartPicker(props: DepartPickerProps) {
  const { value, onChange, multiple = false, store = 'id', display = 'departName', source = 'sys', ...more } = props;
  const { linkable = false, rootOpened = true, width = defaultWidth, onBack, ...field } = more;
  const [isOpen, setOpen] = useState(false);
  const { data, isError, isPending, refetch } = useQuery(departTreeQuery(source));
  const all = useMemo(() => allDeparts(data ?? none), [data]);
  const of = (depart: Depart, name: string) =>
    String((depart as Depart & Record<string, unknown>)[camelCase(name)] ?? '');
  const values = new Set(members(value));
  const chosen = values.size === 0 ? [] : all.filter((depart) => values.has(of(depart, store)));
  const emit = (departs: readonly Depart[]) => {
    onChange(departs.map((depart) => of(depart, store)).join(','));
    onBack?.(departs.map((depart) => ({ value: of(depart, store), label: of(depart, display) })));
  };
  return (
    <div data-widget="depart-picker">
      <PickerField
        {...field}
        placeholder={field.placeholder ?? text.depart.placeholder}
        isLoading={isPending && value !== ''}
        prefix={<ApartmentOutlined title={text.depart.iconTitle} />}
        chosen={chosen.map((depart) => ({ value: of(depart, store), label: of(depart, display) }))}
        onOpen={() => setOpen(true)}
        onRemove={(left) => emit(chosen.filter((depart) => left.some(({ value: one }) => one === of(depart, store))))}
      />
      {isOpen && (
        <DepartDialog
          tree={data}
          all={all}
          isFailed={isError}
          onRetry={() => void refetch()}
          chosen={chosen}
          multiple={multiple}
          linkable={linkable && multiple}
          rootOpened={rootOpened}
          width={width}
          onClose={() => setOpen(false)}
          onChoose={(ids) => {
            setOpen(false);
            emit(all.filter((depart) => ids.has(depart.id)));
          }}
        />
      )}
    </div>
  );
}
