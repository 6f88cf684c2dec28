import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
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

it('begins with the first department, and shows none once the choice was cleared', async () => {
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
