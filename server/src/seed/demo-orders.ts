import { demoOrder, demoOrderFlow, demoOrderLine } from '@campus/contract/demo';
import type { SeedRow } from './bulk.ts';
import { systemId } from './random.ts';
import { getTenant, type SeedContext, systemColumns } from './seed-context.ts';

/** Independent of the volume: the pages of 常见案例 need a full page. */
const orders = 60;
/** Every third order is the root of a small tree: the next two of its tenant are its children. */
const familySize = 3;
const things = [
  ['招聘会展位搭建', '展架 3×3 米', 1800],
  ['宣讲会音响租赁', '双话筒套装', 600],
  ['校园大使制服', '短袖 男女各半', 85],
  ['宣传册印刷', 'A4 铜版纸 16 页', 6],
  ['面试间隔断维修', '玻璃隔断', 420],
  ['双选会引导牌', 'KT 板 60×90', 38],
  ['简历打印服务', '黑白双面', 1],
  ['直播设备租赁', '摄像机与切换台', 2600],
  ['就业手册', '彩印 96 页', 18],
  ['会议茶歇', '每位', 25],
] as const;
const customers = ['星河软件', '青禾科技', '云杉制造', '远山教育', '澄光文化', '北辰物流', '南湖医疗', '晨曦能源'];
const places = ['A 馆一层', '大学生活动中心', '图书馆报告厅', '就业中心 302', '体育馆'];
const { waiting, running, finished, cancelled } = demoOrderFlow.states;
const numbers = { order: 88, line: 99 } as const;

/** Demonstration orders with one to five lines each; an order's amount is the sum of its lines. */
export function seedDemoOrders(context: SeedContext): { order: SeedRow[]; line: SeedRow[] } {
  const dice = context.dice('demo_order');
  const lines: SeedRow[] = [];
  const heads = new Map<number, { id: string; size: number }>();
  const order = Array.from({ length: orders }, (_, i): SeedRow => {
    const tenantId = getTenant(i);
    const id = systemId(numbers.order, i);
    const at = context.time(-60 + i, 9 * 60 + dice.between(i, 'minute', 0, 480));
    const head = heads.get(tenantId);
    const isPart = head !== undefined && head.size < familySize;
    heads.set(tenantId, isPart ? { ...head, size: head.size + 1 } : { id, size: 1 });
    const own = getLines(context, i, id, tenantId, at);
    lines.push(...own);
    const cents = own.reduce((sum, line) => sum + Number(line.quantity) * Math.round(Number(line.price) * 100), 0);
    const status = dice.weighted(i, 'status', [
      [waiting.code, 3],
      [running.code, 4],
      [finished.code, 5],
      [cancelled.code, 1],
    ] as const);
    const [thing] = dice.pick(i, 'thing', things);
    const departs = context.colleges.get(tenantId) ?? [];
    return {
      ...systemColumns(demoOrder, id, tenantId, 'seed', at),
      parentId: isPart ? head.id : null,
      orderNo: `DD${context.day(-60 + i).replaceAll('-', '')}${String(i + 1).padStart(4, '0')}`,
      name: `${dice.pick(i, 'customer', customers)}${thing}`,
      customer: `${dice.pick(i, 'customer', customers)}有限公司`,
      orderType: String(dice.between(i, 'type', 1, 4)),
      amount: (cents / 100).toFixed(2),
      quantity: own.reduce((sum, line) => sum + Number(line.quantity), 0),
      progress: status === finished.code ? 100 : status === running.code ? dice.between(i, 'progress', 1, 9) * 10 : 0,
      urgent: dice.chance(i, 'urgent', 0.2) ? 'Y' : 'N',
      orderDate: context.day(-60 + i),
      deliverTime: context.time(-50 + i, 10 * 60 + dice.between(i, 'deliver', 0, 30) * 15),
      departId: departs.length > 0 ? dice.pick(i, 'depart', departs).id : null,
      manager: context.recommender(tenantId).username,
      phone: `1400006${String(i).padStart(4, '0')}`,
      email: `order${i + 1}@example.com`,
      site: 'https://www.example.com',
      cityCode: dice.pick(i, 'city', context.cities),
      address: dice.pick(i, 'place', places),
      tags: dice
        .some(i, 'tags', ['1', '2', '3', '4', '5', '6'], dice.between(i, 'tagCount', 1, 3))
        .sort()
        .join(','),
      remark: i % 4 === 0 ? '送货前一天电话联系，到场后由负责人验收。' : null,
      orderNum: i + 1,
      cancelReason: status === cancelled.code ? '客户调整了活动时间' : null,
      status,
    };
  });
  return { order, line: lines };
}

function getLines(context: SeedContext, i: number, orderId: string, tenantId: number, at: string): SeedRow[] {
  const dice = context.dice('demo_order_line');
  return dice.some(i, 'things', things, dice.between(i, 'count', 1, 5)).map(([product, model, price], k) => ({
    ...systemColumns(demoOrderLine, systemId(numbers.line, i * 10 + k), tenantId, 'seed', at),
    orderId,
    product,
    model,
    quantity: dice.between(i * 10 + k, 'quantity', 1, 40),
    price: (price + dice.between(i * 10 + k, 'cents', 0, 9) / 10).toFixed(2),
    deliverDate: context.day(-52 + i + k),
    remark: null,
    sort: k,
  }));
}
