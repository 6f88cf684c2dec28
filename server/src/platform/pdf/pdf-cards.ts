import { encode } from 'uqr';
import type { PdfBlock, PdfCard } from './pdf-content.ts';
import { margin, type PdfPages } from './pdf-pages.ts';

type Cards = Extract<PdfBlock, { kind: 'cards' }>;
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** At most `most` lines of a text; the last one says that more follows. */
function wrapAtMost(pages: PdfPages, text: string, size: number, width: number, most: number): string[] {
  const lines = pages.font.wrap(text, size, width).filter((line) => line !== '');
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = kept.at(-1) ?? '';
  while (last !== '' && pages.font.width(`${last}…`, size) > width) last = [...last].slice(0, -1).join('');
  return [...kept.slice(0, -1), `${last}…`];
}

const titleLines = 4;
/** The largest of these shares of a size at which a title is not cut, otherwise the smallest. */
const shares = [1, 0.85, 0.7] as const;
const fitTitle = (pages: PdfPages, title: string, size: number, width: number): number =>
  size *
  (shares.find((share) => pages.font.wrap(title, size * share, width).length <= titleLines) ??
    (shares.at(-1) as number));

function drawCard(pages: PdfPages, { large, title, lines, qr, under }: PdfCard, box: Box): void {
  const pad = box.height * 0.07;
  const side = qr === undefined ? 0 : Math.min(box.height * 0.5, box.width * 0.36);
  const width = box.width - 2 * pad - (side > 0 ? side + pad : 0);
  const [largeSize, lineSize] = [box.height * 0.15, box.height * 0.043];
  const titleSize = fitTitle(pages, title, box.height * 0.062, width);
  let y = box.y + pad;
  const write = (text: string, size: number, most: number, look: { bold?: boolean; gray?: number } = {}) => {
    for (const line of wrapAtMost(pages, text, size, width, most)) {
      pages.line(line, box.x + pad, y, { size, ...look });
      y += pages.height(1, size);
    }
  };
  pages.frame(box.x, box.y, box.width, box.height);
  write(large, largeSize, 1, { bold: true });
  write(title, titleSize, titleLines, { bold: true });
  y += pad / 2;
  for (const line of lines)
    if (y + pages.height(2, lineSize) < box.y + box.height) write(line, lineSize, 2, { gray: 0.2 });
  if (qr === undefined) return;
  const left = box.x + box.width - pad - side;
  const top = box.y + (box.height - side) / 2 - (under ? lineSize : 0);
  pages.dots(left, top, side, encode(qr, { border: 1 }).data);
  const [below = ''] = wrapAtMost(pages, under ?? '', lineSize, side, 1);
  pages.line(below, left + (side - pages.font.width(below, lineSize)) / 2, top + side + 2, { size: lineSize });
}

/** Cards from left to right and from top to bottom, each page full. */
export function drawCards(pages: PdfPages, { columns, rows, cards }: Cards): void {
  const [width, height] = [pages.width / columns, (pages.bottom - margin) / rows];
  for (const [at, card] of cards.entries()) {
    const place = at % (columns * rows);
    if (place === 0 && pages.y > margin) pages.newPage();
    const [across, down] = [place % columns, Math.floor(place / columns)];
    drawCard(pages, card, { x: margin + across * width, y: margin + down * height, width, height });
    pages.y = pages.bottom;
  }
}
