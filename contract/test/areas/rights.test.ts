import { describe, expect, it } from 'vitest';
import { areas } from '../../src/index.ts';
import type { Area } from '../../src/kit/index.ts';

/** Codes that let a role only look, such as those of the read-only user. */
const looking = /:(?:list|exportXls)$/;
const reads = (method: string | readonly string[]): boolean => [method].flat().every((one) => one === 'GET');
/** Calls that the operation log keeps, because they change something. */
const logged = areas
  .flatMap((area: Area) => area.endpoints ?? [])
  .filter(({ method, silent }) => !reads(method) && silent !== true)
  .map(({ path, needs }) => ({ path, codes: [needs].flat() }));

describe('calls that change something', () => {
  it('are known', () => expect(logged.length).toBeGreaterThan(100));
  it.each(logged)('$path needs more than the right to look', ({ codes }) => {
    expect(codes.filter((code) => looking.test(code))).toEqual([]);
  });
});
