import {
  boothPlanFields,
  type FairLayout,
  fairBooth,
  generateBooths,
  generateZone,
  jobFair,
  type LayoutBooth,
  mostBooths,
  placeZone,
  saveLayout,
  boothWords as words,
} from '@campus/contract/jobfair';
import { Failure, failure, pick, readFields, refusal } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { lockVisible } from '../../kit/write/lock-visible.ts';
import { assertApart } from './booth-overlap.ts';
import { type Booth, type BoothPlan, insertBooths, removeBooths, replaceBooths } from './booth-rows.ts';
import { assertInZone } from './booth-zones.ts';
import { assertBoothsEditable } from './fair-booth.ts';
import type { Fair } from './fair-events.ts';

const planned = pick(fairBooth.fields, boothPlanFields);
const names = Object.keys(planned) as (keyof BoothPlan)[];
const known: ReadonlySet<string> = new Set([...names, 'id']);

/** A booth of the body, checked like a form. Throws a sentence that names it. */
function readBooth(booth: LayoutBooth): BoothPlan & { id?: string } {
  if (Object.keys(booth).some((key) => !known.has(key))) throw refusal(words.shape);
  if (booth.id !== undefined && typeof booth.id !== 'string') throw refusal(words.shape);
  try {
    const plan = readFields(planned, { ...booth }) as BoothPlan;
    return booth.id === undefined ? plan : { ...plan, id: booth.id };
  } catch (error) {
    if (error instanceof Failure)
      throw refusal(words.boothFault(String(booth.boothNo ?? ''), error.message), 'RC_FIELD');
    throw error;
  }
}

function assertDistinct(booths: readonly BoothPlan[]): void {
  const [numbers, places] = [new Set<string>(), new Set<string>()];
  for (const { boothNo, zone, rowNo, colNo } of booths) {
    const place = `${zone}-${rowNo}-${colNo}`;
    if (numbers.has(boothNo)) throw refusal(words.repeatedNo(boothNo));
    if (places.has(place)) throw refusal(words.repeatedPlace(boothNo));
    numbers.add(boothNo);
    places.add(place);
  }
}

async function loadBooths(fairId: string, context: Context): Promise<Booth[]> {
  const { rows } = await sql<Booth>`
    select * from rc_fair_booth where ${context.live(fairBooth)} and fair_id = ${fairId} order by booth_no
    for no key update`.execute(context.db);
  return rows;
}
const isUsed = (booth: Booth): boolean => booth.applyId !== null || booth.holdBy !== null;

/** Throws when a booth that is used would lose its number or disappear. */
function assertKept(stored: readonly Booth[], next: ReadonlyMap<string, BoothPlan>): void {
  const lost = stored.find((booth) => {
    const kept = next.get(booth.id);
    return isUsed(booth) && (kept?.boothNo !== booth.boothNo || kept.zone !== booth.zone);
  });
  if (lost) throw refusal(words.inUseKeep(lost.boothNo));
}

const isChanged = (one: Booth, other: BoothPlan): boolean =>
  names.some((name) => String(one[name] ?? '') !== String(other[name] ?? ''));

/** Makes the booths of a fair those of a layout: moves, adds and removes. */
async function writeBooths(fair: Fair, layout: FairLayout, given: readonly LayoutBooth[], context: Context) {
  const booths = given.map(readBooth);
  assertDistinct(booths);
  for (const booth of booths) assertInZone(booth, layout);
  assertApart(booths);
  const stored = new Map((await loadBooths(fair.id, context)).map((booth) => [booth.id, booth]));
  const kept = new Map(booths.flatMap((booth) => (booth.id === undefined ? [] : [[booth.id, booth] as const])));
  if ([...kept.keys()].some((id) => !stored.has(id))) throw refusal(words.unknownBooth, 'RC_STALE');
  assertKept([...stored.values()], kept);
  const gone = [...stored.keys()].filter((id) => !kept.has(id));
  const changed = [...kept].filter(([id, booth]) => isChanged(stored.get(id) as Booth, booth));
  await removeBooths(gone, context);
  await replaceBooths(new Map(changed), context);
  await insertBooths(
    fair.id,
    booths.filter(({ id }) => id === undefined),
    context,
  );
}

export const saveLayoutAnswer = answer(saveLayout, async ({ fairId, layout, booths, version }, context) => {
  const fair = await lockVisible(jobFair, fairId, context);
  if (version !== fair.version) throw failure('stale');
  assertBoothsEditable(fair, context);
  await writeBooths(fair, layout, booths, context);
  await context.engine.recount(jobFair, [fairId], context);
  const saved = await context.engine.set(jobFair, fairId, { layout }, context);
  return { version: saved.version, booths: booths.length };
});

export const generateZoneAnswer = answer(generateZone, async ({ fairId, zone: key, skip, ...grid }, context) => {
  const { engine } = context;
  const fair = await lockVisible(jobFair, fairId, context);
  assertBoothsEditable(fair, context);
  const { rows, cols } = grid;
  const plan = { rows, cols, startNo: grid.startNo ?? 1, type: grid.type ?? 1, aisleEvery: grid.aisleEvery ?? 0 };
  const whole = { ...plan, skip: skip ?? [] };
  const hasZone = fair.layout?.zones.some((zone) => zone.key === key);
  const layout = hasZone ? (fair.layout as FairLayout) : placeZone(fair.layout, key, whole);
  if (!layout) throw refusal(words.hallFull);
  const zone = layout.zones.find((one) => one.key === key);
  const booths = zone && generateBooths(zone, whole);
  if (!booths) throw refusal(words.notFit(key, rows, cols));
  const stored = await loadBooths(fairId, context);
  const inZone = stored.filter((booth) => booth.zone === key);
  const used = inZone.find(isUsed);
  if (used) throw refusal(words.zoneInUse(used.boothNo), 'RC_BOOTH_TAKEN');
  if (stored.length - inZone.length + booths.length > mostBooths) throw refusal(words.tooMany(mostBooths));
  await removeBooths(
    inZone.map(({ id }) => id),
    context,
  );
  await insertBooths(fairId, booths, context);
  await engine.set(jobFair, fairId, { layout }, context);
  return { generated: booths.length };
});
