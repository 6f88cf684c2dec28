import { companyPost, keyFields, postAudit, seededWords } from '@campus/contract/post';
import type { SeedRow } from './bulk.ts';
import type { SeedCompany } from './companies.ts';
import { duties, requirements } from './pools.ts';
import { wordId } from './post-lists.ts';
import { seedId } from './random.ts';
import { type SeedWorld, scaled, systemActor, systemColumns } from './world.ts';

export interface SeedPost {
  readonly id: string;
  readonly tenantId: number;
  readonly companyId: string;
  readonly companyName: string;
  readonly name: string;
  readonly status: number;
  readonly eduRequire: string;
  readonly gradYears: readonly string[];
  readonly majors: readonly string[];
  /** Days from the anchor on which it was published and on which it ends. */
  readonly published: number;
  readonly ends: number;
  readonly rounds: number;
  /** When it was closed; null while it is not. */
  readonly closedAt: string | null;
  readonly contact: SeedCompany['members'][number];
}
/** The word that the auditor of some waiting posts has to look at. */
const riskyWord = '体检费自理';
const riskyWordId = (tenantId: number): string =>
  wordId(
    tenantId,
    seededWords.findIndex((w) => w.word === riskyWord),
  );

export interface PostTypeChoice {
  readonly id: string;
  readonly name: string;
  readonly category: string;
}
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

/** Companies of a tenant by weight 1/√rank: the largest has some forty posts of nine hundred. */
function companyOf(world: SeedWorld, i: number, list: readonly SeedCompany[]): SeedCompany {
  const dice = world.dice('companyPost');
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
/** Some posts their company closed on the last evening, the others ended in the night after it. */
const isClosedByCompany = (i: number): boolean => i % 3 === 0;
const closing = (world: SeedWorld, i: number, ends: number): string =>
  isClosedByCompany(i) ? world.time(ends, 1410) : world.time(ends + 1, 10);

/** Posts of admitted companies, their states in the order of a keyed shuffle, six paused ones at the disabled companies. */
export function seedPosts(
  world: SeedWorld,
  companies: readonly SeedCompany[],
  leaves: ReadonlyMap<number, readonly PostTypeChoice[]>,
): PostSeed {
  const total = tenantTotals.reduce((sum, [, n]) => sum + scaled(n, world.scale, 6), 0);
  const states = statusCounts.flatMap(([status, n]) =>
    Array.from({ length: Math.max(1, Math.round((n / 900) * total)) }, () => status as number),
  );
  const order = world.dice('postState').shuffle(states.length, 'state');
  const seed: PostSeed = { posts: [], rows: { post: [], audit: [] } };
  let i = 0;
  let disabledLeft = scaled(6, world.scale);
  for (const [tenantId, n] of tenantTotals) {
    const admitted = companies.filter((c) => c.status === 3 && c.tenantId === tenantId);
    const disabled = companies.filter((c) => c.status === 5 && c.tenantId === tenantId);
    for (let k = 0; k < scaled(n, world.scale, 6); k += 1, i += 1) {
      const status = states[order[i % order.length] as number] ?? 1;
      const atDisabled = status === 2 && disabledLeft > 0 && disabled.length > 0;
      if (atDisabled) disabledLeft -= 1;
      const owner = atDisabled ? (disabled[i % disabled.length] as SeedCompany) : companyOf(world, i, admitted);
      onePost(world, i, status, owner, leaves.get(tenantId) ?? [], seed);
    }
  }
  return seed;
}

function onePost(
  world: SeedWorld,
  i: number,
  status: number,
  owner: SeedCompany,
  types: readonly PostTypeChoice[],
  seed: PostSeed,
): void {
  const dice = world.dice('companyPost');
  const type = dice.pick(i, 'type', types);
  const year = Number(world.anchor.slice(0, 4));
  const published =
    status === 3 ? -dice.between(i, 'waits', 1, 6) : -dice.between(i, 'published', 8, status === 5 ? 200 : 150);
  const ends = status === 5 ? -dice.between(i, 'ended', 1, 7) : dice.between(i, 'ends', 5, 90);
  const eduRequire = dice.weighted(i, 'edu', [
    ['31', 62],
    ['41', 14],
    ['11', 18],
    ['01', 2],
    ['0', 4],
  ] as const);
  const grads = dice.chance(i, 'allYears', 0.35)
    ? [year, year + 1, year + 2]
    : [year + 1, ...(dice.chance(i, 'thisYear', 0.5) ? [year] : [])];
  const majors = dice.chance(i, 'anyMajor', 0.25)
    ? []
    : dice.some(i, 'major', world.majors, dice.between(i, 'majors', 2, 6)).map((m) => m.code);
  const contact = owner.members[
    dice.between(i, 'contact', 0, Math.min(1, owner.members.length - 1))
  ] as SeedCompany['members'][number];
  const post: SeedPost = {
    id: seedId(7, i),
    tenantId: owner.tenantId,
    companyId: owner.id,
    companyName: owner.name,
    name: `${type.name}${dice.pick(i, 'suffix', ['工程师', '专员', '助理', '（校招）', ''])}`,
    status,
    eduRequire,
    gradYears: grads.map(String).sort(),
    majors,
    published,
    ends,
    rounds: dice.weighted(i, 'rounds', [
      [1, 50],
      [2, 35],
      [3, 10],
      [0, 5],
    ] as const),
    closedAt: status === 5 ? closing(world, i, ends) : null,
    contact,
  };
  seed.posts.push(post);
  const row = postRow(world, i, post, owner, type);
  seed.rows.post.push(row);
  seed.rows.audit.push(...auditsOf(world, i, post, row, seed.rows.audit.length));
}

function salaryOf(world: SeedWorld, i: number, edu: string): { min: number; max: number } {
  const dice = world.dice('companyPost');
  const floor = { '41': 8, '0': 8, '31': 10, '11': 16, '01': 24 }[edu] ?? 10;
  const min = (floor + dice.between(i, 'salary', 0, 10)) * 500;
  return { min, max: Math.min(25_000, min + dice.between(i, 'spread', 2, 10) * 500) };
}
const paragraphs = (sentences: readonly string[]): string =>
  `<ol>${sentences.map((s) => `<li>${s}；</li>`).join('')}</ol>`;

function postRow(world: SeedWorld, i: number, post: SeedPost, owner: SeedCompany, type: PostTypeChoice): SeedRow {
  const dice = world.dice('companyPost');
  const salary = salaryOf(world, i, post.eduRequire);
  // Some of the waiting ones hold a word that the auditor has to look at.
  const risky = post.status === 3 && i % 10 === 3;
  const created = world.time(post.published - 1, 540 + dice.between(i, 'createMinute', 0, 480));
  const audited =
    post.status === 0 || post.status === 3
      ? null
      : world.time(post.published, 540 + dice.between(i, 'auditMinute', 0, 480));
  const days = Math.round(29 * dice.unit(i, 'heads') ** 3);
  return {
    ...systemColumns(companyPost, post.id, post.tenantId, post.contact.username, created),
    updateBy: post.contact.username,
    updateTime: post.status === 3 ? world.time(post.published, 560) : (audited ?? created),
    postStatus: post.status,
    postNo: `GW${post.published ? world.day(post.published).slice(2, 7).replace('-', '') : ''}${String(i + 1).padStart(5, '0')}`,
    name: post.name,
    companyId: post.companyId,
    postTypeId: type.id,
    category: type.category,
    nature: dice.weighted(i, 'nature', [
      [1, 80],
      [2, 18],
      [3, 2],
    ] as const),
    headcount: 1 + days,
    eduRequire: post.eduRequire,
    majorCodes: post.majors.join(',') || null,
    gradYears: post.gradYears.join(','),
    salaryType: 1,
    salaryMin: salary.min,
    salaryMax: salary.max,
    salaryMonths: dice.pick(i, 'months', [12, 13, 14]),
    workPalce: dice.some(i, 'city', world.cities.slice(0, 60), dice.between(i, 'cities', 1, 2)).join(','),
    workAddress: `示例路${dice.between(i, 'no', 1, 200)}号`,
    welfare: owner.welfare,
    duty: paragraphs(dice.some(i, 'duty', duties, 4)),
    requirement: paragraphs([
      ...dice.some(i, 'requirement', requirements, 3),
      ...(risky ? [`入职后按规定参加体检，${riskyWord}`] : []),
    ]),
    employer: owner.kind === 2 ? `${owner.name}合作单位` : null,
    interviewRounds: post.rounds,
    contactUserId: post.contact.id,
    startDate: audited ? audited.slice(0, 10) : null,
    endDate: world.day(post.ends),
    fairOnly: 0,
    riskTags: risky
      ? [
          {
            field: 'requirement',
            wordId: riskyWordId(post.tenantId),
            word: riskyWord,
            kind: 5,
            level: 2,
            tip: '不得向求职者收取费用，请核实',
          },
        ]
      : null,
    rejectReasons: post.status === 4 ? '5' : null,
    auditReason: post.status === 4 ? '岗位描述过于简单，请补充工作内容' : null,
    auditBy: audited ? world.auditor(post.tenantId).username : null,
    auditTime: audited,
    pauseReason: post.status === 2 ? (owner.status === 5 ? '企业停用' : '岗位调整，暂停招聘') : null,
    closeReason: post.status === 5 ? (isClosedByCompany(i) ? 3 : 2) : null,
    closeTime: post.closedAt,
    viewCount: dice.between(i, 'views', 20, 2000),
    deliveryCount: 0,
    todoCount: 0,
    interviewCount: 0,
    offerCount: 0,
    signCount: 0,
    refreshTime: audited,
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
function auditsOf(world: SeedWorld, i: number, post: SeedPost, row: SeedRow, offset: number): SeedRow[] {
  const auditor = world.auditor(post.tenantId);
  return (chains[post.status] ?? []).map(([step, fromStatus, toStatus], k) => {
    const action = step === 'close' && !isClosedByCompany(i) ? 'expire' : step;
    const isAudit = action === 'pass' || action === 'refuse';
    const actor = isAudit ? auditor : action === 'expire' ? systemActor : post.contact;
    const at =
      action === 'submit'
        ? world.time(post.published - (post.status === 3 ? 0 : 1), 1080)
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
