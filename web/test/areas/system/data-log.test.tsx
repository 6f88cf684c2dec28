import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DataLogListPage } from '../../../src/areas/system/data-log.tsx';
import { getPage, serve, show, signIn } from '../../kit/support.tsx';

const version = (n: number) => ({
  ...{ id: `v${n}`, dataTable: 'rc_skill', dataId: 's1', dataVersion: String(n), createBy: 'lin' },
  ...{ dataContent: JSON.stringify({ name: `第${n}版` }), createTime: `2026-05-0${n} 09:00:00`, texts: {} },
});

it('compares a version with the one before it, and with any other version of the row', async () => {
  signIn();
  const asked = serve({
    'GET /sys/dataLog/list': () => getPage([version(3)]),
    'GET /sys/dataLog/queryDataVerList': () => ({ result: [version(3), version(2), version(1)] }),
    'GET /sys/dataLog/queryCompareList': ({ query }) => ({
      result: [query.dataId1, query.dataId2].map((id) => version(Number(id?.slice(1)))),
    }),
  });
  show(<DataLogListPage />);
  await userEvent.click(await screen.findByRole('button', { name: '数据比较' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('第2版')).toBeTruthy();
  expect(within(dialog).getByText('第3版')).toBeTruthy();
  expect(asked.find(({ path }) => path.endsWith('queryDataVerList'))?.query).toEqual({
    dataTable: 'rc_skill',
    dataId: 's1',
  });
  await userEvent.click(within(dialog).getByRole('combobox', { name: '版本号1' }));
  await userEvent.click(
    await screen.findByText('版本1 2026-05-01 09:00', { selector: '.ant-select-item-option-content' }),
  );
  await waitFor(() => expect(within(dialog).getByText('第1版')).toBeTruthy());
});
