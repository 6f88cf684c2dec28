import { fairTypes } from '@campus/contract/jobfair';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PlaceCell, placesLeft, placesTaken } from '../../../src/areas/jobfair/fair-columns.tsx';

afterEach(cleanup);
const row = (more: object) => ({ id: '1', ...more }) as never;

test.each([
  ['its hall', { venueId: '7', venueId_dictText: '第一展厅', venueText: null }, '第一展厅'],
  ['its address when it has no hall', { venueId: null, venueText: '体育馆主馆' }, '体育馆主馆'],
  ['that it is online', { venueId: null, venueText: null, type: fairTypes.online }, '线上'],
  ['a dash while neither is known', { venueId: null, venueText: null, type: 1 }, '—'],
])('the place of a fair is %s', (_title, fair, shown) => {
  expect(render(<PlaceCell row={row(fair)} />).container.textContent).toBe(shown);
});

test.each([
  [{ maxCompany: 36, placeCount: 10, allowWaitlist: 1 }, '26 家'],
  [{ maxCompany: 36, placeCount: 36, allowWaitlist: 1 }, '已满，可候补'],
  [{ maxCompany: 36, placeCount: 36, allowWaitlist: 0 }, '已满'],
])('a company reads the places left of %o', (fair, shown) => expect(placesLeft(row(fair))).toBe(shown));

test('the school reads the places taken of all', () =>
  expect(placesTaken(row({ maxCompany: 36, placeCount: 10 }))).toBe('10 / 36'));
