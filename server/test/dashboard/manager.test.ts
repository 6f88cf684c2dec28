import type {
  AttentionLine,
  AuditSpeed,
  Bar,
  CohortFigure,
  CollegeLine,
  FigureLink,
  ManagerRate,
  StuckPlace,
} from '@campus/contract/dashboard';
import { accountAlteration, company, companyChange } from '@campus/contract/enterprise';
import { companyPost } from '@campus/contract/post';
import { agreement } from '@campus/contract/resume';
import { destPlaces, employment } from '@campus/contract/statistics';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyJson } from '../support/any-json.ts';
import { Clock } from '../support/bare-engine.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/* Every figure of 管理驾驶舱 is the total of the list behind its link, and agrees with the tables. */
const clock = new Clock('2025-10-15T10:00:00+08:00');
let app: TestApp;
const tokens = new Map<string, string>();
const users = ['school', 'demo_school_admin_2', 'demo_school_staff_2'] as const;
beforeAll(async () => {
  app = await createTestApp({
    filled: 'tinyOctober',
    now: clock.now,
  });
  for (const name of [...users, 'auditor', 'demo_college_staff_2', 'hr01']) tokens.set(name, await app.signIn(name));
});
afterAll(() => app.close());

type Query = Readonly<Record<string, string>>;
async function get(as: string, path: string, query: Query = {}): Promise<AnyJson> {
  const url = `/server${path}?${new URLSearchParams(query)}`;
  return (await app.call({ method: 'GET', url, as: tokens.get(as) })).body;
}
const post = async (as: string, path: string, payload: object): Promise<AnyJson> =>
  (await app.call({ method: 'POST', url: `/server${path}`, as: tokens.get(as), payload })).body;

const pages: Readonly<Record<string, { path: string; own?: Query }>> = {
  '/employ/destination': { path: employment.path },
  '/enterprise/audit': { path: company.path, own: { auditStatus: '2' } },
  '/enterprise/alteration': { path: accountAlteration.path },
  '/enterprise/change': { path: companyChange.path },
  '/resume/step/sign': { path: agreement.path },
  '/post/audit': { path: companyPost.path, own: { postStatus: '3' } },
};
async function behind(as: string, link: FigureLink): Promise<{ total: number; records: AnyJson[] }> {
  const page = pages[link.path];
  if (!page) throw new Error(`no list behind ${link.path}`);
  const { result, message } = await get(as, `${page.path}/list`, { pageSize: '1000', ...page.own, ...link.query });
  expect(result?.total, `${as} ${JSON.stringify(link)}: ${message}`).toEqual(expect.any(Number));
  return result;
}
async function expectTotal(as: string, { value, link }: Pick<CohortFigure, 'value' | 'link'>, what: string) {
  expect(value, `${as} ${what}`).toBe((await behind(as, link as FigureLink)).total);
}
const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((part * 1000) / whole) / 10);
const read = async (as: string, name: string, query: Query = {}): Promise<AnyJson> => {
  const { success, result, message } = await get(as, `/dashboard/manager/${name}`, query);
  expect(success, message).toBe(true);
  return result;
};
const count = async (condition: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from rc_employment m join rc_employ_user e on e.id = m.employ_id
    where m.del_flag = 0 and e.merged_into = '' and e.status in (1, 2, 4) and ${sql.raw(condition)}`.execute(
    app.engine.db,
  );
  return rows[0]?.n ?? 0;
};
const tenant = 'm.tenant_id = 2 and e.grad_year';
const isPlaced = 'm.audit = 3 and m.dest_group in (1, 2, 3, 4)';

describe.each(users)('the figures of %s', (user) => {
  it.each([undefined, '2025'])('equal their lists, cohort %s', async (gradYear) => {
    const query: Query = gradYear ? { gradYear } : {};
    const result: ManagerRate = await read(user, 'rate', query);
    expect(result.gradYear).toBe(Number(gradYear ?? 2026));
    await expectTotal(user, result.graduates, 'graduates');
    await expectTotal(user, result.placed, 'placed');
    const [placed, graduates] = [result.placed.value ?? 0, result.graduates.value ?? 0];
    expect(result.rate.value).toBe(percent(placed, graduates));
    expect((await behind(user, result.rate.link)).total).toBe(placed);
    const figure = (key: string) => result.figures.find((one) => one.key === key) as CohortFigure;
    for (const key of ['contract', 'study', 'business']) {
      const one = figure(key);
      expect(one.value, key).toBe(percent((await behind(user, one.link as FigureLink)).total, graduates));
    }
    await expectTotal(user, figure('seeking'), 'seeking');
    expect(new Set(result.figures.map(({ key }) => key)).has('nearby')).toBe(true);
    const contracts = (await behind(user, figure('contract').link as FigureLink)).total;
    expect(figure('nearby').value).toBe(
      percent((await behind(user, figure('nearby').link as FigureLink)).total, contracts),
    );
  });
  it('of colleges, categories, natures and places add up and equal their lists', async () => {
    const rate: ManagerRate = await read(user, 'rate');
    const { colleges, groups } = await read(user, 'college');
    const sum = (of: (one: CollegeLine) => number | null) =>
      (colleges as CollegeLine[]).reduce((n, one) => n + (of(one) ?? 0), 0);
    expect(sum(({ graduates }) => graduates.value)).toBe(rate.graduates.value);
    expect(sum(({ placed }) => placed.value)).toBe(rate.placed.value);
    expect(groups).toHaveLength(6);
    for (const one of colleges as CollegeLine[]) {
      await expectTotal(user, one.graduates, one.name);
      await expectTotal(user, one.placed, one.name);
      for (const part of one.parts) await expectTotal(user, part, one.name);
      expect(one.parts.reduce((n, { value }) => n + (value ?? 0), 0)).toBe(one.graduates.value);
      const wanted = ((rate.placed.value ?? 0) / (rate.graduates.value ?? 1)) * (one.graduates.value ?? 0);
      expect(one.gap).toBe(Math.round(wanted - (one.placed.value ?? 0)) + 0);
    }
    expect((colleges as CollegeLine[]).map(({ gap }) => gap)).toEqual(
      (colleges as CollegeLine[]).map(({ gap }) => gap).toSorted((a, b) => b - a),
    );
    const { categories } = await read(user, 'category');
    for (const bar of categories as Bar[])
      await expectTotal(user, { value: bar.value, link: bar.link ?? null }, bar.name);
    const { bars } = await read(user, 'nature');
    for (const bar of bars as Bar[]) await expectTotal(user, { value: bar.value, link: bar.link ?? null }, bar.name);
    const { lines } = await read(user, 'attention');
    for (const line of lines as AttentionLine[]) {
      await expectTotal(user, line.graduates, line.name);
      await expectTotal(user, line.unplaced, line.name);
    }
    const { audits } = await read(user, 'sla');
    for (const one of audits as AuditSpeed[]) await expectTotal(user, { value: one.waiting, link: one.link }, one.name);
  });
  it('put each graduate without a destination at exactly one place', async () => {
    const rate: ManagerRate = await read(user, 'rate');
    const { places, unplaced } = await read(user, 'stuck');
    const total = (places as StuckPlace[]).reduce((n, { count }) => n + count, 0);
    expect(total).toBe((rate.graduates.value ?? 0) - (rate.placed.value ?? 0));
    await expectTotal(user, unplaced, 'unplaced');
    const seen = new Set<string>();
    for (const { count: n, link, name } of places as StuckPlace[]) {
      const { total: listed, records } = await behind(user, link);
      expect(n, name).toBe(listed);
      for (const { id } of records) {
        expect(seen.has(id), name).toBe(false);
        seen.add(id);
      }
    }
    expect(seen.size).toBe(total);
  });
});

it('tells colleges of one name apart by their schools', async () => {
  const { colleges } = await read('school', 'college');
  const names = (colleges as CollegeLine[]).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const { rows } = await sql<{ name: string; school: string }>`
    select d.depart_name as name, s.depart_name as school from sys_depart d join sys_depart s on s.id = d.parent_id
    where d.id = any(${(colleges as CollegeLine[]).map(({ id }) => id)}::text[])`.execute(app.engine.db);
  const twins = [...Map.groupBy(rows, ({ name }) => name).values()].filter((same) => same.length > 1).flat();
  expect(twins.length).toBeGreaterThan(0);
  for (const { name, school } of twins) expect(names).toContain(`${name}（${school}）`);
});

it('agrees with the tables', async () => {
  const rate: ManagerRate = await read('demo_school_admin_2', 'rate');
  expect(rate.graduates.value).toBe(await count(`${tenant} = 2026`));
  expect(rate.placed.value).toBe(await count(`${tenant} = 2026 and ${isPlaced}`));
  expect(rate.graduates.previous).toBe(await count(`${tenant} = 2025`));
  const { places } = await read('demo_school_admin_2', 'stuck');
  const at = (place: number) => (places as StuckPlace[]).find((one) => one.place === place)?.count ?? 0;
  const open = `${tenant} = 2026 and not (${isPlaced}) and m.audit in (0, 3) and m.dest_group <> 6`;
  const active = (step: string) =>
    `exists (select 1 from rc_delivery d where d.employ_id = e.id and d.del_flag = 0 and d.status = 1 and d.step ${step})`;
  expect(at(destPlaces.college)).toBe(await count(`${tenant} = 2026 and m.audit = 1`));
  expect(at(destPlaces.resume)).toBe(await count(`${open} and ${active('= 10')} and not ${active('> 10')}`));
  const resume = (when: string) =>
    `exists (select 1 from rc_resume r where r.employ_id = e.id and r.del_flag = 0 and ${when})`;
  expect(at(destPlaces.noResume)).toBe(await count(`${open} and not ${active('> 0')} and not ${resume('true')}`));
  expect(at(destPlaces.noDelivery)).toBe(
    await count(`${open} and not ${active('> 0')} and ${resume('r.completeness >= 60')}`),
  );
  expect(at(destPlaces.resume)).toBeGreaterThan(0);
});

it('compares with the cohort before at the same day a year ago', async () => {
  const rate: ManagerRate = await read('demo_school_admin_2', 'rate');
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from rc_employ_user e where e.tenant_id = 2 and e.grad_year = 2025 and e.del_flag = 0
      and (select l.audit = 3 and l.dest_group <= 4 from rc_employment_log l where l.employ_id = e.id
        and l.occur_time <= '2024-10-15 10:00:00+08' order by l.seq desc limit 1)`.execute(app.engine.db);
  expect(rate.placed.previous).toBe(rows[0]?.n);
  expect(rate.rate.previous).toBe(percent(rows[0]?.n ?? 0, rate.graduates.previous ?? 0));
  expect(rate.weeks).toHaveLength(52);
  const past = rate.weeks.map(({ previous }) => previous as number);
  expect(past.at(-1)).toBeGreaterThan(80);
  expect(past[0]).toBeLessThan(20);
  const begun = rate.weeks.filter(({ current }) => current !== null);
  expect(begun).toHaveLength(7);
  expect(begun.at(-1)?.current).toBe(rate.rate.value);
});

it('is refused to everybody else', async () => {
  for (const user of ['auditor', 'demo_college_staff_2', 'hr01'])
    for (const name of ['rate', 'college', 'category', 'nature', 'attention', 'sla', 'stuck'])
      expect((await get(user, `/dashboard/manager/${name}`)).code, `${user} ${name}`).toBe(510);
  for (const user of ['auditor', 'demo_college_staff_2', 'hr01'])
    expect((await post(user, '/dashboard/manager/urge', { place: 10 })).code, user).toBe(510);
});

describe('a reminder', () => {
  const sentRows = async (code: string): Promise<number> => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from rc_outbox where code = ${code} and tenant_id = 2`.execute(app.engine.db);
    return rows[0]?.n ?? 0;
  };
  it('reaches each target once in three days, also from calls at the same time', async () => {
    const before = await sentRows('E01');
    const { places } = await read('demo_school_admin_2', 'stuck');
    const place = (places as StuckPlace[]).find(({ targets }) => targets.join() === 'student') as StuckPlace;
    const ask = () => post('demo_school_admin_2', '/dashboard/manager/urge', { place: place.place });
    const replies = await Promise.all([ask(), ask(), ask()]);
    for (const { success, message } of replies) expect(success, message).toBe(true);
    const sent = replies.reduce((n, { result }) => n + result.sent.student, 0);
    expect(sent).toBe(place.count);
    expect(await sentRows('E01')).toBe(before + place.count);
    const again = await ask();
    expect(again.result).toEqual({ sent: { student: 0, enterprise: 0, college: 0 }, recent: place.count });
  });
  it('reaches the companies that deliveries wait for', async () => {
    const { result } = await post('demo_school_admin_2', '/dashboard/manager/urge', { place: destPlaces.resume });
    const { rows } = await sql<{ n: number }>`
      select count(distinct d.company_id)::int as n from rc_delivery d join rc_employ_user e on e.id = d.employ_id
      join rc_employment m on m.employ_id = e.id
      where e.tenant_id = 2 and e.grad_year = 2026 and d.status = 1 and d.step = 10 and d.wait_for = 1 and d.del_flag = 0
        and not (m.audit in (1, 2, 4) or (m.audit = 3 and m.dest_group <> 5))
        and not exists (select 1 from rc_delivery x where x.employ_id = e.id and x.status = 1 and x.step > 10 and x.del_flag = 0)`.execute(
      app.engine.db,
    );
    expect(result.sent.enterprise).toBe(rows[0]?.n);
    expect(await sentRows('D32')).toBeGreaterThan(0);
  });
  it('reaches the students of one college only, when it is for a college', async () => {
    const { colleges } = await read('demo_school_admin_2', 'college');
    let found: { orgCode: string; place: StuckPlace } | undefined;
    for (const { orgCode, graduates, placed } of (colleges as CollegeLine[]).filter((one) => one.orgCode)) {
      const { places, unplaced } = await read('demo_school_admin_2', 'stuck', { orgCode });
      const sum = (places as StuckPlace[]).reduce((n, one) => n + one.count, 0);
      expect([sum, unplaced.value]).toEqual(Array(2).fill((graduates.value ?? 0) - (placed.value ?? 0)));
      for (const { count: n, link } of places as StuckPlace[])
        expect((await behind('demo_school_admin_2', link)).total).toBe(n);
      const place = (places as StuckPlace[]).find(({ targets }) => targets.join() === 'student');
      if (place) found = { orgCode, place };
    }
    await sql`delete from rc_urge`.execute(app.engine.db);
    const { orgCode, place } = found as { orgCode: string; place: StuckPlace };
    const { result } = await post('demo_school_admin_2', '/dashboard/manager/urge', { place: place.place, orgCode });
    expect(result.sent).toEqual({ student: place.count, enterprise: 0, college: 0 });
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from rc_urge u join rc_employment m on m.employ_id = u.target_id
      where m.sys_org_code not like ${`${orgCode}%`}`.execute(app.engine.db);
    expect(rows[0]?.n).toBe(0);
    expect((await get('demo_school_admin_2', '/dashboard/manager/stuck', { orgCode: 'none' })).success).toBe(false);
  });
  it('knows the places without anyone to remind', async () => {
    const { success } = await post('demo_school_admin_2', '/dashboard/manager/urge', { place: destPlaces.placed });
    expect(success).toBe(false);
  });
});
