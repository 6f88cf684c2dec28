import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SysTableWhiteListPage } from '../../../src/areas/system/table-white-list.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { getPage, listen, serve, show, signIn } from '../../kit/support.tsx';

const row = (id: string, tableName: string, fieldName: string, source: 'builtIn' | 'custom') => ({
  id,
  version: 0,
  tableName,
  fieldName,
  status: '1',
  status_dictText: '有效',
  source,
  source_dictText: source === 'builtIn' ? '内置' : '自定义',
});
const sources = [
  {
    tableName: 'sys_role',
    title: '角色',
    fields: [
      { name: 'id', label: 'ID' },
      { name: 'roleName', label: '角色名称' },
    ],
  },
];

it('lists shipped and added tables, and lets only the latter be edited', async () => {
  signIn();
  const notices = listen();
  const auth = ['list', 'add', 'edit', 'delete', 'deleteBatch'].map((action) => ({
    action: `system:tableWhite:${action}`,
    type: '1',
    status: '1',
  }));
  useSession.setState(({ permissions }) => ({ permissions: { ...permissions, auth, allAuth: auth } as never }));
  const asked = serve({
    'GET /sys/tableWhiteList/list': () =>
      getPage([row('1', 'sys_role', 'roleName', 'custom'), row('2', 'sys_role', 'roleName,id', 'builtIn')]),
    'GET /sys/tableWhiteList/sources': () => ({ result: sources }),
    'DELETE /sys/tableWhiteList/deleteBatch': () => ({ message: '批量删除成功！' }),
  });
  const user = userEvent.setup();
  show(<SysTableWhiteListPage />);
  const heads = async () => (await screen.findAllByRole('columnheader')).map((head) => head.textContent);
  await screen.findByText('角色名称、ID');
  expect(await heads()).toEqual(['', '#', '表名', '允许的字段', '状态', '来源', '操作']);
  const [, custom, builtIn] = screen.getAllByRole('row').filter((line) => line.querySelector('th, .row-number'));
  const getActions = (line: HTMLElement | undefined) =>
    [...(line?.querySelectorAll('.row-actions button') ?? [])].map((button) => button.textContent?.trim());
  expect(getActions(custom)).toEqual(['编辑', '更多']);
  expect(getActions(builtIn)).toEqual([]);
  expect(within(builtIn as HTMLElement).queryByRole('checkbox')).toBeNull();
  expect(within(builtIn as HTMLElement).getByText('内置')).toBeTruthy();

  await user.click(screen.getByRole('checkbox', { name: '全选' }));
  await user.click(await screen.findByRole('button', { name: '批量删除' }));
  await waitFor(() => expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
  expect(asked.find(({ method }) => method === 'DELETE')?.query.ids).toBe('1');
  expect(notices.questions).toHaveLength(1);
});
