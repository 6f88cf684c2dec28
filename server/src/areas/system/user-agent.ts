import { Failure, fieldFailure } from '@campus/contract/kit';
import { administrationRefusals, agentOfUser, sysUserAgent } from '@campus/contract/system';
import { behaviour } from '../../kit/behaviour.ts';
import { answer } from '../../kit/http/answer.ts';

export const userAgentBehaviour = behaviour(sysUserAgent, {
  validate({ userName, agentUserName, startTime, endTime }) {
    if (userName === agentUserName) throw fieldFailure('agentUserName', administrationRefusals.agentOneself);
    if (startTime && endTime && endTime < startTime) throw fieldFailure('endTime', administrationRefusals.agentTimes);
  },
  beforeSave(draft, { before, session }) {
    if (before) draft.updateName = session.realname;
    else draft.createName = session.realname;
  },
});
export const agentOfUserAnswer = answer(agentOfUser, async ({ userName }, context) => {
  const [row] = await context.engine.find(
    sysUserAgent,
    ['userName', 'eq', userName ?? ''],
    ['userName', 'agentUserName', 'startTime', 'endTime', 'status'],
    context,
    1,
  );
  if (!row) throw new Failure('notFound', administrationRefusals.agentNone);
  return row as never;
});
