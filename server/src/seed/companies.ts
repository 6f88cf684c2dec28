import { certifiedNames, company, companyAudit, companyUser } from '@campus/contract/enterprise';
import { creditCodeCheckDigit, idCardCheckDigit } from '@campus/contract/rules';
import { sysUser, sysUserRole, sysUserTenant } from '@campus/contract/system';
import type { SeedRow } from './bulk.ts';
import {
  companyStory,
  forms,
  givenNames,
  industryWeights,
  mailOf,
  natureWeights,
  numerals,
  positions,
  roads,
  stems,
  surnames,
  trades,
} from './pools.ts';
import { type Dice, seedId } from './random.ts';
import { type SeedWorld, scaled, systemColumns, tenantOf } from './world.ts';

export interface SeedCompany {
  readonly id: string;
  readonly tenantId: number;
  readonly status: number;
  readonly name: string;
  readonly industry: string;
  readonly kind: number;
  readonly welfare: string;
  readonly admitted: string;
  readonly members: {
    readonly id: string;
    readonly userId: string;
    readonly username: string;
    readonly realname: string;
    readonly role: number;
  }[];
}
export interface CompanySeed {
  readonly companies: SeedCompany[];
  readonly rows: {
    company: SeedRow[];
    user: SeedRow[];
    member: SeedRow[];
    tenant: SeedRow[];
    role: SeedRow[];
    audit: SeedRow[];
  };
}
const sampleLicence = 'company-license/sample-licence.png';
const sampleLetter = 'company-license/sample-letter.png';
const sampleCards = 'company-license/sample-card-front.png,company-license/sample-card-back.png';
const refusedReason = '营业执照照片不清晰，请重新上传加盖公章的扫描件';

/** Accounts that stand in product.md 4 and operations 20.3: the first company of each status, and a second approved one. */
const named: Readonly<Record<string, string>> = {
  '3/0': 'hr01',
  '3/1': 'hr02',
  '2/0': 'hr_wait',
  '4/0': 'hr_refused',
  '1/0': 'hr_draft',
  '0/0': 'hr_new',
};
const counts = [
  [3, 96],
  [2, 8],
  [4, 5],
  [1, 4],
  [0, 4],
  [5, 3],
] as const;

export const personName = (dice: Dice, i: number): string =>
  dice.pick(i, 'surname', surnames) + dice.pick(i, 'given', givenNames);

function companyName(dice: Dice, i: number, industry: string, used: Set<string>): string {
  const trade = dice.pick(i, 'trade', trades[industry] as readonly string[]);
  const base = dice.pick(i, 'stem', stems) + trade;
  // 智能装备有限公司 suits makers only, and none that says so already.
  const form = dice.pick(
    i,
    'form',
    forms.filter((f) => !f.startsWith('智能') || (industry === '22' && trade !== '智能装备')),
  );
  const name = numerals.map((n) => base + n + form).find((n) => !used.has(n)) as string;
  used.add(name);
  return name;
}
function creditCode(i: number): string {
  const first = `91999999MA${String(5_300_000 + i).padStart(7, '0')}`;
  return first + (creditCodeCheckDigit(first) as string);
}
export function sampleIdCard(i: number, birthday: string): string {
  const first = `999999${birthday.replaceAll('-', '')}${String(i % 1000).padStart(3, '0')}`;
  return first + idCardCheckDigit(first);
}

/** Every company with its people and its history. Statuses come in blocks, so that the first of each belongs to tenant 1. */
export function seedCompanies(world: SeedWorld): CompanySeed {
  const rows: CompanySeed['rows'] = { company: [], user: [], member: [], tenant: [], role: [], audit: [] };
  const companies: SeedCompany[] = [];
  const used = new Set<string>();
  for (const [status, full] of counts) {
    const n = scaled(full, world.scale, status === 3 ? 8 : 1);
    for (let k = 0; k < n; k += 1) companies.push(oneCompany(world, companies.length, status, k, used, rows));
  }
  return { companies, rows };
}

function oneCompany(
  world: SeedWorld,
  i: number,
  status: number,
  k: number,
  used: Set<string>,
  rows: CompanySeed['rows'],
): SeedCompany {
  const dice = world.dice('company');
  const id = seedId(1, i);
  const tenantId = k === 1 && status === 3 ? 1 : tenantOf(k);
  const industry = dice.weighted(i, 'industry', industryWeights);
  const kind = i % 10 === 9 ? 2 : 1;
  const registered = -dice.between(i, 'registered', 60, 390);
  const submitted = status === 2 ? -dice.between(i, 'waits', 1, 7) : registered + 1;
  const audited = submitted + dice.between(i, 'audit', 0, 3);
  const name = companyName(dice, i, industry, used);
  const welfare = dice
    .some(
      i,
      'welfare',
      Array.from({ length: 18 }, (_, w) => String(w + 1)),
      dice.between(i, 'welfareCount', 3, 7),
    )
    .join(',');
  const username = named[`${status}/${k}`] ?? `qiye${String(i + 1).padStart(3, '0')}`;
  const members = seedMembers(world, i, id, tenantId, status, username, world.time(registered, 600), rows);
  const admin = members[0] as SeedCompany['members'][number];
  const facts = { dice, i, id, tenantId, status, industry, kind, name, welfare, admin, registered, submitted, audited };
  const row = companyRow(world, facts);
  rows.company.push(row);
  rows.audit.push(...auditRows(world, facts, row, rows.audit.length));
  return { id, tenantId, status, name, industry, kind, welfare, admitted: world.day(audited), members };
}

interface Facts {
  readonly dice: Dice;
  readonly i: number;
  readonly id: string;
  readonly tenantId: number;
  readonly status: number;
  readonly industry: string;
  readonly kind: number;
  readonly name: string;
  readonly welfare: string;
  readonly admin: SeedCompany['members'][number];
  readonly registered: number;
  readonly submitted: number;
  readonly audited: number;
}
function companyRow(world: SeedWorld, f: Facts): SeedRow {
  const { dice, i } = f;
  const cipher = world.engine.parts.ports.cipher;
  const card = sampleIdCard(
    i,
    `19${dice.between(i, 'by', 75, 95)}-0${dice.between(i, 'bm', 1, 9)}-1${dice.between(i, 'bd', 0, 9)}`,
  );
  const bare = {
    ...systemColumns(company, f.id, f.tenantId, f.admin.username, world.time(f.registered, 600)),
    auditStatus: f.status,
    blackFlag: 0,
    hasDirectSign: 0,
    postCount: 0,
    deliveryCount: 0,
    hireCount: 0,
    violationPoints: 0,
    sort: 0,
    companyKind: f.kind,
  };
  if (f.status === 0)
    return { ...bare, companyName: null, contactName: f.admin.realname, contactMobile: companyMobile(i, 0) };
  const decided = f.status === 3 || f.status === 4 || f.status === 5;
  return {
    ...bare,
    companyName: f.name,
    shortName: f.name.slice(0, 4),
    creditCode: creditCode(i),
    nature: dice.weighted(i, 'nature', natureWeights),
    industry: f.industry,
    scale: dice.weighted(i, 'scale', [
      [2, 30],
      [3, 35],
      [4, 20],
      [5, 12],
      [6, 3],
    ] as const),
    tags: dice.chance(i, 'tagged', 0.4) ? String(dice.between(i, 'tag', 1, 7)) : null,
    legalPerson: personName(world.dice('legal'), i),
    registeredCapital: dice.between(i, 'capital', 1, 100) * 100,
    foundDate: world.day(-dice.between(i, 'founded', 900, 8000)),
    licenseExpire: dice.chance(i, 'expires', 0.3) ? world.day(dice.between(i, 'expire', 20, 3000)) : null,
    licenseImg: sampleLicence,
    hrLicense: f.kind === 2 ? sampleLicence : null,
    proxyLetter: sampleLetter,
    regionCode: dice.pick(i, 'region', world.districts),
    address: `${dice.pick(i, 'road', roads)}${dice.between(i, 'no', 1, 300)}号`,
    website: dice.chance(i, 'site', 0.7) ? `https://www.example.com/${i + 1}` : null,
    introduction: dice
      .some(i, 'story', companyStory, 3)
      .map((s) => `<p>${s}。</p>`)
      .join(''),
    welfare: f.welfare,
    contactName: f.admin.realname,
    contactPosition: dice.pick(i, 'position', positions),
    contactMobile: companyMobile(i, 0),
    contactPhone: `0999-${String(8_000_000 + i)}`,
    contactEmail: mailOf('hr', i + 1),
    idCardNo: cipher.encrypt(card),
    idCardNoHash: cipher.hash(card),
    idCardImgs: sampleCards,
    hasDirectSign: dice.chance(i, 'direct', 0.4) ? 1 : 0,
    auditReason: f.status === 4 ? refusedReason : f.status === 5 ? '多次发布虚假岗位，停止合作' : null,
    submitTime: f.status === 1 ? null : world.time(f.submitted, 540 + dice.between(i, 'minute', 0, 480)),
    auditTime: decided ? world.time(f.audited, 1000 + dice.between(i, 'auditMinute', 0, 60)) : null,
    auditBy: decided ? world.auditor(f.tenantId).username : null,
  };
}
const companyMobile = (i: number, member: number): string => `1400002${String(i * 8 + member).padStart(4, '0')}`;

const chains: Readonly<Record<number, readonly [action: string, from: number, to: number][]>> = {
  0: [],
  1: [],
  2: [['submit', 1, 2]],
  3: [
    ['submit', 1, 2],
    ['pass', 2, 3],
  ],
  4: [
    ['submit', 1, 2],
    ['refuse', 2, 4],
  ],
  5: [
    ['submit', 1, 2],
    ['pass', 2, 3],
    ['disable', 3, 5],
  ],
};
function auditRows(world: SeedWorld, f: Facts, row: SeedRow, offset: number): SeedRow[] {
  const snapshot = Object.fromEntries(certifiedNames.filter((n) => n !== 'idCardNo').map((n) => [n, row[n] ?? null]));
  return (chains[f.status] ?? []).map(([action, fromStatus, toStatus], k) => {
    const actor = action === 'submit' ? f.admin : world.auditor(f.tenantId);
    const at =
      action === 'submit'
        ? row.submitTime
        : action === 'disable'
          ? world.time(Math.min(-1, f.audited + 30), 900)
          : row.auditTime;
    return {
      ...systemColumns(companyAudit, seedId(3, offset + k), f.tenantId, actor.username, String(at)),
      companyId: f.id,
      seq: k + 1,
      fromStatus,
      toStatus,
      action,
      reasonCodes: action === 'refuse' ? '1' : null,
      reason: action === 'refuse' || action === 'disable' ? row.auditReason : null,
      operatorId: actor.userId,
      operatorName: actor.realname,
      operateTime: at,
      snapshot,
    };
  });
}

/** One administrator, and for admitted companies recruiters and interviewers; hr03 is the second person of the first company. */
function seedMembers(
  world: SeedWorld,
  i: number,
  companyId: string,
  tenantId: number,
  status: number,
  adminName: string,
  at: string,
  rows: CompanySeed['rows'],
): SeedCompany['members'] {
  const dice = world.dice('companyUser');
  const extra =
    status === 3
      ? [
          ...Array.from({ length: Math.max(i === 0 ? 1 : 0, dice.between(i, 'hr', 0, 2)) }, () => 2),
          ...Array.from({ length: dice.between(i, 'interviewer', 0, 2) }, () => 3),
        ]
      : [];
  return [1, ...extra].map((role, m) => {
    const index = rows.member.length;
    const userId = seedId(60, index);
    const username = m === 0 ? adminName : i === 0 && m === 1 ? 'hr03' : `${adminName}_${m + 1}`;
    const realname = personName(world.dice('companyPerson'), index);
    rows.user.push({
      ...systemColumns(sysUser, userId, 0, 'seed', at),
      username,
      realname,
      nickname: realname,
      password: world.passwordHash,
      phone: companyMobile(i, m),
      email: mailOf('member', index + 1),
      status: 1,
      userType: '2',
      userIdentity: 1,
      companyId,
      loginTenantId: tenantId,
      loginCount: 0,
      mustChangePassword: 0,
      accountAssigned: 0,
    });
    rows.tenant.push({ ...systemColumns(sysUserTenant, seedId(61, index), tenantId, 'seed', at), userId });
    rows.member.push({
      ...systemColumns(companyUser, seedId(2, index), tenantId, 'seed', at),
      userId,
      companyId,
      role,
      position: dice.pick(index, 'position', positions),
      postScope: null,
      isRegistrant: m === 0 ? 1 : 0,
    });
    if (status === 3)
      rows.role.push({
        ...systemColumns(sysUserRole, seedId(62, index), 0, 'seed', at),
        userId,
        roleId: role === 1 ? 'ent_admin' : role === 2 ? 'ent_hr' : 'ent_interviewer',
      });
    return { id: seedId(2, index), userId, username, realname, role };
  });
}
