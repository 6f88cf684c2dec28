/** Rows that benchmarks add by copying seeded ones. */
import { withoutIndexes } from './indexes.mjs';

const getColumns = async (client, table, without) =>
  (
    await client.query(
      `select column_name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
      [table],
    )
  ).rows
    .map((row) => row.column_name)
    .filter((name) => !without.includes(name));

/** Copies seeded rows of tenant 1 `count` times; `set` replaces columns by expressions of the copy's number `n`. */
export async function copyRows(client, table, where, count, set) {
  const kept = await getColumns(client, table, Object.keys(set));
  await client.query(
    // The remainder depends on the numbers alone, so the rows are found by a hash instead of one by one.
    `with b as materialized (
       select *, row_number() over (order by id) - 1 as k from ${table} where tenant_id = 1 and del_flag = 0 and ${where}
     )
     insert into ${table} (${[...Object.keys(set), ...kept].join(', ')})
     select ${[...Object.values(set), ...kept.map((name) => `b.${name}`)].join(', ')}
     from (select n, n % (select count(*) from b) as k from generate_series(0, $1::int - 1) n) numbers join b using (k)`,
    [count],
  );
}
/** An id of the n-th copy. */
export const copyId = (letter, n) => `'b${letter}' || lpad((${n})::text, 10, '0')`;

export const addStudents = async (client, count) => {
  await copyRows(client, 'rc_employ_user', 'status = 1', count, {
    id: copyId('e', 'n'),
    student_no: `'B' || n`,
    exam_no: 'null',
    mobile: '(20000000000 + n)::text',
    id_card: 'null',
    id_card_hash: 'null',
    user_id: 'null',
  });
  await client.query('analyze');
};

/** Each student delivers to so many of the posts. */
const [each, posts] = [15, 1000];

/** Students, posts and deliveries; a student delivers to a post once. */
export async function addDeliveries(client, deliveries) {
  const students = Math.ceil(deliveries / each);
  await addStudents(client, students);
  await copyRows(client, 'rc_company_post', 'post_status = 1', posts, { id: copyId('p', 'n'), post_no: `'B' || n` });
  const post = `(n % ${students} + n / ${students} * 67) % ${posts}`;
  await withoutIndexes(client, ['rc_delivery'], () =>
    copyRows(client, 'rc_delivery', 'true', deliveries, {
      id: copyId('d', 'n'),
      delivery_no: `'B' || n`,
      employ_id: copyId('e', `n % ${students}`),
      post_id: copyId('p', post),
      company_id: `(select company_id from rc_company_post p where p.id = ${copyId('p', post)})`,
      deliver_time: `b.deliver_time - make_interval(secs => n)`,
    }),
  );
  await client.query('vacuum analyze');
}
