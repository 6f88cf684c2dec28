import { companyPost, keyFields, postAudit, seededWords } from '@campus/contract/post';
import type { SeedRow } from './bulk.ts';
import type { SeedCompany } from './companies.ts';
import { fieldsOfGroup, type StudyField } from './fields.ts';
import { type PostTypeChoice, wordId } from './post-lists.ts';
import { getDuties, getRequirements, getTitle } from './post-texts.ts';
import { type Dice, seedId } from './random.ts';
import { seasonDays, spreadDays } from './seasons.ts';
import { type SeedContext, scaleCount, systemActor, systemColumns } from './seed-context.ts';
import { getMajors } from './students.ts';

export interface SeedPost {
  readonly id: string;
  readonly tenantId: number;
  readonly companyId: string;
  readonly companyName: string;
  readonly name: string;
  readonly status: number;
  /** rc_post_nature: 1 full time, 2 internship, 3 part time. */
  readonly nature: 1 | 2 | 3;
  /** rc_post_category. */
  readonly category: string;
  readonly eduRequire: string;
  readonly gradYears: readonly string[];
  readonly majors: readonly string[];
  /** Publication and end, in days from the anchor. */
  readonly published: number;
  readonly ends: number;
  readonly rounds: number;
  readonly headcount: number;
  /** Closing time; null while open. */
  readonly closedAt: string | null;
  readonly contact: SeedCompany['members'][number];
}
/** A risk word in some pending posts, for the auditor to review. */
const riskyWord = '体检费自理';
const riskyWordId = (tenantId: number): string =>
  wordId(
    tenantId,
    seededWords.findIndex((w) => w.word === riskyWord),
  );

const statusCounts = [
  [1, 600],
  [2, 60],
  [3, 80],
  [4, 40],
  [0, 30],
  [5, 90],
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
/** Some posts were closed by their company on the last evening, the others by the job in the following night. */
const isClosedByCompany = (i: number): boolean => i % 3 === 0;
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
    next.states.push(states[p] ?? 1);
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
    const admitted = companies.filter((c) => c.status === 3 && c.tenantId === tenantId);
    const disabled = companies.filter((c) => c.status === 5 && c.tenantId === tenantId);
    const statuses = dealt.get(tenantId) ?? [];
    const ended = spreadDays(context, endedFrom.first, endedFrom.last, statuses.filter((one) => one === 5).length);
    for (const status of statuses) {
      const isEnded = status === 5;
      const opens = (isEnded && ended.pop()) || pickDay(i, openFrom.first, openFrom.last);
      const atDisabled = status === 2 && disabledLeft > 0 && disabled.length > 0;
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
    closedAt: status === 5 ? getClosingTime(context, i, ends) : null,
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
  return nature === 1 ? dice.one(i, 'suffix', suffixes) : nature === 2 ? '（实习）' : '（兼职）';
};
/** Part-time work is for service and tutoring; management trainees are full-time. */
function getNature(dice: Dice, i: number, { group, root }: PostTypeChoice): 1 | 2 | 3 {
  const drawn = dice.weighted(i, 'nature', [
    [1, 80],
    [2, 16],
    [3, 4],
  ] as const);
  if (group === '管培生') return 1;
  return drawn === 3 && !['运营与客服', '市场与销售', '教育与培训'].includes(root) ? 1 : drawn;
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
  if (status === 3) return { published: -dice.between(i, 'waits', 1, 6), ends: dice.between(i, 'ends', 20, 90) };
  const published = context.workday(Math.max(first, opens));
  if (status === 5) return { published, ends: Math.min(-1, published + dice.between(i, 'lasts', 60, 95)) };
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

/** Pay of the kind of work, added to that of the degree, in steps of 500. */
const payOf: Readonly<Record<string, number>> = {
  技术: 4,
  财务与金融: 2,
  研发与科研: 2,
  产品与设计: 1,
  运营与客服: -1,
  职能: -1,
};
function getSalary(
  context: SeedContext,
  i: number,
  { eduRequire: edu, nature }: SeedPost,
  root: string,
): { min: number; max: number } {
  const dice = context.dice('companyPost');
  if (nature !== 1) return { min: 4000, max: 4000 + dice.between(i, 'spread', 1, 4) * 500 };
  const floor = { '41': 8, '0': 8, '31': 10, '11': 16, '01': 24 }[edu] ?? 10;
  const min = Math.max(8, floor + (payOf[root] ?? 0) + dice.between(i, 'salary', 0, 8)) * 500;
  return { min, max: Math.min(25_000, min + dice.between(i, 'spread', 3, 8) * 500) };
}
const paragraphs = (sentences: readonly string[]): string =>
  `<ol>${sentences.map((s) => `<li>${s}；</li>`).join('')}</ol>`;

function postRow(context: SeedContext, i: number, post: SeedPost, owner: SeedCompany, type: PostTypeChoice): SeedRow {
  const dice = context.dice('companyPost');
  const salary = getSalary(context, i, post, type.root);
  // Some pending posts contain a risk word.
  const risky = post.status === 3 && i % 10 === 3;
  const created = context.time(post.published - 1, 540 + dice.between(i, 'createMinute', 0, 480));
  const audited =
    post.status === 0 || post.status === 3
      ? null
      : context.time(post.published, 540 + dice.between(i, 'auditMinute', 0, 480));
  return {
    ...systemColumns(companyPost, post.id, post.tenantId, post.contact.username, created),
    updateBy: post.contact.username,
    updateTime: post.status === 3 ? context.time(post.published, 560) : (audited ?? created),
    postStatus: post.status,
    postNo: `GW${post.published ? context.day(post.published).slice(2, 7).replace('-', '') : ''}${String(i + 1).padStart(5, '0')}`,
    name: post.name,
    companyId: post.companyId,
    postTypeId: type.id,
    category: post.category,
    nature: post.nature,
    headcount: post.headcount,
    eduRequire: post.eduRequire,
    majorCodes: post.majors.join(',') || null,
    gradYears: post.gradYears.join(','),
    salaryType: 1,
    salaryMin: salary.min,
    salaryMax: salary.max,
    salaryMonths: dice.pick(i, 'months', [12, 13, 14]),
    workPalce: [
      ...new Set([owner.city, ...(dice.chance(i, 'branch', 0.2) ? [dice.one(i, 'city', context.homes)] : [])]),
    ].join(','),
    workAddress: `示例路${dice.between(i, 'no', 1, 200)}号`,
    welfare: owner.welfare,
    duty: paragraphs(getDuties(dice, i, type.root)),
    requirement: paragraphs([
      ...getRequirements(
        dice,
        i,
        type.root,
        post.eduRequire,
        post.majors.map((code) => context.majors.get(code) as string),
      ),
      ...(risky ? [`入职后按规定参加体检，${riskyWord}`] : []),
    ]),
    employer: owner.kind === 2 ? `${owner.name}合作单位` : null,
    interviewRounds: post.rounds,
    contactUserId: post.contact.id,
    startDate: audited ? audited.slice(0, 10) : null,
    endDate: context.day(post.ends),
    fairOnly: 0,
    riskTags: risky ? [getRisk(post.tenantId)] : null,
    ...decisionColumns(context, i, post, owner, audited),
    viewCount: 0,
    deliveryCount: 0,
    todoCount: 0,
    interviewCount: 0,
    offerCount: 0,
    signCount: 0,
    refreshTime: audited,
  };
}
const getRisk = (tenantId: number) => ({
  field: 'requirement',
  wordId: riskyWordId(tenantId),
  word: riskyWord,
  kind: 5,
  level: 2,
  tip: '不得向求职者收取费用，请核实',
});
/** What the school decided about a post, and how it was paused or closed. */
function decisionColumns(context: SeedContext, i: number, post: SeedPost, owner: SeedCompany, audited: string | null) {
  return {
    rejectReasons: post.status === 4 ? '5' : null,
    auditReason: post.status === 4 ? '岗位描述过于简单，请补充工作内容' : null,
    auditBy: audited ? context.auditor(post.tenantId).username : null,
    auditTime: audited,
    pauseReason: post.status === 2 ? (owner.status === 5 ? '企业停用' : '岗位调整，暂停招聘') : null,
    closeReason: post.status === 5 ? (isClosedByCompany(i) ? 3 : 2) : null,
    closeTime: post.closedAt,
  };
}
const chains: Readonly<Record<number, readonly [action: string, from: number, to: number][]>> = {
  0: [],
  3: [['submit', 0, 3]],
  1: [
    ['submit', 0, 3],
    ['pass', 3, 1],
  ],
  2: [
    ['submit', 0, 3],
    ['pass', 3, 1],
  ],
  4: [
    ['submit', 0, 3],
    ['refuse', 3, 4],
  ],
  5: [
    ['submit', 0, 3],
    ['pass', 3, 1],
    ['close', 1, 5],
  ],
};
function getAudits(context: SeedContext, i: number, post: SeedPost, row: SeedRow, offset: number): SeedRow[] {
  const auditor = context.auditor(post.tenantId);
  return (chains[post.status] ?? []).map(([step, fromStatus, toStatus], k) => {
    const action = step === 'close' && !isClosedByCompany(i) ? 'expire' : step;
    const isAudit = action === 'pass' || action === 'refuse';
    const actor = isAudit ? auditor : action === 'expire' ? systemActor : post.contact;
    const at =
      action === 'submit'
        ? context.time(post.published - (post.status === 3 ? 0 : 1), 1080)
        : String(isAudit ? row.auditTime : post.closedAt);
    return {
      ...systemColumns(postAudit, seedId(8, offset + k), post.tenantId, actor.username, at),
      postId: post.id,
      companyId: post.companyId,
      seq: k + 1,
      fromStatus,
      toStatus,
      action,
      reasonCodes: action === 'refuse' ? row.rejectReasons : null,
      reason: action === 'refuse' ? row.auditReason : null,
      riskTags: action === 'submit' ? row.riskTags : null,
      snapshot: Object.fromEntries([...keyFields, 'skillIds'].map((name) => [name, row[name] ?? null])),
      operatorId: actor.userId,
      operatorName: actor.realname,
      operateTime: at,
    };
  });
}
