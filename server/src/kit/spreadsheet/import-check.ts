import { type AnyEntity, type Field, failure, fieldOf } from '@campus/contract/kit';
import { type ImportCheck, importCheckLimits } from '@campus/contract/rules';
import type { SheetRow } from '../excel/read-options.ts';
import type { SheetReading } from '../excel/sheet-reader.ts';
import type { Scope } from '../read/where.ts';
import { importColumns } from './import-cells.ts';
import { guessMapping, type ImportPlan, importTargets } from './import-plan.ts';
import type { ImportRun } from './import-run.ts';
import { allowedTexts } from './import-template.ts';

const maxOptions = 200;
const limits = importCheckLimits;

/** Short lists of the allowed values of a column, by field. */
async function optionsByField(e: AnyEntity, scope: Scope): Promise<Map<string, readonly string[]>> {
  const lists = await Promise.all(
    importColumns(e).map(async ({ name }) => [name, await allowedTexts(fieldOf(e, name) as Field, scope)] as const),
  );
  return new Map(lists.filter(([, texts]) => texts.length > 0 && texts.length <= maxOptions));
}

async function firstRows(reading: SheetReading): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const batch of reading.batches) {
    rows.push(...batch.rows.slice(0, limits.checked - rows.length));
    if (rows.length >= limits.checked) break;
  }
  return rows;
}

/** Previews an import of this file: its columns, its first rows and their faults. Writes nothing. */
export async function checkImport(
  run: ImportRun,
  e: AnyEntity,
  reading: SheetReading,
  plan: ImportPlan,
  scope: Scope,
): Promise<ImportCheck> {
  const [sheet] = reading.sheets;
  if (!sheet) throw failure('importTemplate');
  const titles = sheet.headings;
  const headings = plan.headings(titles);
  const rows = (await firstRows(reading)).map((row) => plan.applyCorrections(row, headings));
  const faults = await run.check(rows, headings);
  const shownFaults = faults.slice(0, limits.faults);
  const faulty = new Set(shownFaults.map(({ row }) => row));
  const options = await optionsByField(e, scope);
  return {
    headings: titles,
    targets: importTargets(e, (name) => options.get(name)),
    mapping: plan.mapping ?? guessMapping(e, titles),
    total: sheet.rowCount,
    checked: rows.length,
    rows: rows.filter(({ row }, i) => i < limits.shown || faulty.has(row)),
    faults: shownFaults,
    refused: new Set(faults.map(({ row }) => row)).size,
  };
}
