/** Transform of an image: offset `x` and `y` in px from the centre, rotation in degrees, scale. */
export interface View {
  readonly angle: number;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

const [minScale, maxScale] = [0.2, 5];
export const identityView: View = { angle: 0, scale: 1, x: 0, y: 0 };
const middle: Point = { x: 0, y: 0 };

export const rotateView = (view: View, by: number): View => ({ ...view, angle: (view.angle + by + 360) % 360 });
export const moveView = (view: View, by: Point): View => ({ ...view, x: view.x + by.x, y: view.y + by.y });

/** Zooms around a point, in px from the centre, which keeps its position. */
export function zoomView(view: View, by: number, { x, y }: Point = middle): View {
  const scale = Math.min(maxScale, Math.max(minScale, view.scale * by));
  const ratio = scale / view.scale;
  return { ...view, scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio };
}

export function formatTransform({ angle, scale, x, y }: View): string {
  const place = x === 0 && y === 0 ? '' : `translate(${x}px, ${y}px) `;
  return `${place}rotate(${angle}deg) scale(${scale})`;
}
