import type { AnyEntity } from '@campus/contract/kit';
import {
  forbiddenWord,
  postType,
  seededContentWords,
  seededPostTypes,
  seededWords,
  sensitiveWord,
} from '@campus/contract/post';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { listen } from '../../kit/listener.ts';
import { tenantCreated } from '../system/tenant-created.ts';

const sceneOf = ({ fixed }: AnyEntity) => (fixed?.scene === undefined ? sql`` : sql`and scene = ${fixed.scene}`);
async function isEmpty(entity: AnyEntity, context: Context): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(entity.table)} where tenant_id = ${context.session.tenantId} ${sceneOf(entity)} limit 1`.execute(
    context.db,
  );
  return rows.length === 0;
}

/** Creates the default post types and words of the session's tenant, unless it has or had any. */
export async function seedPostBasics(context: Context): Promise<void> {
  const { engine } = context;
  if (await isEmpty(postType, context)) {
    const ids = new Map<string, string>();
    for (const { parentCode, ...row } of seededPostTypes) {
      const parentId = parentCode === null ? null : (ids.get(parentCode) ?? null);
      ids.set(row.code, (await engine.insert(postType, { ...row, parentId }, context)).id);
    }
  }
  if (await isEmpty(forbiddenWord, context))
    for (const word of seededWords) await engine.insert(forbiddenWord, { ...word }, context);
  if (await isEmpty(sensitiveWord, context))
    for (const word of seededContentWords) await engine.insert(sensitiveWord, { ...word }, context);
}

export const postBasicsOfTenant = listen(tenantCreated, (_tenant, context) => seedPostBasics(context));
