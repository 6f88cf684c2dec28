import { sysDepart } from '@campus/contract/system';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DepartForm, departForm } from '../../../src/areas/system/depart-form.tsx';
import { EntityForm } from '../../../src/kit/form/entity-form.tsx';
import { listen, serve, show, signIn } from '../../kit/support.tsx';

const code = () => screen.findByLabelText<HTMLInputElement>('机构编码');

it('adds a department without asking for its code', async () => {
  signIn();
  listen();
  const saved = { id: '1', version: 0, departName: '教务处', orgCode: 'A02' };
  const asked = serve({
    'POST /sys/sysDepart/add': () => ({ result: saved, message: '添加成功！' }),
    'GET /sys/dict/getDictItems/org_category': () => ({ result: [{ value: '1', text: '公司', title: '公司' }] }),
  });
  const user = userEvent.setup();
  const initial = { orgCategory: '1' };
  show(<EntityForm entity={sysDepart} {...departForm} initial={initial} onClose={() => undefined} />);
  expect((await code()).disabled).toBe(true);
  await user.type(screen.getByLabelText(/机构名称/), '教务处');
  await user.click(screen.getByRole('button', { name: /保\s*存/ }));
  await waitFor(() => expect(asked.some(({ path }) => path === '/sys/sysDepart/add')).toBe(true));
  const { body } = asked.find(({ path }) => path === '/sys/sysDepart/add') as { body: Record<string, unknown> };
  expect(body).toMatchObject({ departName: '教务处' });
  expect(body.orgCode ?? '').toBe('');
});

it('shows the code of a department and sends only the changes', async () => {
  signIn();
  listen();
  const row = { id: '1', version: 3, departName: '教务处', orgCode: 'A01A02', orgCategory: '2', status: '1' };
  const asked = serve({ 'PUT /sys/sysDepart/edit': () => ({ result: row, message: '修改成功!' }) });
  const user = userEvent.setup();
  show(<DepartForm row={row as never} onDirty={() => undefined} />);
  const shown = await code();
  expect([shown.value, shown.disabled]).toEqual(['A01A02', true]);
  await user.type(screen.getByLabelText('地址'), '行政楼');
  await user.click(screen.getByRole('button', { name: /保\s*存/ }));
  await waitFor(() => expect(asked.some(({ path }) => path === '/sys/sysDepart/edit')).toBe(true));
  expect(asked.find(({ path }) => path === '/sys/sysDepart/edit')?.body).toEqual({
    id: '1',
    version: 3,
    address: '行政楼',
  });
});
