import { checkinMethods } from '@campus/contract/jobfair';
import { newCheckInCode } from '../areas/interview/check-in-code.ts';
import type { SeedFair } from './fair-rows.ts';
import type { SeedContext } from './seed-context.ts';
import { plusMinutes } from './times.ts';

/** Companies arrive before the fair opens, the last students two hours after it. */
export const early = 50;
const late = 120;
/** When a visitor arrives, in minutes after the opening; all who come to the fair of today have arrived. */
export function getArrival({ minute, time, day }: SeedContext, fair: SeedFair, after: number): string {
  if (fair.story !== 'running') return time(fair.day, fair.opens + after);
  const from = Math.max(0, fair.opens - early);
  const share = Math.min(1, Math.max(0, minute - from) / (early + late));
  return plusMinutes(`${day(0)} 00:00:00`, from + (after + early) * share);
}

/** A code of its own for every row: an odd factor permutes the numbers of 35 bits. */
export function getCode(n: number): string {
  const bits = (BigInt(n + 77_777) * 0x5deece66dn) % 2n ** 35n;
  return newCheckInCode((_below, k) => Number((bits >> BigInt(5 * k)) & 31n));
}

/** How people are checked in: by their code at the gate, if there is one. */
export const getWayIn = ({ isOnline }: SeedFair) =>
  isOnline
    ? { method: checkinMethods.online, gate: null, undone: 0 }
    : { method: checkinMethods.scanned, gate: '南门', undone: 0 };
