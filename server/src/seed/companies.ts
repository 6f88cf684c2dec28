import { companyFlow } from '@campus/contract/enterprise';
import { seedMembers } from './company-members.ts';
import { auditRows, companyRow } from './company-rows.ts';
import { industryWeights, numerals, stems } from './pools.ts';
import { type Dice, seedId } from './random.ts';
import { type CompanySeed, isAdmitted, type SeedCompany } from './seed-company.ts';
import { getTenant, type SeedContext, scaleCount } from './seed-context.ts';
import { type Trade, trades } from './trades.ts';

const { blank, draft, waiting, approved, rejected, disabled } = companyFlow.states;
/** Companies with a demonstration account: the first one of each status, and a second approved one. */
const named: Readonly<Record<string, string>> = {
  [`${approved.code}/0`]: 'hr01',
  [`${approved.code}/1`]: 'hr02',
  [`${waiting.code}/0`]: 'hr_wait',
  [`${rejected.code}/0`]: 'hr_refused',
  [`${draft.code}/0`]: 'hr_draft',
  [`${blank.code}/0`]: 'hr_new',
};
const counts = [
  [approved.code, 96],
  [waiting.code, 8],
  [rejected.code, 5],
  [draft.code, 4],
  [blank.code, 4],
  [disabled.code, 3],
] as const;

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
/** All companies with members and history. Statuses come in blocks, so that the first of each belongs to tenant 1. */
export function seedCompanies(context: SeedContext): CompanySeed {
  const rows: CompanySeed['rows'] = { company: [], user: [], member: [], tenant: [], role: [], audit: [] };
  const companies: SeedCompany[] = [];
  const used = new Set<string>();
  for (const [status, full] of counts) {
    const n = scaleCount(full, context.scale, isAdmitted({ status }) ? 8 : 1);
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
  const tenantId = k === 1 && isAdmitted({ status }) ? 1 : getTenant(k);
  // The company of the demonstration account has posts of many kinds.
  const industry = i === 0 ? '34' : dice.weighted(i, 'industry', industryWeights);
  const kind = i % 10 === 9 ? 2 : 1;
  const submitted =
    status === waiting.code ? -dice.between(i, 'waits', 1, 7) : context.workday(-registeredBefore(dice, i, status, k));
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
  if (isAdmitted({ status }) && k < 6) return dice.between(i, 'registered', 340, 385);
  return dice.chance(i, 'isNew', 0.3) ? dice.between(i, 'registered', 8, 120) : dice.between(i, 'registered', 120, 385);
}
