import { boothFlow, boothModes, fairApplyFlow, fairBooth, applyWords as words } from '@campus/contract/jobfair';
import { type Row, refusal } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';
import type { Apply, Fair } from './apply-parties.ts';
import { isLapsed, lapsedHold } from './booth-holds.ts';

export type Booth = Row<typeof fairBooth>;
const [free, held, allocated, disabled] = (['free', 'held', 'allocated', 'disabled'] as const).map(
  (name) => boothFlow.states[name].code,
) as [number, number, number, number];

/** Columns of a booth without a user. */
export const unheld = {
  applyId: null,
  slotNo: null,
  companyId: null,
  holdUntil: null,
  holdBy: null,
  isExtended: 0,
} as const;
/** Ids of a comma list. */
export const splitIds = (list: string | null | undefined): string[] => [
  ...new Set((list ?? '').split(',').filter(Boolean)),
];

/** The booths of an application, in the order of their slots. */
async function boothsOf(applyId: string, context: Context): Promise<Booth[]> {
  const { rows } = await sql<Booth>`
    select * from rc_fair_booth where ${context.live(fairBooth)} and apply_id = ${applyId}
    order by slot_no for no key update`.execute(context.db);
  return rows;
}

/** Free booths, less those that applications without a booth will get. The fair is locked. */
async function countSpare({ id }: Fair, except: string | undefined, context: Context): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from rc_fair_booth b where ${context.live(fairBooth, 'b')} and b.fair_id = ${id}
        and (b.status = ${free}::int or ${lapsedHold(context.now, 'b')}))
      - (select coalesce(sum(greatest(coalesce(a.booth_count, 1) - (
            select count(*) from rc_fair_booth b where b.apply_id = a.id and b.del_flag = 0), 0)), 0)
          from rc_fair_apply a where a.fair_id = ${id} and a.del_flag = 0
            and ${inStates(fairApplyFlow, ['waiting', 'passed', 'confirmed'], 'a')}
            and a.id <> ${except ?? ''}) as n`.execute(context.db);
  return Number(rows[0]?.n ?? 0);
}
/** Whether the fair has booths left for an application that holds `own` of them. */
export async function hasBooths(fair: Fair, apply: Apply, own: number, context: Context): Promise<boolean> {
  if (fair.boothMode === boothModes.none) return true;
  return (await countSpare(fair, apply.id, context)) + own >= (apply.boothCount ?? 1);
}

/** Booths among `ids` that the company holds while it fills in the form, or that are free. Locks them by id. */
async function takeable(ids: readonly string[], apply: Apply, context: Context): Promise<Booth[]> {
  const { rows } = await sql<Booth>`
    select * from rc_fair_booth where ${context.live(fairBooth)} and fair_id = ${apply.fairId}
      and id = any(${[...ids]}::text[]) order by id for no key update`.execute(context.db);
  const isOwn = (booth: Booth): boolean =>
    booth.status === free ||
    (booth.status === held &&
      (booth.applyId === apply.id ||
        (booth.applyId === null && (booth.companyId === apply.companyId || isLapsed(booth, context.now)))));
  return rows.filter(isOwn);
}
/** How many of the wished booths are held for the company. */
export const countHeld = async (apply: Apply, context: Context): Promise<number> =>
  (await takeable(splitIds(apply.boothIds), apply, context)).filter(
    (booth) => booth.status === held && !isLapsed(booth, context.now),
  ).length;

/** Gives the chosen booths to an application, whole or not at all. */
export async function attachBooths(apply: Apply, ids: readonly string[], context: Context): Promise<string> {
  const found = await takeable(ids, apply, context);
  if (found.length < ids.length) throw refusal(words.boothJustTaken, 'RC_BOOTH_TAKEN');
  const byId = new Map(found.map((booth) => [booth.id, booth]));
  for (const [at, id] of ids.entries())
    await context.engine.set(
      fairBooth,
      id,
      { status: held, applyId: apply.id, slotNo: at + 1, companyId: apply.companyId, holdUntil: null, holdBy: null },
      context,
    );
  return ids.map((id) => byId.get(id)?.boothNo).join('、');
}

/** An approved application owns its booths. */
export async function allocateBooths(fair: Fair, apply: Apply, context: Context): Promise<void> {
  if (fair.boothMode !== boothModes.chosen) return;
  const own = (await boothsOf(apply.id, context)).filter(({ status }) => status !== disabled);
  if (own.length < (apply.boothCount ?? 1)) throw refusal(words.boothTaken, 'RC_BOOTH_TAKEN');
  for (const { id } of own) await context.engine.set(fairBooth, id, { status: allocated }, context);
}

/** Frees the booths of an application that has ended. */
export async function freeBooths(applyId: string, context: Context): Promise<number> {
  const own = await boothsOf(applyId, context);
  for (const { id } of own) await context.engine.set(fairBooth, id, { ...unheld, status: free }, context);
  return own.length;
}
/** The numbers of its booths, as the list shows them. */
export const boothNosOf = async (applyId: string, context: Context): Promise<string | null> =>
  (await boothsOf(applyId, context)).map(({ boothNo }) => boothNo).join('、') || null;
