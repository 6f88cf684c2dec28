import type { Area, BoothMap, FairLayout } from '@campus/contract/jobfair';

/** The part of the hall that is in sight, in grid units. */
export type View = Area;
export const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
export type Direction = keyof typeof directions;
/** Above this number only the booths in sight are drawn. */
const mostDrawn = 300;
const [leastView, margin] = [20, 2];

const getCentre = ({ x, y, w, h }: Area): readonly [number, number] => [x + w / 2, y + h / 2];

/**
 * The nearest booth in a direction: distance along it counts once, to the side twice, so that a move stays in its row
 * or column while there is one.
 */
export function findNeighbour<B extends Area>(booths: readonly B[], from: B, direction: Direction): B | undefined {
  const [dx, dy] = directions[direction];
  const [fromX, fromY] = getCentre(from);
  let best: { booth: B; cost: number } | undefined;
  for (const booth of booths) {
    const [x, y] = getCentre(booth);
    const along = (x - fromX) * dx + (y - fromY) * dy;
    if (booth === from || along <= 0) continue;
    const cost = along + 2 * Math.abs((x - fromX) * dy + (y - fromY) * dx);
    if (!best || cost < best.cost) best = { booth, cost };
  }
  return best?.booth;
}

/** The whole hall with a margin. */
export const fitView = ({ w, h }: Pick<FairLayout, 'w' | 'h'>): View => ({
  ...{ x: -margin, y: -margin },
  ...{ w: w + 2 * margin, h: h + 2 * margin },
});

/** A view that is larger (factor above 1) or smaller around a point, never beyond the whole hall or too near. */
export function zoomView(view: View, factor: number, layout: FairLayout, [x, y] = getCentre(view)): View {
  const whole = fitView(layout);
  const w = Math.min(whole.w, Math.max(leastView, view.w * factor));
  const scale = w / view.w;
  return { x: x - (x - view.x) * scale, y: y - (y - view.y) * scale, w, h: view.h * scale };
}

/** A view that shows an area: unchanged when it does. */
export function showArea(view: View, area: Area): View {
  const isInside =
    area.x >= view.x && area.y >= view.y && area.x + area.w <= view.x + view.w && area.y + area.h <= view.y + view.h;
  if (isInside) return view;
  const [x, y] = getCentre(area);
  return { ...view, x: x - view.w / 2, y: y - view.h / 2 };
}

/** The booths that are drawn: of many only those in sight, and one that has the focus. */
export function listDrawn<B extends Area & { readonly id: string }>(
  booths: readonly B[],
  view: View,
  focused: string | undefined,
): readonly B[] {
  if (booths.length <= mostDrawn) return booths;
  return booths.filter(
    ({ id, x, y, w, h }) =>
      id === focused || (x < view.x + view.w && view.x < x + w && y < view.y + view.h && view.y < y + h),
  );
}

/** The part of the hall that is used, with a margin: on a wall no place is left for an empty floor. */
export function fitUsed({ layout, booths }: Pick<BoothMap, 'layout' | 'booths'>): View {
  const areas: readonly Area[] = [...layout.zones, ...layout.marks, ...booths];
  if (areas.length === 0) return fitView(layout);
  const [left, top] = [Math.min(...areas.map(({ x }) => x)), Math.min(...areas.map(({ y }) => y))];
  const right = Math.max(...areas.map(({ x, w }) => x + w));
  const bottom = Math.max(...areas.map(({ y, h }) => y + h));
  // Names of zones are above them.
  return { x: left - 1, y: top - 4, w: right - left + 2, h: bottom - top + 5 };
}
