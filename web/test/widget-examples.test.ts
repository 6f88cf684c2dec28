import { expect, it } from 'vitest';
import { examples, examplesWithoutTest } from '../../scripts/widget-examples.mjs.mts';

/** Examples of the widget reference that have no test yet. The list only becomes shorter. */
const withoutTest: readonly string[] = ['DM5'];

it('has a test for every numbered example of the widgets', () => {
  expect(Object.values(examples).reduce((sum, count) => sum + count, 0)).toBe(445);
  expect(examplesWithoutTest()).toEqual(withoutTest);
});
