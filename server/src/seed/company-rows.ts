import { blackScopes, certifiedNames, company, companyAudit, companyFlow } from '@campus/contract/enterprise';
import { creditCodeCheckDigit } from '@campus/contract/rules';
import type { SeedRow } from './bulk.ts';
import { personName, sampleIdCard } from './people.ts';
import { getMail, natureWeights, positions, roads } from './pools.ts';
import { type Dice, seedId } from './random.ts';
import { companyMobile, isAdmitted, isDisabled, type SeedCompany } from './seed-company.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';
import type { Trade } from './trades.ts';

const { blank, draft, waiting, approved, rejected, disabled } = companyFlow.states;
const sampleLicence = 'company-license/sample-licence.png';
const sampleSeal = 'seal/sample-company.png';
const sampleLetter = 'company-license/sample-letter.png';
const sampleCards = 'company-license/sample-card-front.png,company-license/sample-card-back.png';
const refusedReason = '营业执照照片不清晰，请重新上传加盖公章的扫描件';

function creditCode(i: number): string {
  const first = `91999999MA${String(5_300_000 + i).padStart(7, '0')}`;
  return first + (creditCodeCheckDigit(first) as string);
}
/** What is known of a company before its rows are written. */
export interface CompanyDraft {
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
export function companyRow(context: SeedContext, f: CompanyDraft): SeedRow {
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
    blackScope: blackScopes.none,
    hasDirectSign: 0,
    postCount: 0,
    deliveryCount: 0,
    hireCount: 0,
    violationPoints: 0,
    sort: 0,
    companyKind: f.kind,
  };
  if (f.status === blank.code)
    return { ...bare, companyName: null, contactName: f.admin.realname, contactMobile: companyMobile(i, 0) };
  const decided = f.status === rejected.code || isAdmitted(f) || isDisabled(f);
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
    sealImg: isAdmitted(f) && dice.chance(i, 'sealed', 0.7) ? sampleSeal : null,
    hasDirectSign: dice.chance(i, 'direct', 0.4) ? 1 : 0,
    auditReason: f.status === rejected.code ? refusedReason : isDisabled(f) ? '多次发布虚假岗位，停止合作' : null,
    submitTime: f.status === draft.code ? null : context.time(f.submitted, 600 + dice.between(i, 'minute', 1, 420)),
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

type Line = readonly [action: string, from: number, to: number];
const submitted: Line = ['submit', draft.code, waiting.code];
const passed: Line = ['pass', waiting.code, approved.code];
/** The audits that lead to each state. */
const chains: Readonly<Record<number, readonly Line[]>> = {
  [waiting.code]: [submitted],
  [approved.code]: [submitted, passed],
  [rejected.code]: [submitted, ['refuse', waiting.code, rejected.code]],
  [disabled.code]: [submitted, passed, ['disable', approved.code, disabled.code]],
};
export function auditRows(context: SeedContext, f: CompanyDraft, row: SeedRow, offset: number): SeedRow[] {
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
