import PDFKit from 'pdfkit';
import type { PdfContent, Picture, TextStyle } from './pdf-content.ts';
import type { PdfFont } from './pdf-font.ts';

export const margin = 56;
const lineHeight = 1.6;
/** A page needs a few milliseconds; more of them are no document that anybody prints. */
const mostPages = 500;
/** A picture is decoded in memory, four bytes a pixel. */
const mostPixels = 25_000_000;
interface OpenedImage {
  readonly width: number;
  readonly height: number;
}
const formatGray = (gray: number): string =>
  `#${Math.round(gray * 255)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)}`;

/** The pages of a document, filled from top to bottom. `y` is where the next content begins. */
export class PdfPages {
  readonly font: PdfFont;
  readonly width: number;
  readonly #doc: InstanceType<typeof PDFKit>;
  readonly #content: PdfContent;
  readonly #chunks: Buffer[] = [];
  #pages = 0;
  y = margin;

  constructor(content: PdfContent, font: PdfFont) {
    this.font = font;
    this.#content = content;
    this.#doc = new PDFKit({
      size: 'A4',
      layout: content.landscape ? 'landscape' : 'portrait',
      margin: 0,
      bufferPages: true,
      autoFirstPage: false,
      lang: 'zh-CN',
      displayTitle: true,
      // Without a font the library looks for Helvetica; its types lack the parsed face, which it accepts.
      font: font.face as unknown as string,
      info: { Title: font.clean(content.title), CreationDate: new Date(`${content.created.replace(' ', 'T')}+08:00`) },
    });
    this.#doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.newPage();
    this.width = this.#doc.page.width - 2 * margin;
  }

  get bottom(): number {
    return this.#doc.page.height - margin;
  }
  newPage(): void {
    this.#pages += 1;
    if (this.#pages > mostPages) throw new Error(`a document has more than ${mostPages} pages`);
    this.#doc.addPage();
    this.y = margin;
    if (this.#content.stamp !== undefined) this.#drawStamp(this.font.clean(this.#content.stamp));
  }
  /** Begins a new page when less than `height` is left on this one. */
  reserve(height: number): void {
    if (this.y + height > this.bottom && this.y > margin) this.newPage();
  }

  /** A wrapped paragraph between `indent` and `width`; lines that do not fit continue on the next page. */
  paragraph(text: string, { size = 10.5, indent = 0, above = 0, align = 'left', ...look }: TextStyle = {}): void {
    this.y += above;
    const width = this.width - indent;
    for (const line of this.font.wrap(text, size, width)) {
      this.reserve(size * lineHeight);
      const free = width - this.font.width(line, size);
      const shift = align === 'left' ? 0 : align === 'right' ? free : free / 2;
      this.line(line, margin + indent + shift, this.y, { size, ...look });
      this.y += size * lineHeight;
    }
  }
  /** One line of clean text with its box at this point. */
  line(text: string, x: number, y: number, { size = 10.5, bold = false, gray = 0 }: TextStyle = {}): void {
    if (text === '') return;
    const color = formatGray(gray);
    const base = y + (size * lineHeight) / 2 + size * 0.36;
    this.#doc
      .fontSize(size)
      .fillColor(color)
      .strokeColor(color)
      .lineWidth(size / 55);
    // Without OpenType features the advance widths of the face apply: quotation marks keep theirs.
    this.#doc.text(text, x, base, {
      lineBreak: false,
      features: [],
      baseline: 'alphabetic',
      fill: true,
      stroke: bold,
    });
  }
  height(lines: number, size: number): number {
    return lines * size * lineHeight;
  }
  rule(y: number): void {
    this.#doc
      .moveTo(margin, y)
      .lineTo(margin + this.width, y)
      .lineWidth(0.6)
      .stroke('#bfbfbf');
  }
  frame(x: number, y: number, width: number, height: number, fill?: string): void {
    const box = this.#doc.rect(x, y, width, height).lineWidth(0.5);
    if (fill === undefined) box.stroke('#8c8c8c');
    else box.fillAndStroke(fill, '#8c8c8c');
  }
  dots(x: number, y: number, side: number, rows: readonly (readonly boolean[])[]): void {
    const dot = side / rows.length;
    for (const [down, row] of rows.entries())
      for (const [across, isDark] of row.entries())
        if (isDark) this.#doc.rect(x + across * dot, y + down * dot, dot, dot);
    this.#doc.fill('#000000');
  }
  /** The picture within this box; a note when it cannot be read. */
  picture(picture: Picture, x: number, y: number, width: number, height: number): void {
    try {
      const image = this.#open(Buffer.from(picture));
      if (image.width * image.height > mostPixels) throw new Error('a picture is too large');
      this.#doc.image(image as never, x, y, { fit: [width, height], align: 'center', valign: 'center' });
    } catch {
      this.frame(x, y, width, height);
      this.line('图片无法显示', x + 4, y + 2, { size: 9, gray: 0.5 });
    }
  }

  /** Writes the foot of every page, which needs their number, and ends the document. */
  async finish(): Promise<Buffer> {
    for (let at = 0; at < this.#pages; at++) {
      this.#doc.switchToPage(at);
      const foot = [this.#content.footer, `第 ${at + 1} 页 共 ${this.#pages} 页`].filter(Boolean).join('　');
      const [line = ''] = this.font.wrap(foot, 8, this.width);
      this.line(line, margin + (this.width - this.font.width(line, 8)) / 2, this.#doc.page.height - 40, {
        size: 8,
        gray: 0.45,
      });
    }
    const ended = new Promise<void>((resolve) => this.#doc.on('end', resolve));
    this.#doc.end();
    await ended;
    return Buffer.concat(this.#chunks);
  }

  #open(picture: Buffer): OpenedImage {
    type Opening = { openImage(source: Buffer): OpenedImage };
    // The types of the library lack this method.
    return (this.#doc as unknown as Opening).openImage(picture);
  }
  #drawStamp(stamp: string): void {
    const { width, height } = this.#doc.page;
    const small = this.font.width(stamp, 8);
    this.line(stamp, Math.max((width - small) / 2, 20), 22, { size: 8, gray: 0.5 });
    // As large as the page is wide along the slope, but a short one no larger than a heading can be.
    const size = Math.min(64, (64 * width * 0.9) / this.font.width(stamp, 64));
    for (const y of [height * 0.36, height * 0.72]) {
      this.#doc.save();
      this.#doc.rotate(-30, { origin: [width / 2, y] });
      this.line(stamp, (width - this.font.width(stamp, size)) / 2, y, { size, gray: 0.92 });
      this.#doc.restore();
    }
  }
}
