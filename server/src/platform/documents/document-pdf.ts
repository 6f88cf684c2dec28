import type { DocumentBlock, DocumentBox } from '@campus/contract/rules';
import { docTexts } from '@campus/contract/video';
import type { PdfBlock, PdfContent, Picture } from '../pdf/pdf-content.ts';

export type DocumentPictures = Readonly<Record<string, Picture>>;
/** A rendered document, ready to be drawn. */
export interface PrintedDocument {
  readonly title: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly time: string;
  readonly blocks: readonly DocumentBlock[];
  readonly pictures?: DocumentPictures;
  /** Names of pictures, shown in their boxes where the picture is not given. */
  readonly places?: Readonly<Record<string, string>>;
  /** Below the text at the right, e.g. the digest. */
  readonly note?: string;
  /** Large across every page. */
  readonly stamp?: string;
}
const indentWidth = 16;
const qrSide = 84;

const getHeading = ({ level, text, align }: Extract<DocumentBlock, { kind: 'heading' }>): PdfBlock => {
  if (level === 2) return { kind: 'heading', text };
  return { kind: 'text', text, align, bold: true, size: level === 1 ? 18 : 11.5, above: 6 };
};
type FactRows = Extract<DocumentBlock, { kind: 'facts' }>['rows'];
/** A row with fewer pairs than the others ends a grid: its last value has the rest of the line. */
function getFacts(rows: FactRows): PdfBlock[] {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const labels = rows.flatMap((row) => row.map(([name]) => name));
  const grids: FactRows[number][number][][] = [[]];
  for (const row of rows) {
    grids.at(-1)?.push(...row);
    if (row.length < columns) grids.push([]);
  }
  return grids
    .filter((facts) => facts.length > 0)
    .map((facts, at) => ({ kind: 'facts', facts, labels, columns, ...(at > 0 && { above: 0 }) }));
}
type Drawn = Pick<PrintedDocument, 'pictures' | 'places'>;
function signBox(
  { lines: [title = '', ...lines], pictures: names = [], places: share = 1 }: DocumentBox,
  drawn: Drawn,
) {
  const labels = names.flatMap((name) => (drawn.pictures?.[name] ? [] : (drawn.places?.[name] ?? [])));
  return {
    ...{ title, share, lines: [...lines, ...labels.map(docTexts.place)] },
    pictures: names.flatMap((name) => drawn.pictures?.[name] ?? []),
  };
}

function pdfBlocks(block: DocumentBlock, drawn: Drawn): PdfBlock[] {
  switch (block.kind) {
    case 'heading':
      return [getHeading(block)];
    case 'text': {
      const { text, align, isBold, indent } = block;
      return [{ kind: 'text', text, align, bold: isBold, indent: indent * indentWidth, above: 3 }];
    }
    case 'table':
      return [block];
    case 'facts':
      return getFacts(block.rows);
    case 'signs':
      return [{ kind: 'signs', boxes: block.boxes.map((box) => signBox(box, drawn)) }];
    case 'qr':
      return [{ kind: 'qr', text: block.text, side: qrSide }];
  }
}

/** A rendered document as PDF content; the same document gives the same content. */
export function documentPdf({ title, time, blocks, note, stamp, ...drawn }: PrintedDocument): PdfContent {
  const notes: PdfBlock[] = note ? [{ kind: 'text', text: note, size: 8, gray: 0.45, align: 'right', above: 8 }] : [];
  return {
    title,
    created: time,
    blocks: [...blocks.flatMap((block) => pdfBlocks(block, drawn)), ...notes],
    footer: docTexts.footer,
    ...(stamp !== undefined && { stamp }),
  };
}
