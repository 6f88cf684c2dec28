import { Failure, refusal } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../src/kit/context.ts';
import { firm } from '../support/sample-entities.ts';
import { staff, useSampleFixture } from '../support/sample-fixture.ts';

const fixture = useSampleFixture();

const add = (name: string, context: Context) => context.engine.add(firm, { name }, context);
async function readNames(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from sample_firm order by name`.execute(fixture.database.db);
  return rows.map(({ name }) => name);
}
const run = <T>(work: (context: Context) => Promise<T>): Promise<T> => fixture.engine.runAs(staff, work);
/** A statement that counts how often it was run. */
const counted = (name: string): RawBuilder<unknown> =>
  sql`update sample_firm set rank = coalesce(rank, 0) + 1 where name = ${name} returning id`;

describe('a part of a transaction', () => {
  it('answers its result and keeps what it wrote', async () => {
    const row = await run((context) => context.attempt(() => add('甲', context)));
    expect(row).toMatchObject({ name: '甲' });
    expect(await readNames()).toEqual(['甲']);
  });

  it('is undone alone when it is refused, also in its middle', async () => {
    const failed = await run(async (context) => {
      await add('甲', context);
      const refused = await context.attempt(async () => {
        await add('乙', context);
        await add('甲', context);
      });
      await add('丙', context);
      return refused;
    });
    expect(failed).toMatchObject({ message: '名称已存在!' });
    expect(await readNames()).toEqual(['丙', '甲']);
  });

  it('takes its jobs with it, and leaves those of the others', async () => {
    const done: string[] = [];
    const job = (name: string) => async () => void done.push(name);
    await run(async (context) => {
      context.later(job('before'));
      await context.attempt(async () => {
        context.later(job('refused'));
        throw refusal('不行');
      });
      await context.attempt(async () => context.later(job('kept')));
    });
    expect(done).toEqual(['before', 'kept']);
  });

  it('takes its statements of the end with it, and leaves those of the others', async () => {
    const put = ({ endWrites }: Context, key: string, name: string) =>
      endWrites.add(key, { statement: counted(name), written: () => undefined });
    await run(async (context) => {
      for (const name of ['甲', '乙', '丙']) await add(name, context);
      put(context, 'a', '甲');
      await context.attempt(async () => {
        put(context, 'b', '乙');
        // Runs what waits, as an answer about a row does: what waited before is not undone with it.
        await context.endWrites.write(context.db);
        throw refusal('不行');
      });
      await context.attempt(async () => put(context, 'c', '丙'));
    });
    const { rows } = await sql`select name from sample_firm where rank = 1 order by name`.execute(fixture.database.db);
    expect(rows).toEqual([{ name: '丙' }, { name: '甲' }]);
  });

  it('may be refused inside of another one', async () => {
    await run((context) =>
      context.attempt(async () => {
        await add('甲', context);
        expect(await context.attempt(() => add('甲', context))).toBeInstanceOf(Failure);
        await add('乙', context);
      }),
    );
    expect(await readNames()).toEqual(['乙', '甲']);
  });

  it('is undone whole when a part inside of it was refused before', async () => {
    await run(async (context) => {
      await context.attempt(async () => {
        await add('甲', context);
        await context.attempt(() => add('甲', context));
        throw refusal('不行');
      });
      await add('乙', context);
    });
    expect(await readNames()).toEqual(['乙']);
  });

  it('ends the transaction with a defect', async () => {
    const broken = run(async (context) => {
      await add('甲', context);
      await context.attempt(() => Promise.reject(new TypeError('broken')));
    });
    await expect(broken).rejects.toThrow('broken');
    expect(await readNames()).toEqual([]);
  });
});

const raise = ({ db }: Context, code: string) =>
  sql.raw(`do $$ begin raise exception 'held' using errcode = '${code}'; end $$`).execute(db);

describe('a part that meets another transaction', () => {
  it('is refused when it waits too long for a lock, and the rest goes on', async () => {
    const failed = await run(async (context) => {
      const refused = await context.attempt(() => raise(context, '55P03'));
      await add('甲', context);
      return refused;
    });
    expect(failed).toMatchObject({ key: 'busy' });
    expect(await readNames()).toEqual(['甲']);
  });

  it('has the whole transaction repeated when it is the victim of a deadlock', async () => {
    let tries = 0;
    await run(async (context) => {
      tries += 1;
      await add('甲', context);
      await context.attempt(async () => {
        if (tries < 3) await raise(context, '40P01');
        await add('乙', context);
      });
    });
    expect(tries).toBe(3);
    expect(await readNames()).toEqual(['乙', '甲']);
  });
});
