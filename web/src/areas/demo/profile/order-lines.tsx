import { demoOrderLine, demoPageTexts } from '@campus/contract/demo';
import type { Row } from '@campus/contract/kit';
import { Empty } from '../../../kit/field/field-cells.tsx';
import { type PlainColumn, PlainTable } from '../../../kit/list/plain-table.tsx';

type Line = Row<typeof demoOrderLine>;
const { fields } = demoOrderLine;
const money = (value: number): string => value.toLocaleString('zh-CN', { minimumFractionDigits: 2 });
const sum = (line: Line): number => Math.round(Number(line.price ?? 0) * 100 * Number(line.quantity ?? 0)) / 100;

const columns: readonly [PlainColumn<Line>, ...PlainColumn<Line>[]] = [
  { name: 'product', title: fields.product.label, width: 220, least: 120, rank: 0, cell: ({ product }) => product },
  {
    name: 'model',
    title: fields.model.label,
    width: 220,
    least: 100,
    rank: 3,
    cell: ({ model }) => (model ? <span title={model}>{model}</span> : <Empty />),
  },
  {
    name: 'quantity',
    title: fields.quantity.label,
    width: 90,
    align: 'right',
    rank: 1,
    isFigure: true,
    cell: ({ quantity }) => quantity,
  },
  {
    name: 'price',
    title: fields.price.label,
    width: 120,
    align: 'right',
    rank: 2,
    isFigure: true,
    cell: ({ price }) => money(Number(price ?? 0)),
  },
  {
    name: 'deliverDate',
    title: fields.deliverDate.label,
    width: 120,
    rank: 4,
    isFigure: true,
    cell: ({ deliverDate }) => deliverDate ?? <Empty />,
  },
];

/** The lines of an order with their total. */
export function OrderLines({ order }: { order: unknown }) {
  const lines = (order as { lines?: readonly Line[] }).lines ?? [];
  const total = lines.reduce((all, line) => all + sum(line), 0);
  return (
    <>
      <PlainTable<Line> columns={columns} rows={lines} isLoading={false} />
      <p className="order-total">{demoPageTexts.profile.total(money(total))}</p>
    </>
  );
}
