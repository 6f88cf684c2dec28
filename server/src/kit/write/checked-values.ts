import { type AnyEntity, type Filter, isLeaf, type Step, type Workflow } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Data } from '../read/texts.ts';

/** The row with the text of its stage, which refusals name. */
export async function withStageText(e: AnyEntity, row: Data, context: Context): Promise<Data> {
  const { stage } = e.workflow as Workflow;
  if (stage === undefined) return row;
  const texts = await context.engine.ports.dictionary(e.fields[stage]?.dict as string);
  return { ...row, [`${stage}_dictText`]: texts?.get(String(row[stage])) };
}

/**
 * The row as `stepRefusal` reads it: with the text of its stage, and the values of other rows and the phases that the step
 * requires.
 */
export async function withCheckedValues(e: AnyEntity, name: string, row: Data, context: Context): Promise<Data> {
  const { requires = [] } = (e.workflow as Workflow).steps[name] as Step;
  const named = new Set(requires.flatMap(({ holds }) => fieldsOf(holds)));
  const checked = { ...(await withStageText(e, row, context)) };
  for (const field of named)
    if (e.fields[field]?.kind === 'through') checked[field] = await readThrough(e, field, row, context);
  const phases = [...named].filter((field) => e.fields[field]?.phases);
  return phases.length > 0 ? { ...checked, ...(await readPhases(e, phases, row, context)) } : checked;
}
/** Phases of a row that the caller sees. */
async function readPhases(e: AnyEntity, names: readonly string[], row: Data, context: Context): Promise<Data> {
  const [found] = await context.engine.find(e, ['id', 'eq', row.id], names, context, 1);
  return Object.fromEntries(names.map((name) => [name, found?.[name]]));
}
function fieldsOf(filter: Filter): readonly string[] {
  if (isLeaf(filter)) return [filter[0]];
  if ('all' in filter) return filter.all.flatMap(fieldsOf);
  return 'any' in filter ? filter.any.flatMap(fieldsOf) : [];
}
/** A value of the row that a reference points to, inside the tenant. */
async function readThrough(e: AnyEntity, name: string, row: Data, { db, engine, session }: Context): Promise<unknown> {
  const source = engine.registry.source(e, name);
  if (!source?.via) return undefined;
  const { entity, name: reference } = source.via;
  const tenant = entity.tenant ? sql`and tenant_id = ${session.tenantId}` : sql``;
  const { rows } = await sql<{ value: unknown }>`
    select ${sql.ref(source.column)} as value from ${sql.table(entity.table)} where id = ${row[reference]} ${tenant}`.execute(
    db,
  );
  return rows[0]?.value;
}
