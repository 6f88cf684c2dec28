import { describe, expect, it } from 'vitest';
import { dialects } from '../../src/platform/sources/dialect.ts';
import { checkForeign } from '../../src/platform/sources/foreign-grammar.ts';
import { mayReadOwn } from '../../src/platform/sources/own-tables.ts';
import { checkPostgres, mayReadForeign } from '../../src/platform/sources/postgres-grammar.ts';
import { ReportQuery } from '../../src/platform/sources/report-query.ts';

const own = (sql: string) => checkPostgres(sql, mayReadOwn);
const foreign = (sql: string) => checkPostgres(sql, mayReadForeign);
const mysql = (sql: string) => checkForeign(sql, 'mysql');
const sqlServer = (sql: string) => checkForeign(sql, 'sqlserver');
const notAQuery = '只允许查询语句!';

describe('SQL of reports over PostgreSQL', () => {
  it.each([
    'select company_name, count(*) as n from rc_company where status = 1 group by company_name having count(*) > 1 order by n desc limit 5',
    'select a.id, b.name from rc_company a left join rc_company_post b on b.company_id = a.id;',
    'with recursive up as (select id, parent_id from sys_depart union all select d.id, d.parent_id from sys_depart d join up on up.parent_id = d.id) select * from up',
    "select case when c.status is null then '无' else to_char(c.create_time, 'YYYY-MM') end as m, sum(1) over w from rc_company c window w as (order by c.id)",
    "select coalesce(name, '') || '-' || upper(trim(name)) as x, extract(month from create_time) as y, round(1.5::numeric, 1) from rc_company_post",
    'select 1 as a union all select 2',
    "select '报表 -- ; /* delete */' as a -- 注释\n/* 另一处 */",
    "select d::date as day from generate_series('2026-01-01'::date, '2026-02-01'::date, interval '1 day') as g(d)",
  ])('may read: %s', async (sql) => {
    expect((await own(sql)).text.length).toBeGreaterThan(0);
  });

  it.each([
    // Other statements, and statements inside a query.
    ['delete from sys_log', notAQuery],
    ["insert into rc_company (id) values ('1')", notAQuery],
    ['update rc_company set name = null', notAQuery],
    ['drop table rc_company', notAQuery],
    ["copy rc_company to '/tmp/x'", notAQuery],
    ["copy rc_company to program 'id'", notAQuery],
    ['set role postgres', notAQuery],
    ['reset role', notAQuery],
    ['lock table rc_company', notAQuery],
    ['call x()', notAQuery],
    ['do $$ begin perform 1; end $$', notAQuery],
    ['explain analyze select 1', notAQuery],
    ['prepare x as select 1', notAQuery],
    ["notify cache, 'x'", notAQuery],
    ['', notAQuery],
    ['-- nothing', notAQuery],
    [';', notAQuery],
    ['with gone as (delete from rc_company returning *) select * from gone', notAQuery],
    ["with put as (insert into rc_company (id) values ('1') returning id) select * from put", notAQuery],
    ['select 1; select 2', '报表SQL不合法：只能有一条查询语句'],
    ['select 1; drop table rc_company', '报表SQL不合法：只能有一条查询语句'],
    ['select 1 /* ; */ ; /* */ delete from sys_log', '报表SQL不合法：只能有一条查询语句'],
    ['select * into copied from rc_company', '报表SQL不合法：不能使用 SELECT INTO'],
    ['select * from rc_company for update', '报表SQL不合法：不能使用 FOR UPDATE'],
    ['select * from (select * from rc_company for share) x', '报表SQL不合法：不能使用 FOR UPDATE'],
    ['select * from rc_company tablesample system(1)', '报表SQL不合法：不能使用 RangeTableSample'],
    ['select xmlelement(name a)', '报表SQL不合法：不能使用 Xml'],
    // Functions that wait, read files, call out, change settings or run text.
    ['select pg_sleep(60)', '报表SQL不合法：不能使用函数“pg_sleep”'],
    ['select pg_catalog.pg_sleep(60)', '报表SQL不合法：不能使用函数“pg_catalog.pg_sleep”'],
    ['select "pg_sleep"(60)', '报表SQL不合法：不能使用函数“pg_sleep”'],
    ["select pg_read_file('secrets.json')", '报表SQL不合法：不能使用函数“pg_read_file”'],
    ["select pg_ls_dir('.')", '报表SQL不合法：不能使用函数“pg_ls_dir”'],
    ["select * from dblink('host=127.0.0.1', 'select 1') as t(a int)", '报表SQL不合法：不能使用函数“dblink”'],
    ["select set_config('report.tenant', '2', true)", '报表SQL不合法：不能使用函数“set_config”'],
    ["select current_setting('data_directory')", '报表SQL不合法：不能使用函数“current_setting”'],
    ["select lo_import('/etc/passwd')", '报表SQL不合法：不能使用函数“lo_import”'],
    ["select lo_export(1, '/tmp/x')", '报表SQL不合法：不能使用函数“lo_export”'],
    ["select query_to_xml('select 1', true, true, '')", '报表SQL不合法：不能使用函数“query_to_xml”'],
    ["select nextval('x')", '报表SQL不合法：不能使用函数“nextval”'],
    ['select pg_terminate_backend(1)', '报表SQL不合法：不能使用函数“pg_terminate_backend”'],
    ['select txid_current()', '报表SQL不合法：不能使用函数“txid_current”'],
    ['select public.anything()', '报表SQL不合法：不能使用函数“public.anything”'],
    ['select current_user', '报表SQL不合法：不能使用函数“current_user”'],
    ["select 'rc_company'::regclass", '报表SQL不合法：不能转换为类型“regclass”'],
    ["select cast('1' as pg_catalog.regproc)", '报表SQL不合法：不能转换为类型“regproc”'],
    // Tables of the system, catalogues, other schemas.
    ['select * from sys_session', '报表SQL不合法：不能查询表“sys_session”'],
    ['select * from sys_password_history', '报表SQL不合法：不能查询表“sys_password_history”'],
    ['select * from sys_data_source', '报表SQL不合法：不能查询表“sys_data_source”'],
    ['select * from sys_audit', '报表SQL不合法：不能查询表“sys_audit”'],
    ['select * from sys_sms_code', '报表SQL不合法：不能查询表“sys_sms_code”'],
    ['select * from rc_outbox', '报表SQL不合法：不能查询表“rc_outbox”'],
    ['select * from public.rc_company', '报表SQL不合法：不能查询表“public.rc_company”'],
    ['select * from pg_authid', '报表SQL不合法：不能查询表“pg_authid”'],
    ['select * from pg_shadow', '报表SQL不合法：不能查询表“pg_shadow”'],
    ['select * from information_schema.tables', '报表SQL不合法：不能查询表“information_schema.tables”'],
    [
      'select * from rc_company where id in (select user_id from sys_session)',
      '报表SQL不合法：不能查询表“sys_session”',
    ],
    ['select (select token_hash from sys_session limit 1)', '报表SQL不合法：不能查询表“sys_session”'],
    ['select * from rc_company, lateral (select * from sys_session) s', '报表SQL不合法：不能查询表“sys_session”'],
    ['with sys_session as (select 1) select * from sys_session', '报表SQL不合法：不能查询表“sys_session”'],
    [
      'select * from (with pg_authid as (select 1) select * from pg_authid) x, pg_authid',
      '报表SQL不合法：不能查询表“pg_authid”',
    ],
    ['table sys_session', '报表SQL不合法：不能查询表“sys_session”'],
    ['select /**/ * /**/ from /**/ sys_session', '报表SQL不合法：不能查询表“sys_session”'],
    // What is no SQL.
    ['select from where', '报表SQL不合法：第1行附近有语法错误'],
    ['select 1,\n  from x y z', '报表SQL不合法：第2行附近有语法错误'],
    ["select 'open", '报表SQL不合法：第1行附近有语法错误'],
    ['select $1', '报表SQL不合法：语法错误'],
    ['select {{7*7}}', '报表SQL不合法：第1行附近有语法错误'],
  ])('may not be %j', async (sql, message) => {
    await expect(own(sql)).rejects.toThrow(message);
  });

  it('may name any table of another database, but not its catalogues', async () => {
    await expect(foreign('select * from orders o join shop.lines l on l.id = o.id')).resolves.toBeTruthy();
    for (const table of ['pg_authid', 'pg_catalog.pg_class', 'information_schema.columns', 'pg_temp.x', 'PG_SHADOW'])
      await expect(foreign(`select * from ${table}`), table).rejects.toThrow('不能查询表');
  });
});

describe('parameters', () => {
  it.each([
    ['select 1 where a = ${x}', 'select 1 where a = $1', ['x']],
    ["select 1 where a = '${x}'", 'select 1 where a = $1', ['x']],
    [
      "select 1 where a like '%${x}%' and b = ${ y }",
      "select 1 where a like ('%' || $1 || '%') and b = $2",
      ['x', 'y'],
    ],
    ["select 1 where a = 'it''s ${x}'", "select 1 where a = ('it''s ' || $1)", ['x']],
    ['select 1 where a = ${x} or b = ${x}', 'select 1 where a = $1 or b = $2', ['x', 'x']],
    ['select 1 -- ${x}\n where true', 'select 1 -- ${x}\n where true', []],
    ['select 1 as "${x}"', 'select 1 as "${x}"', []],
  ])('of %j are bound, not pasted', async (sql, text, names) => {
    expect(await foreign(sql)).toEqual({ text, names });
  });

  it('are bound parameters, whatever their values', async () => {
    const checked = await foreign("select * from orders where name = '${x}'");
    const query = new ReportQuery(dialects.postgresql, checked, { x: "' or 1=1; drop table orders --" });
    const { text, values } = query.page(
      {
        all: [
          ['name', 'like', '50%_\\'],
          {
            any: [
              ['n', 'ge', '7'],
              ['m', 'in', ['a', "b'"]],
              ['x"y', 'empty', null],
            ],
          },
        ],
      },
      { column: 'na"me', order: 'desc' },
      20,
      40,
    );
    expect(text).toBe(
      'select * from (\nselect * from orders where name = $1\n) t where (cast("name" as text) ilike $2 and ("n" >= $3 or "m" in ($4, $5) or "x""y" is null)) order by "na""me" desc nulls last limit 20 offset 40',
    );
    expect(values).toEqual(["' or 1=1; drop table orders --", '%50\\%\\_\\\\%', '7', 'a', "b'"]);
  });
});

describe('SQL of reports over MySQL and MariaDB', () => {
  it('is rendered from the checked statement, its parameters in order', async () => {
    const sql = `select a.x as \`名称\`, count(*) as n, date_format(d, '%Y-%m') as m, group_concat(distinct b order by c separator ',') as g
      from t a left join shop.u on a.id = u.id where a.s = '\${s}' and x like '%\${n}%' and b = \${s} group by a.x having n > 1 order by n desc limit 5 -- end`;
    const { text, names } = await mysql(sql);
    expect(names).toEqual(['s', 'n', 's']);
    expect(text).toBe(
      "SELECT `a`.`x` AS `名称`, COUNT(*) AS `n`, date_format(`d`, '%Y-%m') AS `m`, GROUP_CONCAT(DISTINCT `b` ORDER BY `c` ASC SEPARATOR ',') AS `g` FROM `t` AS `a` LEFT JOIN `shop`.`u` ON `a`.`id` = `u`.`id` WHERE `a`.`s` = ? AND `x` LIKE concat('%', ?, '%') AND `b` = ? GROUP BY `a`.`x` HAVING `n` > 1 ORDER BY `n` DESC LIMIT 5",
    );
  });
  it('loses the comments that only one of two readers takes for comments', async () => {
    expect((await mysql('select 1 /*! union select user() */')).text).toBe('SELECT 1');
    expect((await mysql('select 1--(select sleep(9))\n')).text).toBe('SELECT 1');
    expect((await mysql('select /*+ MAX_EXECUTION_TIME(0) */ 1 # x')).text).toBe('SELECT 1');
  });
  it.each([
    ['update t set a = 1', notAQuery],
    ['show tables', notAQuery],
    ["load data infile '/etc/passwd' into table t", notAQuery],
    ['select 1; drop table t', '报表SQL不合法：只能有一条查询语句'],
    ["select * from t into outfile '/tmp/x'", '报表SQL不合法：不能使用 INTO'],
    ["select * into dumpfile '/tmp/x' from t", '报表SQL不合法：不能使用 INTO'],
    ['select * from t for update', '报表SQL不合法：不能使用 FOR UPDATE'],
    ['select * from t lock in share mode', '报表SQL不合法：不能使用 FOR UPDATE'],
    ['select sleep(5)', '报表SQL不合法：不能使用函数“sleep”'],
    ['select sleep (5)', '报表SQL不合法：不能使用函数“sleep”'],
    ['select `sleep`(5)', '报表SQL不合法：不能使用函数“sleep”'],
    ["select benchmark(100000000, sha2('x', 512))", '报表SQL不合法：不能使用函数“benchmark”'],
    ["select load_file('/etc/passwd')", '报表SQL不合法：不能使用函数“load_file”'],
    ["select get_lock('a', 10)", '报表SQL不合法：不能使用函数“get_lock”'],
    ['select shop.secret(1)', '报表SQL不合法：不能使用函数“shop.secret”'],
    ['select user()', '报表SQL不合法：不能使用函数“USER”'],
    ['select @@version', '报表SQL不合法：不能使用 var'],
    ['select @a := 1', '报表SQL不合法：不能使用 assign'],
    ['select * from mysql.user', '报表SQL不合法：不能查询表“mysql.user”'],
    ['select * from information_schema.tables', '报表SQL不合法：不能查询表“information_schema.tables”'],
    ['select * from t where a in (select a from performance_schema.threads)', '报表SQL不合法：不能查询表'],
    ['select __p1__', '报表SQL不合法：语法错误'],
    ['select from', '报表SQL不合法：第1行附近有语法错误'],
  ])('may not be %j', async (sql, message) => {
    await expect(mysql(sql)).rejects.toThrow(message);
  });
});

describe('SQL of reports over SQL Server', () => {
  it('is rendered from the checked statement', async () => {
    const sql =
      "select top 5 a.[x] as n, count(*) as c from dbo.t a where a.s = '${s}' and a.b like concat('%', ${n}, '%') group by a.x";
    expect(await sqlServer(sql)).toEqual({
      text: "SELECT TOP 5 [a].[x] AS [n], COUNT(*) AS [c] FROM [dbo].[t] AS [a] WHERE [a].[s] = @p1 AND [a].[b] LIKE concat('%', @p2, '%') GROUP BY [a].[x]",
      names: ['s', 'n'],
    });
  });
  it.each([
    ["exec xp_cmdshell 'dir'", '报表SQL不合法'],
    ['select 1; exec sp_who', '报表SQL不合法：只能有一条查询语句'],
    ['select * into b from t', '报表SQL不合法：不能使用 INTO'],
    ["select * from openrowset('a', 'b', 'c')", '报表SQL不合法：不能使用函数“openrowset”'],
    ['select * from t with (nolock)', '报表SQL不合法：不能使用表提示'],
    ['select * from sys.objects', '报表SQL不合法：不能查询表“sys.objects”'],
    ['select * from sysobjects', '报表SQL不合法：不能查询表“sysobjects”'],
    ['select * from master.dbo.t', '报表SQL不合法：不能查询表“master.dbo.t”'],
    ["waitfor delay '0:0:5'", '报表SQL不合法'],
    ['select @@version', '报表SQL不合法：不能使用变量'],
    ['with x as (select 1 as a) select * from x', '报表SQL不合法：不能使用 WITH'],
    ['select a from t order by a', '报表SQL不合法：SQL Server 的报表不能以 ORDER BY 结尾，请点击列标题排序'],
  ])('may not be %j', async (sql, message) => {
    await expect(sqlServer(sql)).rejects.toThrow(message);
  });
});
