import { demoGridTexts, demoOrder, demoOrderLine } from '@campus/contract/demo';
import { type Fields, pick } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Tabs } from 'antd';
import { type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { saveRow } from '../../../kit/call/entity-calls.ts';
import { useRecord } from '../../../kit/detail/use-record.ts';
import { asText, type RowData } from '../../../kit/field/row.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../../kit/form/form-fields.tsx';
import { LoadingForm } from '../../../kit/form/loading-form.tsx';
import { useFieldsForm } from '../../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../../kit/form/use-submit.ts';
import { tell } from '../../../request/tell.ts';
import type { GridColumn } from '../../../widgets/grid/column.ts';
import { type TableFailure, validateFormAndTables } from '../../../widgets/grid/form-and-tables.ts';
import { EditableGrid } from '../../../widgets/grid/grid.tsx';
import type { GridHandle } from '../../../widgets/grid/grid-handle.ts';

const line = demoOrderLine.fields;
const required = { required: true };
const columns: readonly GridColumn[] = [
  { key: 'product', title: line.product.label, type: 'input', width: 200, validateRules: [required] },
  { key: 'model', title: line.model.label, type: 'input', width: 160 },
  {
    key: 'quantity',
    title: line.quantity.label,
    type: 'inputNumber',
    width: 110,
    defaultValue: 1,
    statistics: true,
    validateRules: [required, { pattern: 'z' }],
  },
  {
    key: 'price',
    title: line.price.label,
    type: 'inputNumber',
    width: 130,
    validateRules: [required, { pattern: 'money' }],
  },
  { key: 'deliverDate', title: line.deliverDate.label, type: 'date', width: 150 },
  { key: 'remark', title: line.remark.label, type: 'input_pop', width: 180 },
];
const fields: Fields = pick(demoOrder.fields, ['orderNo', 'name', 'customer', 'orderType', 'orderDate', 'manager']);
const width = 1200;

/** An order with its lines: a form and a table, validated and saved together. */
export function OrderDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const record = useRecord(demoOrder, id);
  if (record.data) return <Loaded row={record.data} onClose={onClose} />;
  return <LoadingForm title={demoGridTexts.master} width={width} record={record} onClose={onClose} />;
}

const getLines = (row: RowData): readonly Record<string, unknown>[] =>
  (row as { lines?: readonly Record<string, unknown>[] }).lines ?? [];

function Loaded({ row, onClose }: { row: RowData; onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields, initial: row as Record<string, unknown> });
  const submit = useSubmit(form);
  const grid = useRef<GridHandle>(null);
  const [tab, setTab] = useState('lines');
  const [isTouched, setTouched] = useState(false);
  const save = async () => {
    if (!grid.current) return;
    const checked = await validateFormAndTables(
      async () => (form.validate() ? form.changes() : Promise.reject(new Error('form'))),
      [{ grid: grid.current, paneKey: 'lines' }],
    ).catch((reason: TableFailure) => reason);
    if ('error' in checked) {
      flushSync(() => setTab(checked.paneKey ?? 'order'));
      // Fields in a hidden tab cannot be focused.
      if (checked.paneKey === undefined) form.validate();
      return;
    }
    await submit.run(async (key) => {
      const lines = (checked.tablesValue[0]?.values ?? []).map(toLine);
      const body = { id: row.id, version: row.version, ...checked.formValue, lines };
      const saved = await saveRow(demoOrder, body, key);
      await client.invalidateQueries({ queryKey: [demoOrder.name] });
      tell.success(saved.message);
      onClose();
    });
  };
  return (
    <FormDialog
      title={demoGridTexts.masterOf(asText(row.orderNo), asText(row.name))}
      width={width}
      submitText={text.common.save}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty || isTouched}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FormErrorNotices form={form} submit={submit} />
      <Tabs
        className="demo-dialog-tabs"
        activeKey={tab}
        onChange={setTab}
        items={[
          { key: 'order', label: demoGridTexts.order, forceRender: true, children: <EntityFormFields form={form} /> },
          {
            key: 'lines',
            label: demoGridTexts.lines,
            forceRender: true,
            children: <OrderLines ref={grid} row={row} onTouch={() => setTouched(true)} />,
          },
        ]}
      />
    </FormDialog>
  );
}

/** A line as it is sent: empty cells are null. */
const toLine = (value: Readonly<Record<string, unknown>>) => ({
  ...(value.id !== undefined && { id: value.id }),
  ...Object.fromEntries(columns.map(({ key }) => [key, value[key] === '' ? null : value[key]])),
});

function OrderLines({ row, ref, onTouch }: { row: RowData; ref: Ref<GridHandle>; onTouch: () => void }) {
  const [lines] = useState(() => getLines(row));
  return (
    <EditableGrid
      ref={ref}
      label={demoGridTexts.lines}
      columns={columns}
      dataSource={lines}
      actionButton
      rowNumber
      rowSelection
      dragSort
      dragSortKey="sort"
      onValueChange={onTouch}
      onAdded={onTouch}
      onInserted={onTouch}
      onDeleted={onTouch}
      onDragged={onTouch}
    />
  );
}
