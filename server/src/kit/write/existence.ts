import { anywhere, Failure, type Field, type Fields, failure, isUpload } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Data } from '../read/texts.ts';
import { referenceLock } from './locks.ts';

async function exists(field: Field, value: unknown, context: Context): Promise<boolean> {
  const values = String(value).split(',').filter(Boolean);
  switch (field.kind) {
    case 'dict':
    case 'dicts': {
      const items = await context.engine.ports.dictionary(field.dict as string);
      return values.every((v) => items?.has(v));
    }
    case 'ref':
    case 'refs': {
      const target = context.engine.registry.get(field.to as string);
      const condition = await context.visible(target);
      const { rows } = await sql<{
        id: string;
      }>`select id from ${sql.table(target.table)} where ${condition} and id = any(${values}::text[]) ${referenceLock(context.db, target)}`.execute(
        context.db,
      );
      return new Set(rows.map((r) => r.id)).size === new Set(values).size;
    }
    case 'user':
      return context.engine.ports.usersExist(context.db, values, context.session);
    case 'depart':
    case 'category':
    case 'categories':
    case 'area':
    case 'areas': {
      const nodes = await context.engine.ports.tree(field.tree as string, context.session.tenantId);
      const isNode = (v: string) => nodes.has(v) && (!field.leaf || nodes.get(v)?.leaf) && isDeepEnough(field, v);
      if (!values.every((v) => (field.anywhere && v === anywhere) || isNode(v))) return false;
      return lockNodes(field, values, context);
    }
    default:
      return isUpload(field) ? context.engine.ports.filesExist(context.db, values, context.session) : true;
  }
}

/**
 * Whether the rows behind tree nodes are still live. Locks them, because the cached tree may be older than a deletion.
 */
async function lockNodes(field: Field, values: readonly string[], { db, engine }: Context): Promise<boolean> {
  const source = engine.ports.treeEntity(field.tree as string);
  if (!source || !db.isTransaction) return true;
  const { rows } = await sql`
    select id from ${sql.table(source.table)} where id = any(${[...values]}::text[]) and del_flag = 0 ${referenceLock(db, source)}`.execute(
    db,
  );
  return rows.length === new Set(values).size;
}

function isDeepEnough(field: Field, code: string): boolean {
  if (field.level === 'district')
    return !code.endsWith('00') || code.startsWith('71') || code.startsWith('81') || code.startsWith('82');
  return field.level === 'city' ? !code.endsWith('0000') : true;
}

/** Rejects values that refer to nothing with one Failure that names every such field. */
export async function checkExistence(fields: Fields, draft: Data, context: Context): Promise<void> {
  const broken: Record<string, string> = {};
  let first: Failure | undefined;
  for (const [name, field] of Object.entries(fields)) {
    const value = draft[name];
    if (value === null || value === undefined || value === '' || (await exists(field, value, context))) continue;
    const listed = field.kind === 'dict' || field.kind === 'dicts' || field.kind === 'area' || field.kind === 'areas';
    const failed = listed
      ? failure('notAnOption', field.label)
      : isUpload(field)
        ? failure('requiredUpload', field.label)
        : failure('badReference', field.label);
    first ??= failed;
    broken[name] = failed.message;
  }
  if (first) throw new Failure(first.key, first.message, broken);
}
