import { sysOneTimeCode } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { keyedId, newSecret } from './keyed.ts';
import { addSeconds } from './moments.ts';

export type CodeKind = 'reset' | 'sso' | 'third' | 'wechatState' | 'cas' | 'factor' | 'smsPass';
interface CodeOptions {
  readonly userId?: string;
  readonly payload?: Readonly<Record<string, string>>;
  readonly lifeSeconds: number;
}
/** Issues a single-use code with a lifetime. */
export async function issueCode(
  context: Context,
  kind: CodeKind,
  { userId, payload, lifeSeconds }: CodeOptions,
): Promise<string> {
  const code = newSecret();
  await context.engine.insert(
    sysOneTimeCode,
    {
      id: keyedId(context, kind, code),
      kind,
      userId: userId ?? null,
      credentialVersion: userId === undefined ? null : await loadCredentialVersion(context, userId),
      payload: payload ?? null,
      expires: addSeconds(context.now, lifeSeconds),
    },
    context,
  );
  return code;
}
async function loadCredentialVersion({ db }: Context, userId: string): Promise<number> {
  const query = db.selectFrom('sys_user').where('id', '=', userId).select('credentialVersion');
  return (await query.executeTakeFirstOrThrow()).credentialVersion;
}
/** A code of a user is valid while his credentials stay as they were at issue. */
const isCurrent = sql<boolean>`(sys_one_time_code.user_id is null or exists (
  select 1 from sys_user u where u.id = sys_one_time_code.user_id and u.credential_version = sys_one_time_code.credential_version))`;

export interface CodeContent {
  readonly userId: string | null;
  readonly payload: Readonly<Record<string, string>>;
}
/** The payload of a code, without consuming it. */
export async function readCode(context: Context, kind: CodeKind, code: string): Promise<CodeContent | undefined> {
  const row = await context.db
    .selectFrom('sys_one_time_code')
    .where('id', '=', keyedId(context, kind, code))
    .where('kind', '=', kind)
    .where('used', '=', 0)
    .where('expires', '>=', context.now)
    .where(isCurrent)
    .select(['userId', 'payload'])
    .executeTakeFirst();
  return row && { userId: row.userId, payload: row.payload ?? {} };
}
/** Consumes a code: its payload, or undefined when it is unknown, used or expired. Only the first caller gets it. */
export async function consumeCode(context: Context, kind: CodeKind, code: string): Promise<CodeContent | undefined> {
  const row = await context.db
    .updateTable('sys_one_time_code')
    .set({ used: 1 })
    .where('id', '=', keyedId(context, kind, code))
    .where('kind', '=', kind)
    .where('used', '=', 0)
    .where('expires', '>=', context.now)
    .where(isCurrent)
    .returning(['userId', 'payload'])
    .executeTakeFirst();
  return row && { userId: row.userId, payload: row.payload ?? {} };
}
/**
 * Consumes any live code of the kind with this payload; false when there is none. Concurrent calls consume different
 * ones.
 */
export async function consumeAnyCode(
  { db, now }: Context,
  kind: CodeKind,
  payload: CodeContent['payload'],
): Promise<boolean> {
  const { rows } = await sql`
    update sys_one_time_code set used = 1 where id = (
      select id from sys_one_time_code
      where kind = ${kind} and used = 0 and expires >= ${now}::timestamptz and payload = ${JSON.stringify(payload)}::jsonb
      order by id limit 1 for update skip locked)
    returning id`.execute(db);
  return rows.length > 0;
}
/** Marks a foreign value as seen; false when it was seen before. */
export async function markSeen(context: Context, kind: CodeKind, value: string, lifeSeconds: number): Promise<boolean> {
  const row = await context.db
    .insertInto('sys_one_time_code')
    .values({
      id: keyedId(context, kind, value),
      tenantId: 0,
      createBy: 'system',
      createTime: context.now,
      delFlag: 0,
      version: 0,
      kind,
      used: 1,
      expires: addSeconds(context.now, lifeSeconds),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
