import { certifiedNames, company, companyAudit, companyUser } from '@campus/contract/enterprise';
import { creditCodeCheckDigit, idCardCheckDigit } from '@campus/contract/rules';
import { sysUser, sysUserRole, sysUserTenant } from '@campus/contract/system';
import type { SeedRow } from './bulk.ts';
import {
  getMail,
  givenNames,
  industryWeights,
  natureWeights,
  numerals,
  positions,
  roads,
  stems,
  surnames,
} from './pools.ts';
import { type Dice, seedId } from './random.ts';
import { getTenant, type SeedContext, scaleCount, systemColumns } from './seed-context.ts';
import { type Trade, trades } from './trades.ts';

export interface SeedCompany {
  readonly id: string;
  readonly tenantId: number;
  readonly status: number;
  readonly name: string;
  readonly industry: string;
  readonly trade: Trade;
  /** City of the head office. */
  readonly city: string;
  readonly kind: number;
  readonly welfare: string;
  /** Day of approval, relative to the anchor. */
  readonly admitted: number;
  readonly members: {
    readonly id: string;
    readonly userId: string;
    readonly username: string;
    readonly realname: string;
    readonly mobile: string;
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
const sampleSeal = 'seal/sample-company.png';
const sampleLetter = 'company-license/sample-letter.png';
const sampleCards = 'company-license/sample-card-front.png,company-license/sample-card-back.png';
const refusedReason = '营业执照照片不清晰，请重新上传加盖公章的扫描件';

/** Companies with a demonstration account: the first one of each status, and a second approved one. */
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

/** A stem and a trade; stems are unique while enough are left. */
function companyName(dice: Dice, i: number, { word, forms }: Trade, used: Set<string>): string {
  const form = dice.one(i, 'form', forms);
  const first = dice.hash(i, 'stem') % stems.length;
  const inTurn = stems.map((_, k) => stems[(first + k) % stems.length] as string);
  const stem =
    inTurn.find((one) => !used.has(one)) ?? inTurn.find((one) => !used.has(one + word)) ?? (inTurn[0] as string);
  used.add(stem);
  used.add(stem + word);
  const base = stem + word;
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

/** All companies with members and history. Statuses come in blocks, so that the first of each belongs to tenant 1. */
export function seedCompanies(context: SeedContext): CompanySeed {
  const rows: CompanySeed['rows'] = { company: [], user: [], member: [], tenant: [], role: [], audit: [] };
  const companies: SeedCompany[] = [];
  const used = new Set<string>();
  for (const [status, full] of counts) {
    const n = scaleCount(full, context.scale, status === 3 ? 8 : 1);
    for (let k = 0; k < n; k += 1) companies.push(oneCompany(context, companies.length, status, k, used, rows));
  }
  return { companies, rows };
}

function oneCompany(
  context: SeedContext,
  i: number,
  status: number,
  k: number,
  used: Set<string>,
  rows: CompanySeed['rows'],
): SeedCompany {
  const dice = context.dice('company');
  const id = seedId(1, i);
  const tenantId = k === 1 && status === 3 ? 1 : getTenant(k);
  // The company of the demonstration account has posts of many kinds.
  const industry = i === 0 ? '34' : dice.weighted(i, 'industry', industryWeights);
  const kind = i % 10 === 9 ? 2 : 1;
  const submitted =
    status === 2 ? -dice.between(i, 'waits', 1, 7) : context.workday(-registeredBefore(dice, i, status, k));
  const registered = submitted - dice.between(i, 'fills', 0, 2);
  const audited = context.workday(submitted + dice.between(i, 'audit', 1, 3));
  const trade = dice.one(i, 'trade', trades[industry] as readonly Trade[]);
  const name = companyName(dice, i, trade, used);
  const city = dice.one(i, 'home', context.homes);
  const welfare = dice
    .some(
      i,
      'welfare',
      Array.from({ length: 18 }, (_, w) => String(w + 1)),
      dice.between(i, 'welfareCount', 3, 7),
    )
    .join(',');
  const username = named[`${status}/${k}`] ?? `qiye${String(i + 1).padStart(3, '0')}`;
  const members = seedMembers(context, i, id, tenantId, status, username, context.time(registered, 600), rows);
  const admin = members[0] as SeedCompany['members'][number];
  const facts = {
    ...{ dice, i, id, tenantId, status, industry, trade, city, kind, name, welfare, admin },
    ...{ registered, submitted, audited },
  };
  const row = companyRow(context, facts);
  rows.company.push(row);
  rows.audit.push(...auditRows(context, facts, row, rows.audit.length));
  return { id, tenantId, status, name, industry, trade, city, kind, welfare, admitted: audited, members };
}
/** Days since the application: most companies registered a year ago, some in each season. */
function registeredBefore(dice: Dice, i: number, status: number, k: number): number {
  // The first ones have posts and deliveries of the whole year.
  if (status === 3 && k < 6) return dice.between(i, 'registered', 340, 385);
  return dice.chance(i, 'isNew', 0.3) ? dice.between(i, 'registered', 8, 120) : dice.between(i, 'registered', 120, 385);
}

interface CompanyDraft {
  readonly dice: Dice;
  readonly i: number;
  readonly id: string;
  readonly tenantId: number;
  readonly status: number;
  readonly industry: string;
  readonly trade: Trade;
  readonly city: string;
  readonly kind: number;
  readonly name: string;
  readonly welfare: string;
  readonly admin: SeedCompany['members'][number];
  readonly registered: number;
  readonly submitted: number;
  readonly audited: number;
}
function companyRow(context: SeedContext, f: CompanyDraft): SeedRow {
  const { dice, i } = f;
  const cipher = context.engine.ports.cipher;
  const card = sampleIdCard(
    i,
    `19${dice.between(i, 'by', 75, 95)}-0${dice.between(i, 'bm', 1, 9)}-1${dice.between(i, 'bd', 0, 9)}`,
  );
  const bare = {
    ...systemColumns(company, f.id, f.tenantId, f.admin.username, context.time(f.registered, 600)),
    auditStatus: f.status,
    blackFlag: 0,
    blackScope: 0,
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
  const [size, capital] = dice.weighted(i, 'scale', f.name.includes('集团') ? sizes.slice(2) : sizes);
  return {
    ...bare,
    companyName: f.name,
    shortName: f.name.slice(0, 4),
    creditCode: creditCode(i),
    nature: getNature(f),
    industry: f.industry,
    scale: size,
    tags: dice.chance(i, 'tagged', 0.4) ? String(dice.between(i, 'tag', 1, 7)) : null,
    legalPerson: personName(context.dice('legal'), i),
    registeredCapital: capital * dice.between(i, 'capital', 1, 9),
    foundDate: context.day(-dice.between(i, 'founded', 900, 8000)),
    licenseExpire: dice.chance(i, 'expires', 0.3) ? context.day(dice.between(i, 'expire', 20, 3000)) : null,
    licenseImg: sampleLicence,
    hrLicense: f.kind === 2 ? sampleLicence : null,
    proxyLetter: sampleLetter,
    regionCode: dice.pick(
      i,
      'region',
      context.districts.filter((code) => code.startsWith(f.city.slice(0, 4))),
    ),
    address: `${dice.pick(i, 'road', roads)}${dice.between(i, 'no', 1, 300)}号`,
    website: dice.chance(i, 'site', 0.7) ? `https://www.example.com/${i + 1}` : null,
    introduction: writeStory(f, size),
    welfare: f.welfare,
    contactName: f.admin.realname,
    contactPosition: dice.pick(i, 'position', positions),
    contactMobile: companyMobile(i, 0),
    contactPhone: `0999-${String(8_000_000 + i)}`,
    contactEmail: getMail('hr', i + 1),
    idCardNo: cipher.encrypt(card),
    idCardNoHash: cipher.hash(card),
    idCardImgs: sampleCards,
    sealImg: f.status === 3 && dice.chance(i, 'sealed', 0.7) ? sampleSeal : null,
    hasDirectSign: dice.chance(i, 'direct', 0.4) ? 1 : 0,
    auditReason: f.status === 4 ? refusedReason : f.status === 5 ? '多次发布虚假岗位，停止合作' : null,
    submitTime: f.status === 1 ? null : context.time(f.submitted, 600 + dice.between(i, 'minute', 1, 420)),
    auditTime: decided ? context.time(f.audited, 545 + dice.between(i, 'auditMinute', 0, 480)) : null,
    auditBy: decided ? context.auditor(f.tenantId).username : null,
  };
}
/** Institutes are research units; only health care counts as medical. */
function getNature({ dice, i, name, industry }: CompanyDraft): string {
  if (name.includes('研究院')) return '20';
  const drawn = dice.weighted(i, 'nature', natureWeights);
  return (drawn === '23' && industry !== '43') || drawn === '20' ? '39' : drawn;
}
/** Company size and matching registered capital in units of 10,000. */
const sizes: readonly (readonly [readonly [scale: number, capital: number], number])[] = [
  [[2, 100], 30],
  [[3, 300], 35],
  [[4, 800], 20],
  [[5, 2000], 12],
  [[6, 20_000], 3],
];
const staff = ['', '', '近百名', '三百余名', '七百余名', '三千余名', '一万余名'];
function writeStory({ dice, i, name, trade }: CompanyDraft, size: number): string {
  const sentences = [
    `${name}主要从事${trade.business}，现有员工${staff[size]}。`,
    dice.one(i, 'reach', [
      '公司客户覆盖全国二十多个省市，与多家行业龙头企业保持长期合作。',
      '公司立足本地、服务周边，项目以华东和华中地区为主。',
      '公司近三年营业收入稳步增长，去年新设两个业务分部。',
    ]),
    dice.one(i, 'youth', [
      '公司与多所高校共建实习实训基地，每年接收应届毕业生，新员工均配备导师。',
      '公司每年组织校园招聘，为毕业生提供轮岗培养和清晰的晋升通道。',
      '公司重视人才培养，设有内部讲堂和学历提升补贴。',
    ]),
    '办公地点交通便利，提供工作餐和年度体检，外地员工可申请人才公寓。',
  ];
  return sentences.map((s) => `<p>${s}</p>`).join('');
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
function auditRows(context: SeedContext, f: CompanyDraft, row: SeedRow, offset: number): SeedRow[] {
  const snapshot = Object.fromEntries(certifiedNames.filter((n) => n !== 'idCardNo').map((n) => [n, row[n] ?? null]));
  return (chains[f.status] ?? []).map(([action, fromStatus, toStatus], k) => {
    const actor = action === 'submit' ? f.admin : context.auditor(f.tenantId);
    const at =
      action === 'submit'
        ? row.submitTime
        : action === 'disable'
          ? context.time(context.workday(Math.min(-4, f.audited + 30)), 900)
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

/**
 * One administrator, and for approved companies recruiters and interviewers; hr03 is the second member of the first
 * company.
 */
function seedMembers(
  context: SeedContext,
  i: number,
  companyId: string,
  tenantId: number,
  status: number,
  adminName: string,
  at: string,
  rows: CompanySeed['rows'],
): SeedCompany['members'] {
  const dice = context.dice('companyUser');
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
    const realname = personName(context.dice('companyPerson'), index);
    rows.user.push({
      ...systemColumns(sysUser, userId, 0, 'seed', at),
      username,
      realname,
      nickname: realname,
      password: context.passwordHash,
      phone: companyMobile(i, m),
      email: getMail('member', index + 1),
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
    return { id: seedId(2, index), userId, username, realname, mobile: companyMobile(i, m), role };
  });
}
