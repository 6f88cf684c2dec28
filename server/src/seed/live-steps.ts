import { liveRoom, roomFlow } from '@campus/contract/live';
import type { Change } from './history.ts';
import { lostMinute, type PlannedRoom } from './live-plans.ts';
import { type SeedContext, systemActor } from './seed-context.ts';
import { plusMinutes } from './times.ts';

const { draft, waiting, rejected, planned, live, interrupted, ended, cancelled, banned } = roomFlow.states;
/** The steps that led to the state of a room. */
export function getChanges(context: SeedContext, { id, tenantId, status, by, created, moment }: PlannedRoom): Change[] {
  const auditor = context.auditor(tenantId);
  const owner = { username: by, realname: by };
  const system = systemActor;
  const [asked, decided] = [plusMinutes(created, 300), plusMinutes(created, 600)];
  const submit = ['submit', draft.code, waiting.code, owner, asked] as const;
  const approve = ['approve', waiting.code, planned.code, auditor, decided] as const;
  const begin = ['start', planned.code, live.code, owner, moment(0)] as const;
  const ways: Readonly<Record<number, readonly (readonly [string, number, number, typeof owner, string])[]>> = {
    [waiting.code]: [submit],
    [rejected.code]: [submit, ['reject', waiting.code, rejected.code, auditor, decided]],
    [planned.code]: [submit, approve],
    [live.code]: [submit, approve, begin],
    [interrupted.code]: [
      submit,
      approve,
      begin,
      ['interrupt', live.code, interrupted.code, system, moment(lostMinute)],
    ],
    [ended.code]: [submit, approve, begin, ['finish', live.code, ended.code, owner, moment(60)]],
    [cancelled.code]: [submit, approve, ['cancel', planned.code, cancelled.code, owner, plusMinutes(created, 1200)]],
    [banned.code]: [submit, approve, begin, ['ban', live.code, banned.code, auditor, moment(10)]],
  };
  return (ways[status] ?? []).map(([action, from, to, { username, realname }, at]) => ({
    ...{ entity: liveRoom, id, tenantId, action, from, to, username, realname },
    reason: null,
    at,
  }));
}
