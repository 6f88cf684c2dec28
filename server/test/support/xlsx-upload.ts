import { writeXlsx } from '../../src/kit/excel/xlsx-writer.ts';

const boundary = 'sheet'.repeat(4);
type Cells = Readonly<Record<string, string>>;

/** A form upload of a workbook: one there is, or rows of cells by their headings; with further fields of the form. */
export async function xlsxUpload(sheet: Buffer | Cells | readonly Cells[], fields: Cells = {}) {
  const file = Buffer.isBuffer(sheet) ? sheet : await loadWorkbook((Array.isArray(sheet) ? sheet : [sheet]) as Cells[]);
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="rows.xls"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const others = Object.entries(fields).map(
    ([name, value]) => `\r\n--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}`,
  );
  return {
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`${others.join('')}\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
async function loadWorkbook(rows: readonly Cells[]): Promise<Buffer> {
  const columns = Object.keys(rows[0] ?? {}).map((title) => ({ title, kind: 'text' as const }));
  const { chunks } = await writeXlsx({ name: '导入', columns, rows: rows.map((row) => Object.values(row)) });
  return Buffer.concat(chunks);
}
