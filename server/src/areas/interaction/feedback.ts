import { feedback, feedbackFlow, feedbackRefusals, reopenDays } from '@campus/contract/interaction';
import { getState, isStaff, type Row, refusal } from '@campus/contract/kit';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { notify } from '../../platform/messages/notify.ts';
import { usersWithRight } from '../../platform/messages/receivers.ts';
import { addSeconds, day } from '../../platform/sign-in/moments.ts';

type Feedback = Row<typeof feedback>;
const longestTitle = 30;
const stampHandler = ({ session, now }: Context) => ({ handler: session.username, handleTime: now });
const params = (row: Feedback, result = ''): Record<string, string> => ({
  name: row.userName ?? '',
  title: [...(row.content ?? '')].slice(0, longestTitle).join(''),
  result,
});

/** Right of those who handle feedback. */
const feedbackAccept = `${feedback.code}:accept`;
async function notifySchool(row: Feedback, context: Context): Promise<void> {
  const usernames = await usersWithRight(feedbackAccept, context);
  notify(context, {
    code: 'FEEDBACK_NEW',
    refId: row.id,
    seq: row.version,
    receivers: { usernames },
    params: params(row),
  });
}
async function notifyAuthor(row: Feedback, context: Context): Promise<void> {
  const { label } = feedbackFlow.states[getState(feedbackFlow, row.status)];
  const result = [label, row.handleResult].filter(Boolean).join('：');
  notify(context, {
    code: 'FEEDBACK_DONE',
    refId: row.id,
    seq: row.version,
    receivers: { usernames: [row.createBy] },
    params: params(row, result),
  });
}

/** Feedback: numbered, owned by its author; the school answers and the author may reopen it for a week. */
export const feedbackBehaviour = behaviour(feedback, {
  async beforeSave(draft, context) {
    if (context.before) return;
    const { session } = context;
    draft.userName = session.realname || session.username;
    draft.companyId = isStaff(session) ? null : (session.companyId ?? null);
  },
  async afterSave(row, context) {
    if (!context.before) await notifySchool(row, context);
  },
  steps: {
    accept: (_row, _input, context) => ({ handler: context.session.username }),
    resolve: (_row, { handleResult }, context) => ({ handleResult, ...stampHandler(context) }),
    reject: (_row, { reason }, context) => ({ handleResult: reason, ...stampHandler(context) }),
    async duplicate(row, { ofId }, context) {
      if (ofId === row.id) throw refusal(feedbackRefusals.ofItself);
      const of = await context.engine.one(feedback, ofId, context);
      return { handleResult: `与${String(of.feedbackNo)}重复`, ...stampHandler(context) };
    },
    reopen(row, _input, { now }) {
      if ((row.handleTime ?? '') < addSeconds(now, -reopenDays * day))
        throw refusal(feedbackRefusals.tooLate, 'RC_EXPIRED');
      return { score: null };
    },
    score(row, { score }) {
      if (row.score !== null) throw refusal(feedbackRefusals.scored);
      return { score, to: getState(feedbackFlow, row.status) };
    },
  },
  async afterStep(step, row, context) {
    if (step === 'resolve' || step === 'reject' || step === 'duplicate') await notifyAuthor(row, context);
    if (step === 'reopen') await notifySchool(row, context);
  },
});
