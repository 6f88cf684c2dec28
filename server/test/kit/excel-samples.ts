import { crc32, deflateRawSync } from 'node:zlib';
import type { ReadOptions } from '../../src/kit/excel/read-options.ts';
import type { SheetColumn, SheetFile } from '../../src/kit/excel/sheet-content.ts';
import { readSheet } from '../../src/kit/excel/sheet-reader.ts';

export const getBytes = (file: SheetFile) => Buffer.concat(file.chunks);

export const textColumns = (...titles: string[]): SheetColumn[] => titles.map((title) => ({ title, kind: 'text' }));

/** All rows of a file, sheet by sheet, with what was known before the first of them. */
export async function readAll(file: Uint8Array | string, options: Partial<ReadOptions> = {}) {
  const reading = await readSheet(file, options);
  const rows: string[][][] = reading.sheets.map(() => []);
  const numbers: number[] = [];
  for await (const batch of reading.batches) {
    for (const { row, cells } of batch.rows) {
      rows[batch.sheet]?.push(cells);
      numbers.push(row);
    }
  }
  return { sheets: reading.sheets, rows, numbers };
}

/** One file of an archive that need not be honest: any part of what its headers say can be set. */
export interface RawPart {
  name: string;
  content: string | Buffer;
  declaredSize?: number;
  declaredCrc?: number;
  flags?: number;
  /** Points its directory entry at the part before it. */
  overlaps?: boolean;
}

/** An archive as written by hand, compressed. */
export function rawZip(parts: readonly RawPart[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  let previous = 0;
  for (const { name, content, declaredSize, declaredCrc, flags = 0, overlaps } of parts) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(declaredCrc ?? crc32(plain), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(declaredSize ?? plain.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    local.push(Buffer.from('504b0304', 'hex'), common, Buffer.from(name), packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(overlaps ? previous : offset, 10);
    central.push(Buffer.from('504b01021400', 'hex'), common, rest, Buffer.from(name));
    previous = offset;
    offset += 30 + Buffer.byteLength(name) + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const links = (...rows: string[]) => `<Relationships>${rows.join('')}</Relationships>`;
const link = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`;

/** The parts of a small .xlsx file with one sheet; `sheet` is the content of its `sheetData`. */
export function xlsxPartsWith(
  sheet: string,
  more: { strings?: string; styles?: string; workbook?: string } = {},
): RawPart[] {
  const parts: RawPart[] = [
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: '_rels/.rels', content: links(link('r1', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      content:
        more.workbook ?? '<workbook xmlns:r="r"><sheets><sheet name="一" sheetId="1" r:id="r1"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: links(
        link('r1', 'worksheet', 'worksheets/sheet1.xml'),
        link('r2', 'sharedStrings', 'sharedStrings.xml'),
        link('r3', 'styles', '/xl/styles.xml'),
      ),
    },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet><sheetData>${sheet}</sheetData></worksheet>` },
  ];
  if (more.strings !== undefined) parts.push({ name: 'xl/sharedStrings.xml', content: more.strings });
  if (more.styles !== undefined) parts.push({ name: 'xl/styles.xml', content: more.styles });
  return parts;
}

export const xlsxWith = (...sheet: Parameters<typeof xlsxPartsWith>) => rawZip(xlsxPartsWith(...sheet));

/** A small generator with a seed, so that a failing file can be made again. */
export function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Bytes that no compression makes smaller. */
export function noise(size: number, seed: number): Buffer {
  const roll = dice(seed);
  return Buffer.from(Array.from({ length: size }, () => roll(256)));
}
