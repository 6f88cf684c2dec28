import type { StepMessage } from '@campus/contract/kit';
import { dispatchFlow, dispatchSentences as words } from '@campus/contract/resume';
import type { Context } from '../../kit/context.ts';
import { channels } from '../../platform/messages/channel.ts';
import { previewMessage } from '../../platform/messages/message-texts.ts';
import { notify } from '../../platform/messages/notify.ts';
import { departmentUsers } from '../../platform/messages/receivers.ts';
import { loadParties, type Parties } from './delivery-notices.ts';
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

const getParams = (step: NotifyingStep, { name, post }: Parties, reason: string) => ({
  ...{ name, post, reason },
  state: byStep[step].state,
});
function loadReceivers(
  step: NotifyingStep,
  row: Dispatch,
  { contact }: Parties,
  context: Context,
): Promise<string[]> | string[] {
  if (step === 'return') return [row.pushUser ?? row.createBy];
  return step === 'remind' ? departmentUsers(row.sysOrgCode, 'college_staff', context) : [contact];
}

/** Notifies the other side of a step; a push that is overdue, the college. */
export async function notifyDispatch(step: NotifyingStep, row: Dispatch, context: Context): Promise<void> {
  const parties = await loadParties(row.deliveryId as string, context);
  const reason = (step === 'return' ? row.returnReason : row.revokeReason) ?? '';
  notify(context, {
    code: byStep[step].code,
    refId: row.id,
    seq: row.version,
    receivers: { usernames: await loadReceivers(step, row, parties, context) },
    params: getParams(step, parties, reason),
  });
}
/** The message that a step will send. */
export async function previewDispatch(step: NotifyingStep, row: Dispatch, context: Context): Promise<StepMessage> {
  const { code, to } = byStep[step];
  const parties = await loadParties(row.deliveryId as string, context);
  const params = { refId: row.id, ...getParams(step, parties, '…') };
  return { to, text: await previewMessage(context, code, channels.inSite, params) };
}
