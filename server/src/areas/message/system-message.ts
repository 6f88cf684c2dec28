import { sysMessage } from '@campus/contract/message';
import { behaviour } from '../../kit/behaviour.ts';

/** Says by name who of the tenant has the account a message went to; any other address says itself. */
export const systemMessageBehaviour = behaviour(sysMessage, {
  async present(rows, { db, engine, session }) {
    const accounts = rows.map(({ esReceiver }) => esReceiver).filter((name) => typeof name === 'string');
    const names = await engine.ports.realnames(db, [...new Set(accounts)], session.tenantId);
    for (const row of rows) {
      const account = row.esReceiver;
      const name = typeof account === 'string' ? names.get(account) : undefined;
      if (name) row.esReceiver_dictText = `${name}（${account}）`;
    }
  },
});
