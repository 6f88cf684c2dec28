import { date, entity, money, number, ref, text } from '../../kit/index.ts';

const columns = ['product', 'model', 'quantity', 'price', 'deliverDate', 'remark'] as const;

/** A line of an order (订单明细), edited in the grid of the parent-child example. */
export const demoOrderLine = entity({
  area: 'demo',
  name: 'demoOrderLine',
  table: 'demo_order_line',
  code: 'demo:demoOrder',
  path: '',
  title: '订单明细',
  fields: {
    orderId: ref({ label: '所属订单', to: 'demoOrder', derived: true }),
    product: text({ label: '物品', required: true, max: 60 }),
    model: text({ label: '规格', max: 60 }),
    quantity: number({ label: '数量', required: true, min: 1, max: 9999, default: 1 }),
    price: money({ label: '单价', required: true, min: 0, max: 9_999_999 }),
    deliverDate: date({ label: '交付日期' }),
    remark: text({ label: '备注', max: 200 }),
    sort: number({ label: '序号', derived: true, default: 0 }),
  },
  parent: 'orderId',
  display: 'product',
  list: columns,
  form: columns,
  sort: { column: 'sort', order: 'asc' },
  visible: { staff: 'all' },
  calls: [],
  indexes: [['orderId']],
});
