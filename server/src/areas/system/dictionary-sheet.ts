import { type Access, Failure, failure, readFields } from '@campus/contract/kit';
import { dictSheet, dictRefusals as refused, sysDict, sysDictItem } from '@campus/contract/system';
import type { EngineApi } from '../../kit/context.ts';
import type { RejectedRow } from '../../kit/excel/error-file.ts';
import type { SheetRow } from '../../kit/excel/read-options.ts';
import type { CellValue, SheetContent } from '../../kit/excel/sheet-content.ts';
import { SheetError } from '../../kit/excel/sheet-error.ts';
import { readSheet } from '../../kit/excel/sheet-reader.ts';
import type { Handle } from '../../kit/handle.ts';
import { sessionOf } from '../../kit/http/answer.ts';
import type { Answer, Call, Route } from '../../kit/http/route.ts';
import { listQuery } from '../../kit/read/query.ts';
import { fileAnswer } from '../../kit/spreadsheet/export.ts';
import { importAnswer, receiveImport } from '../../kit/spreadsheet/import.ts';
import { newId } from '../../kit/write/new-id.ts';
import { isSafeText } from '../../kit/write/safe-input.ts';
import { bulkInsert } from '../../seed/bulk.ts';
import { dropDictionaries } from './dictionary-admin.ts';

const [nameTitle, codeTitle, noteTitle] = dictSheet.dictionary;

const statusTexts = ['停用', '启用'];
const mostDictionaries = 1000;

/** The first header row has the dictionary columns and the block of items, the second the item columns. */
const sheetOf = (title: string, rows: Iterable<CellValue[]>, subtitle?: string): SheetContent => ({
  name: sysDict.title,
  title,
  ...(subtitle !== undefined && { subtitle }),
  columns: [...dictSheet.dictionary, dictSheet.items, ...dictSheet.item.slice(1).map(() => '')].map((heading) => ({
    title: heading,
    kind: 'text',
    width: 18,
  })),
  rows: [[...dictSheet.dictionary.map(() => null), ...dictSheet.item], ...rows],
});

async function exportDictionaries(engine: EngineApi, call: Call): Promise<Answer> {
  const session = sessionOf(call);
  const context = engine.context(call);
  const query = listQuery(engine, sysDict, call.query, session);
  const chosen = (call.query.selections ?? '').split(',').filter(Boolean);
  const filter = { all: [query.filter, ...(chosen.length > 0 ? [['id', 'in', chosen] as const] : [])] };
  const found = await engine.find(
    sysDict,
    filter,
    ['dictName', 'dictCode', 'description'],
    context,
    mostDictionaries + 1,
  );
  if (found.length > mostDictionaries) throw failure('exportTooLarge', mostDictionaries);
  const items = await context.db
    .selectFrom('sys_dict_item')
    .where('delFlag', '=', 0)
    .where('dictId', 'in', ['', ...found.map((row) => row.id as string)])
    .selectAll()
    .orderBy('sortOrder')
    .orderBy('id')
    .execute();
  const byDictionary = Map.groupBy(items, (item) => item.dictId);
  const lines = found.flatMap((dictionary) => {
    const own = [dictionary.dictName, dictionary.dictCode, dictionary.description] as CellValue[];
    const below = (byDictionary.get(dictionary.id as string) ?? []).map((item): CellValue[] => [
      item.itemText,
      item.itemValue,
      item.description,
      item.itemColor,
      String(item.sortOrder ?? ''),
      statusTexts[item.status ?? 1] ?? null,
    ]);
    if (below.length === 0) return [own];
    return below.map((cells, i) => [...(i === 0 ? own : own.map(() => null)), ...cells]);
  });
  const content = sheetOf(`${sysDict.title}列表数据`, lines, `导出人:${session.realname}`);
  return fileAnswer(content, call.query.format, `${found.length}个字典，${items.length}个字典项`);
}
const template = (format: string | undefined): Promise<Answer> =>
  fileAnswer(
    sheetOf(
      `${sysDict.title}导入模板`,
      [
        ['示例字典', 'sample_dict', '说明', '选项一', '1', '', '#1890FF', '1', '启用'],
        [null, null, null, '选项二', '2', '', '', '2', '启用'],
      ],
      '第三、四行为标题行，请勿修改；同一字典的字典项连续填写，字典名称和编码只填在第一行。导入前请删除示例。',
    ),
    format,
  );

interface ReadItem {
  readonly line: SheetRow;
  readonly cells: Readonly<Record<string, string>>;
}
interface ReadDictionary {
  readonly lines: SheetRow[];
  readonly name: string;
  readonly code: string;
  readonly note: string;
  readonly items: ReadItem[];
}

/** Groups rows into dictionaries: a row without name and code belongs to the dictionary above. */
function dictionariesOf(
  titles: readonly string[],
  lines: readonly SheetRow[],
): { found: ReadDictionary[]; lost: SheetRow[] } {
  const at = (title: string): number => titles.indexOf(title);
  const first = at(dictSheet.items);
  const [headings, ...rest] = lines;
  const found: ReadDictionary[] = [];
  const lost: SheetRow[] = [];
  for (const line of rest) {
    const cell = (i: number): string => (line.cells[i] ?? '').trim();
    const [name, code] = [cell(at(nameTitle)), cell(at(codeTitle))];
    if (name !== '' || code !== '') found.push({ lines: [], name, code, note: cell(at(noteTitle)), items: [] });
    const current = found.at(-1);
    if (!current) {
      lost.push(line);
      continue;
    }
    current.lines.push(line);
    const cells = Object.fromEntries(
      (headings?.cells ?? []).flatMap((title, i) => (i >= first && title !== '' ? [[title.trim(), cell(i)]] : [])),
    );
    if (Object.values(cells).some((value) => value !== '')) current.items.push({ line, cells });
  }
  return { found, lost };
}

function itemOf({ cells }: ReadItem, i: number) {
  const [nameOf, codeOf, noteOf, colourOf, orderOf, statusOf] = dictSheet.item;
  const { dictId: _dictionary, ...fields } = sysDictItem.fields;
  return readFields(fields, {
    itemText: cells[nameOf],
    itemValue: cells[codeOf],
    description: cells[noteOf],
    itemColor: cells[colourOf],
    sortOrder: cells[orderOf] || i + 1,
    status: cells[statusOf] === statusTexts[0] || cells[statusOf] === '0' ? 0 : 1,
  });
}

/** Imports one dictionary with its items atomically. Returns the rejected rows with their reasons. */
async function importOne(engine: EngineApi, call: Call, given: ReadDictionary): Promise<RejectedRow[]> {
  const reasons = new Map<number, string>();
  const seen = new Set<string>();
  for (const { row, cells } of given.lines) if (!cells.every(isSafeText)) reasons.set(row, failure('badText').message);
  const items = given.items.flatMap((item, i) => {
    try {
      const draft = itemOf(item, i);
      if (seen.has(String(draft.itemValue))) throw new Failure('refused', refused.importItemTwice);
      seen.add(String(draft.itemValue));
      return [draft];
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      reasons.set(item.line.row, Object.values(error.fields ?? {}).join('；') || error.message);
      return [];
    }
  });
  const first = given.lines[0] as SheetRow;
  if (reasons.size === 0) {
    try {
      await engine.transaction(call, async (context) => {
        const body = { dictName: given.name, dictCode: given.code, description: given.note };
        const row = await engine.add(sysDict, body, context);
        const { username } = context.session;
        const system = { tenantId: 0, createBy: username, createTime: context.now, delFlag: 0, version: 0 };
        await bulkInsert(
          context.db as unknown as Handle,
          sysDictItem,
          items.map((item) => ({ ...system, ...item, id: newId(), dictId: row.id })),
        );
      });
      return [];
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const isTaken = error.fields?.dictCode === '字典编码已存在' || error.message === '字典编码已存在';
      reasons.set(
        first.row,
        isTaken ? refused.importCodeTaken : Object.values(error.fields ?? {}).join('；') || error.message,
      );
    }
  }
  return given.lines.map(({ row, cells }) => ({
    row,
    cells,
    reason: `第${row}行：${reasons.get(row) ?? refused.importOther}`,
  }));
}

async function importDictionaries(engine: EngineApi, call: Call): Promise<Answer> {
  const { uploads, fields } = await receiveImport(call);
  // The two header rows do not support column mapping or a dry run.
  if (['check', 'mapping', 'corrections'].some((name) => fields.has(name))) throw failure('importMapping');
  const [upload] = uploads;
  if (!upload) throw failure('importFailed');
  try {
    const reading = await readSheet(upload.content, { headings: [nameTitle, codeTitle, dictSheet.items] });
    const titles = reading.sheets[0]?.headings ?? [];
    const lines: SheetRow[] = [];
    for await (const batch of reading.batches) lines.push(...batch.rows);
    const { found, lost } = dictionariesOf(titles, lines);
    const rows: RejectedRow[] = lost.map(({ row, cells }) => ({
      row,
      cells,
      reason: `第${row}行：${refused.importNoDict}`,
    }));
    for (const dictionary of found) rows.push(...(await importOne(engine, call, dictionary)));
    const done = found.reduce((sum, { lines: all }) => sum + all.length, 0) + lost.length - rows.length;
    if (done > 0) await engine.transaction(call, async (context) => dropDictionaries(context));
    // Includes the second header row with the rejected rows, so that the file can be imported again unchanged.
    const lead = lines.slice(0, 1).map(({ row, cells }) => ({ row, cells, reason: '' }));
    const counts = { added: done, updated: 0, unchanged: 0 };
    return importAnswer(engine, { counts, refused: rows, lead }, titles, upload, call);
  } catch (error) {
    if (error instanceof SheetError) throw new Failure(error.key, error.message);
    throw error;
  }
}

/** Spreadsheet import and export of dictionaries with their items. */
export const dictionarySheetRoutes = (engine: EngineApi): Route[] => [
  {
    methods: ['GET', 'POST'],
    path: `${sysDict.path}/exportXls`,
    access: [sysDict.can.exportXls, sysDict.can.importExcel] as unknown as Access,
    title: `${sysDict.title}导出`,
    operateType: 6,
    long: true,
    perMinute: 10,
    handle: async (call) => {
      const isTemplate = call.query.template === '1';
      engine.assertPermission(sessionOf(call), isTemplate ? sysDict.can.importExcel : sysDict.can.exportXls);
      return isTemplate ? template(call.query.format) : exportDictionaries(engine, call);
    },
  },
  {
    methods: ['POST'],
    path: `${sysDict.path}/importExcel`,
    access: sysDict.can.importExcel as Access,
    title: `${sysDict.title}导入`,
    operateType: 5,
    multipart: true,
    long: true,
    handle: (call) => importDictionaries(engine, call),
  },
];
