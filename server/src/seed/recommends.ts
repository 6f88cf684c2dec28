import { postFlow } from '@campus/contract/post';
import { recommend, recommendFlow } from '@campus/contract/resume';
import type { SeedRow } from './bulk.ts';
import { acceptedRecommendations, type Plan } from './delivery-plans.ts';
import { seedId } from './random.ts';
import type { SeedResume } from './resumes.ts';
import { type SeedContext, scaleCount, systemColumns } from './seed-context.ts';
import type { SeedPost } from './seed-post.ts';

const { states } = recommendFlow;
/** Number of recommendations by state at full volume. */
const recommendQuotas = {
  sent: 450,
  read: 225,
  accepted: acceptedRecommendations,
  refused: 180,
  revoked: 75,
  void: 45,
} as const;
export const recommendId = (index: number): string => seedId(21, index);

interface Times {
  readonly sent: string;
  readonly read: string | null;
  readonly handled: string | null;
}
function recommendRow(
  context: SeedContext,
  id: string,
  cv: SeedResume,
  post: SeedPost,
  state: keyof typeof states,
  times: Times,
): SeedRow {
  const { student } = cv;
  const recommender = context.recommender(student.tenantId);
  const byCompany = state === 'accepted' || state === 'refused';
  return {
    ...systemColumns(recommend, id, student.tenantId, recommender.username, times.sent, student.depart.orgCode),
    employId: student.id,
    postId: post.id,
    companyId: post.companyId,
    reason: `${student.major.name}专业，与岗位方向相符`,
    consent: 1,
    waived: 0,
    recommenderId: recommender.username,
    recommendTime: times.sent,
    status: states[state].code,
    readTime: times.read,
    handleTime: times.handled,
    handleBy: times.handled ? (byCompany ? post.contact.realname : recommender.realname) : null,
    refuseReason: state === 'refused' ? '岗位已有合适人选' : null,
    deliveryId: null,
  };
}

/** Recommendations that created deliveries: sent ninety minutes before, read thirty minutes before. */
export function acceptedRows(context: SeedContext, plans: readonly Plan[]): SeedRow[] {
  return plans.map(({ pair, submitted: { day, minute } }, i) => {
    const times = {
      sent: context.time(day, minute - 90),
      read: context.time(day, minute - 30),
      handled: context.time(day, minute),
    };
    const row = recommendRow(context, recommendId(i), pair.cv, pair.post, 'accepted', times);
    return { ...row, deliveryId: seedId(19, pair.index) };
  });
}

/** Recommendations that are pending, rejected, revoked, or ended with their post. */
export function seedRecommends(
  context: SeedContext,
  resumes: readonly SeedResume[],
  posts: readonly SeedPost[],
  taken: Set<string>,
  firstIndex: number,
): SeedRow[] {
  const dice = context.dice('recommend');
  const { active, closed } = postFlow.states;
  const getPosts = (status: number, tenantId: number) =>
    posts.filter((p) => p.status === status && p.tenantId === tenantId);
  const choices = new Map(
    [active.code, closed.code].flatMap((s) => [1, 2, 3].map((t) => [`${s}|${t}`, getPosts(s, t)] as const)),
  );
  const rows: SeedRow[] = [];
  let throws = 0;
  for (const state of ['sent', 'read', 'refused', 'revoked', 'void'] as const) {
    const most = rows.length + scaleCount(recommendQuotas[state], context.scale);
    while (rows.length < most) {
      const i = throws;
      throws += 1;
      const cv = dice.pick(i, 'resume', resumes);
      const list = choices.get(`${(state === 'void' ? closed : active).code}|${cv.student.tenantId}`) ?? [];
      if (list.length === 0) continue;
      const post = dice.pick(i, 'post', list);
      const key = `${post.id}|${cv.student.id}`;
      if (taken.has(key)) continue;
      taken.add(key);
      rows.push(
        recommendRow(
          context,
          recommendId(firstIndex + rows.length),
          cv,
          post,
          state,
          getTimes(context, i, state, post),
        ),
      );
    }
  }
  return rows;
}
/** Sent while the post was open, read and answered in the office hours of the following days. */
function getTimes(context: SeedContext, i: number, state: keyof typeof states, post: SeedPost): Times {
  const dice = context.dice('recommend');
  const { officeDay } = context;
  const isHandled = state === 'refused' || state === 'revoked';
  const isRead = isHandled || state === 'read';
  const latest = Math.min(0, post.ends) - dice.between(i, 'day', 2, 40);
  const day = Math.min(Math.max(post.published + 1, latest), isRead ? officeDay - 1 : 0);
  const answered = (days: number, share: number): string => {
    const on = Math.min(officeDay, context.workday(day + days));
    return context.time(on, context.minuteIn(on, share));
  };
  return {
    sent: context.time(day, dice.between(i, 'minute', 540, 1080)),
    read: isRead ? answered(1, 0.2) : null,
    handled: isHandled ? answered(dice.between(i, 'answer', 1, 5), 0.5) : null,
  };
}
