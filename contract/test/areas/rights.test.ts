import { describe, expect, it } from 'vitest';
import { areas } from '../../src/index.ts';
import type { Area } from '../../src/kit/index.ts';

/** Codes that let a role only look, such as those of the read-only user. */
const looking = /:(?:list|view|exportXls)$/;
const reads = (method: string | readonly string[]): boolean => [method].flat().every((one) => one === 'GET');
/** They compute from what is sent, or keep what the caller has on the own workplace. */
const harmless: ReadonlySet<string> = new Set([
  '/companyPost/forbiddenWord/test',
  '/dashboard/workplace/shortcut',
  '/match/matchRule/preview',
  '/media/docTemplate/render',
]);
const written = areas
  .flatMap((area: Area) => area.endpoints ?? [])
  .filter(({ method, path }) => !reads(method) && !harmless.has(path))
  .map(({ path, needs }) => ({ path, codes: [needs].flat() }));

describe('calls that change something', () => {
  it('are known', () => expect(written.length).toBeGreaterThan(100));
  it.each(written)('$path needs more than the right to look', ({ codes }) => {
    expect(codes.filter((code) => looking.test(code))).toEqual([]);
  });
});
