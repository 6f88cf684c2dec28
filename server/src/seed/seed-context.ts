import { type AnyEntity, chinaTime } from '@campus/contract/kit';
import { type Holiday, isWorkingDay } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { EngineApi } from '../kit/context.ts';
import { Dice } from './random.ts';
import { dayMinutes } from './times.ts';

export interface SeedDepart {
  readonly id: string;
  readonly orgCode: string;
  readonly name: string;
  /** Its parent: the school of a college. */
  readonly parent: string;
}
/** Actor of a history entry. */
export interface SeedPerson {
  readonly userId: string | null;
  readonly username: string;
  readonly realname: string;
}
export const systemActor: SeedPerson = { userId: 'system', username: 'system', realname: '系统' };

/** Shared by all generators: random choices, anchor, volume and rows of the system seed. */
export interface SeedContext {
  readonly engine: EngineApi;
  readonly seed: number;
  /** `YYYY-MM-DD`: the day of seeding. */
  readonly anchor: string;
  /** Fraction of the full volumes. */
  readonly scale: number;
  dice(table: string): Dice;
  /** `days` from the anchor, at a minute of the day; minutes of today are scaled to the elapsed part of the day. */
  time(days: number, minuteOfDay: number): string;
  /** Minute of the anchor day at which its rows are read: that of seeding, or six in the evening of another day. */
  readonly minute: number;
  day(days: number): string;
  /** Departments with students, by tenant. */
  readonly colleges: ReadonlyMap<number, readonly SeedDepart[]>;
  /** The auditor and recommender of a tenant. */
  auditor(tenantId: number): SeedPerson;
  recommender(tenantId: number): SeedPerson;
  /** Names of majors by code. */
  readonly majors: ReadonlyMap<string, string>;
  readonly cities: readonly string[];
  /** Cities of companies and of students' preferences. */
  readonly homes: readonly string[];
  isWorkday(days: number): boolean;
  /** The first working day from `days` on; today at the latest. */
  workday(days: number): number;
  /** The last day on which companies have been at work: today only where it is a working day that began an hour ago. */
  readonly officeDay: number;
  /** The minute, as `time` takes it, of a share of the day from `from` until six, of today until now. */
  minuteIn(days: number, share: number, from?: number): number;
  /** Names of regions by code. */
  readonly areaNames: ReadonlyMap<string, string>;
  readonly districts: readonly string[];
  readonly passwordHash: string;
}
const tenantShare = [1, 1, 2, 1, 1, 2, 1, 3, 1, 2] as const;
/** Tenant of the i-th row of a list split 60/30/10. */
export const getTenant = (i: number): 1 | 2 | 3 => tenantShare[i % 10] as 1 | 2 | 3;
export const scaleCount = (n: number, scale: number, least = 1): number => Math.max(least, Math.round(n * scale));

const dayMs = 86_400_000;
/** Rows of the anchor day are no later than six in the evening. */
const lastMinute = 1080;
const officeHours = { from: 540, to: lastMinute } as const;
function findOfficeDay(isWorkday: (n: number) => boolean, now: number): number {
  let n = now >= officeHours.from + 60 ? 0 : -1;
  while (!isWorkday(n)) n -= 1;
  return n;
}
/** Minutes since midnight of the anchor day. */
function getMinute(midnight: number, now: number): number {
  const passed = (now - midnight) / 60_000;
  return passed < 0 || passed >= dayMinutes ? lastMinute : passed;
}

const homeCities = [
  ...['北京市', '上海市', '杭州市', '南京市', '苏州市', '合肥市', '武汉市'],
  ...['长沙市', '广州市', '深圳市', '成都市', '西安市', '重庆市', '宁波市'],
];

async function loadDeparts(engine: EngineApi): Promise<Map<number, SeedDepart[]>> {
  const { rows } = await sql<SeedDepart & { tenantId: number }>`
    select d.id, d.org_code, d.depart_name as name, d.tenant_id, coalesce(u.depart_name, '') as parent
    from sys_depart d left join sys_depart u on u.id = d.parent_id
    where d.del_flag = 0 and not exists (select 1 from sys_depart c where c.parent_id = d.id and c.del_flag = 0) order by d.org_code`.execute(
    engine.db,
  );
  const found = new Map<number, SeedDepart[]>();
  for (const { tenantId, ...d } of rows) found.set(tenantId, [...(found.get(tenantId) ?? []), d]);
  return found;
}

async function loadPeople(engine: EngineApi): Promise<(username: string) => SeedPerson> {
  const { rows } = await sql<SeedPerson>`
    select id as user_id, username, realname from sys_user where del_flag = 0`.execute(engine.db);
  const byName = new Map(rows.map((row) => [row.username, row]));
  return (username) => {
    const found = byName.get(username);
    if (!found) throw new Error(`the system seed made no ${username}`);
    return found;
  };
}

/** Reads the rows of the system seed and fixes the anchor. */
export async function createSeedContext(
  engine: EngineApi,
  options: { seed: number; anchor?: string | undefined; scale: number; passwordHash: string },
): Promise<SeedContext> {
  const anchor = options.anchor ?? chinaTime(engine.now()).slice(0, 10);
  const at = Date.parse(`${anchor}T00:00:00+08:00`);
  const now = getMinute(at, engine.now().getTime());
  // An early start has no rows in the future.
  const passed = Math.min(1, now / lastMinute);
  const departs = await loadDeparts(engine);
  const person = await loadPeople(engine);
  const colleges = new Map(
    [...departs].map(([tenant, list]) => {
      const named = list.filter((d) => d.name.endsWith('学院'));
      return [tenant, named.length > 0 ? named : list] as const;
    }),
  );
  const majors = await sql<{ code: string; name: string }>`
    select code, name from rc_major where del_flag = 0`.execute(engine.db);
  const days = await sql<Holiday>`
    select date::text as date, kind from rc_holiday where del_flag = 0 and tenant_id = 1`.execute(engine.db);
  const regions = await sql<{ code: string; name: string; level: string }>`
    select code, name, level from sys_area where del_flag = 0 order by code`.execute(engine.db);
  const getDay = (n: number): string => chinaTime(new Date(at + n * dayMs)).slice(0, 10);
  const workdays = new Map<number, boolean>();
  const isWorkday = (n: number): boolean => {
    const known = workdays.get(n) ?? isWorkingDay(getDay(n), days.rows);
    workdays.set(n, known);
    return known;
  };
  const of = (level: string) => regions.rows.filter((r) => r.level === level).map((r) => r.code);
  return {
    engine,
    seed: options.seed,
    anchor,
    scale: options.scale,
    dice: (table) => new Dice(options.seed, table),
    time: (days, minute) =>
      chinaTime(new Date(at + days * dayMs + (days === 0 ? Math.floor(minute * passed + 1e-6) : minute) * 60_000)),
    minute: Math.floor(now),
    day: getDay,
    workday(from) {
      let n = from;
      while (n < 0 && !isWorkday(n)) n += 1;
      return n;
    },
    isWorkday,
    officeDay: findOfficeDay(isWorkday, now),
    minuteIn(days, share, from = officeHours.from) {
      const end = days === 0 ? Math.min(now, officeHours.to) : officeHours.to;
      const first = from < end ? from : 0;
      return Math.floor(first + share * (end - first)) / (days === 0 ? passed : 1);
    },
    colleges,
    auditor: (tenantId) => person(tenantId === 1 ? 'auditor' : `demo_school_auditor_${tenantId}`),
    recommender: (tenantId) => person(tenantId === 1 ? 'school' : `demo_school_staff_${tenantId}`),
    majors: new Map(majors.rows.map(({ code, name }) => [code, name])),
    cities: of('city'),
    homes: homeCities.flatMap((name) => regions.rows.find((r) => r.level === 'city' && r.name === name)?.code ?? []),
    areaNames: new Map(regions.rows.map(({ code, name }) => [code, name])),
    districts: of('district').filter((c) => !c.endsWith('00')),
    passwordHash: options.passwordHash,
  };
}

/** The system columns of a seeded row. */
export const systemColumns = (
  e: AnyEntity,
  id: string,
  tenantId: number,
  by: string,
  at: string,
  orgCode: string | null = null,
): Record<string, unknown> => ({
  id,
  tenantId,
  sysOrgCode: orgCode,
  createBy: by,
  createTime: at,
  ...e.fixed,
  ...(e.appendOnly ? {} : { delFlag: 0, version: 0 }),
});
