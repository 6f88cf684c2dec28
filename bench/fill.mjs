import pg from 'pg';

/** As many companies and as many posts in a database that was seeded. */
export async function fillPosts(connectionString, rows) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await fill(client, 'rc_company', ['credit_code', 'id_card_no_hash'], rows);
  await fill(client, 'rc_company_post', ['post_no'], rows);
  await client.end();
}
/** Copies the seeded rows of tenant 1 until there are `rows` of them; names and times differ. */
export async function fill(client, table, unique, rows) {
  const { rows: found } = await client.query(
    `select column_name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const columns = found.map((row) => row.column_name).filter((name) => name !== 'id' && !unique.includes(name));
  // Neither names nor times follow the order of the rows.
  const changed = {
    company_name: `t.company_name || (n * 7919::bigint % 100003)::text`,
    name: `t.name || (n * 7919::bigint % 100003)::text`,
    create_time: `now() - make_interval(secs => n * 104729::bigint % 31536000)`,
    company_id: table === 'rc_company_post' ? `'b' || lpad((1 + n % $1::int)::text, 18, '0')` : 't.company_id',
  };
  const list = columns.map((name) => changed[name] ?? `t.${name}`).join(', ');
  await client.query(
    `insert into ${table} (id, ${columns.join(', ')}) select 'b' || lpad(n::text, 18, '0'), ${list}
     from generate_series(1, $1::int) n
     join (select *, row_number() over (order by id) as k, count(*) over () as m from ${table} where tenant_id = 1) t on t.k = 1 + n % t.m`,
    [rows],
  );
  // Of rows whose commit is not on the disk yet, vacuum leaves no page as visible to all: no index alone would answer.
  await client.query('checkpoint');
  await client.query(`vacuum analyze ${table}`);
}
