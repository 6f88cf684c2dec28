import { entities } from '@campus/contract';
import { type AnyEntity, fieldAccess, isComparable, type Session } from '@campus/contract/kit';
import { describe, expect, it } from 'vitest';
import { listNames, someRows } from '../../src/kit/read/list.ts';
import { useSides } from './sides.ts';

/*
 * A page looks up its ids first and reads their rows then; an export reads all rows in one scan. Both give the same rows
 * in the same order, for every list and side.
 */
const mostOnPage = 200;
const orders = 2;
const sides = useSides();

/** The order of a new list and those of its first columns. */
const sorts = (e: AnyEntity, session: Session): string[] => [
  'createTime',
  ...(e.list as string[]).filter((name) => isComparable(fieldAccess(e, name, session))).slice(0, orders),
];

describe.each(entities.filter((e) => e.calls.includes('list')))('$title ($name)', (e) => {
  it.each(['staff', 'enterprise'])('answers a page and an export of %s with the same rows', async (audience) => {
    const session = sides.getSession(audience);
    const scope = sides.app.engine.scope(session);
    for (const name of sorts(e, session)) {
      const query = { filter: { all: [] }, sort: [{ name, order: 'desc' as const }] };
      const read = (limit: number) => someRows(sides.app.engine.db, e, listNames(e), query, limit, 1, scope);
      const [page, scan] = [await read(mostOnPage), await read(mostOnPage + 1)];
      expect(page, name).toEqual(scan.slice(0, mostOnPage));
    }
  });
});
