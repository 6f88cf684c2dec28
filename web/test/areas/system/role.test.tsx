import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { RoleUserListPage } from '../../../src/areas/system/role.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { getPage, listen, serve, show, signIn } from '../../kit/support.tsx';

const role = { id: '3', version: 1, roleCode: 'desk', roleName: '窗口', createTime: '2026-01-01 08:00:00' };
const codes = ['add', 'edit', 'delete', 'list'].map((action) => `system:role:${action}`);

it('offers 用户 in the row and the rest behind 更多', async () => {
  signIn();
  const notices = listen();
  const auth = [...codes, 'system:permission:saveRole', 'system:role:user:list'].map((action) => ({
    action,
    type: '1',
    status: '1',
  }));
  useSession.setState(({ permissions }) => ({ permissions: { ...permissions, auth, allAuth: auth } as never }));
  const asked = serve({
    'GET /sys/role/list': () => getPage([role]),
    'DELETE /sys/role/delete': () => ({ message: '删除成功!' }),
  });
  const user = userEvent.setup();
  show(<RoleUserListPage />);
  const row = await screen.findByRole('row', { name: /窗口/ });
  const shown = [...row.querySelectorAll('.row-actions button')].map((button) => button.textContent?.trim());
  expect(shown).toEqual(['用户', '更多']);
  await user.click(within(row).getByRole('button', { name: '更多' }));
  const entries = (await screen.findAllByRole('menuitem')).map((entry) => entry.textContent);
  expect(entries).toEqual(['授权', '编辑', '删除', '首页配置', '复制', '详情']);

  await user.click(screen.getByRole('menuitem', { name: '删除' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ path: '/sys/role/list' }));
  expect(notices.questions).toHaveLength(1);
  expect(asked.filter(({ method }) => method === 'DELETE').map(({ query }) => query.id)).toEqual(['3']);
});
