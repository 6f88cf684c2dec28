import { text } from '@campus/contract/messages';
import { sysDataSource } from '@campus/contract/online';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { SysDataSourceListPage } from '../../../src/areas/online/data-source.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { getPage, serve, show, signIn } from '../../kit/support.tsx';

const row = {
  id: '1',
  version: 0,
  code: 'jw',
  name: '教务库',
  dbType: '6',
  dbType_dictText: 'PostgreSQL',
  dbDriver: 'org.postgresql.Driver',
  dbUrl: 'jdbc:postgresql://10.20.0.8:5432/jw',
  dbName: 'jw',
  dbUsername: 'reader',
  hasPassword: true,
};
beforeEach(() => {
  localStorage.clear();
  signIn();
  const may = ['list', 'edit', 'delete'].map((call) => ({
    action: `${sysDataSource.code}:${call}`,
    type: '1',
    status: '1',
  }));
  useSession.setState({ permissions: { menu: [], auth: may, allAuth: may, sysSafeMode: false } as never });
  serve({
    'GET /sys/dataSource/list': () => getPage([row]),
    'GET /sys/dataSource/queryById': () => ({ result: row }),
  });
});

it('edits an external database without sending its password, which is never shown', async () => {
  show(<SysDataSourceListPage />);
  await userEvent.click(await screen.findByRole('button', { name: text.common.edit }));
  const dialog = await screen.findByRole('dialog');
  const field = async (label: string) => within(dialog).findByLabelText<HTMLInputElement>(label);
  expect((await field(sysDataSource.fields.name.label)).value).toBe(row.name);
  expect((await field(sysDataSource.fields.dbPassword.label)).value).toBe('');
});

it('marks an address that the server may not reach and names the setting', async () => {
  serve({ 'GET /sys/dataSource/list': () => getPage([{ ...row, addressRefused: true }]) });
  show(<SysDataSourceListPage />);
  const mark = await screen.findByText('不允许访问');
  expect(mark.closest('[title]')?.getAttribute('title')).toContain('DATASOURCE_HOSTS 中加入 10.20.0.8:5432');
});
