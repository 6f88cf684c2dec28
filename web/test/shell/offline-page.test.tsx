import { text } from '@campus/contract/messages';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserPage } from '../../src/request/page-reload.ts';
import { ErrorBoundary } from '../../src/shell/error-boundary.tsx';
import { lazyScreen } from '../../src/shell/lazy-screen.ts';

let isOnline: boolean;
beforeEach(() => {
  isOnline = false;
  vi.spyOn(browserPage, 'isOnline').mockImplementation(() => isOnline);
  // React logs caught errors; this test expects them.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

/** A page whose part of the console is on the other side of the network. */
function openPage(): { readonly asked: () => number } {
  const load = vi.fn(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>岗位审批的内容</p>;
  });
  const Page = lazyScreen('post/PostAudit', load);
  render(
    <MemoryRouter>
      <ErrorBoundary title="岗位审批">
        <Suspense>
          <Page />
        </Suspense>
      </ErrorBoundary>
    </MemoryRouter>,
  );
  return { asked: () => load.mock.calls.length };
}

test('a page that cannot be fetched without a network says so by its name, and comes when it is asked for again', async () => {
  const { asked } = openPage();
  await screen.findByRole('heading', { name: text.chunk.offline });
  expect(screen.getByText(text.chunk.offlinePage('岗位审批'))).toBeTruthy();
  expect(document.body.textContent).not.toContain('500');

  fireEvent.click(screen.getByRole('button', { name: text.chunk.retry }));
  await waitFor(() => expect(asked()).toBe(2));
  await screen.findByRole('heading', { name: text.chunk.offline });

  isOnline = true;
  fireEvent.click(screen.getByRole('button', { name: text.chunk.retry }));
  expect(await screen.findByText('岗位审批的内容')).toBeTruthy();
});

test('it comes by itself when the network is back', async () => {
  openPage();
  await screen.findByRole('heading', { name: text.chunk.offline });
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('岗位审批的内容')).toBeTruthy();
});
