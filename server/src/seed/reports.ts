import { userTypes } from '@campus/contract/kit';
import { cgreportHead, cgreportItem } from '@campus/contract/online';
import { postFlow } from '@campus/contract/post';
import type { SeedRow } from './bulk.ts';
import { systemId } from './random.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';

interface Shipped {
  readonly code: string;
  readonly name: string;
  readonly sql: string;
  readonly items: readonly SeedRow[];
}
const column = (fieldName: string, fieldTxt: string, more: SeedRow = {}): SeedRow => ({
  fieldName,
  fieldTxt,
  fieldType: 'String',
  isShow: 1,
  isSearch: '0',
  isTotal: '0',
  searchMode: 'single',
  ...more,
});
const searched = { isSearch: '1' } as const;
const hiddenId = column('id', 'ID', { isShow: 0 });

/** Reports on the product's own database: one to view, two for fields that select a person or an order. */
const shipped: readonly Shipped[] = [
  {
    code: 'company_posts',
    name: '企业岗位统计',
    sql: `select c.id, c.company_name,
       count(*) as posts,
       count(*) filter (where p.post_status = ${postFlow.states.active.code}) as open_posts,
       sum(p.headcount) as headcount,
       max(p.create_time) as latest
from rc_company c
join rc_company_post p on p.company_id = c.id
group by c.id, c.company_name
order by posts desc, c.company_name`,
    items: [
      hiddenId,
      column('company_name', '企业名称', { ...searched, fieldWidth: 240, fieldHref: '/enterprise/detail/${id}' }),
      column('posts', '岗位数', { fieldType: 'Long', isTotal: '1', ...searched, searchMode: 'group' }),
      column('open_posts', '招聘中岗位', { fieldType: 'Long', isTotal: '1' }),
      column('headcount', '招聘人数', { fieldType: 'Long', isTotal: '1' }),
      column('latest', '最近发布', { fieldType: 'Datetime', ...searched, searchMode: 'group' }),
    ],
  },
  {
    code: 'report_user',
    name: '用户',
    sql: `select id, realname, username, sex, user_type
from sys_user
where user_type = '${userTypes.staff}'
order by username`,
    items: [
      hiddenId,
      column('realname', '姓名', searched),
      column('username', '账号', searched),
      column('sex', '性别', { fieldType: 'Integer', dictCode: 'sex', ...searched }),
      column('user_type', '用户类型', { dictCode: 'user_type' }),
    ],
  },
  {
    code: 'demo_order_report',
    name: '示例订单',
    sql: `select id, order_no, name, customer, order_type, amount, order_date
from demo_order
order by order_no`,
    items: [
      hiddenId,
      column('order_no', '订单编号', searched),
      column('name', '订单名称', { ...searched, fieldWidth: 220 }),
      column('customer', '客户名称', { fieldWidth: 180 }),
      column('order_type', '订单类型', { dictCode: 'demo_order_type', ...searched }),
      column('amount', '订单金额', { fieldType: 'Long', isTotal: '1' }),
      column('order_date', '下单日期', { fieldType: 'Date', ...searched, searchMode: 'group' }),
    ],
  },
];
const numbers = { head: 96, item: 97 } as const;

/** Example reports with their columns; shared by all tenants. */
export function seedReports(context: SeedContext): { head: SeedRow[]; item: SeedRow[] } {
  const at = context.time(-30, 9 * 60);
  const head = shipped.map(
    ({ code, name, sql }, i): SeedRow => ({
      ...systemColumns(cgreportHead, systemId(numbers.head, i), 0, 'seed', at),
      code,
      name,
      cgrSql: sql,
      dbSource: null,
    }),
  );
  const item = shipped.flatMap(({ items }, i) =>
    items.map(
      (values, k): SeedRow => ({
        ...systemColumns(cgreportItem, systemId(numbers.item, i * 100 + k), 0, 'seed', at),
        headId: systemId(numbers.head, i),
        orderNum: k,
        ...values,
      }),
    ),
  );
  return { head, item };
}
