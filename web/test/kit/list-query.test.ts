import { expect, it } from 'vitest';
import {
  describeConditions,
  getAddress,
  getConditions,
  listCallQuery,
  listStateOf,
} from '../../src/kit/list/list-query.ts';
import { book } from './support.tsx';

const getState = (query: string) => listStateOf(book, new URLSearchParams(query));

it('parses page, order, tab and known conditions from a URL', () => {
  expect(
    getState(
      'pageNo=3&pageSize=30&column=copies&order=asc&tab=waiting&name=%E5%8D%97&boughtAt_begin=2025-01-01&stray=1',
    ),
  ).toEqual({
    pageNo: 3,
    pageSize: 30,
    column: 'copies',
    order: 'asc',
    tab: 'waiting',
    values: { name: '南', boughtAt_begin: '2025-01-01' },
  });
  expect(getState('pageNo=-2&pageSize=x')).toMatchObject({ pageNo: 1, pageSize: 10 });
});

it('writes a URL that parses to the same state and keeps foreign parameters', () => {
  const state = { ...getState('pageNo=2&name=%E5%8D%97'), tab: 'draft' };
  const address = getAddress(book, state, new URLSearchParams('companyId=9&format=large'));
  expect(address.toString()).toBe('companyId=9&pageNo=2&tab=draft&name=%E5%8D%97');
  expect(listStateOf(book, address)).toEqual(state);
});

it('searches texts by "contains", options exactly, and both ends of a range', () => {
  const state = getState('name=%20%E5%8D%97%20&format=large&boughtAt_begin=2025-01-01&boughtAt_end=2025-02-01');
  expect(getConditions(book, state)).toEqual({
    name: '*南*',
    format: 'large',
    boughtAt_begin: '2025-01-01',
    boughtAt_end: '2025-02-01',
  });
});

it('lets conditions of the page override those of the URL', () => {
  expect(listCallQuery(book, getState('format=small&column=copies'), { format: 'large' })).toEqual({
    format: 'large',
    pageNo: 1,
    pageSize: 10,
    column: 'copies',
    order: 'desc',
    field: 'id,name,status,copies,boughtAt',
  });
});

it('requests the order of the entity, by default the newest first', () => {
  expect(listCallQuery(book, getState(''), {})).toMatchObject({ column: 'createTime', order: 'desc' });
  const ordered = { ...book, sort: { column: 'copies', order: 'asc' } } as const;
  expect(listCallQuery(ordered, getState(''), {})).toMatchObject({ column: 'copies', order: 'asc' });
  expect(listCallQuery({ ...book, sort: false }, getState(''), {})).not.toHaveProperty('column');
});

it('describes the conditions in words', () => {
  const state = getState('name=%E5%8D%97&format=large&boughtAt_end=2025-02-01');
  expect(describeConditions(book, state, () => '大')).toBe('书名包含“南”，开本为“大”，购入时间到2025-02-01止');
});
