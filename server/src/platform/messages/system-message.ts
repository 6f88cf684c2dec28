import { refusal } from '@campus/contract/kit';
import { mostSends, outboxRefusals, sysMessage, templateRefusals } from '@campus/contract/message';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import { relatedOf } from '../../kit/read/related.ts';
import { isReachable } from './channel.ts';
import { secretEvents } from './message-service.ts';
import { outboxChannel } from './notify.ts';

/** Administrators can resend a message, cancel it, or remove it once it is settled. */
export const systemMessageBehaviour = behaviour(sysMessage, {
  /** The name of a receiver who has an account in the tenant. */
  related: ({ engine, session }) => ({
    byRow: {
      account: sql`sys_sms.es_receiver`,
      name: engine.ports.realname(sql`sys_sms.es_receiver`, session.tenantId),
    },
  }),
  present(rows) {
    for (const row of rows) {
      const { account, name } = relatedOf(row).byRow;
      // A masked receiver has no name.
      if (name && row.esReceiver === account) row.esReceiver_dictText = `${name}（${account}）`;
    }
  },
  beforeDelete(row) {
    if (row.esSendStatus === sysMessage.workflow.states.waiting.code) throw refusal(outboxRefusals.waiting, 'RC_STATE');
  },
  steps: {
    resend(row, _input, context) {
      if (Object.values<string | null>(secretEvents).includes(row.eventCode))
        throw refusal(outboxRefusals.secret, 'RC_STATE');
      if (row.esSendNum !== null && row.esSendNum >= mostSends) throw refusal(outboxRefusals.spent, 'RC_LIMIT');
      if (!isReachable(row.esType, row.esReceiver)) throw refusal(templateRefusals.badReceiver, 'RC_FIELD');
      const { database } = context.engine;
      context.later(() => database.publish(outboxChannel, ''));
      return { esSendTime: context.now, nextTime: context.now, esResult: null };
    },
    cancel: () => ({ nextTime: null }),
  },
});
