import { entities } from '@campus/contract';
import { type AnyEntity, findOrder, type Switch } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedWhere } from '../src/kit/read/where.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

/* The calls that a definition adds: `sort` of every ordered entity, `changeStatus` of every entity with a switch. */
let app: TestApp;
let admin: string;
let other: string;
beforeAll(async () => {
  app = await createTestApp({ filled: 'tiny' });
  admin = await app.signIn('admin');
  other = await app.signIn('demo_school_finance_1');
});
afterAll(() => app.close());

const post = async (url: string, payload: object, as = admin) =>
  (await app.call({ method: 'POST', url: `/server${url}`, as, payload })).body;
const refusedText = '没有权限，请联系管理员分配权限！';
type Stored = { id: string; version: number; number: number };

/** The rows of the longest list of an ordered entity, in order. */
async function loadRows(e: AnyEntity): Promise<Stored[]> {
  const order = findOrder(e) ?? { column: '', within: [] };
  const tenant = e.tenant ? sql`tenant_id = 1` : sql`true`;
  const same = sql.join([sql`tenant_id`, ...order.within.map((name) => sql.ref(name))]);
  const { rows } = await sql<Stored & { size: number }>`
    select id, version, ${sql.ref(order.column)} as number, count(*) over (partition by ${same})::int as size
    from ${sql.table(e.table)} where del_flag = 0 and ${tenant}
    order by size desc, ${same}, ${sql.ref(order.column)}, create_time desc, id desc`.execute(app.engine.db);
  return rows.slice(0, rows[0]?.size ?? 0);
}

const ordered = entities.filter((e) => e.ordered && e.path !== '');
it('has users of both calls', () => {
  expect(ordered.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['companyPublicity', 'postType', 'questCategory', 'sysDictItem', 'venue']),
  );
});

describe.each(ordered)('sort of $name', (e) => {
  const column = findOrder(e)?.column ?? '';

  it('numbers the rows 10, 20, 30 … and keeps their versions', async () => {
    const rows = (await loadRows(e)).slice(0, 5);
    const ids = rows.map(({ id }) => id).toReversed();
    if (ids.length === 0) return;
    expect(await post(`${e.path}/sort`, { ids })).toMatchObject({ success: true, message: '顺序已保存' });
    const { rows: after } = await sql<Stored>`
      select id, version, ${sql.ref(column)} as number from ${sql.table(e.table)} where id = any(${ids}::text[])
      order by ${sql.ref(column)}`.execute(app.engine.db);
    expect(after.map(({ id }) => id)).toEqual(ids);
    expect(after.map(({ number }) => Number(number))).toEqual(ids.map((_id, i) => (i + 1) * 10));
    expect(after.map(({ version }) => version)).toEqual(rows.map(({ version }) => version).toReversed());
  });

  it('refuses an unknown id, another list and a caller without the code, and changes nothing', async () => {
    const before = await loadRows(e);
    const [first] = before;
    if (!first) return;
    expect((await post(`${e.path}/sort`, { ids: [first.id, 'nowhere'] })).message).toBe('未知的操作');
    expect((await post(`${e.path}/sort`, { ids: [first.id] }, other)).message).toBe(refusedText);
    expect((await post(`${e.path}/sort`, { ids: [] })).success).toBe(false);
    const { within } = findOrder(e) ?? { within: [] };
    const [name] = within;
    if (name !== undefined) {
      const { rows } = await sql<{ id: string }>`
        select o.id from ${sql.table(e.table)} o, ${sql.table(e.table)} f
        where f.id = ${first.id} and o.del_flag = 0 and o.tenant_id = f.tenant_id
          and ${sql.ref(`o.${name}`)} is distinct from ${sql.ref(`f.${name}`)} limit 1`.execute(app.engine.db);
      if (rows[0]) expect((await post(`${e.path}/sort`, { ids: [first.id, rows[0].id] })).message).toBe('未知的操作');
    }
    expect(await loadRows(e)).toEqual(before);
  });
});

/** Makes rows free that their behaviour keeps on, where the sample data has no others. */
const release: Readonly<Record<string, () => Promise<unknown>>> = {
  docTemplate: () => sql`update med_template set default_flag = 'N'`.execute(app.engine.db),
};

describe.each(entities.filter((e) => e.switch && e.path !== ''))('changeStatus of $name', (e) => {
  const { field } = e.switch as Switch;
  const loadState = async (id: string) =>
    Number(
      (
        await sql<{
          value: unknown;
        }>`select ${sql.ref(field)} as value from ${sql.table(e.table)} where id = ${id}`.execute(app.engine.db)
      ).rows[0]?.value,
    );

  it('switches a row off and on, and refuses other values, stale rows and callers without the code', async () => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(e.table)} where ${sql.join([sql`del_flag = 0`, ...fixedWhere(e)], sql` and `)}
        and ${sql.ref(field)}::text = '1' ${e.tenant ? sql`and tenant_id = 1` : sql``} order by create_time desc, id`.execute(
      app.engine.db,
    );
    const url = `${e.path}/changeStatus`;
    await release[e.name]?.();
    // Rows that their behaviour keeps on, such as items of a fixed dictionary, are passed over.
    let id = '';
    let off = { success: false, result: {} as unknown };
    for (const row of rows) {
      id = row.id;
      off = await post(url, { id, status: 0 });
      if (off.success) break;
    }
    if (rows.length === 0) return;
    expect(off).toMatchObject({ success: true, message: '停用成功' });
    expect(await loadState(id)).toBe(0);
    const { version } = off.result as { version: number };
    expect(await post(url, { id, version, status: 1 })).toMatchObject({ success: true, message: '启用成功' });
    expect(await loadState(id)).toBe(1);
    expect((await post(url, { id, version, status: 0 })).success).toBe(false);
    for (const status of [2, '', null, 'x']) expect((await post(url, { id, status })).success).toBe(false);
    expect((await post(url, { id, status: 0 }, other)).message).toBe(refusedText);
    expect((await post(url, { id: 'nowhere', status: 0 })).success).toBe(false);
    expect(await loadState(id)).toBe(1);
  });
});

it('puts a new row without a number behind the others of its list', async () => {
  const answer = await post('/venue/venue/add', {
    name: '新场地',
    type: 1,
    building: '行政楼',
    capacity: 30,
    openTime: '08:00:00',
    closeTime: '20:00:00',
    weekDays: '1,2',
  });
  expect(answer).toMatchObject({ success: true });
  const { rows } = await sql<{ id: string }>`
    select id from rc_venue where del_flag = 0 and tenant_id = 1 order by sort desc, id limit 1`.execute(app.engine.db);
  expect(rows[0]?.id).toBe(answer.result.id);
});
