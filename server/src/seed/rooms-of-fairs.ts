import { fairFlow } from '@campus/contract/jobfair';
import { roomFlow, roomObjects, viewLimits } from '@campus/contract/live';
import { admittedStatuses } from '../areas/live/room-applicants.ts';
import type { SeedRow } from './bulk.ts';
import type { SeedContext } from './seed-context.ts';

type Row = Readonly<Record<string, unknown>>;
const { live, ended, planned } = roomFlow.states;
const link = (room: SeedRow, fair: Row, viewLimit: unknown): void =>
  void Object.assign(room, { bizType: roomObjects.fair, bizId: fair.id, viewLimit, viewPassword: null });

/**
 * The fair of the day shows what companies that came to it broadcast: one now, others as replays. The school announces
 * its own broadcast of a coming fair to those who signed up.
 */
export function linkRoomsToFairs(
  context: SeedContext,
  rooms: readonly SeedRow[],
  { fair: fairs, apply: applies }: { readonly fair: readonly Row[]; readonly apply: readonly Row[] },
): void {
  const published = fairs.filter(({ tenantId, status }) => tenantId === 1 && status === fairFlow.states.published.code);
  const onDay = (fair: Row) => String(fair.startTime).slice(0, 10);
  const [running] = published.filter((fair) => onDay(fair) === context.day(0));
  const [coming] = published.filter((fair) => String(fair.startTime) > context.day(1) && Number(fair.maxCompany) > 0);
  if (!running || !coming) throw new Error('no fair runs or comes');
  const admitted = new Set(
    applies
      .filter(({ fairId, status }) => fairId === running.id && admittedStatuses.includes(Number(status)))
      .map(({ companyId }) => companyId),
  );
  for (const room of rooms) {
    const isShown = room.status === live.code || room.status === ended.code;
    // Each company has one room at a fair.
    if (isShown && admitted.delete(room.companyId))
      link(room, running, room.viewLimit === viewLimits.password ? viewLimits.open : room.viewLimit);
  }
  const own = rooms.find((room) => room.tenantId === 1 && room.companyId === null && room.status === planned.code);
  if (own) link(own, coming, viewLimits.signedUp);
}
