import { sysLog } from '@campus/contract/system';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { LogListPage } from '../../../src/areas/system/log.tsx';
import { type Asked, getPage, serve, show, signIn } from '../../kit/support.tsx';

beforeEach(() => signIn());
const { label } = sysLog.fields.operateType;
const list = 'GET /sys/log/list';
const lists = (asked: readonly Asked[]) => asked.filter(({ path }) => path === '/sys/log/list');

it('filters operations by type, and drops the condition on the other tabs', async () => {
  const asked = serve({
    [list]: () => getPage([]),
    'GET /sys/log/auditState': () => ({ result: { rows: 0, firstBroken: null } }),
  });
  const user = userEvent.setup();
  show(<LogListPage />, '/?tab=operation&operateType=4&logContent=x');
  await screen.findByLabelText(label);
  await waitFor(() => expect(lists(asked).at(-1)?.query).toMatchObject({ logType: '2', operateType: '4' }));

  await user.click(screen.getByRole('tab', { name: '登录日志' }));
  await waitFor(() => expect(lists(asked).at(-1)?.query).toMatchObject({ logType: '1', logContent: '*x*' }));
  expect(lists(asked).at(-1)?.query).not.toHaveProperty('operateType');
  expect(screen.queryByLabelText(label)).toBeNull();
  // Searching again does not bring it back.
  await user.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(lists(asked).length).toBeGreaterThan(2));
  for (const { query } of lists(asked).slice(1)) expect(query).not.toHaveProperty('operateType');

  await user.click(screen.getByRole('tab', { name: '全部' }));
  await waitFor(() => expect(lists(asked).at(-1)?.query).not.toHaveProperty('logType'));
  expect(lists(asked).at(-1)?.query).not.toHaveProperty('operateType');
  expect(screen.queryByLabelText(label)).toBeNull();
});
