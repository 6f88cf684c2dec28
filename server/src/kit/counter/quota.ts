import type { AnyEntity, Quota } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import { getColumn } from '../schema/registry.ts';
import type { QuotaCalls } from './quota-calls.ts';

/** The calls of a quota, in the transaction of `context`. The version of the row stays, so that no open form becomes stale. */
export function quotaCalls(e: AnyEntity, name: string, context: Context): QuotaCalls {
  const quota = (e.quotas as Readonly<Record<string, Quota>> | undefined)?.[name];
  if (!quota) throw new Error(`${e.name} has no quota ${name}`);
  const { taken, limit, waiting } = quota;
  const column = (field: string) => sql.ref(getColumn(field, e.fields[field] as never));
  const number = (field: string) => sql<number>`coalesce(${column(field)}, 0)`;
  const fits = (amount: number) => sql`(${number(limit)} = 0 or ${number(taken)} + ${amount}::int <= ${number(limit)})`;
  const change = async <T>(
    id: string,
    sets: RawBuilder<unknown>[],
    when: RawBuilder<unknown>,
    returns = sql`1 as done`,
  ) =>
    (
      await sql<T>`
        update ${sql.table(e.table)} set ${sql.join(sets)}
        where id = ${id} and ${context.live(e)} and ${when} returning ${returns}`.execute(context.db)
    ).rows[0];
  const add = (field: string, by: RawBuilder<unknown> | number) =>
    sql`${column(field)} = ${number(field)} + ${typeof by === 'number' ? sql`${by}::int` : by}`;

  return {
    async take(id, { amount = 1, mayWait = false, isFull = false } = {}) {
      if (!waiting)
        return !isFull && (await change(id, [add(taken, amount)], fits(amount))) ? { kind: 'in' } : undefined;
      // The waiting list is served first. After the update it is empty exactly when the taker got in.
      const isIn = sql`(not ${isFull}::boolean and ${number(waiting.count)} = 0 and ${fits(amount)})`;
      const one = sql`case when ${isIn} then 0 else 1 end`;
      const sets = [
        add(taken, sql`case when ${isIn} then ${amount}::int else 0 end`),
        add(waiting.count, one),
        add(waiting.last, one),
      ];
      const returns = sql`${column(waiting.count)} as waits, ${column(waiting.last)} as number`;
      const row = await change<{ waits: number; number: number }>(
        id,
        sets,
        sql`(${isIn} or ${mayWait}::boolean)`,
        returns,
      );
      if (!row) return undefined;
      return Number(row.waits) === 0 ? { kind: 'in' } : { kind: 'waiting', number: Number(row.number) };
    },
    async giveBack(id, amount = 1) {
      const freed = await change(id, [add(taken, -amount)], sql`${number(taken)} >= ${amount}::int`);
      if (!freed) throw new Error(`${e.name} ${id}: less than ${amount} of ${name} is taken`);
    },
    async stopWaiting(id) {
      if (waiting) await change(id, [add(waiting.count, -1)], sql`${number(waiting.count)} > 0`);
    },
    async promote(id, next) {
      if (!waiting) return 0;
      await context.engine.lock(e, id, context);
      for (let admitted = 0; ; admitted += 1) {
        const first = await next();
        if (!first) return admitted;
        const { amount = 1 } = first;
        const sets = [add(taken, amount), add(waiting.count, -1)];
        if (!(await change(id, sets, sql`${number(waiting.count)} > 0 and ${fits(amount)}`))) return admitted;
        await first.admit();
      }
    },
  };
}
