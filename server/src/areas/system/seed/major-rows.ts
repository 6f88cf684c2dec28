import { graduate, undergraduate, vocational } from './major-catalogue.ts';

export interface MajorRow {
  readonly code: string;
  readonly name: string;
  readonly parentCode: string | null;
}
const roots: readonly MajorRow[] = [
  { code: 'U', name: '本科专业', parentCode: null },
  { code: 'G', name: '研究生学科', parentCode: null },
  { code: 'V', name: '高职专业', parentCode: null },
];
const entries = (text: string): { code: string; name: string }[] =>
  text
    .trim()
    .split(/[\n|]/)
    .map((entry) => ({ code: entry.slice(0, entry.indexOf(' ')), name: entry.slice(entry.indexOf(' ') + 1) }));
/** Parent code: a discipline is below its root, a class below its discipline, a major below its class. */
const above = (code: string): string => (code.length === 2 ? 'U' : code.slice(0, code.length === 4 ? 2 : 4));

/** The catalogue as rows; graduate and vocational codes are prefixed with their root's letter to stay unique. */
export const majorRows: readonly MajorRow[] = [
  ...roots,
  ...entries(undergraduate).map(({ code, name }) => ({ code, name, parentCode: above(code) })),
  ...entries(graduate).map(({ code, name }) => ({ code: `G${code}`, name, parentCode: 'G' })),
  ...entries(vocational).map(({ code, name }) => ({ code: `V${code}`, name, parentCode: 'V' })),
];
