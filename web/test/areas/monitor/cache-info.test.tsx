import { clearCache, monitorTexts } from '@campus/contract/monitor';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CacheInfoPage } from '../../../src/areas/monitor/cache-info.tsx';
import { lastMinute } from '../../../src/areas/monitor/last-minute.ts';
import { useSession } from '../../../src/request/session-store.ts';
import { listen, serve, show, signIn } from '../../kit/support.tsx';

interface Drawn {
  readonly xAxis?: { readonly data: readonly string[] };
  readonly series: readonly { readonly name: string; readonly data: readonly number[] }[];
}
// jsdom has no canvas: records what is drawn, under the label of its box.
const drawn = vi.hoisted(() => new Map<string, Drawn>());
vi.mock('echarts/core', async (load) => ({
  ...(await load<object>()),
  init: (box: HTMLElement) => ({
    // Names that are moved afterwards come without axes.
    setOption: (option: Drawn) =>
      option.xAxis && drawn.set(box.parentElement?.getAttribute('aria-label') ?? '', option),
    convertToPixel: () => 0,
    getHeight: () => 0,
    resize: () => undefined,
    dispose: () => undefined,
  }),
}));

const figure = (key: string, label: string, value: number, unit: string, history: readonly number[] = []) => ({
  key,
  label,
  value,
  unit,
  state: 'ok',
  history,
});
const rows = [
  { name: 'dictionaries', keys: 1234, bytes: 2048, hits: 2, misses: 1, evictions: 4 },
  { name: 'gateway', keys: 0, bytes: 16, hits: 0, misses: 0, evictions: 0 },
];
const overview = {
  time: '2026-11-20 10:00:01',
  processes: 1,
  groups: [
    {
      key: 'cache',
      title: '缓存',
      figures: [
        figure('cache.keys', '键数', 1234, '个', [1200, 1234]),
        figure('cache.memory', '缓存占用内存（估算）', 2, 'KB', [1.9, 2]),
      ],
      rows,
    },
  ],
};
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const calls = { 'GET /sys/monitor/overview': () => ({ result: overview }) };

it('charts keys and memory of the last minute, and lists each namespace with its hit rate', async () => {
  signIn();
  serve(calls);
  show(<CacheInfoPage />);
  // The chart library loads after the page.
  await waitFor(() => expect(drawn.size).toBe(2));
  const [keys, memory] = [drawn.get('键数（个）'), drawn.get('内存（KB）')];
  expect(keys?.xAxis?.data).toEqual(['09:59:59', '10:00:01']);
  expect(keys?.series).toMatchObject([{ name: '键数', data: [1200, 1234] }]);
  expect(memory?.series).toMatchObject([{ name: '内存', data: [1.9, 2] }]);
  const table = within(screen.getByRole('region', { name: monitorTexts.namespaces }));
  expect(cells(table.getByRole('row', { name: /数据字典/ }))).toEqual([
    '数据字典dictionaries',
    '1,234',
    '2 KB',
    '2',
    '1',
    '66.7%',
    '4',
  ]);
  expect(cells(table.getByRole('row', { name: /网关路由/ }))).toEqual([
    '网关路由gateway',
    '0',
    '16 字节',
    '0',
    '0',
    '—',
    '0',
  ]);
});

it('clears a namespace after a confirmation', async () => {
  signIn();
  const auth = [{ action: clearCache.needs as string, type: '1', status: '1' }];
  useSession.setState(({ permissions }) => ({ permissions: { ...permissions, auth, allAuth: auth } as never }));
  const notices = listen();
  const asked = serve({ ...calls, 'POST /sys/monitor/clearCache': () => ({ message: '清除成功！' }) });
  const cleared = () => asked.filter(({ path }) => path === clearCache.path).map(({ body }) => body);
  show(<CacheInfoPage />);
  const user = userEvent.setup();
  const [button] = await screen.findAllByRole('button', { name: monitorTexts.clear });
  notices.answer = false;
  await user.click(button as HTMLElement);
  expect(notices.questions).toEqual([monitorTexts.clearConfirm('数据字典')]);
  expect(cleared()).toEqual([]);
  notices.answer = true;
  await user.click(button as HTMLElement);
  await waitFor(() => expect(notices.messages).toEqual(['success: 清除成功！']));
  expect(cleared()).toEqual([{ namespace: 'dictionaries' }]);
});

it('computes the sample times backwards from now', () => {
  expect(lastMinute('2026-11-20 00:00:02', 3)).toEqual(['23:59:58', '00:00:00', '00:00:02']);
  expect(lastMinute('2026-11-20 00:00:02', 0)).toEqual([]);
});
