/** Spreadsheets of students for the import. */
import { read, utils, write } from '@e965/xlsx';

/** Values by heading. */
export type SheetRow = Readonly<Record<string, string>>;

const sheetName = '学生档案';

/** Fictitious students with consecutive phone and student numbers; `from` sets the first. */
export const students = (from: number, count: number): SheetRow[] =>
  Array.from({ length: count }, (_, i) => ({
    姓名: '导入学生',
    学号: `IMP${from + i}`,
    性别: i % 2 === 0 ? '男' : '女',
    手机号: `18${String(from + i).padStart(9, '0')}`,
    院系: '就业服务中心',
    学历: '本科生毕业',
    专业名称: '英语',
    学制: '4',
    入学日期: '2023-09-01',
    毕业日期: '2027-06-30',
    生源地: '浙江省/杭州市/上城区',
    学校: '云湖大学',
  }));

/** A workbook in the old format with the layout of the template. */
export function workbook(rows: readonly SheetRow[]): Buffer {
  const headings = Object.keys(rows[0] ?? {});
  const lines = [
    ['学生档案导入模板'],
    ['导入'],
    headings,
    ...rows.map((row) => headings.map((name) => row[name] ?? '')),
  ];
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines), sheetName);
  return write(book, { type: 'buffer', bookType: 'biff8' });
}

/** Rows of an exported workbook; the heading row is the first one with a known heading. */
export function getRows(file: Buffer): SheetRow[] {
  const { Sheets, SheetNames } = read(file);
  const lines = utils.sheet_to_json<string[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1, raw: false, defval: '' });
  const at = lines.findIndex((line) => line.includes('学号'));
  const headings = lines[at] ?? [];
  return lines.slice(at + 1).map((line) => Object.fromEntries(headings.map((name, i) => [name, line[i] ?? ''])));
}
