import { Failure, failure, inRow, readFields } from '@campus/contract/kit';
import type { ImportFault } from '@campus/contract/rules';
import { dictRefusals as refused, sysDict, sysDictItem } from '@campus/contract/system';
import type { Context, EngineApi } from '../../kit/context.ts';
import type { RejectedRow } from '../../kit/excel/error-file.ts';
import type { SheetRow } from '../../kit/excel/read-options.ts';
import { SheetError } from '../../kit/excel/sheet-error.ts';
import { type Answer, type Call, ok } from '../../kit/http/route.ts';
import { importAnswer } from '../../kit/spreadsheet/import.ts';
import type { Headings } from '../../kit/spreadsheet/import-cells.ts';
import { checkImport, firstRows } from '../../kit/spreadsheet/import-check.ts';
import { type ReceivedImport, type Upload, withImport } from '../../kit/spreadsheet/import-files.ts';
import { ImportPlan } from '../../kit/spreadsheet/import-plan.ts';
import { runTrial } from '../../kit/spreadsheet/import-trial.ts';
import { newId } from '../../kit/write/new-id.ts';
import { isSafeText } from '../../kit/write/safe-input.ts';
import { bulkInsert } from '../../seed/bulk.ts';
import { dropDictionaries } from './dictionary-admin.ts';
import {
  type DictionaryLine,
  type DictionaryLines,
  dictionaryColumns,
  dictionarySheet,
  groupLines,
  openDictionarySheet,
  statusTexts,
} from './dictionary-lines.ts';

type Items = readonly ReturnType<typeof getItem>[];
/** Runs the write of one dictionary; returns the failure of one that was not written. */
type Attempt = (write: (context: Context) => Promise<void>) => Promise<Failure | undefined>;

/** A fault of a line, or of the other lines of its dictionary. */
interface LineFault extends ImportFault {
  readonly isGeneral?: boolean;
}

function getItem({ cells }: DictionaryLine, i: number) {
  const { dictId: _dictionary, ...fields } = sysDictItem.fields;
  return readFields(fields, {
    itemText: cells.itemText,
    itemValue: cells.itemValue,
    description: cells.itemDescription,
    itemColor: cells.itemColor,
    sortOrder: cells.sortOrder || i + 1,
    status: cells.status === statusTexts[0] || cells.status === '0' ? 0 : 1,
  });
}
const getFaults = (row: number, error: Failure, nameOf: (field: string) => string = (field) => field): ImportFault[] =>
  error.fields
    ? Object.entries(error.fields).map(([field, message]) => ({ row, field: nameOf(field), message }))
    : [{ row, field: null, message: error.message }];

/** The items of a dictionary, and the faults of its lines. */
function readItems({ lines, items }: DictionaryLines): { drafts: Items; faults: ImportFault[] } {
  const faults = lines.flatMap(({ row, cells }): ImportFault[] =>
    cells.every(isSafeText) ? [] : [{ row, field: null, message: failure('badText').message }],
  );
  /** Line of each value. */
  const seen = new Map<string, number>();
  const drafts = items.flatMap((item, i) => {
    const { row } = item.line;
    const value = item.cells.itemValue;
    const other = seen.get(value);
    if (value !== '' && other !== undefined)
      faults.push({ row, field: 'itemValue', message: refused.importItemTwice(other) });
    else seen.set(value, row);
    try {
      return [getItem(item, i)];
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      faults.push(...getFaults(row, error, (field) => (field === 'description' ? 'itemDescription' : field)));
      return [];
    }
  });
  return { drafts, faults };
}

async function write(engine: EngineApi, { first }: DictionaryLines, items: Items, context: Context): Promise<void> {
  const { dictName, dictCode, description } = first.cells;
  const row = await engine.add(sysDict, { dictName, dictCode, description }, context);
  const { username } = context.session;
  const system = { tenantId: 0, createBy: username, createTime: context.now, delFlag: 0, version: 0 };
  await bulkInsert(
    context.db,
    sysDictItem,
    items.map((item) => ({ ...system, ...item, id: newId(), dictId: row.id })),
  );
}

/** Saves one dictionary with its items, or none of it. Returns the faults of its lines; every line has one then. */
async function save(engine: EngineApi, given: DictionaryLines, attempt: Attempt): Promise<LineFault[]> {
  const { drafts, faults } = readItems(given);
  if (faults.length === 0) {
    const failed = await attempt((context) => write(engine, given, drafts, context));
    if (!failed) return [];
    const { row } = given.first.line;
    const isTaken = failed.fields?.dictCode === '字典编码已存在' || failed.message === '字典编码已存在';
    if (isTaken) faults.push({ row, field: 'dictCode', message: refused.importCodeTaken });
    else faults.push(...getFaults(row, failed));
  }
  const faulty = new Set(faults.map(({ row }) => row));
  const others = given.lines.filter(({ row }) => !faulty.has(row));
  const message = refused.importOther([...faulty].sort((a, b) => a - b).join('、'));
  return [...faults, ...others.map(({ row }) => ({ row, field: null, message, isGeneral: true }))];
}

/** Saves all dictionaries of these rows. Returns the faults; general ones last, so that a long list keeps the causes. */
async function saveAll(
  engine: EngineApi,
  rows: readonly SheetRow[],
  headings: Headings,
  attempt: Attempt,
): Promise<ImportFault[]> {
  const { found, lost } = groupLines(rows, headings);
  const faults: LineFault[] = lost.map(({ row }) => ({ row, field: null, message: refused.importNoDict }));
  for (const dictionary of found) faults.push(...(await save(engine, dictionary, attempt)));
  const sorted = [...faults.filter(({ isGeneral }) => !isGeneral), ...faults.filter(({ isGeneral }) => isGeneral)];
  return sorted.map(({ row, field, message }) => ({ row, field, message }));
}

/** Faults that an import of these rows would report; writes nothing. */
async function faultsInTrial(
  engine: EngineApi,
  call: Call,
  rows: readonly SheetRow[],
  headings: Headings,
): Promise<ImportFault[]> {
  let faults: ImportFault[] = [];
  await runTrial(engine, call, async (context) => {
    faults = await saveAll(engine, rows, headings, async (work) => {
      const failed = await context.attempt(() => work(context));
      return failed instanceof Failure ? failed : undefined;
    });
  });
  return faults;
}

async function checkFile(engine: EngineApi, call: Call, upload: Upload, plan: ImportPlan): Promise<Answer> {
  const reading = await openDictionarySheet(upload.path, true);
  try {
    const [own] = reading.sheets;
    if (!own) throw failure('importTemplate');
    const { titles, lead, rows } = dictionarySheet(own.headings, await firstRows(reading));
    const total = own.rowCount - (lead ? 1 : 0);
    const options = new Map([['status', statusTexts]]);
    const sheet = { titles, total, rows, columns: dictionaryColumns, options };
    return ok(await checkImport(sheet, plan, (checked, headings) => faultsInTrial(engine, call, checked, headings)));
  } finally {
    await reading.close();
  }
}

interface Outcome {
  readonly titles: readonly string[];
  readonly lead: readonly RejectedRow[];
  readonly refused: readonly RejectedRow[];
  readonly done: number;
}
async function importFile(engine: EngineApi, call: Call, upload: Upload, plan: ImportPlan): Promise<Outcome> {
  plan.assertComplete();
  const reading = await openDictionarySheet(upload.path, plan.mapping !== undefined);
  const lines: SheetRow[] = [];
  for await (const batch of reading.batches) lines.push(...batch.rows);
  const sheet = dictionarySheet(reading.sheets[0]?.headings ?? [], lines);
  const headings = plan.headings(sheet.titles);
  const rows = sheet.rows.map((row) => plan.applyCorrections(row, headings));
  const faults = await saveAll(engine, rows, headings, (work) =>
    engine.transaction(call, work).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof Failure) return error;
        throw error;
      },
    ),
  );
  const byRow = Map.groupBy(faults, ({ row }) => row);
  const rejected = rows.flatMap(({ row, cells }): RejectedRow[] => {
    const own = byRow.get(row);
    return own ? [{ row, cells, reason: inRow(row, own.map(({ message }) => message).join('；')) }] : [];
  });
  // The second heading line goes back with the refused rows, so that the file can be imported again as it is.
  const lead = sheet.lead ? [{ row: sheet.lead.row, cells: sheet.lead.cells, reason: '' }] : [];
  return { titles: sheet.ownTitles, lead, refused: rejected, done: rows.length - rejected.length };
}

/** `importExcel` of dictionaries: each is saved with its items or not at all; can be mapped, checked and corrected. */
export const importDictionaries = (engine: EngineApi, call: Call): Promise<Answer> =>
  withImport(call, (received) => importReceived(engine, call, received));

async function importReceived(engine: EngineApi, call: Call, { uploads, fields }: ReceivedImport): Promise<Answer> {
  const [upload] = uploads;
  if (!upload) throw failure('importFailed');
  const isCheck = fields.get('check') === '1';
  if (call.mode) call.mode.isTrial = isCheck;
  const plan = new ImportPlan(dictionaryColumns, fields.get('mapping'), fields.get('corrections'));
  // A mapping and corrections refer to the columns and lines of one file.
  if (uploads.length > 1 && !plan.isPlain) throw failure('importMapping');
  try {
    if (isCheck) return await checkFile(engine, call, upload, plan);
    const outcomes: Outcome[] = [];
    for (const file of uploads) outcomes.push(await importFile(engine, call, file, plan));
    const added = outcomes.reduce((sum, { done }) => sum + done, 0);
    if (added > 0) await engine.transaction(call, async (context) => dropDictionaries(context));
    const { titles, lead } = outcomes.at(-1) as Outcome;
    const run = { counts: { added, updated: 0, unchanged: 0 }, refused: outcomes.flatMap((one) => one.refused), lead };
    return await importAnswer(engine, run, titles, upload, call);
  } catch (error) {
    if (error instanceof SheetError) throw new Failure(error.key, error.message);
    throw error;
  }
}
