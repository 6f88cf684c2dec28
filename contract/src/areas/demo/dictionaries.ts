import { type Dictionary, dictionary } from '../../kit/index.ts';

export const demoDictionaries: readonly Dictionary[] = [
  dictionary('demo_order_type', '示例订单类型', '1 采购 · 2 服务 · 3 租赁 · 4 维修'),
  dictionary('demo_order_tag', '示例订单标签', '1 长期合作 · 2 需开票 · 3 送货上门 · 4 分批交付 · 5 已预付 · 6 需验收'),
];
