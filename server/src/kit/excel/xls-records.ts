import type { ChunkedOutput } from './chunked-output.ts';

/** Cell formats by their index in the table of `writeFormats`. */
export const format = { general: 15, text: 16, heading: 17, title: 18 } as const;

const AS_TEXT = 49;

/** Starts a record of the given type and length. */
export function record(out: ChunkedOutput, type: number, length: number): void {
  out.u16(type);
  out.u16(length);
}

/** Starts the workbook part or a sheet part. */
export function writeBegin(out: ChunkedOutput, part: 'workbook' | 'sheet'): void {
  record(out, 0x809, 16);
  for (const value of [0x600, part === 'workbook' ? 0x05 : 0x10, 0x0dbb, 0x07cc]) out.u16(value);
  out.u32(0);
  out.u32(6);
}

export function writeEnd(out: ChunkedOutput): void {
  record(out, 0x0a, 0);
}

function writeFont(out: ChunkedOutput, points: number, bold: boolean): void {
  const name = '宋体';
  record(out, 0x31, 16 + name.length * 2);
  for (const value of [points * 20, 0, 0x7fff, bold ? 700 : 400, 0]) out.u16(value);
  for (const value of [0, 0, 134, 0, name.length, 1]) out.u8(value);
  out.text(name, 'utf16le');
}

function writeFormat(
  out: ChunkedOutput,
  font: number,
  numberFormat: number,
  options: { style?: boolean; centred?: boolean },
): void {
  record(out, 0xe0, 20);
  out.u16(font);
  out.u16(numberFormat);
  out.u16(options.style ? 0xfff5 : 1);
  out.u8(options.centred ? 0x12 : 0x10);
  out.u8(0);
  out.u8(0);
  out.u8(options.style ? 0 : 0x1c);
  out.u32(0);
  out.u32(0);
  out.u16(0x20c0);
}

/** Window, fonts and cell formats. BIFF8 has no font 4, so the fifth font has index 5. */
export function writeFormats(out: ChunkedOutput): void {
  record(out, 0x42, 2);
  out.u16(1200);
  record(out, 0x3d, 18);
  for (const value of [0, 0, 0x4000, 0x2000, 0x38, 0, 0, 1, 0x258]) out.u16(value);
  for (let at = 0; at < 4; at += 1) writeFont(out, 11, false);
  writeFont(out, 11, true);
  writeFont(out, 14, true);
  for (let at = 0; at < 15; at += 1) writeFormat(out, 0, 0, { style: true });
  writeFormat(out, 0, 0, {});
  writeFormat(out, 0, AS_TEXT, {});
  writeFormat(out, 5, AS_TEXT, { centred: true });
  writeFormat(out, 6, AS_TEXT, { centred: true });
  record(out, 0x293, 4);
  out.u16(0x8000);
  out.u8(0);
  out.u8(0xff);
}

/** Length of the record of `writeSheetEntry`, including four bytes of type and length. */
export function sheetEntryLength(name: string): number {
  return 12 + name.length * 2;
}

/** Entry of a sheet in the workbook part; `offset` is the start of the sheet part. */
export function writeSheetEntry(out: ChunkedOutput, name: string, offset: number): void {
  record(out, 0x85, 8 + name.length * 2);
  out.u32(offset);
  out.u16(0);
  out.u8(name.length);
  out.u8(1);
  out.text(name, 'utf16le');
}

/** Column widths, default formats and the used range; `rows` includes the headings. */
export function writeColumns(
  out: ChunkedOutput,
  columns: readonly { width: number; text: boolean }[],
  rows: number,
): void {
  columns.forEach((column, at) => {
    record(out, 0x7d, 12);
    for (const value of [at, at, Math.min(255, column.width) * 256, column.text ? format.text : format.general, 0, 0]) {
      out.u16(value);
    }
  });
  record(out, 0x200, 14);
  out.u32(0);
  out.u32(rows);
  for (const value of [0, columns.length, 0]) out.u16(value);
}

/** View settings after the cells: freezes the headings, merges the title lines across all columns. */
export function writeView(out: ChunkedOutput, view: { first: boolean; headings: number; columns: number }): void {
  record(out, 0x23e, 18);
  for (const value of [0x01be | (view.first ? 0x600 : 0), 0, 0]) out.u16(value);
  out.u32(64);
  out.u16(0);
  out.u16(0);
  out.u32(0);
  record(out, 0x41, 10);
  for (const value of [0, view.headings, view.headings, 0, 2]) out.u16(value);
  const merged = view.columns > 1 ? view.headings - 1 : 0;
  if (merged === 0) return;
  record(out, 0xe5, 2 + merged * 8);
  out.u16(merged);
  for (let row = 0; row < merged; row += 1) {
    for (const value of [row, row, 0, view.columns - 1]) out.u16(value);
  }
}
