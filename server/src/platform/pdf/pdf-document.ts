import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';
import { fontObjects, showText, textWidth, wrapText } from './pdf-fonts.ts';

/** A4 in points. */
const page = { width: 595, height: 842, margin: 56 } as const;
const bodyWidth = page.width - 2 * page.margin;

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  /** 0 black … 1 white. */
  readonly gray?: number;
  readonly indent?: number;
  /** Space above, in points. */
  readonly above?: number;
}

/**
 * An A4 document of flowing text, written top to bottom; `stamp` is on every page, small at both ends and large across
 * it. Texts can use any script that Chinese readers have a font for.
 */
export class PdfDocument {
  readonly #pages: string[][] = [];
  readonly #stamp: string;
  #y = 0;

  constructor(stamp: string) {
    this.#stamp = stamp;
    this.#newPage();
  }

  /** A wrapped paragraph; lines that do not fit continue on the next page. */
  text(text: string, { size = 10.5, bold = false, gray = 0, indent = 0, above = 0 }: TextStyle = {}): void {
    this.#y -= above;
    for (const line of wrapText(text, size, bodyWidth - indent)) {
      this.#advance(size * 1.6);
      this.#draw(line, page.margin + indent, this.#y, { size, bold, gray });
    }
  }
  /** Two texts on one line, the second at the right edge. */
  pair(left: string, right: string, style: TextStyle = {}): void {
    const size = style.size ?? 10.5;
    this.text(left, style);
    this.#draw(right, page.width - page.margin - textWidth(right, size), this.#y, { size, bold: false, gray: 0.4 });
  }
  /** A section title, underlined and kept together with the following text. */
  heading(text: string): void {
    this.#advance(60);
    this.#y += 60;
    this.text(text, { size: 12.5, bold: true, above: 10 });
    this.#y -= 5;
    this.#write(`0.75 G 0.6 w ${page.margin} ${this.#y} m ${page.width - page.margin} ${this.#y} l S`);
    this.#y -= 2;
  }

  bytes(): Buffer {
    const fonts = fontObjects(3);
    const firstPage = 3 + fonts.length;
    const kids = this.#pages.map((_, i) => `${firstPage + 2 * i} 0 R`).join(' ');
    const resources = '<< /Font << /F1 3 0 R /F2 6 0 R >> >>';
    const objects: Buffer[] = [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${this.#pages.length} /MediaBox [0 0 ${page.width} ${page.height}] >>`,
      ...fonts,
    ].map((text) => Buffer.from(text, 'latin1'));
    for (const [i, operators] of this.#pages.entries()) {
      const content = deflateSync(Buffer.from(operators.join('\n'), 'latin1'));
      const leaf = `<< /Type /Page /Parent 2 0 R /Resources ${resources} /Contents ${firstPage + 2 * i + 1} 0 R >>`;
      const head = Buffer.from(`<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`, 'latin1');
      objects.push(Buffer.from(leaf, 'latin1'), Buffer.concat([head, content, Buffer.from('\nendstream', 'latin1')]));
    }
    return serializeObjects(objects);
  }

  #newPage(): void {
    this.#pages.push([]);
    this.#y = page.height - page.margin;
    const size = 8;
    const middle = (page.width - textWidth(this.#stamp, size)) / 2;
    for (const y of [page.height - 30, 24])
      this.#draw(this.#stamp, Math.max(middle, 20), y, { size, bold: false, gray: 0.5 });
    const large = Math.min(26, (26 * 640) / textWidth(this.#stamp, 26));
    for (const [x, y] of [
      [70, 150],
      [70, 470],
    ] as const)
      this.#write(`BT 0.92 g 0.866 0.5 -0.5 0.866 ${x} ${y} Tm ${showText(this.#stamp, round(large))} ET`);
  }
  /** Moves down one line, or to the next page at the end of this one. */
  #advance(height: number): void {
    if (this.#y - height < page.margin) this.#newPage();
    this.#y -= height;
  }
  #draw(text: string, x: number, y: number, { size, bold, gray }: { size: number; bold: boolean; gray: number }): void {
    const weight = bold ? `2 Tr ${round(size / 55)} w ${gray} G` : '0 Tr';
    this.#write(`BT ${gray} g ${weight} 1 0 0 1 ${round(x)} ${round(y)} Tm ${showText(text, size)} ET`);
  }
  #write(operators: string): void {
    (this.#pages.at(-1) as string[]).push(operators);
  }
}
const round = (n: number): number => Math.round(n * 100) / 100;

/** Serializes numbered objects with their cross-reference table. */
function serializeObjects(objects: readonly Buffer[]): Buffer {
  const parts = [Buffer.from('%PDF-1.5\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let at = (parts[0] as Buffer).length;
  const places: number[] = [];
  for (const [i, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    places.push(at);
    at += part.length;
    parts.push(part);
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
