import { demoGridTexts } from '@campus/contract/demo';
import { Button, Tag } from 'antd';
import { useRef, useState } from 'react';
import { request } from '../../../request/client.ts';
import type { GridColumn, GridRow } from '../../../widgets/grid/column.ts';
import { EditableGrid } from '../../../widgets/grid/grid.tsx';
import type { GridHandle } from '../../../widgets/grid/grid-handle.ts';
import type { Linkage } from '../../../widgets/grid/grid-settings.ts';
import { Modal } from '../../../widgets/modal.tsx';
import { PartsGrid } from './parts-grid.tsx';

const names = demoGridTexts.columns;
const grades = [
  { value: '1', text: '甲' },
  { value: '2', text: '乙' },
  { value: '3', text: '丙' },
];
const column = (key: string, title: string, type: string, more: Partial<GridColumn> = {}): GridColumn => ({
  key,
  title,
  type,
  ...more,
});
/** Every column type with its settings. */
const columns: readonly GridColumn[] = [
  column('input', names.input, 'input', {
    width: 160,
    fixed: true,
    validateRules: [{ required: true }, { unique: true }],
  }),
  column('inputNumber', names.inputNumber, 'inputNumber', {
    width: 130,
    statistics: ['sum', 'average'],
    validateRules: [{ pattern: 'money' }],
  }),
  column('order', names.order, 'inputNumber', { width: 90, isOrder: true }),
  column('checkbox', names.checkbox, 'checkbox', { width: 80, customValue: ['Y', 'N'], defaultChecked: true }),
  column('select', names.select, 'select', { width: 140, options: grades, allowInput: true }),
  column('radio', names.radio, 'radio', { width: 170, options: grades }),
  column('multi', names.multi, 'list_multi', { width: 170, options: grades }),
  column('search', names.search, 'sel_search', { width: 150, dictCode: 'demo_order_tag' }),
  column('remote', names.remote, 'sel_search_async', { width: 180, dict: 'sys_user,realname,username' }),
  column('date', names.date, 'date', { width: 140 }),
  column('datetime', names.datetime, 'datetime', { width: 200 }),
  column('depart', names.depart, 'sel_depart', { width: 190 }),
  column('user', names.user, 'sel_user', { width: 190 }),
  column('pop', names.pop, 'input_pop', { width: 190 }),
  column('popup', names.popup, 'popup', {
    width: 170,
    popupCode: 'demo_order_report',
    orgFields: 'name,order_no',
    destFields: 'popup,secret',
  }),
  column('upload', names.upload, 'upload', { width: 190, folder: 'demo' }),
  column('file', names.file, 'file', { width: 170, folder: 'demo' }),
  column('image', names.image, 'image', { width: 150, folder: 'demo', number: 3 }),
  column('province', names.province, 'select', { width: 140 }),
  column('city', names.city, 'select', { width: 140 }),
  column('district', names.district, 'select', { width: 140 }),
  column('slot', names.slot, 'slot', {
    width: 110,
    render: ({ row }) => <Tag>{demoGridTexts.chars([...String(row.input ?? '')].length)}</Tag>,
  }),
  column('secret', '', 'hidden'),
];
const samples = Array.from({ length: 6 }, (_, i) => ({
  id: String(i + 1),
  input: `${names.input}${i + 1}`,
  inputNumber: `${i * 12}.5`,
  order: i + 1,
  orderNum: i + 1,
  checkbox: i % 2 === 0 ? 'Y' : 'N',
  select: String((i % 3) + 1),
  radio: String(((i + 1) % 3) + 1),
  multi: i % 2 === 0 ? '1,2,3' : '2',
  search: String((i % 6) + 1),
  date: `2026-11-${String(i + 10)}`,
  datetime: `2026-11-${String(i + 10)} 08:30:05`,
  pop: i === 0 ? `${names.pop}\n${names.pop}` : '',
}));

interface Place {
  readonly code: string;
  readonly name: string;
}
const root = '86';
const places: readonly Linkage[] = [
  {
    keys: ['province', 'city', 'district'],
    load: async (parent) => {
      const found = await request<readonly Place[]>({
        method: 'GET',
        path: '/sys/area/children',
        query: { pid: parent === '' ? root : parent },
      });
      return found.map(({ code, name }) => ({ value: code, text: name }));
    },
  },
];
const expandRow = (row: GridRow) => <PartsGrid name={String(row.input ?? '')} />;
const subTable = (row: GridRow) => <PartsGrid name={String(row.input ?? '')} isReadOnly />;

/** 全部列类型: all nineteen column types, manual sorting, expandable rows and a sub-table. */
export function TypesTab() {
  const grid = useRef<GridHandle>(null);
  const [result, setResult] = useState<string>();
  const show = async () => {
    const all = await grid.current?.getAll({ deleteTempId: true }).catch(() => undefined);
    if (all) setResult(JSON.stringify({ ...all, changes: grid.current?.getChanges() }, null, 2));
  };
  return (
    <>
      <p className="muted">{demoGridTexts.typesHint}</p>
      <EditableGrid
        ref={grid}
        label={demoGridTexts.tabs.types}
        columns={columns}
        dataSource={samples}
        actionButton
        rowNumber
        rowSelection
        dragSort
        addButtonSettings
        maxHeight={520}
        linkage={places}
        expandRow={expandRow}
        subTable={subTable}
        tools={<Button onClick={() => void show()}>{demoGridTexts.show}</Button>}
      />
      <Modal
        open={result !== undefined}
        width={800}
        title={demoGridTexts.result}
        footer={null}
        onCancel={() => setResult(undefined)}
      >
        <pre className="demo-json">{result}</pre>
      </Modal>
    </>
  );
}
