import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

/** 30,890 characters in TrueType outlines, under the SIL Open Font License; its package has 92 MB of other weights. */
const file = fileURLToPath(new URL('NotoSansSC_400Regular.ttf', import.meta.url));

/** Not drawn: controls, marks of direction and invisible joiners, all of which can hide or reorder text. */
const invisible = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;
const getCode = (char: string): string => `〔U+${(char.codePointAt(0) as number).toString(16).toUpperCase()}〕`;

/** No line starts with these, or ends with those. */
const closing = '，。、；：？！）〕】》〉」』”’％…—·,.;:?!)\\]}%';
const opening = '（〔【《〈「『“‘(\\[{';
/** What stays on one line: a Latin word or one other character, with its punctuation. */
const piece = new RegExp(
  `[${opening}]*(?:[\\p{Script=Latin}\\p{N}@._/+#&'-]+|[^${opening}])[${closing}]*|[${opening}]+`,
  'gu',
);

/** The face of all documents: its characters and their widths. */
export class PdfFont {
  readonly face: Font;
  readonly #widths = new Map<string, number>();

  constructor() {
    this.face = create(readFileSync(file)) as Font;
  }

  /** The text as it is drawn, in one line; a character that the face lacks becomes its number. */
  clean(text: string): string {
    const plain = text.normalize('NFC').replace(/\s/gu, (space) => (space === '\u3000' ? space : ' '));
    return [...plain.replace(invisible, '')].map((char) => (this.#has(char) ? char : getCode(char))).join('');
  }
  /** Width of clean text, in points. */
  width(text: string, size: number): number {
    let width = 0;
    for (const char of text) width += this.#widthOf(char);
    return (width * size) / this.face.unitsPerEm;
  }
  /** Lines of clean text, each at most `width` wide; a word longer than a line is broken. */
  wrap(text: string, size: number, width: number): string[] {
    return text.split(/\r\n|[\r\n\u2028\u2029]/u).flatMap((line) => this.#wrapLine(this.clean(line), size, width));
  }

  #wrapLine(text: string, size: number, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    const parts = (text.match(piece) ?? []).flatMap((part) => (this.width(part, size) > width ? [...part] : [part]));
    for (const part of parts) {
      if (line !== '' && this.width((line + part).trimEnd(), size) > width) {
        lines.push(line.trimEnd());
        line = part.trimStart();
      } else line += part;
    }
    return [...lines, line.trimEnd()];
  }
  #has(char: string): boolean {
    return this.face.hasGlyphForCodePoint(char.codePointAt(0) as number);
  }
  #widthOf(char: string): number {
    const known = this.#widths.get(char);
    if (known !== undefined) return known;
    const width = this.face.glyphForCodePoint(char.codePointAt(0) as number).advanceWidth;
    this.#widths.set(char, width);
    return width;
  }
}
