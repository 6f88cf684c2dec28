import { expect, test } from 'vitest';
import { isClockTime, isThemeSettings, isWithin } from '../../src/rules/index.ts';

test.each([
  ['23:00', '22:00', '07:00', true],
  ['22:00', '22:00', '07:00', true],
  ['06:59', '22:00', '07:00', true],
  ['07:00', '22:00', '07:00', false],
  ['12:00', '22:00', '07:00', false],
  ['12:00', '12:00', '13:30', true],
  ['13:30', '12:00', '13:30', false],
  ['12:00', '12:00', '12:00', false],
])('%s between %s and %s: %s', (time, from, to, expected) => {
  expect(isWithin(time, from, to)).toBe(expected);
});

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['7:00', false],
  ['07:60', false],
  ['', false],
  [null, false],
  [700, false],
])('%j is a time of day: %s', (value, expected) => {
  expect(isClockTime(value)).toBe(expected);
});

test.each([
  [{}, true],
  [{ darkMode: true, primaryColour: '#abcdef', contentWidth: 'Fluid' }, true],
  [{ darkMode: 1 }, false],
  [{ primaryColour: 'red' }, false],
  [{ toString: true }, false],
  [JSON.parse('{"__proto__":true}'), false],
  [[], false],
  [null, false],
])('%j are settings of the look: %s', (value, expected) => {
  expect(isThemeSettings(value)).toBe(expected);
});
