import { type BoothMap, isInside, type MapBooth, overlaps, boothWords as words } from '@campus/contract/jobfair';

/** Booths that have been moved on the screen and not saved yet, by id. */
export type MovedBooths = ReadonlyMap<string, { readonly x: number; readonly y: number }>;
export const noMoves: MovedBooths = new Map();

/** The booths of a map where they have been moved to. */
export const placeBooths = (booths: readonly MapBooth[], moved: MovedBooths): readonly MapBooth[] =>
  moved.size === 0 ? booths : booths.map((booth) => ({ ...booth, ...moved.get(booth.id) }));

/** Moves a booth by grid units, or the reason it cannot be there: its zone ends, or another booth is there. */
export function moveBooth(
  { layout, booths }: Pick<BoothMap, 'layout' | 'booths'>,
  moved: MovedBooths,
  id: string,
  [dx, dy]: readonly [number, number],
): MovedBooths | string {
  const placed = placeBooths(booths, moved);
  const [stored, booth] = [booths.find((one) => one.id === id), placed.find((one) => one.id === id)];
  if (!stored || !booth) return moved;
  const next = { ...booth, x: booth.x + dx, y: booth.y + dy };
  const zone = layout.zones.find(({ key }) => key === booth.zone);
  if (zone && !isInside(next, zone)) return words.outside(booth.boothNo, booth.zone);
  const other = placed.find((one) => one.id !== id && overlaps(one, next));
  if (other) return words.overlapOf(other.boothNo);
  const { [id]: _back, ...rest } = Object.fromEntries(moved);
  const isBack = next.x === stored.x && next.y === stored.y;
  return new Map(Object.entries(isBack ? rest : { ...rest, [id]: { x: next.x, y: next.y } }));
}
