import { expect, it } from 'vitest';
import { areas } from '../../src/index.ts';
import type { Area } from '../../src/kit/index.ts';

it('declares each dictionary once', () => {
  const codes = areas.flatMap((area: Area) => (area.dictionaries ?? []).map(({ code }) => code));
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
});
