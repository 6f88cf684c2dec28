/** Placement of a picture below the square crop frame. */
export interface Placing {
  /** At 1 the picture fills the frame. */
  readonly zoom: number;
  /** In degrees, clockwise. */
  readonly turn: number;
  /** Offset of the picture's center from that of the frame, as shares of the frame. */
  readonly x: number;
  readonly y: number;
}
export const middle: Placing = { zoom: 1, turn: 0, x: 0, y: 0 };
export const mostZoom = 4;
/** Side in px of the stored picture. */
export const resultSide = 200;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Half the size of the rotated picture, as shares of the frame. */
function reach({ width, height }: Size, { zoom, turn }: Placing): { x: number; y: number } {
  const scale = zoom / Math.min(width, height);
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { x: ((width * cos + height * sin) * scale) / 2, y: ((width * sin + height * cos) * scale) / 2 };
}
const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** Limits the offset so that the picture still covers the frame. */
export function clampOffset(size: Size, placing: Placing): Placing {
  const { x, y } = reach(size, placing);
  const zoom = Math.max(1, Math.min(mostZoom, placing.zoom));
  return { ...placing, zoom, x: within(placing.x, Math.max(0, x - 0.5)), y: within(placing.y, Math.max(0, y - 0.5)) };
}

/** Draws the content of the frame into a square canvas; uncovered parts are white. */
export function paint(canvas: HTMLCanvasElement, picture: ImageBitmap, { zoom, turn, x, y }: Placing): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width: side } = canvas;
  const { width, height } = picture;
  const scale = (zoom * side) / Math.min(width, height);
  context.resetTransform();
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.translate(side * (0.5 + x), side * (0.5 + y));
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(picture, (-width * scale) / 2, (-height * scale) / 2, width * scale, height * scale);
}
