/** Advance widths of Helvetica for the characters from space to tilde, in thousandths of the size. */
const latin = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
const isLatin = (char: string): boolean => char >= ' ' && char <= '~';
const widthOf = (char: string): number => (isLatin(char) ? (latin[char.charCodeAt(0) - 32] as number) : 1000) / 1000;

/** Width of a line of text of this size, in points. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const char of text) width += widthOf(char) * size;
  return width;
}

/** Unbreakable units: a Latin word, or one character of any other script. */
const pieces = (text: string): string[] => text.match(/[!-~]+|[^!-~]/gu) ?? [];

/** Wraps the text to lines of at most `width`; breaks words longer than a line. */
export function wrapText(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split(/\r?\n/)) {
    let line = '';
    for (const piece of pieces(paragraph).flatMap((p) => (textWidth(p, size) > width ? [...p] : [p]))) {
      if (line !== '' && textWidth(line + piece, size) > width) {
        lines.push(line.trimEnd());
        line = piece === ' ' ? '' : piece;
      } else line += piece;
    }
    lines.push(line.trimEnd());
  }
  return lines;
}

const escapedLatin = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`;
const utf16 = (text: string): string => `<${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
/** Operators that show the text at the current point: Latin in F2, everything else in F1. */
export function showText(text: string, size: number): string {
  const clean = text.replace(/\p{Cc}/gu, ' ');
  const runs = clean.match(/[ -~]+|[^ -~]+/gu) ?? [];
  return runs
    .map((run) => (isLatin(run) ? `/F2 ${size} Tf ${escapedLatin(run)} Tj` : `/F1 ${size} Tf ${utf16(run)} Tj`))
    .join(' ');
}

/**
 * Font objects by number. F1 is a Chinese font that every PDF reader has or replaces; nothing is embedded, so files
 * stay small.
 */
export const fontObjects = (first: number): string[] => [
  `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UTF16-H /DescendantFonts [${first + 1} 0 R] >>`,
  `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /DW 1000 /FontDescriptor ${first + 2} 0 R >>`,
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
];
