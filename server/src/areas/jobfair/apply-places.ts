import { fairApply, fairApplyFlow, fairFlow, jobFair } from '@campus/contract/jobfair';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { withWholeTenant } from '../../kit/whole-tenant.ts';
import { countHeld, hasBooths } from './apply-booths.ts';
import type { Apply, Fair } from './apply-parties.ts';

const { states } = fairApplyFlow;
const placed: readonly number[] = [states.waiting, states.passed, states.confirmed, states.arrived, states.absent].map(
  ({ code }) => code,
);
/** Whether an application takes one of the places of its fair. */
export const isPlaced = (status: number): boolean => placed.includes(status);
const places = (context: Context) => context.engine.quota(jobFair, 'companies', context);

/** A place at the fair, or a number on its waiting list; undefined when it is full. The fair is locked. */
export async function takePlace(fair: Fair, apply: Apply, context: Context) {
  const own = await countHeld(apply, context);
  const isFull = !(await hasBooths(fair, apply, own, context));
  return places(context).take(fair.id, { mayWait: fair.allowWaitlist === 1, isFull });
}

/** The first application on the waiting list for which there are booths. */
async function firstInQueue(fair: Fair, context: Context): Promise<Apply | undefined> {
  const { rows } = await sql<Apply>`
    select * from rc_fair_apply where ${context.live(fairApply)} and fair_id = ${fair.id}
      and status = ${states.queued.code}::int order by wait_no, id limit 1 for no key update`.execute(context.db);
  const [first] = rows;
  return first && (await hasBooths(fair, first, 0, context)) ? first : undefined;
}

/** Gives free places to the companies on the waiting list, in its order, until the fair begins. */
export async function promoteQueue(fairId: string, context: Context): Promise<number> {
  const fair = await context.engine.lock(jobFair, fairId, context);
  if (
    fair?.status !== fairFlow.states.published.code ||
    String(fair.startTime ?? '') <= context.now ||
    !fair.queueCount
  )
    return 0;
  const all = withWholeTenant(context);
  return places(context).promote(fairId, async () => {
    const first = await firstInQueue(fair, context);
    return (
      first && {
        admit: async () => {
          await context.engine.step(fairApply, 'promote', first.id, { bySystem: true, isAdmitted: true }, all, true);
        },
      }
    );
  });
}
/** Whether this application is the next of the waiting list and there is a place, which it then has. */
export async function admitByHand(apply: Apply, fair: Fair, context: Context): Promise<'done' | 'later' | 'full'> {
  const { rows } = await sql<{ id: string }>`
    select id from rc_fair_apply where ${context.live(fairApply)} and fair_id = ${fair.id}
      and status = ${states.queued.code}::int order by wait_no, id limit 1`.execute(context.db);
  if (rows[0]?.id !== apply.id) return 'later';
  if (!(await hasBooths(fair, apply, 0, context))) return 'full';
  let isOffered = false;
  const admitted = await places(context).promote(fair.id, async () => {
    if (isOffered) return undefined;
    isOffered = true;
    return { admit: async () => undefined };
  });
  return admitted === 1 ? 'done' : 'full';
}

/** Gives the place or the number back that an application had, and promotes those who wait. */
export async function leavePlace(before: Apply, context: Context): Promise<void> {
  if (before.status === states.queued.code) await places(context).stopWaiting(before.fairId);
  else if (isPlaced(before.status)) await places(context).giveBack(before.fairId);
}
