import type { Failure } from '@campus/contract/kit';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { listPage } from '../../src/kit/read/list.ts';
import { listQuery } from '../../src/kit/read/query.ts';
import { booth, firm } from '../support/sample-entities.ts';
import { enterprise, staff, useSampleFixture } from '../support/sample-fixture.ts';

const fixture = useSampleFixture();

const addFirm = (name: string, more: object = {}, as = staff) =>
  fixture.engine.runAs(as, (c) => fixture.engine.add(firm, { name, ...more }, c));
const addBooth = (firmId: string, more: object = {}, as = staff) =>
  fixture.engine.runAs(as, (c) => fixture.engine.add(booth, { title: '展位', firmId, ...more }, c));
const list = async (e: typeof firm | typeof booth, query: Record<string, string> = {}, as = staff) =>
  listPage(fixture.engine.db, e, listQuery(fixture.engine, e, query, as), fixture.engine.scope(as));
const refused = async (work: Promise<unknown>): Promise<Failure> =>
  work.then(
    () => expect.fail('was not refused'),
    (error: Failure) => error,
  );

describe('a plain entity', () => {
  it('adds a row with its system columns and reads it back', async () => {
    const row = await addFirm('云湖科技', { city: '990101', tags: '1,10', rank: 3 });
    expect(row).toMatchObject({
      name: '云湖科技',
      tenantId: 1,
      createBy: 'staff',
      createTime: '2025-10-15 08:00:00',
      version: 0,
      sysOrgCode: 'A01',
      sort: 0,
    });
    const page = await list(firm);
    expect(page.records[0]).toMatchObject({
      name: '云湖科技',
      city_dictText: '云湖省/云湖市/示例区',
      tags_dictText: '红,蓝',
      rank: 3,
    });
    expect(page).toMatchObject({ total: 1, size: 10, current: 1, pages: 1 });
  });
  it('names every failing field, the first one in the message', async () => {
    const failure = await refused(addFirm('', { rank: 12 }));
    expect(failure.message).toBe('请输入名称!');
    expect(failure.fields).toEqual({ name: '请输入名称!', rank: '级别应在0到9之间!' });
  });
  it('refuses an unknown key and drops a read-only one', async () => {
    expect((await refused(addFirm('甲', { evil: 1 }))).message).toBe('不支持的字段：evil');
    expect(await addFirm('甲', { createBy: 'root', tenantId: 9, city_dictText: 'x' })).toMatchObject({
      createBy: 'staff',
      tenantId: 1,
    });
  });
  it('refuses a value outside its dictionary or tree, and a reference that is not there', async () => {
    expect((await refused(addFirm('甲', { tags: '1,99' }))).message).toBe('标签的值不在可选范围内!');
    expect((await refused(addFirm('甲', { city: '123456' }))).message).toBe('城市的值不在可选范围内!');
    expect((await refused(addFirm('甲', { parentId: 'nobody' }))).message).toBe('所选上级企业不存在或无权访问!');
  });
  it('keeps a unique value unique among live rows only', async () => {
    const row = await addFirm('同名');
    expect((await refused(addFirm('同名'))).fields).toEqual({ name: '名称已存在!' });
    await fixture.engine.runAs(staff, (c) => fixture.engine.remove(firm, row.id, c));
    await expect(addFirm('同名')).resolves.toMatchObject({ name: '同名' });
  });
  it('encrypts, hashes and keeps an encrypted value unique, and finds it by equality', async () => {
    await addFirm('密', { secretNo: '999' });
    expect((await refused(addFirm('密二', { secretNo: '999' }))).message).toBe('证号已被登记!');
    expect((await list(firm, { secretNo: '999' })).total).toBe(1);
    expect((await list(firm, { secretNo: '998' })).total).toBe(0);
  });
  it('masks a value for those without its code, and neither filters nor sorts by it for them', async () => {
    await addFirm('电', { phone: '14000000013' });
    expect((await list(firm)).records[0]).toMatchObject({ phone: '140****0013' });
    expect((await list(firm, { phone: '1' })).total).toBe(1);
    expect((await refused(list(firm, { column: 'phone' }))).message).toBe('请注意，将要排序的列字段不存在：phone');
    const plain = { ...staff, codes: new Set([...staff.codes, 'sample:firm:pii']) };
    expect((await list(firm, { phone: '*0013' }, plain)).records[0]).toMatchObject({ phone: '14000000013' });
  });
  it('never lets a secret field out', async () => {
    await addFirm('暗');
    expect(Object.keys((await list(firm)).records[0] ?? {})).not.toContain('hidden');
    expect((await list(firm, { hidden: 'x' })).total).toBe(1);
  });
  it('refuses a parent that lies below the row itself, and a delete above live children', async () => {
    const top = await addFirm('上');
    const below = await addFirm('下', { parentId: top.id });
    expect(
      (
        await refused(
          fixture.engine.runAs(staff, (c) => fixture.engine.edit(firm, { id: top.id, parentId: below.id }, c)),
        )
      ).message,
    ).toBe('上级企业不能是自身或其下级');
    expect((await refused(fixture.engine.runAs(staff, (c) => fixture.engine.remove(firm, top.id, c)))).message).toBe(
      '请先删除下级',
    );
  });
});

describe('an edit', () => {
  it('changes only what was sent, clears by null, and raises the version', async () => {
    const row = await addFirm('改', { rank: 1, city: '990100' });
    const after = await fixture.engine.runAs(staff, (c) =>
      fixture.engine.edit(firm, { id: row.id, version: 0, rank: 2, city: null }, c),
    );
    expect(after).toMatchObject({ name: '改', rank: 2, city: null, version: 1, updateBy: 'staff' });
  });
  it('refuses a stale version, and of two edits with one version lets exactly one through', async () => {
    const row = await addFirm('争');
    const edit = (rank: number) =>
      fixture.engine.runAs(staff, (c) => fixture.engine.edit(firm, { id: row.id, version: 0, rank }, c));
    const outcomes = await Promise.allSettled([edit(1), edit(2)]);
    expect(outcomes.filter((o) => o.status === 'fulfilled')).toHaveLength(1);
    expect((await refused(edit(3))).message).toBe('数据已被他人修改，请刷新后重试');
  });
  it('keeps a masked value that comes back masked', async () => {
    const row = await addFirm('掩', { phone: '14000000099' });
    await fixture.engine.runAs(staff, (c) =>
      fixture.engine.edit(firm, { id: row.id, phone: '140****0099', rank: 1 }, c),
    );
    const plain = { ...staff, codes: new Set([...staff.codes, 'sample:firm:pii']) };
    expect((await list(firm, {}, plain)).records[0]).toMatchObject({ phone: '14000000099' });
  });
  it('keeps a field of the other side as it is', async () => {
    const row = await addFirm('边', { rank: 5 });
    await fixture.engine.runAs(enterprise(row.id), (c) =>
      fixture.engine.edit(firm, { id: row.id, rank: 9, name: '边二' }, c),
    );
    expect((await list(firm)).records[0]).toMatchObject({ name: '边二', rank: 5 });
  });
});

describe('visibility', () => {
  it('answers a row of another company or tenant like a missing one, everywhere', async () => {
    const mine = await addFirm('我');
    const other = await addFirm('他');
    const me = enterprise(mine.id);
    const foreign = { ...staff, tenantId: 2 };
    expect((await list(firm, {}, me)).records.map((r) => r.name)).toEqual(['我']);
    for (const as of [me, foreign]) {
      expect((await refused(fixture.engine.runAs(as, (c) => fixture.engine.one(firm, other.id, c)))).message).toBe(
        '数据不存在或无权访问',
      );
      expect(
        (await refused(fixture.engine.runAs(as, (c) => fixture.engine.edit(firm, { id: other.id, name: '偷' }, c))))
          .message,
      ).toBe('数据不存在或无权访问');
      expect((await refused(fixture.engine.runAs(as, (c) => fixture.engine.remove(firm, other.id, c)))).message).toBe(
        '数据不存在或无权访问',
      );
    }
    expect((await list(firm, {}, foreign)).total).toBe(0);
  });
  it('sees a row only through other rows where the definition says so', async () => {
    const row = await addFirm('展');
    const student = { ...staff, audience: 'student' as const };
    expect((await list(firm, {}, student)).total).toBe(0);
    await addBooth(row.id, { title: '公开' });
    expect((await list(firm, {}, student)).total).toBe(1);
  });
  it('adds data rules to lists, details and edits', async () => {
    const low = await addFirm('低', { rank: 1 });
    await addFirm('高', { rank: 8 });
    fixture.ports.rule = ['rank', 'ge', 5];
    try {
      expect((await list(firm)).records.map((r) => r.name)).toEqual(['高']);
      expect(
        (await refused(fixture.engine.runAs(staff, (c) => fixture.engine.edit(firm, { id: low.id, rank: 2 }, c)))).key,
      ).toBe('notFound');
    } finally {
      fixture.ports.rule = undefined;
    }
  });
});

describe('a workflow entity', () => {
  const step = (
    name: 'submit' | 'pass' | 'refuse' | 'lapse',
    id: string,
    input: object = {},
    as = staff,
    system = false,
  ) => fixture.engine.runAs(as, (c) => fixture.engine.step(booth, name, id, { ...input }, c, system));

  it('goes from draft over refusal to passed, and keeps the reason', async () => {
    const owner = await addFirm('主');
    const me = enterprise(owner.id);
    const row = await addBooth(owner.id, {}, me);
    expect(row.status).toBe(0);
    expect((await step('submit', row.id, {}, me)).status).toBe(1);
    expect((await refused(step('refuse', row.id))).message).toBe('请输入原因!');
    expect(await step('refuse', row.id, { reason: '不清' })).toMatchObject({ status: 3, reason: '不清' });
    expect(await step('submit', row.id, {}, me)).toMatchObject({ status: 1, reason: null });
    expect((await step('pass', row.id)).status).toBe(2);
    expect((await refused(step('pass', row.id))).message).toBe('当前状态为“已通过”，不能通过');
  });
  it('refuses a party, a code and a state alike, and the system only by state', async () => {
    const owner = await addFirm('主');
    const row = await addBooth(owner.id);
    const submitted = await step('submit', row.id);
    expect((await refused(step('pass', row.id, {}, enterprise(owner.id)))).message).toBe(
      '没有权限，请联系管理员分配权限！',
    );
    expect((await refused(step('lapse', row.id, {}, staff, true))).message).toBe('当前状态为“待审核”，不能失效');
    expect(submitted.version).toBe(1);
  });
  it('refuses an edit in a state that is not editable', async () => {
    const owner = await addFirm('主');
    const row = await addBooth(owner.id);
    await step('submit', row.id);
    expect(
      (await refused(fixture.engine.runAs(staff, (c) => fixture.engine.edit(booth, { id: row.id, title: '新' }, c))))
        .message,
    ).toBe('当前状态为“待审核”，不能编辑');
  });
  it('lets exactly one of many identical steps through', async () => {
    const owner = await addFirm('主');
    const row = await addBooth(owner.id);
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => step('submit', row.id)));
    expect(outcomes.filter((o) => o.status === 'fulfilled')).toHaveLength(1);
  });
  it('saves child rows with the parent, in order, replacing what was sent', async () => {
    const owner = await addFirm('主');
    const row = await addBooth(owner.id, { notes: [{ words: '一' }, { words: '二' }] });
    const read = async () =>
      (
        await fixture.engine.one(
          booth,
          row.id,
          fixture.engine.context({ session: staff, ip: '', userAgent: '', requestId: '' }),
        )
      ).notes as { id: string; words: string }[];
    const [first, second] = await read();
    await fixture.engine.runAs(staff, (c) =>
      fixture.engine.edit(booth, { id: row.id, notes: [{ id: second?.id, words: '二改' }, { words: '三' }] }, c),
    );
    expect((await read()).map((n) => n.words)).toEqual(['二改', '三']);
    expect(first?.words).toBe('一');
    expect(
      (
        await refused(
          fixture.engine.runAs(staff, (c) => fixture.engine.edit(booth, { id: row.id, notes: [{ words: '' }] }, c)),
        )
      ).message,
    ).toBe('备注第1行：请输入内容!');
  });
  it('writes the child rows that differ, and leaves the others as they are', async () => {
    const owner = await addFirm('主');
    const row = await addBooth(owner.id, { notes: [{ words: '一' }, { words: '二' }, { words: '三' }] });
    const read = async () => {
      const { rows } = await sql<{ id: string; words: string; version: number }>`
        select id, words, version from sample_note where booth_id = ${row.id} and del_flag = 0 order by sort`.execute(
        fixture.engine.db,
      );
      return rows;
    };
    const edit = (notes: readonly object[]) =>
      fixture.engine.runAs(staff, (c) => fixture.engine.edit(booth, { id: row.id, notes }, c));
    const before = await read();
    const [one, two, three] = before.map(({ id, words }) => ({ id, words }));
    await edit([{ ...one }, { ...two, words: '二改' }, { ...three }]);
    expect((await read()).map(({ version }, i) => version - (before[i]?.version ?? 0))).toEqual([0, 1, 0]);
    // Another place is a difference, too.
    await edit([{ ...one }, { ...three }, { ...two, words: '二改' }]);
    expect((await read()).map(({ words, version }) => [words, version])).toEqual([
      ['一', before[0]?.version],
      ['三', (before[2]?.version ?? 0) + 1],
      ['二改', (before[1]?.version ?? 0) + 2],
    ]);
  });
  it('writes every kind of value and answers it in its wire form', async () => {
    const owner = await addFirm('主');
    const sent = {
      kind: 'a11',
      level: 2,
      price: '1234.5',
      area: 12.5,
      opens: '2025-10-15',
      seen: '2025-10-15T01:02:03Z',
      indoor: true,
      enabled: 'N',
      story: '<p>好<script>x</script></p>',
      remark: '备',
      shape: { w: 3 },
    };
    const row = await addBooth(owner.id, sent);
    const read = await fixture.engine.one(
      booth,
      row.id,
      fixture.engine.context({ session: staff, ip: '', userAgent: '', requestId: '' }),
    );
    expect(read).toMatchObject({
      kind: 'a11',
      kind_dictText: '甲一一',
      level: 2,
      level_dictText: '二级',
      price: '1234.50',
      area: 12.5,
      opens: '2025-10-15',
      seen: '2025-10-15 09:02:03',
      indoor: 1,
      enabled: 'N',
      story: '<p>好</p>',
      shape: { w: 3 },
      firmName: '主',
      status: 0,
      status_dictText: '草稿',
    });
    expect(fixture.ports.versions.at(-1)).toMatchObject({ title: '展位' });
  });
});

describe('a list', () => {
  it('sorts by a referred field, nulls last both ways, with a stable tie break', async () => {
    const b = await addFirm('乙企');
    const a = await addFirm('甲企');
    for (const [firmId, level] of [
      [a.id, 2],
      [b.id, 1],
      [a.id, null],
    ] as const)
      await addBooth(firmId, { level });
    const levels = async (order: string) => (await list(booth, { column: 'level', order })).records.map((r) => r.level);
    expect(await levels('asc')).toEqual([1, 2, null]);
    expect(await levels('desc')).toEqual([2, 1, null]);
    expect((await list(booth, { column: 'firmName', order: 'asc', firmName: '*企' })).total).toBe(3);
  });
  it('pages without gaps or repeats, and knows its total past the end', async () => {
    for (let i = 0; i < 7; i += 1) await addFirm(`页${i}`);
    const ids = new Set<unknown>();
    for (const pageNo of ['1', '2', '3'])
      for (const r of (await list(firm, { pageNo, pageSize: '3' })).records) ids.add(r.id);
    expect(ids.size).toBe(7);
    expect(await list(firm, { pageNo: '9', pageSize: '3' })).toMatchObject({ records: [], total: 7, pages: 3 });
  });
});
