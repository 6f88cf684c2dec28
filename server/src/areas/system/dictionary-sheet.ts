import { failure } from '@campus/contract/kit';
import { dictSheet, sysDict } from '@campus/contract/system';
import { rawRoutes } from '../../kit/area-server.ts';
import type { EngineApi } from '../../kit/context.ts';
import type { CellValue, SheetContent } from '../../kit/excel/sheet-content.ts';
import { getSession } from '../../kit/http/answer.ts';
import type { Answer, Call, Route } from '../../kit/http/route.ts';
import { listQuery } from '../../kit/read/query.ts';
import { fileAnswer } from '../../kit/spreadsheet/export.ts';
import { importDictionaries } from './dictionary-import.ts';
import { statusTexts } from './dictionary-lines.ts';

const mostDictionaries = 1000;

/** The first header row has the dictionary columns and the block of items, the second the item columns. */
const getSheet = (title: string, rows: Iterable<CellValue[]>, subtitle?: string): SheetContent => ({
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
  const session = getSession(call);
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
  const content = getSheet(`${sysDict.title}列表数据`, lines, `导出人:${session.realname}`);
  return fileAnswer(content, call.query.format, `${found.length}个字典，${items.length}个字典项`);
}
const template = (format: string | undefined): Promise<Answer> =>
  fileAnswer(
    getSheet(
      `${sysDict.title}导入模板`,
      [
        ['示例字典', 'sample_dict', '说明', '选项一', '1', '', '#1890FF', '1', '启用'],
        [null, null, null, '选项二', '2', '', '', '2', '启用'],
      ],
      '第三、四行为标题行，请勿修改；同一字典的字典项连续填写，字典名称和编码只填在第一行。导入前请删除示例。',
    ),
    format,
  );

/** Spreadsheet import and export of dictionaries with their items. */
const createSheetRoutes = (engine: EngineApi): Route[] => [
  {
    methods: ['GET', 'POST'],
    path: `${sysDict.path}/exportXls`,
    access: [sysDict.can.exportXls, sysDict.can.importExcel],
    title: `${sysDict.title}导出`,
    operateType: 6,
    long: true,
    perMinute: 10,
    handle: async (call) => {
      const isTemplate = call.query.template === '1';
      engine.assertPermission(getSession(call), isTemplate ? sysDict.can.importExcel : sysDict.can.exportXls);
      return isTemplate ? template(call.query.format) : exportDictionaries(engine, call);
    },
  },
  {
    methods: ['POST'],
    path: `${sysDict.path}/importExcel`,
    access: sysDict.can.importExcel,
    title: `${sysDict.title}导入`,
    operateType: 5,
    multipart: true,
    long: true,
    handle: (call) => importDictionaries(engine, call),
  },
];

export const dictionarySheetRoutes = rawRoutes(createSheetRoutes);
