import {
  blacklist,
  blacklistFlow,
  blacklistSources,
  blackScopes,
  violation,
  violationTypes,
} from '@campus/contract/enterprise';
import { violationPoints } from '@campus/contract/rules';
import type { SeedRow } from './bulk.ts';
import { type Change, changeRows } from './history.ts';
import { seedId } from './random.ts';
import { isAdmitted, isDisabled, type SeedCompany } from './seed-company.ts';
import { type SeedContext, systemActor, systemColumns } from './seed-context.ts';

const [listTable, violationTable] = [65, 66];
type State = keyof typeof blacklistFlow.states;

interface Listing {
  /** Place among the admitted companies after the demonstration accounts; none: a disabled company. */
  readonly company?: number;
  readonly day: number;
  /** Length in days; none: for good. */
  readonly days?: number;
  readonly scope: number;
  readonly state: State;
  /** Kind and text of the violation that led to it; none: entered by hand. */
  readonly breach?: readonly [type: number, text: string];
  readonly reason: string;
}
const { fairs, recruiting, account } = blackScopes;
const { falseInformation, discrimination } = violationTypes;
const automatic = '违规计分达到4分，系统自动列入';
/** Four active rows, one released and one expired. */
const listings: readonly Listing[] = [
  {
    company: 2,
    day: -12,
    days: 365,
    scope: fairs,
    state: 'active',
    reason: automatic,
    breach: [falseInformation, '岗位薪资与实际不符'],
  },
  { company: 1, day: -30, days: 180, scope: fairs, state: 'active', reason: '招聘会现场收取学生报名费用' },
  {
    company: 3,
    day: -58,
    days: 365,
    scope: fairs,
    state: 'active',
    reason: automatic,
    breach: [discrimination, '岗位描述含性别限制'],
  },
  { day: -20, scope: account, state: 'active', reason: '多次发布虚假岗位，停止合作' },
  {
    company: 0,
    day: -150,
    days: 365,
    scope: fairs,
    state: 'released',
    reason: automatic,
    breach: [falseInformation, '虚报招聘人数'],
  },
  { company: 0, day: -320, days: 90, scope: recruiting, state: 'expired', reason: '拒不履行已签订的就业协议' },
];

function violationRow(context: SeedContext, listing: Listing, companyId: string, k: number): SeedRow | undefined {
  const { breach, day, state } = listing;
  if (!breach) return undefined;
  const [type, description] = breach;
  const auditor = context.auditor(1);
  return {
    ...systemColumns(violation, seedId(violationTable, k), 1, auditor.username, context.time(day, 600)),
    companyId,
    type,
    points: violationPoints[type] ?? 0,
    occurDate: context.day(day),
    refType: 'manual',
    refId: null,
    description,
    auto: 0,
    settled: state === 'active' ? 0 : 1,
    revoked: 0,
    revokeReason: null,
    revokeBy: null,
  };
}

function listRow(
  context: SeedContext,
  listing: Listing,
  held: SeedRow,
  cause: SeedRow | undefined,
  k: number,
): SeedRow {
  const { day, days, scope, state, reason } = listing;
  const auditor = context.auditor(1);
  const isReleased = state === 'released';
  const endDate = days === undefined ? null : context.day(day + days);
  return {
    ...systemColumns(blacklist, seedId(listTable, k), 1, auditor.username, context.time(day, 620)),
    companyId: held.id,
    creditCode: held.creditCode,
    scope,
    reason,
    files: null,
    startDate: context.day(day),
    endDate,
    source: blacklistSources[cause ? 'automatic' : 'manual'],
    violationIds: cause ? cause.id : null,
    releaseReason: isReleased ? '已完成整改并提交说明' : state === 'expired' ? '到期自动解除' : null,
    releaseBy: isReleased ? auditor.username : null,
    releaseTime: state === 'active' ? null : context.time(isReleased ? day + 40 : day + (days ?? 0) + 1, 650),
    status: blacklistFlow.states[state].code,
  };
}

export interface BlacklistSeed {
  readonly listed: SeedRow[];
  readonly violation: SeedRow[];
  readonly history: SeedRow[];
}
/** Rows of the blacklist with the violations that led to them; marks the companies of active rows. */
export function seedBlacklist(
  context: SeedContext,
  companies: readonly SeedCompany[],
  rows: readonly SeedRow[],
): BlacklistSeed {
  const own = companies.filter(({ tenantId }) => tenantId === 1);
  const admitted = own.filter(isAdmitted).slice(2);
  const disabled = own.find(isDisabled);
  const seed: BlacklistSeed = { listed: [], violation: [], history: [] };
  listings.forEach((listing, k) => {
    const company = listing.company === undefined ? disabled : admitted[listing.company];
    const held = rows.find(({ id }) => id === company?.id);
    if (!held) return;
    const cause = violationRow(context, listing, String(held.id), k);
    if (cause) seed.violation.push(cause);
    seed.listed.push(listRow(context, listing, held, cause, k));
    const points = cause ? Number(cause.points) : 0;
    if (listing.state === 'active')
      Object.assign(held, { blackFlag: 1, blackScope: listing.scope, violationPoints: points });
  });
  seed.history.push(...getHistory(context, seed.listed));
  return seed;
}

/** How rows of the blacklist ended. */
function getHistory(context: SeedContext, listed: readonly SeedRow[]): SeedRow[] {
  const { active, released } = blacklistFlow.states;
  return changeRows(
    listed
      .filter(({ status }) => status !== active.code)
      .map((row): Change => {
        const isReleased = row.status === released.code;
        const by = isReleased ? context.auditor(1) : systemActor;
        return {
          entity: blacklist,
          id: row.id,
          tenantId: 1,
          from: active.code,
          to: row.status,
          action: isReleased ? 'release' : 'expire',
          reason: isReleased ? (row.releaseReason as string) : null,
          username: by.username,
          realname: by.realname,
          at: row.releaseTime,
        };
      }),
  );
}
