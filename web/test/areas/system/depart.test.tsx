import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { AddressListPage } from '../../../src/areas/system/address-list.tsx';
import { DepartListPage } from '../../../src/areas/system/depart.tsx';
import { listen, serve, show, signIn } from '../../kit/support.tsx';

const depart = (id: string, departName: string) => ({
  id,
  key: id,
  value: id,
  title: departName,
  departName,
  orgCode: `A0${id}`,
  orgCategory: '1',
  parentId: '',
  isLeaf: true,
  children: [],
});

it('selects the first department, and none after the selection was cleared', async () => {
  signIn();
  listen();
  serve({
    'GET /sys/sysDepart/queryDepartTreeSync': () => ({ result: [depart('1', '就业中心'), depart('2', '教务处')] }),
  });
  show(<DepartListPage />);
  expect(await screen.findByText('当前选择：就业中心')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /清除|取消选择/ }));
  expect(await screen.findByText('当前选择：未选择')).toBeTruthy();
});

it('the address book shows people before departments on phones: the tree expands on demand', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as never);
  signIn();
  serve({
    'GET /sys/sysDepart/queryDepartTreeSync': () => ({ result: [depart('1', '就业中心'), depart('2', '教务处')] }),
  });
  show(<AddressListPage />);
  const head = await screen.findByRole('button', { name: /全部部门/ });
  expect(screen.queryByText('教务处')).toBeNull();
  await userEvent.click(head);
  await userEvent.click(await screen.findByText('教务处'));
  expect(await screen.findByRole('button', { name: /教务处/, expanded: false })).toBeTruthy();
});
afterEach(() => vi.restoreAllMocks());
