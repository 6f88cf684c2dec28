import { demoOrder, demoOrderFlow, demoOrderLevel } from '@campus/contract/demo';
import { getState, type State } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import type { TableColumnsType } from 'antd';
import { asText } from '../../../kit/field/row.ts';
import { useIsPhone } from '../../../theme/use-media.ts';
import { StatusTag } from '../../../widgets/status.tsx';
import { thousands } from '../../../widgets/thousands.ts';
import { TreeTable } from '../../../widgets/tree-table/tree-table.tsx';
import { isPlaceholder, type TreeRow } from '../../../widgets/tree-table/use-tree-rows.ts';

const { fields } = demoOrder;
const stateAt = (code: unknown): State => demoOrderFlow.states[getState(demoOrderFlow, code)];
const columns: TableColumnsType<TreeRow> = [
  { title: fields.orderNo.label, dataIndex: 'orderNo', width: 260 },
  { title: fields.name.label, dataIndex: 'name', width: 240, ellipsis: true },
  {
    title: demoOrderFlow.label,
    dataIndex: 'status',
    width: 110,
    render: (code: unknown, { id }) => {
      if (isPlaceholder(id)) return null;
      const { tone, label } = stateAt(code);
      return <StatusTag tone={tone}>{label}</StatusTag>;
    },
  },
  { title: fields.customer.label, dataIndex: 'customer', width: 200, ellipsis: true },
  {
    title: fields.amount.label,
    dataIndex: 'amount',
    width: 130,
    align: 'right',
    render: (amount: unknown, { id }) =>
      isPlaceholder(id) ? null : thousands(asText(amount)) || text.listPage.emptyCell,
  },
  { title: fields.orderDate.label, dataIndex: 'orderDate', width: 130 },
];

/** What a phone has room for. */
const onPhone: ReadonlySet<unknown> = new Set([fields.orderNo.label, demoOrderFlow.label]);

/** 树形表格: nested orders, each level loaded when expanded. */
export function OrderTree() {
  const isPhone = useIsPhone();
  return (
    <section className="surface demo-page demo-tree">
      <TreeTable
        url={demoOrderLevel.path}
        columns={isPhone ? columns.filter(({ title }) => onPhone.has(title)) : columns}
        tableProps={{ size: 'middle', ...(!isPhone && { scroll: { x: 1070 } }) }}
      />
    </section>
  );
}
