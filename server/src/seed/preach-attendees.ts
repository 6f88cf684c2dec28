import { checkinMethods } from '@campus/contract/jobfair';
import { attendeeFlow, attendeeSources, preachAttendee } from '@campus/contract/preach';
import { newCheckInCode } from '../areas/interview/check-in-code.ts';
import type { PreachRows, Session } from './preach-plans.ts';
import { seedId } from './random.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';
import { plusMinutes } from './times.ts';

const [most, shareWhoCame] = [48, 0.78];
/** A code of its own for every attendee: an odd factor permutes the numbers of 35 bits. */
function getCode(n: number): string {
  const bits = (BigInt(n + 700_001) * 0x5deece66dn) % 2n ** 35n;
  return newCheckInCode((_below, k) => Number((bits >> BigInt(5 * k)) & 31n));
}

/** Students who signed up for a session, and of one that is over those who came. */
export function addAttendees(context: SeedContext, { i, plan, host, start, students }: Session, rows: PreachRows) {
  const dice = context.dice('preachAttendee');
  const isOver = plan[0] === 'finished';
  const wanted = Math.min(most - (i % 5) * 6, students.length);
  const chosen = students.filter((_one, k) => dice.unit(i * 100_000 + k, 'in') < (wanted * 1.2) / students.length);
  const list = chosen.slice(0, wanted);
  let checkin = 0;
  for (const [k, student] of list.entries()) {
    const key = i * 1000 + k;
    const came = isOver && dice.unit(key, 'came') < shareWhoCame;
    if (came) checkin += 1;
    const { signedUp, checkedIn, absent } = attendeeFlow.states;
    const status = isOver ? (came ? checkedIn.code : absent.code) : signedUp.code;
    const planned = plusMinutes(start, -24 * 60 * (1 + (k % 4)) - k);
    const now = context.time(0, 1);
    const at = planned < now ? planned : now;
    rows.attendee.push({
      ...systemColumns(preachAttendee, seedId(49, key), 1, 'seed', at, student.row.sysOrgCode as string),
      ...{ preachId: seedId(46, i), employId: student.id, companyId: host.id },
      source: attendeeSources.signUp,
      signUpTime: at,
      waitNo: null,
      checkinTime: came ? plusMinutes(start, (k % 25) - 20) : null,
      checkinCode: getCode(key),
      method: came ? checkinMethods.scanned : null,
      watchSeconds: 0,
      status,
    });
  }
  return { signUp: list.length, checkin, seats: list.length };
}
