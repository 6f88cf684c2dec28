import type { StepMessage } from '@campus/contract/kit';
import { dispatchFlow, dispatchSentences as words } from '@campus/contract/resume';
import type { Context } from '../../kit/context.ts';
import { channels } from '../../platform/messages/channel.ts';
import { previewMessage } from '../../platform/messages/message-texts.ts';
import { notify } from '../../platform/messages/notify.ts';
import { departmentUsers, postContact } from '../../platform/messages/receivers.ts';
import { loadParties } from './delivery-notices.ts';
import type { Dispatch } from './dispatch-parties.ts';

const { returned, revoked } = dispatchFlow.states;
const byStep = {
  push: { code: 'D18', state: '', to: words.contact },
  return: { code: 'D19', state: returned.label, to: words.pusher },
  revoke: { code: 'D19', state: revoked.label, to: words.contact },
  remind: { code: 'D31', state: '', to: '' },
} as const;
export type NotifyingStep = keyof typeof byStep;
export const isNotifying = (step: string): step is NotifyingStep => step in byStep;

async function loadParams(step: NotifyingStep, row: Dispatch, reason: string, context: Context) {
  const { name, post } = await loadParties(row.deliveryId as string, context);
  return { name, post, state: byStep[step].state, reason };
}
function loadReceivers(step: NotifyingStep, row: Dispatch, context: Context): Promise<string[]> | string[] {
  if (step === 'return') return [row.pushUser ?? row.createBy];
  if (step === 'remind') return departmentUsers(row.sysOrgCode, 'college_staff', context);
  return postContact(row.postId as string, context);
}

/** Notifies the other side of a step; a push that is overdue, the college. */
export async function notifyDispatch(step: NotifyingStep, row: Dispatch, context: Context): Promise<void> {
  const reason = (step === 'return' ? row.returnReason : row.revokeReason) ?? '';
  await notify(context, {
    code: byStep[step].code,
    refId: row.id,
    seq: row.version,
    receivers: { usernames: await loadReceivers(step, row, context) },
    params: await loadParams(step, row, reason, context),
  });
}
/** The message that a step will send. */
export async function previewDispatch(step: NotifyingStep, row: Dispatch, context: Context): Promise<StepMessage> {
  const { code, to } = byStep[step];
  const params = { refId: row.id, ...(await loadParams(step, row, '…', context)) };
  return { to, text: await previewMessage(context, code, channels.inSite, params) };
}
