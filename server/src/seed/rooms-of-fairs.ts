import { admittedStatuses, fairApplyFlow, fairFlow } from '@campus/contract/jobfair';
import { roomFlow } from '@campus/contract/live';
import type { SeedContext } from './seed-context.ts';

type Row = Readonly<Record<string, unknown>>;
const { live, ended, planned } = roomFlow.states;
export interface LinkedFair {
  readonly id: string;
  readonly startTime: string;
  readonly isOver: boolean;
  readonly isComing: boolean;
}
interface Room {
  readonly tenantId: number;
  readonly companyId: string | null;
  readonly status: number;
}
export interface RoomFairs {
  /** The fair that a new room belongs to, if any. */
  choose(room: Room): LinkedFair | undefined;
}

/**
 * Companies broadcast from the fair of the day, and have replays from the last one that is over and that they came to. The
 * school announces its own broadcast of a coming fair. A company, and the school, has one room at a fair.
 */
export function findRoomFairs(
  context: SeedContext,
  { fair: fairs, apply: applies }: { readonly fair: readonly Row[]; readonly apply: readonly Row[] },
): RoomFairs {
  const published = fairs
    .filter(({ tenantId, status }) => tenantId === 1 && status === fairFlow.states.published.code)
    .toSorted((one, other) => String(one.startTime).localeCompare(String(other.startTime)));
  const today = context.day(0);
  const running = published.find(({ startTime }) => String(startTime).startsWith(today));
  const coming = published.find(({ startTime }) => String(startTime) > context.day(1));
  const over = published.findLast(({ endTime }) => String(endTime) < today);
  if (!running || !coming || !over) throw new Error('no fair is over, runs or comes');
  const companiesAt = (fair: Row, states: readonly number[]) =>
    new Set(
      applies
        .filter(({ fairId, status }) => fairId === fair.id && states.includes(Number(status)))
        .map(({ companyId }) => companyId),
    );
  const link = ({ id, startTime }: Row): LinkedFair => ({
    ...{ id: String(id), startTime: String(startTime), isOver: id === over.id, isComing: id === coming.id },
  });
  const open = new Map<number, readonly [Row, Set<unknown>]>([
    [live.code, [running, companiesAt(running, admittedStatuses)]],
    [ended.code, [over, companiesAt(over, [fairApplyFlow.states.arrived.code])]],
    [planned.code, [coming, new Set([null])]],
  ]);
  return {
    choose({ tenantId, companyId, status }) {
      const [fair, owners] = open.get(status) ?? [];
      return tenantId === 1 && fair && owners?.delete(companyId) ? link(fair) : undefined;
    },
  };
}
