import { writeXlsx } from '../../src/kit/excel/xlsx-writer.ts';

const boundary = 'sheet'.repeat(4);

/** A form upload of a workbook: one there is, or one with a single row of cells by their headings. */
export async function xlsxUpload(sheet: Buffer | Readonly<Record<string, string>>) {
  const file = Buffer.isBuffer(sheet) ? sheet : await oneRow(sheet);
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="rows.xls"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
async function oneRow(cells: Readonly<Record<string, string>>): Promise<Buffer> {
  const columns = Object.keys(cells).map((title) => ({ title, kind: 'text' as const }));
  const { chunks } = await writeXlsx({ name: '导入', columns, rows: [Object.values(cells)] });
  return Buffer.concat(chunks);
}
