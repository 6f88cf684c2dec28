import {
  certifiedFields,
  certifiedNames,
  changeFlow,
  companyAudit,
  companyChange,
  companyFlow,
} from '@campus/contract/enterprise';
import type { SeedRow } from './bulk.ts';
import { type Change, changeRows } from './history.ts';
import { personName } from './people.ts';
import { seedId } from './random.ts';
import { isAdmitted, type SeedCompany } from './seed-company.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';

const [table, auditTable] = [64, 3];
/** First index of the ids of the audit rows, after those of registrations. */
const auditOffset = 90_000;
type State = keyof typeof changeFlow.states;
type Name = (typeof certifiedNames)[number];

interface Request {
  /** Place of its company among the admitted ones. */
  readonly company: number;
  readonly day: number;
  readonly state: State;
  readonly of: readonly Name[];
  readonly reason: string;
  readonly refusal?: string;
}
/** Changes of certified data: three are pending, one of them overdue. */
const requests: readonly Request[] = [
  {
    company: 1,
    day: -1,
    state: 'waiting',
    of: ['legalPerson', 'registeredCapital'],
    reason: '股东会改选，注册资本增加',
  },
  { company: 2, day: -2, state: 'waiting', of: ['licenseExpire', 'proxyLetter'], reason: '营业期限展期，更新委托书' },
  { company: 3, day: -9, state: 'waiting', of: ['companyName'], reason: '集团化改制，企业更名' },
  {
    company: 0,
    day: -26,
    state: 'rejected',
    of: ['nature'],
    reason: '单位性质登记有误',
    refusal: '请补充加盖公章的股权结构说明',
  },
  { company: 0, day: -92, state: 'approved', of: ['legalPerson'], reason: '法定代表人变更' },
  { company: 4, day: -47, state: 'approved', of: ['registeredCapital'], reason: '注册资本增加' },
  { company: 5, day: -61, state: 'withdrawn', of: ['foundDate'], reason: '成立日期填写有误' },
];

/** The value before or after, next to the present one of the company. */
function otherValue(name: Name, held: SeedRow, context: SeedContext, k: number, isEarlier: boolean): unknown {
  const capital = Number(held.registeredCapital);
  switch (name) {
    case 'legalPerson':
      return personName(context.dice('change'), k);
    case 'registeredCapital':
      return isEarlier ? capital / 2 : capital * 2;
    case 'licenseExpire':
      return context.day(3_650);
    case 'companyName':
      return String(held.companyName).replace('有限公司', '集团有限公司');
    case 'nature':
      return held.nature === '31' ? '39' : '31';
    default:
      return context.day(-3_000);
  }
}

function oneChange(context: SeedContext, request: Request, company: SeedCompany, held: SeedRow, k: number): SeedRow {
  const { day, state, of, reason, refusal } = request;
  const isApplied = state === 'approved';
  const pairs = of
    .filter((name) => name !== 'proxyLetter')
    .map((name) => {
      const other = otherValue(name, held, context, k, isApplied);
      return [name, isApplied ? { old: other, new: held[name] } : { old: held[name] ?? null, new: other }];
    });
  const on = state === 'waiting' ? day : context.workday(day);
  const at = context.time(on, 580 + k * 19);
  const isDecided = isApplied || state === 'rejected';
  return {
    ...systemColumns(companyChange, seedId(table, k), 1, company.members[0]?.username ?? '', at),
    changeNo: `BG${at.slice(0, 10).replaceAll('-', '')}${String(k + 1).padStart(4, '0')}`,
    companyId: company.id,
    items: of.map((name) => certifiedFields[name].label).join('、'),
    changes: Object.fromEntries(pairs),
    licenseImg: null,
    hrLicense: null,
    proxyLetter: of.includes('proxyLetter') ? 'company-license/sample-letter-new.png' : null,
    idCardNo: null,
    idCardNoHash: null,
    idCardImgs: null,
    proofFiles: 'company-license/sample-licence.png',
    reason,
    auditReason: refusal ?? null,
    auditBy: isDecided ? context.auditor(1).username : null,
    auditTime: isDecided ? context.time(context.workday(on + 1), 610 + k * 7) : null,
    status: changeFlow.states[state].code,
  };
}

/** The line of an applied change in the history of its company. */
function auditRow(context: SeedContext, row: SeedRow, held: SeedRow, k: number): SeedRow {
  const auditor = context.auditor(1);
  const { approved } = companyFlow.states;
  return {
    ...systemColumns(companyAudit, seedId(auditTable, auditOffset + k), 1, auditor.username, String(row.auditTime)),
    companyId: row.companyId,
    seq: 3,
    fromStatus: approved.code,
    toStatus: approved.code,
    action: 'change',
    reasonCodes: null,
    reason: row.items,
    operatorId: auditor.userId,
    operatorName: auditor.realname,
    operateTime: row.auditTime,
    snapshot: Object.fromEntries(certifiedNames.filter((n) => n !== 'idCardNo').map((n) => [n, held[n] ?? null])),
  };
}

/** The decisions about changes, and the withdrawals. */
function getHistory(context: SeedContext, rows: readonly SeedRow[], companies: readonly SeedCompany[]): SeedRow[] {
  const { waiting, withdrawn, rejected } = changeFlow.states;
  const auditor = context.auditor(1);
  return changeRows(
    rows
      .filter(({ status }) => status !== waiting.code)
      .map((row): Change => {
        const admin = companies.find(({ id }) => id === row.companyId)?.members[0];
        const isWithdrawn = row.status === withdrawn.code;
        const by = isWithdrawn ? admin : auditor;
        return {
          entity: companyChange,
          id: row.id,
          tenantId: 1,
          from: waiting.code,
          to: row.status,
          action: isWithdrawn ? 'withdraw' : row.status === rejected.code ? 'reject' : 'approve',
          reason: row.auditReason as string | null,
          username: by?.username,
          realname: by?.realname,
          at: isWithdrawn ? row.createTime : row.auditTime,
        };
      }),
  );
}

export interface ChangeSeed {
  readonly change: SeedRow[];
  readonly audit: SeedRow[];
  readonly history: SeedRow[];
}
export function seedCompanyChanges(
  context: SeedContext,
  companies: readonly SeedCompany[],
  rows: readonly SeedRow[],
): ChangeSeed {
  const admitted = companies.filter((c) => c.tenantId === 1 && isAdmitted(c));
  const getHeldRow = (id: unknown): SeedRow => rows.find((row) => row.id === id) as SeedRow;
  const change = requests.map((request, k) => {
    const company = admitted[request.company % admitted.length] as SeedCompany;
    return oneChange(context, request, company, getHeldRow(company.id), k);
  });
  const applied = change.filter(({ status }) => status === changeFlow.states.approved.code);
  return {
    change,
    audit: applied.map((row, k) => auditRow(context, row, getHeldRow(row.companyId), k)),
    history: getHistory(context, change, companies),
  };
}
