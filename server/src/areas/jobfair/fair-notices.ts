import type { Context } from '../../kit/context.ts';
import { notify } from '../../platform/messages/notify.ts';
import { usersWithRight } from '../../platform/messages/receivers.ts';
import type { Fair } from './fair-events.ts';

/** Notifies the auditors of a submitted fair, without its creator. */
export async function notifyFairAuditors(fair: Fair, context: Context): Promise<void> {
  const usernames = (await usersWithRight('jobFair:jobFair:audit', context)).filter((name) => name !== fair.createBy);
  const params = { id: fair.id, fair: fair.title };
  notify(context, { code: 'F01', refId: fair.id, seq: fair.version, receivers: { usernames }, params });
}

/** Notifies the creator of the decision. */
export async function notifyFairDecision(code: 'F02' | 'F03', fair: Fair, context: Context): Promise<void> {
  const params = { id: fair.id, fair: fair.title, reason: fair.auditReason };
  const receivers = { usernames: [fair.createBy] };
  notify(context, { code, refId: fair.id, seq: fair.version, receivers, params });
}
