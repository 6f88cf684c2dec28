/** Data bytes of the versions whose codewords are one block, at error level M. */
const dataBytes: Readonly<Record<number, number>> = { 21: 16, 25: 28, 29: 44 };
const masks: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_r, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** The dark squares of a drawn code; its path goes row by row in runs, e.g. `M4 4h7v1H4z`. */
function getModules(svg: Element): boolean[][] {
  const path = [...svg.querySelectorAll('path')].at(-1)?.getAttribute('d') ?? '';
  const runs = [...path.matchAll(/M\s*(\d+)[ ,](\d+)\s*h(\d+)/g)].map(([, x, y, length]) => [x, y, length].map(Number));
  const margin = Math.min(...runs.map(([x = 0]) => x));
  const last = Math.max(...runs.map(([, y = 0]) => y));
  const size = last - margin + 1;
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [x = 0, y = 0, length = 0] of runs)
    for (let i = 0; i < length; i += 1) (modules[y - margin] as boolean[])[x - margin + i] = true;
  return modules;
}

/** Finder, timing and alignment patterns and the format's place hold no data. */
function isFunction(size: number, row: number, column: number): boolean {
  const inFinder = (row < 9 && (column < 9 || column >= size - 8)) || (row >= size - 8 && column < 9);
  const near = size - 7;
  const inAlignment = size > 21 && Math.abs(row - near) <= 2 && Math.abs(column - near) <= 2;
  return inFinder || row === 6 || column === 6 || inAlignment;
}

function getBits(modules: readonly (readonly boolean[])[]): number[] {
  const size = modules.length;
  const at = (row: number, column: number): boolean => modules[row]?.[column] === true;
  // Three bits of the format say which mask lies over the data; the format has a mask of its own.
  const maskBits = [2, 3, 4].reduce((sum, column) => sum * 2 + Number(at(8, column)), 0) ^ 0b101;
  const mask = masks[maskBits] as (row: number, column: number) => boolean;
  const bits: number[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1])
        if (!isFunction(size, row, column)) bits.push(Number(at(row, column) !== mask(row, column)));
    }
  }
  return bits;
}

/** The text in a QR code of version 1 to 3 at level M, as antd draws it; reads bytes alone and corrects no errors. */
export function readCode(svg: Element): string {
  const modules = getModules(svg);
  const bits = getBits(modules).slice(0, (dataBytes[modules.length] ?? 0) * 8);
  const take = (count: number): number => bits.splice(0, count).reduce((sum, bit) => sum * 2 + bit, 0);
  if (take(4) !== 0b0100) throw new Error('the code holds no bytes');
  const bytes = Array.from({ length: take(8) }, () => take(8));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}
