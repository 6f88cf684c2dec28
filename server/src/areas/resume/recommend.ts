import { failure, getCodes, isEnterprise, type Row } from '@campus/contract/kit';
import { recommend, recommendFlow, recommendRead } from '@campus/contract/resume';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { relatedOf } from '../../kit/read/related.ts';
import { lockVisible } from '../../kit/write/lock-visible.ts';
import { notify } from '../../platform/messages/notify.ts';
import { markWaits, selectLimit } from '../../platform/waits.ts';
import { deliver } from './deliver.ts';
import { applicantsOf } from './delivery-parties.ts';
import { sources } from './delivery-rule.ts';

type Recommend = Row<typeof recommend>;
const unanswered = getCodes(recommendFlow, 'sent', 'read');
/** Roles that may revoke a recommendation besides its author. */
const revokers: readonly string[] = ['school_admin', 'platform_admin', 'admin'];

const handlerFields = (row: Recommend, { now, session }: Context) => ({
  handleTime: now,
  handleBy: session.realname,
  readTime: row.readTime ?? now,
});

async function notifyRejection(row: Recommend, context: Context): Promise<void> {
  const { rows } = await sql<{ company: string; name: string; post: string }>`
    select c.company_name as company, e.realname as name, p.name as post from rc_recommend r join rc_company c on c.id = r.company_id
    join rc_employ_user e on e.id = r.employ_id join rc_company_post p on p.id = r.post_id where r.id = ${row.id}`.execute(
    context.db,
  );
  notify(context, {
    code: 'D13',
    refId: row.id,
    receivers: { usernames: [row.recommenderId ?? row.createBy] },
    params: { ...rows[0], reason: row.refuseReason },
  });
}

/** Recommendations: effects of reading, accepting, rejecting and revoking one. */
export const recommendBehaviour = behaviour(recommend, {
  // An acceptance delivers.
  lockFirst: (id, context) => applicantsOf(recommend, id, context),
  related: (context) => ({ shared: { limit: selectLimit('delivery.staleDays', context) } }),
  present: (rows, context) =>
    markWaits(
      rows,
      'delivery.staleDays',
      (row) => (unanswered.includes(Number(row.status)) ? row.recommendTime : undefined),
      context,
      relatedOf(rows[0]).shared.limit,
    ),
  steps: {
    async accept(row, _input, context) {
      const application = { employId: row.employId, postId: row.postId, source: sources.recommend };
      // The recommender already asked the student: every recommendation includes `consent`.
      const made = await deliver({ ...application, waived: row.waived === 1 }, context, {
        confirmed: true,
        origin: { type: 'recommend', id: row.id },
      });
      return { deliveryId: made.id, ...handlerFields(row, context) };
    },
    refuse: (row, { refuseReason }, context) => ({ refuseReason, ...handlerFields(row, context) }),
    revoke(row, _input, { now, session }) {
      if (row.recommenderId !== session.username && !session.roles.some((role) => revokers.includes(role)))
        throw failure('noPermission');
      return { handleTime: now, handleBy: session.realname };
    },
    read: (_row, _input, { now }) => ({ readTime: now }),
  },
  async afterStep(step, row, context) {
    if (step === 'refuse') await notifyRejection(row, context);
  },
});

/** Marks a recommendation as read when the company opens it. */
export const recommendReadAnswer = answer(recommendRead, async ({ id }, context) => {
  const { engine, session } = context;
  const row = await lockVisible(recommend, id, context);
  if (isEnterprise(session) && row.status === recommendFlow.states.sent.code)
    await engine.step(recommend, 'read', id, {}, context, true);
  return null;
});
