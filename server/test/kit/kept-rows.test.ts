import { entities } from '@campus/contract';
import { company } from '@campus/contract/enterprise';
import type { Filter, Session } from '@campus/contract/kit';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Scope } from '../../src/kit/read/condition.ts';
import { Selections } from '../../src/kit/read/selections.ts';
import { staff, useSides } from './sides.ts';

/*
 * The statement of a row and what its presentation shares are kept outside of transactions. Inside of one each call
 * makes both: they give the same.
 */
const mostRows = 3;
const sides = useSides();

const call = (session: Session) => ({ session, ip: '', userAgent: '', requestId: '' });
const kept = (e: (typeof entities)[number], id: string, session: Session) =>
  sides.app.engine.one(e, id, sides.app.engine.context(call(session)));
const made = (e: (typeof entities)[number], id: string, session: Session) =>
  sides.app.engine.transaction(call(session), (context) => sides.app.engine.one(e, id, context));

describe.each(entities.filter((e) => e.calls.includes('queryById')))('$title ($name)', (e) => {
  it.each(['staff', 'enterprise'])('answers a row to %s as a statement made for it does', async (audience) => {
    const session = sides.getSession(audience);
    const filter: Filter = { all: [] };
    const rows = await sides.app.engine.find<{ id: unknown }>(
      e,
      filter,
      [],
      sides.app.engine.context(call(session)),
      mostRows,
    );
    for (const { id } of rows) expect(await kept(e, String(id), session)).toEqual(await made(e, String(id), session));
  });
});

it('answers a time limit as it is after a change by hand', async () => {
  const { waiting } = company.workflow.states;
  const context = sides.app.engine.context(call(staff));
  const [row] = await sides.app.engine.find<{ id: string }>(
    company,
    ['auditStatus', 'eq', waiting.code],
    [],
    context,
    1,
  );
  const id = String(row?.id);
  await sides.app.engine.db
    .updateTable('rc_company')
    .set({ submitTime: '2025-01-02 08:00:00' })
    .where('id', '=', id)
    .execute();
  const before = await kept(company, id, staff);
  expect(before).toEqual(await made(company, id, staff));
  const where = sql`tenant_id = 1 and setting_key = 'register.auditDays'`;
  await sql`delete from rc_setting where ${where}`.execute(sides.app.engine.db);
  await sql`
    insert into rc_setting (id, tenant_id, create_by, create_time, del_flag, version, setting_key, setting_value)
    values ('limit', 1, 'u', now(), 0, 0, 'register.auditDays', '500')`.execute(sides.app.engine.db);
  const after = await kept(company, id, staff);
  expect(after).not.toEqual(before);
  expect(after).toEqual(await made(company, id, staff));
});

describe('a statement of a session', () => {
  const read = async (rules: Filter | undefined, ask: (scope: Scope) => unknown, within = false): Promise<number> => {
    const selections = new Selections();
    const ports = { dataRules: async () => rules, tree: async () => new Map() } as Partial<Scope['ports']>;
    const scope = { ...sides.app.engine.scope(staff), ports } as Scope;
    let loads = 0;
    const load = async (asked: Scope) => {
      loads += 1;
      return { found: await ask(asked) };
    };
    const outer = (asked: Scope) => selections.get(company, 'part', asked, load);
    for (let i = 0; i < 2; i += 1)
      await (within
        ? selections.get(company, 'whole', scope, async (asked) => ({ part: await outer(asked) }))
        : outer(scope));
    return loads;
  };
  const asks: Record<string, (scope: Scope) => unknown> = {
    'the clock': ({ now }) => now,
    'a tree': ({ ports }) => ports.tree('depart', 1),
    'data rules': ({ ports, session }) => ports.dataRules(company, session),
  };
  it('is made once', async () => {
    expect(await read(undefined, () => undefined)).toBe(1);
    expect(await read(undefined, () => undefined, true)).toBe(1);
    expect(await read(undefined, asks['data rules'] as never)).toBe(1);
  });
  it.each(Object.keys(asks))('is made for each call that asks for %s, also in a part', async (what) => {
    expect(await read({ all: [] }, asks[what] as never)).toBe(2);
    expect(await read({ all: [] }, asks[what] as never, true)).toBe(2);
  });
});
