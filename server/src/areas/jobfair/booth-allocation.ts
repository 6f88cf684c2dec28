import {
  allocateBooth,
  boothFlow,
  fairApply,
  fairApplyFlow,
  fairBooth,
  fairFlow,
  jobFair,
  swapBooths,
  boothWords as words,
} from '@campus/contract/jobfair';
import { failure, getState, refusal } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { jsonb } from '../../kit/database/parameters.ts';
import { answer } from '../../kit/http/answer.ts';
import { lockVisible } from '../../kit/write/lock-visible.ts';
import { type Booth, boothNosOf, unheld } from './apply-booths.ts';
import { notifyCompany } from './apply-notices.ts';
import type { Apply } from './apply-parties.ts';
import { isLapsed, lapsedHold } from './booth-holds.ts';

const { free, held, allocated, disabled } = boothFlow.states;

/** Writes the numbers of its booths into an application, which comes after booths in the lock order. */
export async function nameBooths(applyId: string, context: Context): Promise<Apply | undefined> {
  const boothNos = await boothNosOf(applyId, context);
  const row = await context.engine.lock(fairApply, applyId, context);
  return row && context.engine.set(fairApply, applyId, { boothNos }, context);
}
async function announceBooths(applyId: string, context: Context): Promise<string> {
  const row = await nameBooths(applyId, context);
  const boothNos = row?.boothNos ?? '';
  if (row) await notifyCompany('F08', row, context, { id: row.fairId, booth: boothNos });
  return boothNos;
}

/** Booths of one fair in the order of their ids, locked after their fair, which is published and not over. */
async function lockBooths(ids: readonly string[], context: Context): Promise<ReadonlyMap<string, Booth>> {
  const read = (lock = sql``) => sql<Booth>`
    select * from rc_fair_booth where ${context.live(fairBooth)} and id = any(${[...ids]}::text[]) order by id ${lock}`;
  const { rows: seen } = await read().execute(context.db);
  if (!seen[0] || seen.length < ids.length) throw failure('notFound');
  if (seen.some(({ fairId }) => fairId !== seen[0]?.fairId)) throw refusal(words.otherHall);
  const fair = await lockVisible(jobFair, seen[0].fairId, context);
  const state = getState(fairFlow, fair.status);
  if (state !== 'published') throw refusal(words.fairState(fairFlow.states[state].label), 'RC_STATE');
  if (String(fair.endTime ?? '') <= context.now) throw refusal(words.fairOver, 'RC_FAIR_WINDOW');
  const { rows } = await read(sql`for no key update`).execute(context.db);
  return new Map(rows.map((booth) => [booth.id, booth]));
}
/** The locked booth with this id. */
function pickBooth(booths: ReadonlyMap<string, Booth>, id: string): Booth {
  const booth = booths.get(id);
  if (!booth) throw failure('notFound');
  if (booth.status === disabled.code) throw refusal(words.disabled, 'RC_STATE');
  return booth;
}
const isFree = (booth: Booth, now: string): boolean => booth.status === free.code || isLapsed(booth, now);

/** Locks an approved application that lacks a booth; its lowest free slot. */
async function findSlot(
  applyId: string,
  { id, fairId }: Booth,
  context: Context,
): Promise<{ apply: Apply; slotNo: number }> {
  const apply = await lockVisible(fairApply, applyId, context);
  if (apply.fairId !== fairId) throw refusal(words.noApply, 'RC_NOT_FOUND');
  const state = getState(fairApplyFlow, apply.status);
  if (state !== 'passed' && state !== 'confirmed')
    throw refusal(words.notApproved(fairApplyFlow.states[state].label), 'RC_STATE');
  const { rows } = await sql<{ slotNo: number }>`
    select slot_no from rc_fair_booth where ${context.live(fairBooth)} and apply_id = ${applyId}
      and id <> ${id}`.execute(context.db);
  const most = apply.boothCount ?? 1;
  if (rows.length >= most) throw refusal(words.allPlaced(most), 'RC_LIMIT');
  const used = new Set(rows.map((row) => row.slotNo));
  const slotNo = Array.from({ length: most }, (_, i) => i + 1).find((slot) => !used.has(slot)) as number;
  return { apply, slotNo };
}

export const allocateAnswer = answer(allocateBooth, async ({ boothId, applyId }, context) => {
  const booth = pickBooth(await lockBooths([boothId], context), boothId);
  const { apply, slotNo } = await findSlot(applyId, booth, context);
  const { db, now, session } = context;
  const { rows } = await sql<{ id: string }>`
    update rc_fair_booth set status = ${allocated.code}::int, apply_id = ${applyId}, slot_no = ${slotNo}::int,
      company_id = ${apply.companyId}, hold_until = null, hold_by = null, is_extended = 0, version = version + 1,
      update_by = ${session.username}, update_time = ${now}
    where id = ${boothId} and (status = ${free.code}::int or (status = ${held.code}::int and (apply_id = ${applyId}
      or (apply_id is null and company_id = ${apply.companyId}))) or ${lapsedHold(now)})
    returning id`.execute(db);
  if (!rows[0]) throw refusal(words.taken, 'RC_BOOTH_TAKEN');
  await context.engine.recount(jobFair, [booth.fairId], context);
  return { boothNos: await announceBooths(applyId, context) };
});

type Use = Pick<Booth, 'status' | 'applyId' | 'slotNo' | 'companyId'>;
/** Who uses a booth, as it goes to another one. */
const useOf = ({ status, applyId, slotNo, companyId }: Booth): Use =>
  status === allocated.code ? { status, applyId, slotNo, companyId } : { ...unheld, status: free.code };

/**
 * Gives each booth its new user in one statement. They leave the map before: the slots of an application are unique, and
 * a unique index is checked row by row, so that two that change places would meet.
 */
async function writeUses(uses: ReadonlyMap<string, Use>, { db, session, now }: Context): Promise<void> {
  const records = [...uses].map(([id, use]) => ({ ...use, id }));
  await sql`update rc_fair_booth set del_flag = 1 where id = any(${[...uses.keys()]}::text[])`.execute(db);
  await sql`
    update rc_fair_booth b set del_flag = 0, status = r.status, apply_id = r."applyId", slot_no = r."slotNo",
      company_id = r."companyId", hold_until = null, hold_by = null, is_extended = 0, version = b.version + 1,
      update_by = ${session.username}, update_time = ${now}
    from jsonb_to_recordset(${jsonb(records)}::jsonb)
      as r(id text, status int, "applyId" text, "slotNo" int, "companyId" text) where b.id = r.id`.execute(db);
}

export const swapAnswer = answer(swapBooths, async ({ boothId, otherId }, context) => {
  if (boothId === otherId) throw refusal(words.sameBooth);
  const booths = await lockBooths([boothId, otherId], context);
  const pair = [pickBooth(booths, boothId), pickBooth(booths, otherId)] as const;
  const [one, other] = pair;
  const isUsed = (booth: Booth): boolean => booth.status === allocated.code;
  if (!pair.every((booth) => isUsed(booth) || isFree(booth, context.now))) throw refusal(words.taken, 'RC_BOOTH_TAKEN');
  if (!pair.some(isUsed)) throw refusal(words.notAllocated, 'RC_STATE');
  if (one.applyId !== null && one.applyId === other.applyId) throw refusal(words.sameCompany, 'RC_STATE');
  await writeUses(
    new Map([
      [one.id, useOf(other)],
      [other.id, useOf(one)],
    ]),
    context,
  );
  const applies = pair.filter(isUsed).map(({ applyId }) => applyId as string);
  for (const applyId of applies.toSorted()) await announceBooths(applyId, context);
  return null;
});
