import { livePlayback } from '@campus/contract/live';
import { expect, it } from 'vitest';
import { getView } from '../../src/kit/field/field-views.tsx';
import { formatNumber } from '../../src/kit/field/format-number.ts';

const { durationSeconds, sizeBytes } = livePlayback.fields;
it.each([
  [durationSeconds, '0', '00:00:00'],
  [durationSeconds, '59', '00:00:59'],
  [durationSeconds, '3725', '01:02:05'],
  [durationSeconds, '360000', '100:00:00'],
  [sizeBytes, '906', '0.9 MB'],
  [sizeBytes, '1536000', '1,500.0 MB'],
  [sizeBytes, '', ''],
])('shows a measure as people read it: %#', (field, value, shown) => {
  expect(formatNumber(field, value, true)).toBe(shown);
  expect(formatNumber(field, value, false)).toBe(shown);
});

it('has a column for a measure that shows all of it', () => {
  expect(getView(durationSeconds).least).toBeGreaterThan(getView(livePlayback.fields.playCount).least);
});
