import { inflateSync } from 'node:zlib';

/** The unpacked streams of a PDF, in the order of the file. */
function getStreams(file: Buffer): string[] {
  const raw = file.toString('latin1');
  return [...raw.matchAll(/<<([\s\S]*?)>>\s*stream\r?\n/g)].flatMap(({ index, 0: head, 1: entries = '' }) => {
    const length = Number(/\/Length (\d+)/.exec(entries)?.[1]);
    if (!entries.includes('/FlateDecode') || Number.isNaN(length)) return [];
    const from = index + head.length;
    return [inflateSync(file.subarray(from, from + length)).toString('latin1')];
  });
}
const unicode = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** The characters of the glyphs, as the file itself says for copying and searching. */
function getCharacters(streams: readonly string[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const map of streams.filter((stream) => stream.includes('beginbfrange')))
    for (const [, start = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g))
      for (const [i, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries())
        found.set(Number.parseInt(start, 16) + i, unicode(hex.replace(/\s/g, '')));
  return found;
}

/** The text of a PDF of ours, one line for each drawn line. A glyph without an outline (a box) is read as `□`. */
export function pdfText(file: Buffer): string {
  const streams = getStreams(file);
  const characters = getCharacters(streams);
  const lines = streams.flatMap((stream) =>
    [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map(([, shown = '']) =>
      [...shown.matchAll(/<([0-9a-f]+)>/g)]
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map((code) => (code === '0000' ? '□' : (characters.get(Number.parseInt(code, 16)) ?? '□')))
        .join(''),
    ),
  );
  return lines.join('\n');
}
/** Number of pages. */
export const pdfPages = (file: Buffer): number => file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
