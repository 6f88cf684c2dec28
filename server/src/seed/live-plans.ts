import { roomFlow } from '@campus/contract/live';
import { clock, getBegin } from './clock.ts';
import { seedId } from './random.ts';
import type { LinkedFair, RoomFairs } from './rooms-of-fairs.ts';
import { isAdmitted, type SeedCompany } from './seed-company.ts';
import { getTenant, type SeedContext } from './seed-context.ts';
import { plusMinutes } from './times.ts';

/** Numbers of the tables in the ids of their rows. */
export const liveTables = { room: 50, stream: 51, chat: 52, watch: 53, playback: 54 } as const;
const { draft, waiting, rejected, planned, live, interrupted, ended, cancelled, banned } = roomFlow.states;
/** Every state at least once among the first rows; most rooms are over or announced. */
export const roomStatuses = [
  ...[live, ended, planned, waiting, draft, rejected, interrupted, cancelled, banned],
  ...[ended, planned, ended, ended, waiting, planned, ended],
].map(({ code }) => code);
export const roomTitles = [
  ['2', '软件研发岗位空中双选会'],
  ['1', '走进企业：智能制造车间直播'],
  ['3', '就业政策十问十答'],
  ['2', '暑期实习直播带岗专场'],
  ['1', '校友带你看研发中心'],
  ['6', '简历诊断公开课'],
  ['2', '春季补录直播招聘'],
  ['3', '基层就业项目解读'],
] as const;
export const liveNow: readonly number[] = [live.code, interrupted.code];
export const watchedStates: readonly number[] = [live.code, interrupted.code, ended.code];
/** Viewers come and write within the first minutes of a room. */
export const audienceMinutes = 60;
/** When a room loses its publisher: so late that it still waits for it. */
export const lostMinute = 55;
/** Minutes that running rooms have lasted: the fair that they belong to is open by then. */
const runningMinutes = 55;

export interface PlannedRoom {
  readonly i: number;
  readonly id: string;
  readonly tenantId: number;
  readonly status: number;
  readonly company: SeedCompany | undefined;
  readonly by: string;
  readonly created: string;
  readonly start: string;
  readonly end: string;
  readonly fair: LinkedFair | undefined;
  /** The time of a minute after the start; of a running room scaled so that it has passed. */
  readonly moment: (minutes: number) => string;
}
export function planRoom(
  context: SeedContext,
  companies: readonly SeedCompany[],
  fairs: RoomFairs,
  i: number,
): PlannedRoom {
  const dice = context.dice('liveRoom');
  const status = roomStatuses[i % roomStatuses.length] as number;
  // The first rooms are those of the demonstration accounts.
  const tenantId = i < roomStatuses.length ? 1 : getTenant(i);
  const own = companies.filter((one) => one.tenantId === tenantId && isAdmitted(one));
  const company = i % 3 === 2 ? undefined : i < 6 ? own[i % 2] : dice.pick(i, 'company', own);
  const ahead = [planned.code, waiting.code, draft.code, rejected.code].includes(status);
  const fair = fairs.choose({ tenantId, companyId: company?.id ?? null, status });
  const isRunning = liveNow.includes(status);
  const began = getBegin(context.minute, runningMinutes);
  const start = isRunning
    ? `${context.day(0)} ${clock(began)}`
    : fair?.isOver
      ? plusMinutes(fair.startTime, 60)
      : context.time(ahead ? 1 + (i % 12) : -2 - dice.between(i, 'day', 0, 50), 540 + 60 * (i % 9));
  const minutes = isRunning ? 480 : 60 + 30 * (i % 3);
  const by = company?.members[0]?.username ?? context.auditor(tenantId).username;
  const share = Math.min(1, (context.minute - began) / audienceMinutes);
  const moment = (after: number) => plusMinutes(start, isRunning ? Math.min(after, audienceMinutes) * share : after);
  const created = ahead ? context.time(-3, 600) : plusMinutes(start, -3 * 24 * 60);
  return {
    i,
    id: seedId(liveTables.room, i),
    tenantId,
    status,
    company,
    by,
    created,
    start,
    end: plusMinutes(start, minutes),
    fair,
    moment,
  };
}
