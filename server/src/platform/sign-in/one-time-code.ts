import { sysOneTimeCode } from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';
import { keyedId, newSecret } from './keyed.ts';
import { moved } from './moments.ts';

export type CodeKind = 'reset' | 'sso' | 'third' | 'wechatState' | 'cas';
interface Issued {
  readonly userId?: string;
  readonly payload?: Readonly<Record<string, string>>;
  readonly lifeSeconds: number;
}
/** A code that can be brought back once within its life. */
export async function issueCode(
  context: Context,
  kind: CodeKind,
  { userId, payload, lifeSeconds }: Issued,
): Promise<string> {
  const code = newSecret();
  await context.engine.insert(
    sysOneTimeCode,
    {
      id: keyedId(context, kind, code),
      kind,
      userId: userId ?? null,
      payload: payload ?? null,
      expires: moved(context.now, lifeSeconds),
    },
    context,
  );
  return code;
}
export interface CodeMeaning {
  readonly userId: string | null;
  readonly payload: Readonly<Record<string, string>>;
}
/** What a code stands for, without using it up. */
export async function readCode(context: Context, kind: CodeKind, code: string): Promise<CodeMeaning | undefined> {
  const row = await context.db
    .selectFrom('sys_one_time_code')
    .where('id', '=', keyedId(context, kind, code))
    .where('kind', '=', kind)
    .where('used', '=', 0)
    .where('expires', '>=', context.now)
    .select(['userId', 'payload'])
    .executeTakeFirst();
  return row && { userId: row.userId, payload: row.payload ?? {} };
}
/** Takes a code back: what it stands for, or undefined when it is unknown, used or too old. Whoever is first gets it. */
export async function takeCode(context: Context, kind: CodeKind, code: string): Promise<CodeMeaning | undefined> {
  const row = await context.db
    .updateTable('sys_one_time_code')
    .set({ used: 1 })
    .where('id', '=', keyedId(context, kind, code))
    .where('kind', '=', kind)
    .where('used', '=', 0)
    .where('expires', '>=', context.now)
    .returning(['userId', 'payload'])
    .executeTakeFirst();
  return row && { userId: row.userId, payload: row.payload ?? {} };
}
/** Marks something of somebody else's as seen; false when it was seen before. */
export async function firstSight(
  context: Context,
  kind: CodeKind,
  value: string,
  lifeSeconds: number,
): Promise<boolean> {
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
      expires: moved(context.now, lifeSeconds),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
