import { type AnyEntity, type BatchReport, type Field, isStored, namingColumns, rowName } from '@campus/contract/kit';
import { matchFlow, matchResult } from '@campus/contract/match';
import { type MovedRow, mergeRefusals, resume, skill } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { getColumn } from '../../kit/schema/registry.ts';

type Failed = BatchReport['failed'][number];
interface Found extends MovedRow {
  readonly of: AnyEntity;
  /** Present values; undefined when the row is gone. */
  readonly now: Readonly<Record<string, unknown>> | undefined;
}
const getKey = (entity: string, id: unknown): string => `${entity} ${String(id)}`;

async function loadRows(moved: readonly MovedRow[], { db, engine }: Context): Promise<Found[]> {
  const found: Found[] = [];
  for (const [name, rows] of Map.groupBy(moved, ({ entity }) => entity)) {
    const of = engine.registry.get(name);
    const ids = rows.map(({ id }) => id);
    const stored = await sql<{ id: string; version: number }>`
      select * from ${sql.table(of.table)} where id = any(${ids}::text[]) order by id for no key update`.execute(db);
    const byId = new Map(stored.rows.map((row) => [row.id, row]));
    found.push(...rows.map((row) => ({ ...row, of, now: byId.get(row.id) })));
  }
  return found;
}

/** The moved rows that this one refers to. */
function getParents({ of, now }: Found, byKey: ReadonlyMap<string, Found>): Found[] {
  return Object.entries(of.fields).flatMap(([name, field]: [string, Field]) => {
    const value = field.kind === 'ref' && isStored(field) ? now?.[getColumn(name, field)] : undefined;
    const parent = byKey.get(getKey(field.to ?? '', value));
    return parent ? [parent] : [];
  });
}

/**
 * The rows that stay with the kept student: those changed after the merge, and those that belong to them. A delivery
 * stays with its résumé, but does not hold it back. Of two résumés both move or none, as a student has one.
 */
function rowsThatStay(rows: readonly Found[]): { changed: ReadonlySet<Found>; staying: ReadonlySet<Found> } {
  const byKey = new Map(rows.map((row) => [getKey(row.entity, row.id), row]));
  const changed = new Set(rows.filter(({ now, version }) => now?.version !== version));
  const staying = new Set(changed);
  const links = rows.flatMap((row) => getParents(row, byKey).map((parent) => [row, parent] as const));
  const resumes = rows.filter(({ entity }) => entity === resume.name);
  for (let size = -1; size !== staying.size; ) {
    size = staying.size;
    for (const [row, parent] of links) {
      if (staying.has(parent)) staying.add(row);
      if (staying.has(row) && parent.entity !== resume.name) staying.add(parent);
    }
    if (resumes.some((row) => staying.has(row))) for (const row of resumes) staying.add(row);
  }
  return { changed, staying };
}

/** A match that was not decided on: the next run computes it again for both students. */
const isComputed = ({ entity, now }: Found): boolean =>
  entity === matchResult.name && (now === undefined || now.screen === matchFlow.states.waiting.code);

async function loadReport(row: Found, isChanged: boolean, context: Context): Promise<Failed> {
  const names = namingColumns(row.of);
  const [shown] = await context.engine.find(row.of, ['id', 'eq', row.id], names, context, 1);
  const name = `${row.of.title} ${shown ? rowName(row.of, shown) : row.id}`.trim();
  return { id: row.id, name, message: isChanged ? mergeRefusals.notReturned : mergeRefusals.heldElsewhere };
}

/** Gives a row its values of before the merge; a deleted résumé counts its skills again. */
async function restoreRow({ of, id, was, now }: Found, context: Context): Promise<void> {
  const { engine } = context;
  await engine.set(of, id, { ...was }, context);
  const isRestored = of.name === resume.name && Object.hasOwn(was, 'delFlag');
  if (isRestored)
    await engine.recount(
      skill,
      String(now?.skillIds ?? '')
        .split(',')
        .filter(Boolean),
      context,
    );
}

/** Moves back the unchanged rows of a merge, the last change first. Reports the rest row by row. */
export async function moveBack(moved: readonly MovedRow[], context: Context): Promise<BatchReport> {
  const rows = await loadRows(moved, context);
  const { changed, staying } = rowsThatStay(rows);
  const back = rows.filter((row) => !staying.has(row));
  for (const row of back.toReversed()) await restoreRow(row, context);
  const reported = [...new Set([...changed, ...staying])].filter(
    (row) => row.of.parent === undefined && !isComputed(row),
  );
  const failed: Failed[] = [];
  for (const row of reported) failed.push(await loadReport(row, changed.has(row), context));
  return { ok: back.filter(({ of }) => of.parent === undefined).length, failed };
}
