import { entities } from '@campus/contract';
import type { AnyEntity, Field, Session } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSession } from '../src/areas/system/seed.ts';
import { findTexts } from '../src/kit/read/texts.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

/*
 * Nothing of another tenant can be referred to or is named, whichever entity refers: users, rows, departments, nodes of
 * trees. Who wrote a row is named wherever he belongs.
 */
let app: TestApp;
const foreign = 'demo_school_admin_2';
beforeAll(async () => {
  app = await createTestApp({ filled: 'tiny' });
});
afterAll(() => app.close());

const kinds: ReadonlySet<string> = new Set(['user', 'ref', 'refs', 'depart']);
const fields = entities.flatMap((e) =>
  Object.entries(e.fields)
    .filter(([, field]) => kinds.has(field.kind))
    .map(([name, field]) => [`${e.title} ${e.name}.${name}`, field] as const),
);
const one = async (statement: ReturnType<typeof sql<{ value: string }>>): Promise<string | undefined> =>
  (await statement.execute(app.engine.db)).rows[0]?.value;
/** A value of another tenant for this field, and the text that must not leak. */
async function foreignValue(field: Field): Promise<string | undefined> {
  if (field.kind === 'user') return foreign;
  if (field.kind === 'depart')
    return one(sql`select id as value from sys_depart where tenant_id = 2 and del_flag = 0 limit 1`);
  const target = entities.find(({ name }) => name === field.to) as AnyEntity;
  if (target.name === 'sysUser') return one(sql`select id as value from sys_user where username = ${foreign}`);
  if (!target.tenant) return undefined;
  return one(sql`select id as value from ${sql.table(target.table)} where tenant_id = 2 limit 1`);
}
const as = (session: Session) => app.engine.scope(session);

describe('a value of another tenant', () => {
  it.each(fields)('is refused and not named: %s', async (_title, field) => {
    const value = await foreignValue(field);
    if (value === undefined) return;
    const session = { ...seedSession(1), audience: 'staff' as const };
    await app.engine.runAs(session, async (context) => {
      const given = { value };
      await expect(app.engine.checkExistence({ value: field }, given, context)).rejects.toThrow('不存在或无权访问');
      const texts = await findTexts(context.db as never, field, [value], as(session));
      expect(texts?.has(value)).toBe(field.kind === 'user' && field.derived === true);
    });
  });
  it('is found by enough of them to mean something', async () => {
    const found = await Promise.all(fields.map(([, field]) => foreignValue(field)));
    expect(found.filter((value) => value !== undefined).length).toBeGreaterThan(20);
  });
});

describe('an agent', () => {
  it('is a user of the own tenant', async () => {
    const token = await app.signIn('demo_school_admin_1');
    const add = async (agentUserName: string) =>
      (
        await app.call({
          method: 'POST',
          url: '/server/sys/sysUserAgent/add',
          as: token,
          payload: {
            userName: 'viewer',
            agentUserName,
            startTime: '2026-11-21 00:00:00',
            endTime: '2026-12-21 00:00:00',
            status: '1',
          },
        })
      ).body;
    expect((await add(foreign)).message).toBe('所选代理人不存在或无权访问!');
    const { success, result } = await add('auditor');
    expect(success).toBe(true);
    expect(result.createBy_dictText).not.toBe('demo_school_admin_1');
  });
});
