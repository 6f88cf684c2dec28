import { postFlow } from '@campus/contract/post';
import { fullTime } from '@campus/contract/resume';
import type { SeedRow } from './bulk.ts';
import { fieldsOfGroup, type StudyField } from './fields.ts';
import type { PostTypeChoice } from './post-lists.ts';
import { getAudits, postRow } from './post-rows.ts';
import { getTitle } from './post-texts.ts';
import { type Dice, seedId } from './random.ts';
import { seasonDays, spreadDays } from './seasons.ts';
import { isAdmitted, isDisabled, type SeedCompany } from './seed-company.ts';
import { type SeedContext, scaleCount } from './seed-context.ts';
import { internship, isClosed, isClosedByCompany, type Nature, partTime, type SeedPost } from './seed-post.ts';
import { getMajors } from './students.ts';

const { active, paused, waiting, rejected, draft, closed } = postFlow.states;
const statusCounts = [
  [active.code, 600],
  [paused.code, 60],
  [waiting.code, 80],
  [rejected.code, 40],
  [draft.code, 30],
  [closed.code, 90],
] as const;
const tenantTotals = [
  [1, 540],
  [2, 270],
  [3, 90],
] as const;

/** Publication days of the ended posts of a tenant: with those still open they cover the year, however few they are. */
const endedFrom = { first: -350, last: -60 } as const;
/** Open posts are younger. */
const openFrom = { first: -140, last: -8 } as const;

/** Days from the admission of a company to its first post. */
const daysToPost = 2;
/** Companies that could publish on that day; the longest admitted ones when there is none. */
function admittedBefore(companies: readonly SeedCompany[], day: number): readonly SeedCompany[] {
  const found = companies.filter(({ admitted }) => admitted + daysToPost <= day);
  return found.length > 0 ? found : companies.toSorted((a, b) => a.admitted - b.admitted).slice(0, 3);
}

/** Companies of a tenant with weight 1/√rank: the largest has about forty of nine hundred posts. */
function getCompany(context: SeedContext, i: number, list: readonly SeedCompany[]): SeedCompany {
  const dice = context.dice('companyPost');
  return dice.weighted(
    i,
    'company',
    list.map((c, rank) => [c, Math.round(1000 / Math.sqrt(rank + 1))] as const),
  );
}

export interface PostSeed {
  readonly posts: SeedPost[];
  readonly rows: { post: SeedRow[]; audit: SeedRow[] };
}
const getClosingTime = (context: SeedContext, i: number, ends: number): string =>
  isClosedByCompany(i) ? context.time(ends, 1410) : context.time(ends + 1, 10);

/** The states of each tenant's posts, in a keyed shuffle: every tenant gets its share of each state. */
function dealStates(context: SeedContext, states: readonly number[]): Map<number, number[]> {
  const dice = context.dice('postState');
  const hands = tenantTotals.map(([tenantId, n]) => ({
    tenantId,
    room: scaleCount(n, context.scale, 6),
    states: [] as number[],
  }));
  const total = hands.reduce((sum, { room }) => sum + room, 0);
  for (let p = 0; p < total; p += 1) {
    const countOwed = ({ room, states: { length } }: (typeof hands)[number]): number =>
      (room * (p + 1)) / total - length;
    const next = hands.reduce((a, b) => (countOwed(b) > countOwed(a) ? b : a));
    next.states.push(states[p] ?? active.code);
  }
  return new Map(
    hands.map((hand) => [
      hand.tenantId,
      dice.shuffle(hand.states.length, `state${hand.tenantId}`).map((at) => hand.states[at] as number),
    ]),
  );
}

/** Posts of approved companies; states in a keyed shuffle, six paused ones at disabled companies. */
export function seedPosts(
  context: SeedContext,
  companies: readonly SeedCompany[],
  leaves: ReadonlyMap<number, readonly PostTypeChoice[]>,
): PostSeed {
  const total = tenantTotals.reduce((sum, [, n]) => sum + scaleCount(n, context.scale, 6), 0);
  const states = statusCounts.flatMap(([status, n]) =>
    Array.from({ length: Math.max(1, Math.round((n / 900) * total)) }, () => status as number),
  );
  const dealt = dealStates(context, states);
  const seed: PostSeed = { posts: [], rows: { post: [], audit: [] } };
  let i = 0;
  const pickDay = seasonDays(context, context.dice('companyPost'), 0.5);
  let disabledLeft = scaleCount(6, context.scale);
  for (const [tenantId] of tenantTotals) {
    const admitted = companies.filter((c) => isAdmitted(c) && c.tenantId === tenantId);
    const disabled = companies.filter((c) => isDisabled(c) && c.tenantId === tenantId);
    const statuses = dealt.get(tenantId) ?? [];
    const ended = spreadDays(
      context,
      endedFrom.first,
      endedFrom.last,
      statuses.filter((status) => isClosed({ status })).length,
    );
    for (const status of statuses) {
      const isEnded = isClosed({ status });
      const opens = (isEnded && ended.pop()) || pickDay(i, openFrom.first, openFrom.last);
      const atDisabled = status === paused.code && disabledLeft > 0 && disabled.length > 0;
      if (atDisabled) disabledLeft -= 1;
      const owner = atDisabled
        ? (disabled[i % disabled.length] as SeedCompany)
        : getCompany(context, i, isEnded ? admittedBefore(admitted, opens) : admitted);
      onePost(context, { i, status, opens }, owner, leaves.get(tenantId) ?? [], seed);
      i += 1;
    }
  }
  return seed;
}

/** Place of a post among all, its state, and the day from which it is published. */
interface PostPlan {
  readonly i: number;
  readonly status: number;
  readonly opens: number;
}
function onePost(
  context: SeedContext,
  { i, status, opens }: PostPlan,
  owner: SeedCompany,
  types: readonly PostTypeChoice[],
  seed: PostSeed,
): void {
  const dice = context.dice('companyPost');
  const type = getType(dice, i, owner, types);
  const fields = fieldsOfGroup(type.group);
  const year = Number(context.anchor.slice(0, 4));
  const { published, ends } = getSpan(context, { i, status, opens }, owner);
  const eduRequire = getDegree(dice, i, type, fields);
  const grads = dice.chance(i, 'allYears', 0.35)
    ? [year, year + 1, year + 2]
    : [year + 1, ...(dice.chance(i, 'thisYear', 0.5) ? [year] : [])];
  const majors = wantedMajors(dice, i, eduRequire, fields);
  const nature = getNature(dice, i, type);
  const contact = owner.members[
    dice.between(i, 'contact', 0, Math.min(1, owner.members.length - 1))
  ] as SeedCompany['members'][number];
  const post: SeedPost = {
    id: seedId(7, i),
    tenantId: owner.tenantId,
    companyId: owner.id,
    companyName: owner.name,
    name: getTitle(type.name, type.root) + getSuffix(dice, i, type, nature),
    status,
    nature,
    category: type.category,
    eduRequire,
    gradYears: grads.map(String).sort(),
    majors,
    published,
    ends,
    rounds: dice.weighted(i, 'rounds', [
      [1, 43],
      [2, 42],
      [3, 10],
      [0, 5],
    ] as const),
    headcount: 1 + Math.round(29 * dice.unit(i, 'heads') ** 3),
    closedAt: isClosed({ status }) ? getClosingTime(context, i, ends) : null,
    contact,
  };
  seed.posts.push(post);
  const row = postRow(context, i, post, owner, type);
  seed.rows.post.push(row);
  seed.rows.audit.push(...getAudits(context, i, post, row, seed.rows.audit.length));
}

const suffixes = ['', '', '', '（校招）', '（应届生）', '（储备）'] as const;
const getSuffix = (dice: Dice, i: number, { group }: PostTypeChoice, nature: number): string => {
  if (group === '管培生') return '';
  return nature === fullTime ? dice.one(i, 'suffix', suffixes) : nature === internship ? '（实习）' : '（兼职）';
};
/** Part-time work is for service and tutoring; management trainees are full-time. */
function getNature(dice: Dice, i: number, { group, root }: PostTypeChoice): Nature {
  const drawn = dice.weighted(i, 'nature', [
    [fullTime, 80],
    [internship, 16],
    [partTime, 4],
  ] as const);
  if (group === '管培生') return fullTime;
  return drawn === partTime && !['运营与客服', '市场与销售', '教育与培训'].includes(root) ? fullTime : drawn;
}
/** A type that fits the company's trade, or occasionally a management trainee. */
function getType(dice: Dice, i: number, { trade }: SeedCompany, types: readonly PostTypeChoice[]): PostTypeChoice {
  const group = dice.chance(i, 'trainee', 0.04) ? '管培生' : dice.one(i, 'group', trade.groups);
  return dice.one(
    i,
    'type',
    types.filter((t) => t.group === group),
  );
}
/** Publication and end of a post: after the approval of its company, audited on working days. */
function getSpan(context: SeedContext, { i, status, opens }: PostPlan, { admitted }: SeedCompany) {
  const dice = context.dice('companyPost');
  const first = admitted + daysToPost;
  if (status === waiting.code)
    return { published: -dice.between(i, 'waits', 1, 6), ends: dice.between(i, 'ends', 20, 90) };
  const published = context.workday(Math.max(first, opens));
  if (isClosed({ status })) return { published, ends: Math.min(-1, published + dice.between(i, 'lasts', 60, 95)) };
  return { published, ends: dice.between(i, 'ends', 5, 90) };
}
/** Required degree: doctor or master only for academic work, below bachelor only for practical work. */
function getDegree(dice: Dice, i: number, { root, group }: PostTypeChoice, fields: readonly StudyField[]): string {
  const drawn = dice.weighted(i, 'edu', [
    ['31', 62],
    ['41', 14],
    ['11', 18],
    ['01', 2],
    ['0', 4],
  ] as const);
  const isPractical =
    group === '会计' || ['生产制造', '市场与销售', '运营与客服', '职能', '建筑与工程', '综合与管培生'].includes(root);
  const isVocational = fields.length === 0 || fields.some(({ vocational }) => vocational.length > 0);
  if (drawn === '41' || drawn === '0') return isPractical && isVocational ? drawn : '31';
  if (drawn === '01') return root === '研发与科研' || root === '技术' ? drawn : '31';
  return drawn === '11' && isPractical ? '31' : drawn;
}
/** Majors of the matching fields for every accepted degree; none when any major will do. */
function wantedMajors(dice: Dice, i: number, edu: string, fields: readonly StudyField[]): string[] {
  if (fields.length === 0 || edu === '0' || dice.chance(i, 'anyMajor', 0.2)) return [];
  const degrees = edu === '41' ? ['31', '41', '11'] : edu === '31' ? ['31', '11'] : ['11'];
  const codes = degrees.map((degree) => [...new Set(fields.flatMap((field) => getMajors(field, degree)))]);
  const most = edu === '41' ? [3, 3, 2] : edu === '31' ? [4, 2] : [3];
  return codes.flatMap((list, k) => dice.some(i, `major${k}`, list, most[k] as number));
}
