import { text } from '@campus/contract/messages';
import { Button, Checkbox, DatePicker, Input, InputNumber, Segmented } from 'antd';
import dayjs from 'dayjs';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type ColumnFilter, findFilterKind, valuesIn } from './arrange-rows.ts';
import type { GridColumn } from './column.ts';
import type { GridStore } from './grid-store.ts';
import './filter-panel.css';

const labels = text.gridLabels.filter;
const format = 'YYYY-MM-DD';
/** Above this number, values are searched instead of listed. */
const maxListed = 200;

interface FilterPanelProps {
  readonly store: GridStore;
  readonly column: GridColumn;
  readonly onClose: () => void;
}

/** Filter of a column: listed values, a range or a substring, and whether empty cells match. */
export function FilterPanel({ store, column, onClose }: FilterPanelProps) {
  const [draft, setDraft] = useState<ColumnFilter>(() => store.arranger.current.filters.get(column.key) ?? {});
  const kind = findFilterKind(column);
  const panel = useRef<HTMLFormElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true }), []);
  const apply = () => {
    store.arranger.filter(column.key, withoutBlanks(draft));
    onClose();
  };
  const change = (next: Partial<ColumnFilter>) => setDraft((before) => ({ ...before, ...next }));
  return (
    <form
      ref={panel}
      className="grid-filter-panel"
      aria-label={text.gridLabels.filter.button(column.title)}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      onKeyDown={(event) => {
        // Typed keys must not reach the grid or a surrounding dialog.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      {kind === 'values' ? (
        <ValueList store={store} column={column} value={draft.values} onChange={(values) => change({ values })} />
      ) : (
        <>
          {kind === 'text' && <Contains value={draft} onChange={change} />}
          {kind === 'number' && <NumberBounds value={draft} onChange={change} />}
          {kind === 'date' && <DateBounds value={draft} onChange={change} />}
          <BlankCells value={draft} onChange={change} />
        </>
      )}
      <div className="grid-question">
        <Button
          size="small"
          onClick={() => {
            store.arranger.filter(column.key, undefined);
            onClose();
          }}
        >
          {labels.reset}
        </Button>
        <Button size="small" type="primary" htmlType="submit">
          {labels.apply}
        </Button>
      </div>
    </form>
  );
}

/** Returns undefined for a filter without conditions. */
function withoutBlanks({ contains = '', values, from = '', to = '', blank }: ColumnFilter): ColumnFilter | undefined {
  const kept: ColumnFilter = {
    ...(contains.trim() !== '' && { contains: contains.trim() }),
    ...(values && { values }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(blank && { blank }),
  };
  return Object.keys(kept).length > 0 ? kept : undefined;
}

const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid-filter-field">
    <span className="muted">{label}</span>
    {children}
  </div>
);

interface ConditionProps {
  readonly value: ColumnFilter;
  readonly onChange: (next: Partial<ColumnFilter>) => void;
}
const Contains = ({ value, onChange }: ConditionProps) => (
  <Field label={labels.contains}>
    <Input
      aria-label={labels.contains}
      allowClear
      value={value.contains ?? ''}
      onChange={({ target }) => onChange({ contains: target.value })}
    />
  </Field>
);
const BlankCells = ({ value, onChange }: ConditionProps) => (
  <Segmented
    block
    aria-label={labels.cells}
    value={value.blank ?? 'all'}
    options={[
      { value: 'all', label: labels.all },
      { value: 'without', label: labels.filled },
      { value: 'only', label: labels.blank },
    ]}
    onChange={(blank) => onChange({ blank: blank === 'all' ? undefined : blank } as Partial<ColumnFilter>)}
  />
);
const NumberBounds = ({ value, onChange }: ConditionProps) => (
  <>
    {(['from', 'to'] as const).map((side) => (
      <Field key={side} label={side === 'from' ? labels.least : labels.most}>
        <InputNumber<string>
          stringMode
          aria-label={side === 'from' ? labels.least : labels.most}
          style={{ width: '100%' }}
          value={value[side] ?? null}
          onChange={(next) => onChange({ [side]: next ?? '' })}
        />
      </Field>
    ))}
  </>
);
const DateBounds = ({ value, onChange }: ConditionProps) => (
  <>
    {(['from', 'to'] as const).map((side) => (
      <Field key={side} label={labels[side]}>
        <DatePicker
          aria-label={labels[side]}
          style={{ width: '100%' }}
          format={format}
          value={value[side] ? dayjs(value[side]) : null}
          onChange={(day) => onChange({ [side]: day ? day.format(format) : '' })}
        />
      </Field>
    ))}
  </>
);

interface ValueListProps {
  readonly store: GridStore;
  readonly column: GridColumn;
  readonly value: readonly string[] | undefined;
  readonly onChange: (values: readonly string[]) => void;
}
function ValueList({ store, column, value, onChange }: ValueListProps) {
  const [search, setSearch] = useState('');
  const all = useMemo(() => valuesIn(column, store.table.rows, (one, row) => store.textOf(one, row)), [store, column]);
  const known = new Set(value ?? all.map((one) => one.text));
  const shown = all.filter(({ text: shownText }) => shownText.toLowerCase().includes(search.trim().toLowerCase()));
  const toggle = (texts: readonly string[], isOn: boolean) => {
    const next = new Set(known);
    for (const one of texts) {
      if (isOn) next.add(one);
      else next.delete(one);
    }
    onChange([...next]);
  };
  const chosen = shown.filter((one) => known.has(one.text)).length;
  return (
    <>
      <Input
        allowClear
        aria-label={labels.search}
        placeholder={labels.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Checkbox
        checked={chosen > 0 && chosen === shown.length}
        indeterminate={chosen > 0 && chosen < shown.length}
        onChange={({ target }) =>
          toggle(
            shown.map((one) => one.text),
            target.checked,
          )
        }
      >
        {labels.chooseAll}
      </Checkbox>
      <div className="grid-filter-values">
        {shown.slice(0, maxListed).map((one) => (
          <Checkbox
            key={one.text}
            checked={known.has(one.text)}
            onChange={({ target }) => toggle([one.text], target.checked)}
          >
            {one.text === '' ? labels.blankValue : one.text} <span className="muted">{one.count}</span>
          </Checkbox>
        ))}
      </div>
    </>
  );
}
