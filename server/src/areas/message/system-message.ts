import { sysMessage } from '@campus/contract/message';
import { behaviour } from '../../kit/behaviour.ts';

/** Says by name who has the account a message went to; an address or number without an account says itself. */
export const systemMessageBehaviour = behaviour(sysMessage, {
  async present(rows, { db, engine }) {
    const accounts = rows.map(({ esReceiver }) => esReceiver).filter((name) => typeof name === 'string');
    const names = await engine.parts.ports.realnames(db, [...new Set(accounts)]);
    for (const row of rows) {
      const account = row.esReceiver;
      const name = typeof account === 'string' ? names.get(account) : undefined;
      if (name) row.esReceiver_dictText = `${name}（${account}）`;
    }
  },
});
