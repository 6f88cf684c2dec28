import {
  closeReasons,
  companyPost,
  keyFields,
  postAudit,
  postFlow,
  salaryTypes,
  seededWords,
  wordLevels,
} from '@campus/contract/post';
import { fullTime } from '@campus/contract/resume';
import type { SeedRow } from './bulk.ts';
import { type PostTypeChoice, wordId } from './post-lists.ts';
import { getDuties, getRequirements } from './post-texts.ts';
import { seedId } from './random.ts';
import { isDisabled, type SeedCompany } from './seed-company.ts';
import { type SeedContext, systemActor, systemColumns } from './seed-context.ts';
import { isClosed, isClosedByCompany, type SeedPost } from './seed-post.ts';

const { draft, active, paused, waiting, rejected, closed } = postFlow.states;
/** A risk word in some pending posts, for the auditor to review. */
const riskyWord = '体检费自理';
const riskyWordId = (tenantId: number): string =>
  wordId(
    tenantId,
    seededWords.findIndex((w) => w.word === riskyWord),
  );

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
  if (nature !== fullTime) return { min: 4000, max: 4000 + dice.between(i, 'spread', 1, 4) * 500 };
  const floor = { '41': 8, '0': 8, '31': 10, '11': 16, '01': 24 }[edu] ?? 10;
  const min = Math.max(8, floor + (payOf[root] ?? 0) + dice.between(i, 'salary', 0, 8)) * 500;
  return { min, max: Math.min(25_000, min + dice.between(i, 'spread', 3, 8) * 500) };
}
const paragraphs = (sentences: readonly string[]): string =>
  `<ol>${sentences.map((s) => `<li>${s}；</li>`).join('')}</ol>`;

export function postRow(
  context: SeedContext,
  i: number,
  post: SeedPost,
  owner: SeedCompany,
  type: PostTypeChoice,
): SeedRow {
  const dice = context.dice('companyPost');
  const salary = getSalary(context, i, post, type.root);
  // Some pending posts contain a risk word.
  const isWaiting = post.status === waiting.code;
  const risky = isWaiting && i % 10 === 3;
  const created = context.time(post.published - 1, 540 + dice.between(i, 'createMinute', 0, 480));
  const audited =
    post.status === draft.code || isWaiting
      ? null
      : context.time(post.published, 540 + dice.between(i, 'auditMinute', 0, 480));
  return {
    ...systemColumns(companyPost, post.id, post.tenantId, post.contact.username, created),
    updateBy: post.contact.username,
    updateTime: isWaiting ? context.time(post.published, 560) : (audited ?? created),
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
    salaryType: salaryTypes.monthly,
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
  level: wordLevels.hint,
  tip: '不得向求职者收取费用，请核实',
});
/** What the school decided about a post, and how it was paused or closed. */
function decisionColumns(context: SeedContext, i: number, post: SeedPost, owner: SeedCompany, audited: string | null) {
  const isRejected = post.status === rejected.code;
  return {
    rejectReasons: isRejected ? '5' : null,
    auditReason: isRejected ? '岗位描述过于简单，请补充工作内容' : null,
    auditBy: audited ? context.auditor(post.tenantId).username : null,
    auditTime: audited,
    pauseReason: post.status === paused.code ? (isDisabled(owner) ? '企业停用' : '岗位调整，暂停招聘') : null,
    closeReason: isClosed(post) ? closeReasons[isClosedByCompany(i) ? 'byCompany' : 'expired'] : null,
    closeTime: post.closedAt,
  };
}
type Line = readonly [action: string, from: number, to: number];
const submitted: Line = ['submit', draft.code, waiting.code];
const passed: Line = ['pass', waiting.code, active.code];
/** The audits that lead to each state. */
const chains: Readonly<Record<number, readonly Line[]>> = {
  [waiting.code]: [submitted],
  [active.code]: [submitted, passed],
  [paused.code]: [submitted, passed],
  [rejected.code]: [submitted, ['refuse', waiting.code, rejected.code]],
  [closed.code]: [submitted, passed, ['close', active.code, closed.code]],
};
export function getAudits(context: SeedContext, i: number, post: SeedPost, row: SeedRow, offset: number): SeedRow[] {
  const auditor = context.auditor(post.tenantId);
  return (chains[post.status] ?? []).map(([step, fromStatus, toStatus], k) => {
    const action = step === 'close' && !isClosedByCompany(i) ? 'expire' : step;
    const isAudit = action === 'pass' || action === 'refuse';
    const actor = isAudit ? auditor : action === 'expire' ? systemActor : post.contact;
    const at =
      action === 'submit'
        ? context.time(post.published - (post.status === waiting.code ? 0 : 1), 1080)
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
