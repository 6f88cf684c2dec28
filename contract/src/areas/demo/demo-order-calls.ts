import { endpoint, type GridChannel, json, text, type } from '../../kit/index.ts';
import { demoOrder } from './demo-order.ts';

/** Saves the changes of a table of orders, all or none. */
export const saveDemoOrders = endpoint({
  method: 'POST',
  path: '/demo/order/saveRows',
  title: '批量保存示例订单',
  needs: ['demo:demoOrder:add', 'demo:demoOrder:edit', 'demo:demoOrder:deleteBatch'],
  input: {
    inserted: json<readonly OrderDraft[]>()({ label: '新增的行', required: true }),
    updated: json<readonly (OrderDraft & { readonly id: string })[]>()({ label: '修改的行', required: true }),
    removed: json<readonly string[]>()({ label: '删除的行', required: true }),
  },
  output: type<{ readonly saved: number }>(),
});
type OrderDraft = Readonly<Record<string, unknown>>;
/** Maximum rows per save. */
export const mostSavedOrders = 1000;

/** An order as a tree node. */
export interface DemoOrderNode {
  readonly id: string;
  readonly orderNo: string;
  readonly name: string;
  readonly customer: string;
  readonly amount: string | null;
  readonly orderDate: string;
  readonly status: number;
  readonly hasChildren: boolean;
}
/** One level of the tree: the orders below `parentId`, or the roots. */
export const demoOrderLevel = endpoint({
  method: 'GET',
  path: '/demo/order/level',
  title: '示例订单树',
  needs: 'demo:demoOrder:list',
  input: { parentId: text({ label: '上级订单', max: 32 }), condition: text({ label: '条件', max: 500 }) },
  output: type<DemoOrderNode[]>(),
});

/** The order table edited by several users in parallel. */
export const demoOrderGrid: GridChannel = { key: 'demo-order', code: demoOrder.can.list };
