import { delivery, deliveryStep, recommend, resumeDownload } from '@campus/contract/resume';
import { type DeliveryHistoryRow, foldSteps } from '@campus/contract/rules';
import type { SeedRow } from './bulk.ts';
import type { SeedPost } from './posts.ts';
import { type Dice, seedId } from './random.ts';
import type { SeedResume } from './resumes.ts';
import { type SeedWorld, scaled, systemColumns } from './world.ts';

type Ending = 'waiting' | 'passed' | 'failed' | 'withdrawn' | 'closed' | 'transferred';
/** Deliveries of the first step at full volume (recruitment document 22.2, without what lies past it). */
const quotas: readonly (readonly [Ending, number])[] = [
  ['waiting', 11_400],
  ['failed', 7_200],
  ['passed', 3_000],
  ['withdrawn', 900],
  ['closed', 400],
  ['transferred', 200],
];
const sources = [
  [1, 62],
  [2, 14],
  [4, 6],
  [6, 3],
  [7, 5],
  [3, 9],
] as const;

interface Pair {
  readonly cv: SeedResume;
  readonly post: SeedPost;
  readonly index: number;
}
export interface DeliverySeed {
  readonly rows: { delivery: SeedRow[]; step: SeedRow[]; recommend: SeedRow[]; download: SeedRow[] };
}
const eduRank: Readonly<Record<string, number>> = { '0': 0, '41': 1, '31': 2, '11': 3, '01': 4 };

/** Posts a student may apply to, those that ask for his major four times as likely. */
function choicesOf(world: SeedWorld, posts: readonly SeedPost[]): (cv: SeedResume, n: number) => SeedPost[] {
  const dice = world.dice('delivery');
  const open = new Map<string, SeedPost[]>();
  return ({ student: s }, n) => {
    const key = `${s.tenantId}|${s.edu}|${s.gradYear}`;
    const list =
      open.get(key) ??
      posts.filter(
        (p) =>
          p.tenantId === s.tenantId &&
          [1, 2, 5].includes(p.status) &&
          p.gradYears.includes(String(s.gradYear)) &&
          (eduRank[s.edu] ?? 0) >= (eduRank[p.eduRequire] ?? 0),
      );
    open.set(key, list);
    const weighted = list.map((p) => ({
      p,
      at: dice.unit(s.index, `p${p.id}`) / (p.majors.includes(s.major.code) ? 4 : 1),
    }));
    return weighted
      .sort((a, b) => a.at - b.at)
      .slice(0, n)
      .map(({ p }) => p);
  };
}

function pairsOf(world: SeedWorld, resumes: readonly SeedResume[], posts: readonly SeedPost[]): Pair[] {
  const dice = world.dice('delivery');
  const total = quotas.reduce((sum, [, n]) => sum + scaled(n, world.scale), 0);
  const able = resumes.filter((r) => r.completeness >= 60);
  const mean = total / Math.max(1, able.length);
  const choose = choicesOf(world, posts);
  const pairs: Pair[] = [];
  for (const [j, cv] of able.entries()) {
    const swing = dice.hash(Math.floor(j / 2), 'v') % Math.max(1, Math.floor(mean));
    const wanted = Math.max(1, Math.round(mean * 1.12) + (j % 2 === 0 ? swing : -swing));
    for (const post of choose(cv, wanted)) pairs.push({ cv, post, index: 0 });
  }
  return dice
    .shuffle(pairs.length, 'pair')
    .slice(0, total)
    .map((at, index) => ({ ...(pairs[at] as Pair), index }));
}

/** Exact totals: posts that have ended take the endings first that a waiting delivery may not have there. */
function endingsOf(world: SeedWorld, pairs: readonly Pair[]): Map<number, Ending> {
  const left = new Map(quotas.map(([ending, n]) => [ending, scaled(n, world.scale)]));
  const dice = world.dice('deliveryState');
  const draw = (i: number, among: readonly Ending[]): Ending => {
    const open = among.filter((e) => (left.get(e) ?? 0) > 0);
    const ending = dice.weighted(
      i,
      'ending',
      (open.length ? open : (['failed'] as const)).map((e) => [e, Math.max(1, left.get(e) ?? 1)] as const),
    );
    left.set(ending, (left.get(ending) ?? 0) - 1);
    return ending;
  };
  const endings = new Map<number, Ending>();
  for (const p of pairs)
    if (p.post.status === 5) endings.set(p.index, draw(p.index, ['closed', 'failed', 'passed', 'withdrawn']));
  for (const p of pairs)
    if (p.post.status !== 5)
      endings.set(p.index, draw(p.index, ['waiting', 'failed', 'passed', 'withdrawn', 'transferred']));
  return endings;
}

/** The season: peaks in autumn and spring, quiet weekends. */
function seasonWeight(world: SeedWorld, days: number): number {
  const at = new Date(`${world.day(days)}T00:00:00Z`);
  const month = at.getUTCMonth() + 1;
  const season =
    month >= 9 && month <= 11
      ? 3
      : month === 3 || month === 4
        ? 2.4
        : month === 2 || month === 7 || month === 8
          ? 0.6
          : 1;
  return season * ([0, 6].includes(at.getUTCDay()) ? 0.35 : 1);
}
function dayTable(world: SeedWorld): (i: number, from: number, to: number, dice: Dice) => number {
  const weights = Array.from({ length: 401 }, (_, d) => seasonWeight(world, -d));
  return (i, from, to, dice) => {
    const days = Array.from({ length: Math.max(1, to - from + 1) }, (_, k) => from + k);
    const total = days.reduce((sum, d) => sum + (weights[-d] ?? 1), 0);
    let at = dice.unit(i, 'season') * total;
    for (const d of days) {
      at -= weights[-d] ?? 1;
      if (at <= 0) return d;
    }
    return to;
  };
}

interface Move {
  readonly action: string;
  readonly status: number;
  readonly step: number;
  readonly at: string;
  readonly actor: 'student' | 'company' | 'system';
  readonly reason?: number;
  readonly refId?: string;
}
const results: Readonly<Record<number, number>> = { 2: 1, 3: 2 };

/** Every delivery with a history that folds to its row. */
export function seedDeliveries(
  world: SeedWorld,
  resumes: readonly SeedResume[],
  posts: readonly SeedPost[],
): DeliverySeed {
  const seed: DeliverySeed = { rows: { delivery: [], step: [], recommend: [], download: [] } };
  const pairs = pairsOf(world, resumes, posts);
  const endings = endingsOf(world, pairs);
  const taken = new Set(pairs.map((p) => `${p.post.id}|${p.cv.student.id}`));
  const pickDay = dayTable(world);
  for (const p of pairs) onePair(world, p, endings.get(p.index) as Ending, posts, taken, pickDay, seed);
  seed.rows.recommend.push(...seedRecommends(world, resumes, posts, taken));
  return seed;
}

function onePair(
  world: SeedWorld,
  p: Pair,
  wished: Ending,
  posts: readonly SeedPost[],
  taken: Set<string>,
  pickDay: ReturnType<typeof dayTable>,
  seed: DeliverySeed,
): void {
  const dice = world.dice('delivery');
  const { post, index: i } = p;
  const last = Math.min(0, post.ends);
  // Half of what waits came lately, so that not everything is overdue; some of it arrived today.
  const recent = wished === 'waiting' && dice.chance(i, 'recent', 0.55) ? Math.max(post.published, -9) : post.published;
  const day = wished === 'waiting' && last === 0 && i % 90 === 0 ? 0 : pickDay(i, Math.min(recent, last), last, dice);
  const minute = day === 0 ? dice.between(i, 'morning', 5, 480) : dice.between(i, 'minute', 480, 1380);
  const target =
    wished === 'transferred'
      ? posts.find(
          (q) =>
            q.companyId === post.companyId &&
            q.id !== post.id &&
            q.status === 1 &&
            !taken.has(`${q.id}|${p.cv.student.id}`),
        )
      : undefined;
  const ending = wished === 'transferred' && !target ? 'failed' : wished;
  const source = dice.weighted(i, 'source', sources);
  const moves: Move[] = [{ action: 'submit', status: 1, step: 10, at: world.time(day, minute), actor: 'student' }];
  const unread = ending === 'waiting' && dice.chance(i, 'unread', 0.45);
  const decidedDay = Math.min(0, day + dice.between(i, 'decides', 1, 9));
  const decided =
    decidedDay === day
      ? world.time(day, Math.min(1439, minute + 20))
      : world.time(
          decidedDay,
          dice.between(i, 'decideMinute', decidedDay === 0 ? 1 : 540, decidedDay === 0 ? 480 : 1080),
        );
  if (!unread && ending !== 'withdrawn' && ending !== 'closed')
    moves.push({ action: 'read', status: 1, step: 10, at: decided, actor: 'company' });
  const successor = target ? seedId(19, 500_000 + i) : undefined;
  const end = endMove(dice, i, ending, post, decided, successor);
  if (end) moves.push(end);
  const id = seedId(19, i);
  pushDelivery(world, seed, id, p, post, source, moves, null);
  if (target && successor) {
    taken.add(`${target.id}|${p.cv.student.id}`);
    pushDelivery(
      world,
      seed,
      successor,
      p,
      target,
      5,
      [{ action: 'submit', status: 1, step: 10, at: decided, actor: 'company', refId: id }],
      id,
    );
  }
  if (!unread && dice.chance(i, 'download', 0.55) && ending !== 'withdrawn') pushDownload(seed, id, p, post, decided);
}
function endMove(
  dice: Dice,
  i: number,
  ending: Ending,
  post: SeedPost,
  at: string,
  successor: string | undefined,
): Move | undefined {
  switch (ending) {
    case 'passed':
      return { action: 'pass', status: 1, step: post.rounds === 0 ? 30 : 20, at, actor: 'company' };
    case 'failed':
      return {
        action: 'reject',
        status: 3,
        step: 10,
        at,
        actor: 'company',
        reason: dice.pick(i, 'reason', [1, 2, 3, 6, 8]),
      };
    case 'withdrawn':
      return { action: 'withdraw', status: 4, step: 10, at, actor: 'student' };
    case 'closed':
      return { action: 'close', status: 5, step: 10, at, actor: 'system', reason: 1 };
    case 'transferred':
      return {
        action: 'transferOut',
        status: 6,
        step: 10,
        at,
        actor: 'company',
        ...(successor && { refId: successor }),
      };
    default:
      return undefined;
  }
}

function pushDelivery(
  world: SeedWorld,
  seed: DeliverySeed,
  id: string,
  { cv }: Pair,
  post: SeedPost,
  source: number,
  moves: readonly Move[],
  refId: string | null,
): void {
  const { student } = cv;
  const first = moves[0] as Move;
  const last = moves.at(-1) as Move;
  const history: DeliveryHistoryRow[] = moves.map((m, k) => ({
    seq: k + 1,
    action: m.action,
    toStatus: m.status,
    toStep: m.step,
  }));
  const head = foldSteps(history);
  if (!head) throw new Error('a delivery without history');
  const read = moves.find((m) => m.action === 'read');
  const number = seed.rows.delivery.length + 1;
  seed.rows.delivery.push({
    ...systemColumns(
      delivery,
      id,
      student.tenantId,
      first.actor === 'company' ? post.contact.username : 'student',
      first.at,
      student.depart.orgCode,
    ),
    updateBy: moves.length > 1 ? post.contact.username : null,
    updateTime: moves.length > 1 ? last.at : null,
    version: moves.length - 1,
    deliveryNo: `TD${first.at.slice(2, 10).replaceAll('-', '')}${String(number).padStart(6, '0')}`,
    employId: student.id,
    postId: post.id,
    companyId: post.companyId,
    resumeId: cv.id,
    resumeSnapshot: cv.snapshot,
    source,
    refId,
    status: head.status,
    step: head.step,
    stepResult: head.stepResult,
    studentConfirm: 1,
    readFlag: read || head.status !== 1 || head.step > 10 ? 1 : 0,
    readTime: read?.at ?? null,
    deliverTime: first.at,
    stepTime: head.step > 10 ? last.at : first.at,
    stageTime: last.at,
    rejectReason: last.action === 'reject' ? last.reason : null,
    closeReason: last.action === 'close' ? last.reason : null,
    starFlag: world.dice('star').chance(number, 'star', 0.06) ? 1 : 0,
  });
  for (const [k, m] of moves.entries())
    pushStep(seed, id, student.tenantId, student.realname, post, m, moves[k - 1], k + 1);
}
const actors = { student: 1, company: 2, system: 4 } as const;
function pushStep(
  seed: DeliverySeed,
  deliveryId: string,
  tenantId: number,
  student: string,
  post: SeedPost,
  m: Move,
  before: Move | undefined,
  seq: number,
): void {
  const name = m.actor === 'student' ? student : m.actor === 'company' ? post.contact.realname : '系统';
  seed.rows.step.push({
    ...systemColumns(
      deliveryStep,
      seedId(20, seed.rows.step.length),
      tenantId,
      m.actor === 'company' ? post.contact.username : m.actor,
      m.at,
    ),
    deliveryId,
    seq,
    action: m.action,
    fromStatus: before?.status ?? null,
    toStatus: m.status,
    fromStep: before?.step ?? null,
    toStep: m.step,
    fromResult: before ? (results[before.status] ?? 0) : null,
    toResult: results[m.status] ?? 0,
    reasonCode: m.reason ?? null,
    remark: null,
    refType: m.refId ? 'delivery' : null,
    refId: m.refId ?? null,
    actorType: actors[m.actor],
    actorId: m.actor === 'company' ? post.contact.userId : null,
    actorName: name,
    onBehalf: 0,
    notified: m.action === 'reject' ? 1 : 0,
    occurTime: m.at,
  });
}
function pushDownload(seed: DeliverySeed, deliveryId: string, { cv }: Pair, post: SeedPost, at: string): void {
  seed.rows.download.push({
    ...systemColumns(
      resumeDownload,
      seedId(17, seed.rows.download.length),
      cv.student.tenantId,
      post.contact.username,
      at,
    ),
    downloadTime: at,
    employId: cv.student.id,
    companyId: post.companyId,
    postName: post.name,
    operatorName: post.contact.realname,
    side: 2,
    ip: '127.0.0.1',
    deliveryId,
    resumeId: cv.id,
  });
}

/** Recommendations that wait, were refused or revoked; accepted ones would need a delivery of their own and are few in the first step. */
function seedRecommends(
  world: SeedWorld,
  resumes: readonly SeedResume[],
  posts: readonly SeedPost[],
  taken: Set<string>,
): SeedRow[] {
  const dice = world.dice('recommend');
  const open = new Map([1, 2, 3].map((t) => [t, posts.filter((p) => p.tenantId === t && p.status === 1)]));
  const rows: SeedRow[] = [];
  for (let i = 0; i < scaled(1500, world.scale); i += 1) {
    const cv = dice.pick(i, 'resume', resumes);
    const post = dice.pick(i, 'post', open.get(cv.student.tenantId) as SeedPost[]);
    const key = `${post.id}|${cv.student.id}`;
    if (taken.has(key)) continue;
    taken.add(key);
    const status = dice.weighted(i, 'status', [
      [1, 38],
      [2, 25],
      [4, 22],
      [5, 10],
      [6, 5],
    ] as const);
    const sent = -dice.between(i, 'day', 1, 40);
    const handled =
      status === 4 || status === 5 ? world.time(Math.min(0, sent + dice.between(i, 'answer', 1, 5)), 60) : null;
    rows.push({
      ...systemColumns(
        recommend,
        seedId(21, rows.length),
        cv.student.tenantId,
        'school',
        world.time(sent, 600),
        cv.student.depart.orgCode,
      ),
      employId: cv.student.id,
      postId: post.id,
      companyId: post.companyId,
      reason: `${cv.student.major.name}专业，与岗位方向相符`,
      consent: 1,
      waived: 0,
      recommenderId: 'school',
      recommendTime: world.time(sent, 600),
      status,
      readTime: status === 1 || status === 6 ? null : world.time(Math.min(0, sent + 1), 30),
      handleTime: handled,
      handleBy: handled ? (status === 4 ? post.contact.realname : '就业中心') : null,
      refuseReason: status === 4 ? '岗位已有合适人选' : null,
    });
  }
  return rows;
}
