import { fairTypes } from '@campus/contract/jobfair';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FairPlace, ownFairs, placesLeft, placesTaken } from '../../../src/areas/jobfair/fair-columns.tsx';
import { cardContent } from '../../../src/kit/list/list-cards.tsx';
import { listColumns } from '../../../src/kit/list/list-columns.tsx';
import { selectColumns } from '../../../src/kit/list/use-column-settings.ts';

afterEach(cleanup);
const row = (more: object) => ({ id: '1', ...more }) as never;

test.each([
  ['its hall', { venueId: '7', venueId_dictText: '第一展厅', venueText: null }, '第一展厅'],
  ['its address when it has no hall', { venueId: null, venueText: '体育馆主馆' }, '体育馆主馆'],
  ['that it is online', { venueId: null, venueText: null, type: fairTypes.online }, '线上'],
  ['a dash while neither is known', { venueId: null, venueText: null, type: 1 }, '—'],
])('the place of a fair is %s', (_title, fair, shown) => {
  expect(render(<FairPlace row={row(fair)} />).container.textContent).toBe(shown);
});

test.each([
  [{ maxCompany: 36, placeCount: 10, allowWaitlist: 1 }, '26 家'],
  [{ maxCompany: 36, placeCount: 36, allowWaitlist: 1 }, '已满，可候补'],
  [{ maxCompany: 36, placeCount: 36, allowWaitlist: 0 }, '已满'],
])('a company reads the places left of %o', (fair, shown) => expect(placesLeft(row(fair))).toBe(shown));

test('the school reads the places taken of all', () =>
  expect(placesTaken(row({ maxCompany: 36, placeCount: 10 }))).toBe('10 / 36'));

test('the card of a fair shows a company its time, city, places left and own state', () => {
  const shown = selectColumns(listColumns(ownFairs, {}), { shown: [], hidden: [], widths: {}, size: 'middle' }, []);
  const { name, state, words, figures } = cardContent({ entity: ownFairs } as never, shown);
  expect([name?.name, state?.name]).toEqual(['title', 'phase']);
  expect(words.slice(0, 3).map((column) => column.name)).toContain('regionCode');
  expect(figures.slice(0, 2).map((column) => column.label)).toEqual(['举办开始', '剩余名额']);
});
