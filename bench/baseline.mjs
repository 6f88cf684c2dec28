/**
 * The baseline of `bench:list` and `bench:rows`: a bare Fastify + pg server with statements written by hand, prepared by
 * name, dictionaries in memory, count and page at once. It checks no permission and no input.
 */
import Fastify from 'fastify';
import pg from 'pg';
import { getPath } from './server.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c jit=off' });
const app = Fastify();
let names = 0;
/** A statement that is prepared once per connection. */
const prepare = (text) => {
  names += 1;
  const name = `bare_${names}`;
  return async (...values) => (await pool.query({ name, text, values })).rows;
};
const items = await pool.query(
  'select d.dict_code as code, i.item_value as value, i.item_text as text from sys_dict_item i join sys_dict d on d.id = i.dict_id',
);
const dictionaries = new Map();
for (const { code, value, text } of items.rows)
  dictionaries.set(code, (dictionaries.get(code) ?? new Map()).set(String(value), text));

const companyColumns = `c.id, c.create_by, c.create_time, c.update_by, c.update_time, c.version, c.company_name, c.credit_code, c.audit_status,
  c.nature, c.industry, c.scale, c.region_code, c.contact_name, c.submit_time, c.audit_time, c.post_count, c.delivery_count, c.hire_count,
  c.black_flag, c.company_kind, c.tags, c.found_date, c.license_expire, c.audit_by, c.violation_points, c.sort, u.realname as create_by_text`;
const postColumns = `c.id, c.create_by, c.create_time, c.update_by, c.update_time, c.version, c.name, c.post_no, c.post_status, c.headcount,
  c.salary_min, c.salary_max, c.end_date, c.delivery_count, c.todo_count, c.interview_count, c.start_date, c.close_time, c.view_count,
  c.refresh_time, c.audit_time, c.company_id, k.company_name, u.realname as create_by_text`;
const kinds = {
  companies: {
    table: 'rc_company',
    columns: companyColumns,
    joins: 'left join sys_user u on u.username = c.create_by',
    texts: {
      audit_status: 'company_audit_status',
      nature: 'company_nature',
      industry: 'industry',
      scale: 'company_scale',
    },
  },
  posts: {
    table: 'rc_company_post',
    columns: postColumns,
    joins: 'left join sys_user u on u.username = c.create_by left join rc_company k on k.id = c.company_id',
    texts: { post_status: 'post_status' },
  },
};
const live = 't.tenant_id = 1 and t.del_flag = 0';
/** Each list: kind, condition and order by hand; a joined order begins in the other table. */
const lists = {
  'companies, first page': ['companies', '', 't.create_time desc, t.id desc'],
  'companies, one status': ['companies', 'and t.audit_status = 1', 't.create_time desc, t.id desc'],
  'companies, two letters': [
    'companies',
    `and t.company_name ilike '%科技%' and text_pieces(1, t.company_name) @> text_pieces(1, '科技')`,
    't.create_time desc, t.id desc',
  ],
  'companies, 777': [
    'companies',
    `and t.company_name ilike '%777%' and text_pieces(1, t.company_name) @> text_pieces(1, '777')`,
    't.create_time desc, t.id desc',
  ],
  'companies, by submit time': ['companies', 'and t.submit_time is not null', 't.submit_time desc, t.id desc'],
  'companies, page 5,000': ['companies', '', 't.create_time desc, t.id desc', 49_990],
  'posts, first page': ['posts', '', 't.create_time desc, t.id desc'],
  'posts, one status': ['posts', 'and t.post_status = 1', 't.create_time desc, t.id desc'],
  'posts, by name': ['posts', 'and t.name is not null', 't.name desc, t.id desc'],
  'posts, by headcount': ['posts', '', 't.headcount, t.id'],
  'posts, page 5,000': ['posts', '', 't.create_time desc, t.id desc', 49_990],
};
const envelope = (result) => ({ success: true, message: '操作成功！', code: 200, result, timestamp: Date.now() });
const addTexts = (texts, rows) => {
  for (const row of rows)
    for (const [column, code] of Object.entries(texts))
      row[`${column}_dictText`] = dictionaries.get(code)?.get(String(row[column])) ?? row[column];
  return rows;
};
for (const [name, [kind, condition, order, offset = 0]] of Object.entries(lists)) {
  const { table, columns, joins, texts } = kinds[kind];
  const filled = condition.replace(/and t\.\w+ is not null/, '');
  const page = prepare(
    `select ${columns} from unnest(array(select t.id from ${table} t where ${live} ${condition} order by ${order} limit 10 offset ${offset}))
     with ordinality p (id, place) join ${table} c on c.id = p.id ${joins} order by p.place`,
  );
  const count = prepare(`select count(*)::int as total from ${table} t where ${live} ${filled}`);
  app.get(getPath(name), async () => {
    const [rows, [counted]] = await Promise.all([page(), count()]);
    return envelope({ records: addTexts(texts, rows), total: counted.total, size: 10, current: 1 });
  });
}
const tabs = prepare(`select t.audit_status as state, count(*)::int as n from rc_company t where ${live} group by 1`);
app.get(getPath('companies, counts of tabs'), async () =>
  envelope(Object.fromEntries((await tabs()).map(({ state, n }) => [state, n]))),
);

const listed = async (query) => new Map((await pool.query(query)).rows.map((row) => [row.code, row.name]));
dictionaries.set('major', await listed('select code, name from rc_major'));
dictionaries.set('area', await listed('select code, name from sys_area'));
dictionaries.set('yn', new Map(Object.entries({ 0: '否', 1: '是' })));

/** A post as `queryById` answers it: its columns, the names of what it refers to, the texts of its codes. */
const oneTexts = {
  post_status: 'post_status',
  nature: 'rc_post_nature',
  edu_require: 'rc_edu_require',
  salary_type: 'rc_salary_type',
  work_place: 'area',
  category: 'rc_post_category',
  industry: 'rc_company_industry',
  fair_only: 'yn',
  welfare: 'rc_welfare_tag',
  major_codes: 'major',
};
/** Several codes are separated by commas. */
function addEveryText(row) {
  for (const [column, code] of Object.entries(oneTexts))
    if (row[column] !== null)
      row[`${column}_dictText`] = String(row[column])
        .split(',')
        .map((value) => dictionaries.get(code)?.get(value) ?? value)
        .join();
  return row;
}
const one = prepare(
  `select c.id, c.create_by, c.create_time, c.update_by, c.update_time, c.version, c.name, c.post_no, c.post_status, c.headcount,
     c.salary_min, c.salary_max, c.salary_type, c.salary_months, c.end_date, c.start_date, c.delivery_count, c.todo_count,
     c.interview_count, c.view_count, c.offer_count, c.sign_count, c.refresh_time, c.audit_time, c.close_time, c.close_reason,
     c.pause_reason, c.post_type_id, c.nature, c.edu_require, c.work_place, c.work_address, c.category, c.major_codes, c.grad_years,
     c.skill_ids, c.skills, c.interview_rounds, c.contact_user_id, c.fair_only, c.risk_tags, c.company_id, c.employer, c.welfare,
     c.duty, c.requirement, c.reject_reasons, c.audit_reason, c.audit_by, c.sys_org_code, k.company_name, k.industry,
     t.name as post_type_text, made.realname as create_by_text, changed.realname as update_by_text, contact.realname as contact_text,
     audited.realname as audit_by_text
   from rc_company_post c left join rc_company k on k.id = c.company_id left join rc_post_type t on t.id = c.post_type_id
     left join sys_user made on made.username = c.create_by left join sys_user changed on changed.username = c.update_by
     left join sys_user audited on audited.username = c.audit_by left join rc_company_user w on w.id = c.contact_user_id
     left join sys_user contact on contact.id = w.user_id
   where c.id = $1 and c.tenant_id = 1 and c.del_flag = 0`,
);
app.get('/get', async ({ query }) => envelope(addEveryText((await one(query.id))[0])));
const add = prepare(
  `with made as (insert into sys_position (id, tenant_id, create_by, create_time, code, name, post_rank)
     values ($1, 1, 'admin', now(), $2, $3, $4) returning *),
   logged as (insert into sys_data_log (id, tenant_id, create_by, create_time, data_table, data_id, data_version, data_content)
     select $5, 1, 'admin', now(), 'sys_position', id, '0', to_json(made)::text from made)
   select * from made`,
);
const edit = prepare(
  `with made as (update sys_position set name = $2, update_by = 'admin', update_time = now(), version = version + 1 where id = $1 returning *),
   logged as (insert into sys_data_log (id, tenant_id, create_by, create_time, data_table, data_id, data_version, data_content)
     select $3, 1, 'admin', now(), 'sys_position', id, version::text, to_json(made)::text from made)
   select * from made`,
);
const newId = () => Math.random().toString(36).slice(2).padEnd(20, '0') + process.hrtime.bigint().toString(36);
app.post('/add', async ({ body }) =>
  envelope((await add(newId().slice(0, 32), body.code, body.name, body.postRank, newId().slice(0, 32)))[0]),
);
app.put('/edit', async ({ body }) => envelope((await edit(body.id, body.name, newId().slice(0, 32)))[0]));

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('ready');
