import { entities } from '@campus/contract';
import { type AnyEntity, anywhere, type Field, isList, isStored } from '@campus/contract/kit';
import { isCreditCode, isIdCard } from '@campus/contract/rules';
import { describe, expect, it } from 'vitest';
import { getColumn, snake } from '../../src/kit/schema/registry.ts';
import { expectCounted } from '../support/counters.ts';
import { useSeeded } from './seed-fixture.ts';

const seeded = useSeeded();
const { loadRows, expectNone } = seeded;

describe('counters', () => {
  it('equal what they count', async () => {
    await expectCounted(seeded.app.engine);
    await expectNone(`
      select e.id from rc_employ_user e left join rc_resume r on r.employ_id = e.id
      where (e.resume_id, e.resume_score) is distinct from (r.id, coalesce(r.completeness, 0))`);
    await expectNone(`
      select r.id from rc_resume r where r.view_count is distinct from (
        select count(*)::int from rc_delivery_step s join rc_delivery d on d.id = s.delivery_id where d.resume_id = r.id and s.action = 'read')`);
    await expectNone(`
      select f.feedback_no from fb_feedback f left join sys_number n on n.tenant_id = f.tenant_id and n.prefix = left(f.feedback_no, 10)
      where n.last is null or n.last < substr(f.feedback_no, 11)::int`);
  });
  it('of numbers go on where seeded rows end', async () => {
    await expectNone(`
      select d.id from rc_delivery d left join sys_number n on n.tenant_id = d.tenant_id and n.prefix = left(d.delivery_no, 8)
      where n.last is null or n.last < substr(d.delivery_no, 9)::int`);
    await expectNone(`
      select p.id from rc_company_post p left join sys_number n on n.tenant_id = p.tenant_id and n.prefix = left(p.post_no, 6)
      where n.last is null or n.last < substr(p.post_no, 7)::int`);
  });
});

describe('identities', () => {
  const decrypted = async (table: string, column: string): Promise<string[]> =>
    (await loadRows<{ value: string }>(`select ${column} as value from ${table} where ${column} is not null`)).map(
      ({ value }) => seeded.app.engine.ports.cipher.decrypt(value),
    );
  it.each([
    ['rc_employ_user', 'tenant_id, student_no'],
    ['rc_employ_user', 'tenant_id, mobile'],
    ['rc_employ_user', 'id_card_hash'],
    ['rc_employ_user', 'email'],
    ['rc_employ_user', 'exam_no'],
    ['rc_company', 'company_name'],
    ['rc_company', 'credit_code'],
    ['rc_company', 'id_card_no_hash'],
    ['rc_company_post', 'post_no'],
    ['rc_company_user', 'user_id'],
    ['rc_delivery', 'delivery_no'],
    ['sys_user', 'username'],
    ['sys_user', 'phone'],
    ['rc_resume', 'employ_id'],
  ])('of %s are unique by %s', async (table, columns) => {
    const [first] = columns.split(', ').slice(-1);
    await expectNone(
      `select ${columns} from ${table} where ${first} is not null group by ${columns} having count(*) > 1`,
    );
  });
  it('are invented: unassigned mobiles, example addresses, cards and codes of no region with right check digits', async () => {
    await expectNone(
      "select id from rc_employ_user where mobile !~ '^140000[01]\\d{4}$' or email !~ '@example\\.com$'",
    );
    await expectNone("select id from sys_user where phone !~ '^140000[0-3]\\d{4}$' or email !~ '@example\\.com$'");
    await expectNone(
      "select id from rc_company where contact_mobile !~ '^1400002\\d{4}$' or contact_email !~ '@example\\.com$'",
    );
    const cards = [...(await decrypted('rc_employ_user', 'id_card')), ...(await decrypted('rc_company', 'id_card_no'))];
    expect(cards.length).toBeGreaterThan(530);
    for (const card of cards) expect(isIdCard(card) && card.startsWith('999999'), card).toBe(true);
    for (const { code } of await loadRows<{ code: string }>(
      'select credit_code as code from rc_company where credit_code is not null',
    ))
      expect(isCreditCode(code) && code.slice(2, 8) === '999999', code).toBe(true);
  });
  it('of the demonstration are there, each company where its account is meant to end', async () => {
    const found = await loadRows<{ username: string; status: number; companyId: string }>(`
      select u.username, c.audit_status as status, c.id as company_id from sys_user u join rc_company_user m on m.user_id = u.id
      join rc_company c on c.id = m.company_id where u.username like 'hr%' and u.username not like '%\\_2' and u.username not like '%\\_3'
        and u.username not like '%\\_4' and u.username not like '%\\_5'`);
    expect(Object.fromEntries(found.map(({ username, status }) => [username, status]))).toEqual({
      ...{ hr01: 3, hr02: 3, hr03: 3, hr_new: 0, hr_draft: 1, hr_wait: 2, hr_refused: 4 },
    });
    const findCompany = (name: string) => found.find(({ username }) => username === name)?.companyId;
    expect(findCompany('hr03')).toBe(findCompany('hr01'));
    await expectNone(`
      select c.id from rc_company c where c.audit_status = 3 and not exists (
        select 1 from rc_company_user m join sys_user u on u.id = m.user_id and u.status = 1 where m.company_id = c.id and m.role = 1)`);
  });
});

describe('references', () => {
  const stored = entities.flatMap((e) =>
    Object.entries(e.fields)
      .filter(([, field]) => isStored(field))
      .map(([name, field]) => ({ title: `${e.name}.${name}`, e, field, column: snake(getColumn(name, field)) })),
  );
  const fixed = (e: AnyEntity): string[] =>
    Object.entries(e.fixed ?? {}).map(([name, value]) => `t.${snake(name)} = '${value}'`);
  const live = (e: AnyEntity): string => [e.appendOnly ? 'true' : 't.del_flag = 0', ...fixed(e)].join(' and ');
  /** The distinct values of a column with their tenant; members of a list one by one. */
  const loadValues = (e: AnyEntity, column: string, field: Field) =>
    loadRows<{ tenantId: number; value: string }>(`
      select distinct t.tenant_id, v.value from ${e.table} t,
        unnest(${isList(field) ? `string_to_array(t.${column}, ',')` : `array[t.${column}::text]`}) as v(value)
      where ${live(e)} and t.${column} is not null and v.value <> ''`);

  it.each(stored.filter(({ field }) => field.kind === 'ref' || field.kind === 'refs'))(
    '$title points at rows of the same tenant',
    async ({ e, column, field }) => {
      const target = entities.find((one) => one.name === field.to) as AnyEntity;
      const own = e.tenant && target.tenant ? 'and r.tenant_id = v.tenant_id' : '';
      const list = isList(field) ? `string_to_array(t.${column}, ',')` : `array[t.${column}]`;
      await expectNone(`
      select v.value from (
        select distinct t.tenant_id, u.value from ${e.table} t, unnest(${list}) as u(value) where ${live(e)} and u.value <> ''
      ) v where not exists (select 1 from ${target.table} r where r.id = v.value ${own} ${target.appendOnly ? '' : 'and r.del_flag = 0'})
      limit 5`);
    },
  );
  it.each(stored.filter(({ field }) => field.kind === 'user'))(
    '$title names accounts',
    async ({ e, column, field }) => {
      const names = (await loadValues(e, column, field)).map(({ value }) => value);
      const known = await seeded.app.engine.ports.realnames(seeded.app.engine.db, names);
      // What no person did, the system did.
      expect(names.filter((name) => !known.has(name) && name !== 'system')).toEqual([]);
    },
  );
  it.each(stored.filter(({ field }) => field.kind === 'dict' || field.kind === 'dicts'))(
    '$title holds items of its dictionary',
    async ({ e, column, field }) => {
      const items = await seeded.app.engine.ports.dictionary(field.dict as string);
      expect(items, field.dict).toBeDefined();
      expect((await loadValues(e, column, field)).filter(({ value }) => !items?.has(value))).toEqual([]);
    },
  );
  it.each(stored.filter(({ field }) => field.tree !== undefined))(
    '$title is in its tree',
    async ({ e, column, field }) => {
      for (const { tenantId, value } of await loadValues(e, column, field)) {
        const nodes = await seeded.app.engine.ports.tree(field.tree as string, tenantId);
        const found = nodes.get(value);
        expect(found !== undefined || (field.anywhere && value === anywhere), `${tenantId} ${value}`).toBe(true);
        if (field.leaf) expect(found?.leaf, value).toBe(true);
      }
    },
  );
  it('to files name files that are there', async () => {
    const files = new Set((await loadRows<{ url: string }>('select url from sys_oss_file')).map(({ url }) => url));
    const upload = stored.filter(({ field }) => ['file', 'files', 'image', 'images'].includes(field.kind));
    for (const { e, column, field } of upload)
      for (const { value } of await loadValues(e, column, field))
        expect(files.has(value), `${e.name} ${value}`).toBe(true);
  });
});
