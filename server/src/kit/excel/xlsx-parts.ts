const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEETML = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Cell formats by their index in the style sheet below. */
export const xlsxFormat = { general: 0, text: 1, heading: 2, title: 3 } as const;

// Characters that XML cannot hold: spreadsheets write them as _x0001_, and escape such a text itself as _x005F_x0001_.
const unwritable = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;
const escapeLike = /_(?=x[0-9A-Fa-f]{4}_)/g;
const special = /[&<>"\r]/g;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };

/** Escapes a text as XML content or attribute value of a spreadsheet part. */
export function xmlText(text: string): string {
  return text
    .replace(escapeLike, '_x005F_')
    .replace(unwritable, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(special, (character) => entities[character] ?? '');
}

const relationship = (at: number, type: string, target: string) =>
  `<Relationship Id="rId${at}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`;

const override = (part: string, type: string) => `<Override PartName="/${part}" ContentType="${SHEETML}.${type}+xml"/>`;

const font = (points: number, bold: boolean) =>
  `<font>${bold ? '<b/>' : ''}<sz val="${points}"/><name val="宋体"/></font>`;

const cellFormat = (fontIndex: number, numberFormat: number, centred: boolean) =>
  `<xf numFmtId="${numberFormat}" fontId="${fontIndex}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"` +
  (centred ? ' applyAlignment="1"><alignment horizontal="center" vertical="center"/></xf>' : '/>');

/** Every part of an .xlsx file except the sheets, by path. */
export function xlsxParts(sheetNames: readonly string[]): [path: string, xml: string][] {
  const sheets = sheetNames.map(
    (name, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const types = sheetNames.map((_, at) => override(`xl/worksheets/sheet${at + 1}.xml`, 'worksheet'));
  const targets = sheetNames.map((_, at) => relationship(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`));
  return [
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        `${override('xl/workbook.xml', 'sheet.main')}${override('xl/styles.xml', 'styles')}${types.join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relationship(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets.join('')}` +
        `${relationship(sheetNames.length + 1, 'styles', 'styles.xml')}</Relationships>`,
    ],
    [
      'xl/styles.xml',
      `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="3">${font(11, false)}${font(11, true)}${font(14, true)}</fonts>` +
        '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
        '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
        '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
        `<cellXfs count="4">${cellFormat(0, 0, false)}${cellFormat(0, 49, false)}${cellFormat(1, 49, true)}${cellFormat(2, 49, true)}</cellXfs>` +
        '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
    ],
  ];
}

/** Start of a sheet part: freezes the headings, sets widths and formats of the columns. */
export function sheetHead(
  columns: readonly { width: number; text: boolean }[],
  headings: number,
  first: boolean,
): string {
  const widths = columns.map(
    ({ width, text }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1" style="${text ? xlsxFormat.text : xlsxFormat.general}"/>`,
  );
  return (
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"${first ? ' tabSelected="1"' : ''}>` +
    `<pane ySplit="${headings}" topLeftCell="A${headings + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `${widths.length > 0 ? `<cols>${widths.join('')}</cols>` : ''}<sheetData>`
  );
}

/** End of a sheet part: merges the title lines across all columns. */
export function sheetTail(lastColumn: string, titleLines: number): string {
  const merged = Array.from({ length: titleLines }, (_, at) => `<mergeCell ref="A${at + 1}:${lastColumn}${at + 1}"/>`);
  const merges = titleLines > 0 ? `<mergeCells count="${titleLines}">${merged.join('')}</mergeCells>` : '';
  return `</sheetData>${merges}</worksheet>`;
}
