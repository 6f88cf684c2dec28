import { company } from '@campus/contract/enterprise';
import {
  failure,
  fieldFailure,
  getState,
  type Row,
  refusal,
  type StepName,
  type StepPreview,
} from '@campus/contract/kit';
import {
  delivery,
  dispatch,
  dispatchFlow,
  type offer,
  resume,
  dispatchSentences as words,
} from '@campus/contract/resume';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { setting } from '../../platform/settings.ts';
import { partiesFrom, partiesOf } from './delivery-parties.ts';
import { after } from './delivery-times.ts';
import { isNotifying, notifyDispatch, previewDispatch } from './dispatch-notices.ts';
import { type Dispatch, isAtDispatch, noteDispatch } from './dispatch-parties.ts';

type Step = StepName<typeof dispatch>;

/** A push waits from now on, and is overdue some days later. */
const waitFromNow = async (context: Context) => ({
  waitSince: context.now,
  remindTime: after(context.now, await setting(context, 'delivery.staleDays')),
  isReminded: 0 as const,
});

interface Contact {
  readonly contactName: string | null;
  readonly contactMobile: string | null;
}
async function findContact(companyId: string | null, context: Context): Promise<Contact | undefined> {
  if (companyId === null) return undefined;
  const row: Contact | undefined = await context.engine.lock(company, companyId, context);
  return row;
}
/** The dispatch of a delivery whose full-time offer was accepted, with what is known of it. */
export async function createDispatch(hired: Row<typeof offer>, context: Context): Promise<void> {
  const { engine } = context;
  const of = await engine.lock(delivery, hired.deliveryId, context);
  if (!of) throw failure('notFound');
  const contact = await findContact(of.companyId, context);
  const row = await engine.insert(
    dispatch,
    {
      ...partiesFrom(of),
      ...{ deliveryId: of.id, resumeId: of.resumeId },
      reportDate: hired.onboardDate,
      contact: contact?.contactName ?? null,
      contactMobile: contact?.contactMobile ?? null,
      status: dispatchFlow.states.waiting.code,
      isEnded: 0,
      ...(await waitFromNow(context)),
    } as never,
    context,
  );
  await engine.set(delivery, of.id, { dispatchId: row.id, dispatchStatus: row.status }, context, of);
}

/** The number of the recommendation form. */
async function getFormNo(resumeId: string | null, { db }: Context): Promise<string | null> {
  const { rows } = await sql<{ formNo: string | null }>`
    select form_no from ${sql.table(resume.table)} where id = ${resumeId} and del_flag = 0`.execute(db);
  return rows[0]?.formNo ?? null;
}

const entries: Partial<Record<Step, string>> = { push: 'push', return: 'return', revoke: 'pushRevoke' };
const getReason = (step: Step, { returnReason, revokeReason }: Dispatch): string | null =>
  step === 'return' ? returnReason : step === 'revoke' ? revokeReason : null;

/** Dispatch: pushed by the school once the form is approved; what the company receives moves the delivery on. */
export const dispatchBehaviour = behaviour(dispatch, {
  lockFirst: (id, context) => partiesOf(dispatch, id, context),
  steps: {
    async push(row, input, context) {
      const { session, now } = context;
      if (!(await isAtDispatch(row, context))) throw refusal(words.notHere, 'RC_STATE');
      const formNo = await getFormNo(row.resumeId, context);
      if ((input.reportDate as string) < now.slice(0, 10)) throw fieldFailure('reportDate', words.reportDate);
      const pusher = { pushBy: session.realname, pushUser: session.username, pushTime: now };
      return {
        ...input,
        ...pusher,
        formNo,
        receiveBy: null,
        receiveTime: null,
        returnReason: null,
        revokeReason: null,
      };
    },
    receive: (_row, _input, { session, now }) => ({ receiveBy: session.realname, receiveTime: now }),
    return: async (_row, { reason }, context) => ({ returnReason: reason, ...(await waitFromNow(context)) }),
    revoke: async (_row, { reason }, context) => ({ revokeReason: reason, ...(await waitFromNow(context)) }),
    drop: () => ({ isEnded: 1 as const, isReminded: 1 as const }),
    remind: ({ status }) => ({ isReminded: 1 as const, to: getState(dispatchFlow, status) }),
  },
  async afterStep(step, row, context) {
    const action = entries[step];
    if (action) await noteDispatch(row, { action, remark: getReason(step, row) }, context);
    if (step === 'receive') {
      const from = { refId: row.id, refType: 'dispatch' };
      await context.engine.step(delivery, 'receive', row.deliveryId as string, from, context, true);
    }
    if (isNotifying(step)) await notifyDispatch(step, row, context);
  },
  async preview(step, row, context): Promise<StepPreview> {
    if (step === 'receive') return { sentence: words.receives(row.reportDate ?? '') };
    return isNotifying(step) ? { messages: [await previewDispatch(step, row, context)] } : {};
  },
});
