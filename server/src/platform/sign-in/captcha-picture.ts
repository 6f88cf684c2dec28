import { randomInt } from 'node:crypto';

/**
 * Strokes on a 4 × 6 grid, each a sequence of points `xy`: the image contains only outlines, no text that a program
 * could read.
 */
const strokes: Readonly<Record<string, string>> = {
  '0': '103041453616050110',
  '1': '112026 1636',
  '2': '01103041420646',
  '3': '01103041423323 334445361605',
  '4': '36300444',
  '5': '400002324345361605',
  '6': '4130100105163645443303',
  '7': '004016',
  '8': '103041423313020110 133344453616050413',
  '9': '0516364541301001021343',
  A: '062046 1434',
  B: '003041423303 334445360600',
  C: '4130100105163645',
  D: '00304145360600',
  E: '40000646 0333',
  F: '400006 0333',
  G: '41301001051636454323',
  H: '0006 4046 0343',
  I: '1030 2026 1636',
  J: '4045361605',
  K: '0006 400346',
  L: '000646',
  M: '0600234046',
  N: '06004640',
  O: '103041453616050110',
  P: '06003041423303',
  Q: '103041453616050110 2446',
  R: '06003041423303 2346',
  S: '413010010213334445361605',
  T: '0040 2026',
  U: '000516364540',
  V: '002640',
  W: '0016233640',
  X: '0046 4006',
  Y: '002340 2326',
  Z: '00400646',
};
const width = 120;
const height = 40;
/** Characters of new codes, without look-alikes. */
export const captchaAlphabet = 'ACDEFHJKLMNPRTUVWXY34679';
const inks = ['#1d39c4', '#08979c', '#531dab', '#ad4e00', '#237804', '#9e1068'] as const;

const shaken = (value: number, by: number): string => (value + randomInt(-by * 10, by * 10 + 1) / 10).toFixed(1);

/** The points of a stroke in pixels, slightly displaced. */
function getPath(points: string, left: number, top: number, slant: number): string {
  const steps: string[] = [];
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [x, y] = [Number(points[at]) * 4.6, Number(points[at + 1]) * 4.2];
    steps.push(`${at === 0 ? 'M' : 'L'}${shaken(left + x + (y - 12) * slant, 0.9)} ${shaken(top + y, 0.9)}`);
  }
  return steps.join('');
}
const ink = (): string => inks[randomInt(inks.length)] as string;
const line = (d: string, stroke: string, size: number): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${size}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

function character(char: string, index: number): string {
  const [left, top, slant] = [12 + index * 27 + randomInt(-2, 3), 7 + randomInt(-3, 4), randomInt(-30, 31) / 100];
  const parts = (strokes[char.toUpperCase()] ?? '').split(' ');
  const colour = ink();
  return parts.map((part) => line(getPath(part, left, top, slant), colour, 2.4)).join('');
}
const noise = (): string => {
  const y = (): string => shaken(height / 2, 16);
  return line(`M0 ${y()}C${shaken(40, 12)} ${y()} ${shaken(80, 12)} ${y()} ${width} ${y()}`, ink(), 1);
};

/** The image of a code as an SVG data URI without text nodes. */
export function captchaPicture(code: string): string {
  const chars = [...code].map(character).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path d="M0 0h${width}v${height}H0z" fill="#f5f7fa"/>${noise()}${chars}${noise()}${noise()}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
