import { demoOrderLine, demoPageTexts } from '@campus/contract/demo';
import type { Row } from '@campus/contract/kit';
import { Table } from 'antd';

type Line = Row<typeof demoOrderLine>;
const { fields } = demoOrderLine;
const money = (value: number): string => value.toLocaleString('zh-CN', { minimumFractionDigits: 2 });
const sum = (line: Line): number => Math.round(Number(line.price ?? 0) * 100 * Number(line.quantity ?? 0)) / 100;

/** The lines of an order with their total. */
export function OrderLines({ order }: { order: unknown }) {
  const lines = (order as { lines?: readonly Line[] }).lines ?? [];
  const total = lines.reduce((all, line) => all + sum(line), 0);
  return (
    <Table<Line>
      rowKey="id"
      size="middle"
      pagination={false}
      scroll={{ x: 640 }}
      dataSource={[...lines]}
      columns={[
        { key: 'product', title: fields.product.label, dataIndex: 'product' },
        { key: 'model', title: fields.model.label, dataIndex: 'model' },
        { key: 'quantity', title: fields.quantity.label, dataIndex: 'quantity', align: 'right', width: 90 },
        {
          key: 'price',
          title: fields.price.label,
          align: 'right',
          width: 120,
          render: (_value, line) => money(Number(line.price ?? 0)),
        },
        { key: 'deliverDate', title: fields.deliverDate.label, dataIndex: 'deliverDate', width: 120 },
      ]}
      footer={() => demoPageTexts.profile.total(money(total))}
    />
  );
}
