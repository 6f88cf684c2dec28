import { encode } from 'uqr';
import { drawCards } from './pdf-cards.ts';
import type { PdfBlock } from './pdf-content.ts';
import { margin, type PdfPages } from './pdf-pages.ts';

type BlockOf<K extends PdfBlock['kind']> = Extract<PdfBlock, { kind: K }>;
const small = 9.5;
const padding = 4;
/** 40 mm, the size of a company's seal. */
const sealSide = 113;
const head = '#f0f2f5';

function drawHeading(pages: PdfPages, { text }: BlockOf<'heading'>): void {
  pages.y += 10;
  pages.reserve(60);
  pages.paragraph(text, { size: 12.5, bold: true });
  pages.y += 3;
  pages.rule(pages.y);
  pages.y += 4;
}

function pair(pages: PdfPages, { left, right, ...style }: BlockOf<'pair'>): void {
  const size = style.size ?? 10.5;
  const [beside = ''] = pages.font.wrap(right, size, pages.width / 2);
  const width = pages.font.width(beside, size);
  // A long left text continues below, so the right one never lies on it.
  const fits = pages.font.width(pages.font.clean(left), size) + width + 12 <= pages.width;
  pages.paragraph(left, style);
  if (!fits) pages.paragraph(right, { ...style, above: 0, bold: false, gray: 0.4, align: 'right' });
  else pages.line(beside, margin + pages.width - width, pages.y - pages.height(1, size), { size, gray: 0.4 });
}

interface Cell {
  readonly text: string;
  readonly width: number;
  readonly bold?: boolean;
  readonly fill?: string;
}
/** One row of framed cells; a row higher than the rest of the page continues on the next. */
function cells(pages: PdfPages, row: readonly Cell[], repeat?: () => void, least = 1): void {
  const line = pages.height(1, small);
  let columns = row.map(({ text, width }) => pages.font.wrap(text, small, width - 2 * padding));
  const most = Math.max(least, ...columns.map((lines) => lines.length));
  const fresh = pages.bottom - margin - 3 * line;
  if (pages.y + most * line + 2 * padding > pages.bottom && most * line < fresh) nextPage(pages, repeat);
  do {
    const room = Math.floor((pages.bottom - pages.y - 2 * padding) / line);
    if (room < 1) nextPage(pages, repeat);
    const now = room < 1 ? Math.floor((pages.bottom - pages.y - 2 * padding) / line) : room;
    const count = Math.min(now, Math.max(...columns.map((lines) => lines.length)));
    drawCells(pages, row, columns, Math.min(now, Math.max(count, least)));
    columns = columns.map((lines) => lines.slice(count));
  } while (columns.some((lines) => lines.length > 0));
}
function nextPage(pages: PdfPages, repeat?: () => void): void {
  pages.newPage();
  repeat?.();
}
function drawCells(
  pages: PdfPages,
  row: readonly Cell[],
  columns: readonly (readonly string[])[],
  count: number,
): void {
  const line = pages.height(1, small);
  const height = count * line + 2 * padding;
  let x = margin;
  for (const [at, { width, bold = false, fill }] of row.entries()) {
    pages.frame(x, pages.y, width, height, fill);
    for (const [down, text] of (columns[at] ?? []).slice(0, count).entries())
      pages.line(text, x + padding, pages.y + padding + down * line, { size: small, bold });
    x += width;
  }
  pages.y += height;
}

function table(pages: PdfPages, { head: titles, rows, widths, lines }: BlockOf<'table'>): void {
  const columns = Array.from({ length: Math.max(titles.length, ...rows.map((row) => row.length)) }, (_, at) => at);
  const whole = columns.reduce((sum, at) => sum + (widths?.[at] ?? 1), 0);
  const getWidth = (at: number): number => (pages.width * (widths?.[at] ?? 1)) / whole;
  const drawHead = (): void => {
    if (titles.length === 0) return;
    const row = columns.map((at) => ({ text: titles[at] ?? '', width: getWidth(at), bold: true, fill: head }));
    cells(pages, row);
  };
  pages.y += 4;
  pages.reserve(pages.height(3, small) + 4 * padding);
  drawHead();
  for (const row of rows)
    cells(
      pages,
      columns.map((at) => ({ text: row[at] ?? '', width: getWidth(at) })),
      drawHead,
      lines,
    );
}

function facts(
  pages: PdfPages,
  { facts: all, labels = all.map(([name]) => name), columns = 2, above = 4 }: BlockOf<'facts'>,
): void {
  const share = pages.width / columns;
  const longest = Math.max(...labels.map((name) => pages.font.width(pages.font.clean(name), small)));
  const label = Math.min(Math.max(share * 0.32, longest + 2 * padding), share * 0.45);
  pages.y += above;
  for (let at = 0; at < all.length; at += columns) {
    const row = all.slice(at, at + columns).flatMap(([name, value], place, { length }): Cell[] => {
      // A lone last value has the rest of the line.
      const rest = place === length - 1 ? (columns - length) * share : 0;
      return [
        { text: name, width: label, fill: head },
        { text: value, width: share - label + rest },
      ];
    });
    cells(pages, row);
  }
}

function qr(pages: PdfPages, { text, side, lines = [] }: BlockOf<'qr'>): void {
  pages.y += 6;
  pages.reserve(side);
  pages.dots(margin, pages.y, side, encode(text, { border: 2 }).data);
  const beside = lines.flatMap((line) => pages.font.wrap(line, small, pages.width - side - 12));
  const top = pages.y + Math.max(0, (side - pages.height(beside.length, small)) / 2);
  for (const [down, line] of beside.entries())
    pages.line(line, margin + side + 12, top + pages.height(down, small), { size: small, gray: 0.25 });
  pages.y += Math.max(side, pages.height(beside.length, small));
}

function signs(pages: PdfPages, { boxes }: BlockOf<'signs'>): void {
  const whole = boxes.reduce((sum, { share = 1 }) => sum + share, 0);
  const widths = boxes.map(({ share = 1 }) => (pages.width * share) / whole);
  const texts = boxes.map(({ title, lines = [] }, at) =>
    [title, ...lines].flatMap((line) => pages.font.wrap(line, small, (widths[at] as number) - 2 * padding)),
  );
  const height = sealSide + pages.height(Math.max(...texts.map((lines) => lines.length)), small) + 3 * padding;
  pages.y += 8;
  pages.reserve(height);
  let x = margin;
  for (const [at, { pictures = [] }] of boxes.entries()) {
    const width = widths[at] as number;
    pages.frame(x, pages.y, width, height);
    const place = width / Math.max(1, pictures.length);
    const side = Math.min(sealSide, place - 2 * padding);
    for (const [k, picture] of pictures.entries())
      pages.picture(picture, x + k * place + (place - side) / 2, pages.y + height - sealSide - padding, side, sealSide);
    for (const [down, line] of (texts[at] ?? []).entries())
      pages.line(line, x + padding, pages.y + padding + pages.height(down, small), { size: small });
    x += width;
  }
  pages.y += height;
}

const drawings: { readonly [K in PdfBlock['kind']]: (pages: PdfPages, block: BlockOf<K>) => void } = {
  text: (pages, { text, ...style }) => pages.paragraph(text, style),
  heading: drawHeading,
  pair,
  table,
  cards: drawCards,
  facts,
  qr,
  signs,
  picture(pages, { picture, width, height }) {
    pages.y += 4;
    pages.reserve(height);
    pages.picture(picture, margin, pages.y, Math.min(width, pages.width), height);
    pages.y += height;
  },
  space(pages, { height }) {
    pages.y += height;
    pages.reserve(0);
  },
};
/** Draws one block below the previous ones. */
export function drawBlock<K extends PdfBlock['kind']>(pages: PdfPages, block: BlockOf<K>): void {
  (drawings[block.kind] as (pages: PdfPages, block: BlockOf<K>) => void)(pages, block);
}
