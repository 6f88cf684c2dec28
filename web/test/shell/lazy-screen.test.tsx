import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { loadChunk, ScreenMissing } from '../../src/request/load-chunk.ts';
import { browserPage } from '../../src/request/page-reload.ts';
import { ErrorBoundary } from '../../src/shell/error-boundary.tsx';
import { lazyScreen, type Screen } from '../../src/shell/lazy-screen.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = (name: string, load: Screen) => {
  const Lazy = lazyScreen(name, load);
  // React logs caught errors; this test expects them.
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <MemoryRouter>
      <ErrorBoundary>
        <Suspense>
          <Lazy />
        </Suspense>
      </ErrorBoundary>
    </MemoryRouter>,
  );
};
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a part that the server no longer has is named, with a way to load the page again', async () => {
  const reload = vi.spyOn(browserPage, 'reload').mockReturnValue();
  open('system/UserList', lost);
  expect(await screen.findByText('页面资源 system/UserList 加载失败：资源不存在')).toBeTruthy();
  screen.getByRole('button', { name: '重新加载' }).click();
  expect(reload).toHaveBeenCalled();
});

test('without a network that is the cause', async () => {
  vi.spyOn(browserPage, 'isOnline').mockReturnValue(false);
  await expect(loadChunk('console', lost)).rejects.toThrow('页面资源 console 加载失败：网络异常');
});

test('120 s without an answer is a time-out', async () => {
  vi.useFakeTimers();
  const loading = expect(loadChunk('console', () => new Promise(() => undefined))).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: '页面资源 console 加载失败：加载超时',
  });
  await vi.advanceTimersByTimeAsync(120_000);
  await loading;
});

test('a screen the console does not have is named', async () => {
  open('demo/Nothing', () => Promise.reject(new ScreenMissing('demo/Nothing')));
  expect(await screen.findByText("Cannot find module 'demo/Nothing'")).toBeTruthy();
  expect(new ScreenMissing('x').code).toBe('MODULE_NOT_FOUND');
});

test('a page that breaks says so instead of leaving nothing', async () => {
  open('broken', async () => () => {
    throw new Error('defect');
  });
  expect(await screen.findByText('抱歉，服务器出错了')).toBeTruthy();
});
