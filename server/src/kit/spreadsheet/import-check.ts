import { type AnyEntity, type Field, findField } from '@campus/contract/kit';
import { type ImportCheck, type ImportFault, importCheckLimits } from '@campus/contract/rules';
import type { SheetRow } from '../excel/read-options.ts';
import type { SheetReading } from '../excel/sheet-reader.ts';
import type { Scope } from '../read/condition.ts';
import { type Headings, type ImportColumn, importColumns } from './import-cells.ts';
import { guessMapping, type ImportPlan, importTargets } from './import-plan.ts';
import { listAllowedTexts } from './import-template.ts';

const maxOptions = 200;
const limits = importCheckLimits;

/** Short lists of the allowed values of a column, by field. */
export async function optionsByField(e: AnyEntity, scope: Scope): Promise<Map<string, readonly string[]>> {
  const lists = await Promise.all(
    importColumns(e).map(
      async ({ name }) => [name, await listAllowedTexts(findField(e, name) as Field, scope)] as const,
    ),
  );
  return new Map(lists.filter(([, texts]) => texts.length > 0 && texts.length <= maxOptions));
}

export async function firstRows(reading: SheetReading): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const batch of reading.batches) {
    rows.push(...batch.rows.slice(0, limits.checked - rows.length));
    if (rows.length >= limits.checked) break;
  }
  return rows;
}

/** The part of a file that a check looks at. */
export interface CheckedSheet {
  readonly titles: readonly string[];
  readonly total: number;
  readonly rows: readonly SheetRow[];
  readonly columns: readonly ImportColumn[];
  readonly options: ReadonlyMap<string, readonly string[]>;
}
/** Previews an import of this file: its columns, its first rows and their faults. `check` writes nothing. */
export async function checkImport(
  { titles, total, rows: first, columns, options }: CheckedSheet,
  plan: ImportPlan,
  check: (rows: readonly SheetRow[], headings: Headings) => Promise<ImportFault[]>,
): Promise<ImportCheck> {
  const headings = plan.headings(titles);
  const rows = first.map((row) => plan.applyCorrections(row, headings));
  const faults = await check(rows, headings);
  const shownFaults = faults.slice(0, limits.faults);
  const faulty = new Set(shownFaults.map(({ row }) => row));
  return {
    headings: titles,
    targets: importTargets(columns, (name) => options.get(name)),
    mapping: plan.mapping ?? guessMapping(columns, titles),
    total,
    checked: rows.length,
    rows: rows.filter(({ row }, i) => i < limits.shown || faulty.has(row)),
    faults: shownFaults,
    refused: new Set(faults.map(({ row }) => row)).size,
  };
}
