import { endpoint, number, text, type } from '@campus/contract/kit';
import { afterEach, expect, test, vi } from 'vitest';
import { call, getCall } from '../../src/request/call.ts';
import { json, network, success } from '../support/network.ts';

const one = endpoint({
  method: 'GET',
  path: '/sys/user/:userId/roles',
  title: '用户角色',
  needs: 'signed-in',
  input: { userId: text({ label: '用户', required: true }), pageNo: number({ label: '页' }) },
  output: type<string[]>(),
});
const save = endpoint({
  method: ['POST', 'PUT'],
  path: '/sys/selectDepart',
  title: '选择部门',
  needs: 'signed-in',
  input: { orgCode: text({ label: '部门', required: true }) },
  output: type<null>(),
});

afterEach(() => vi.unstubAllGlobals());

test('fills path parameters and sends the rest as the query when the method is GET', () => {
  expect(getCall(one, { userId: 'a/b', pageNo: 2 })).toEqual({
    method: 'GET',
    path: '/sys/user/a%2Fb/roles',
    query: { pageNo: 2 },
  });
});

test('uses the first of several methods and sends the input as the body', () => {
  expect(getCall(save, { orgCode: 'A01' })).toEqual({
    method: 'POST',
    path: '/sys/selectDepart',
    body: { orgCode: 'A01' },
  });
});

test('returns the typed result', async () => {
  network(() => json(success(['admin'])));
  const roles: string[] = await call(one, { userId: '1' });
  expect(roles).toEqual(['admin']);
});
