import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { Activity, lazy, type ReactNode, Suspense, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { request } from '../../src/request/client.ts';
import { useEarlyQuery } from '../../src/request/use-early-query.ts';
import { createQueryClient } from '../../src/request/use-endpoint.ts';
import { show } from '../kit/support.tsx';
import { json, network, success } from '../support/network.ts';

const options = { queryKey: ['rows'], queryFn: () => request<string>({ method: 'GET', path: '/rows' }) };

it('sends its call while the page is rendered, and only one when the page appears', async () => {
  const sent = network(() => json(success('三行')));
  let whileRendered = 0;
  function Late() {
    whileRendered = sent.length;
    return null;
  }
  function Rows() {
    const { data } = useEarlyQuery(options);
    return (
      <>
        <p>{data}</p>
        <Late />
      </>
    );
  }
  show(<Rows />);
  expect(whileRendered).toBe(1);
  await screen.findByText('三行');
  expect(sent).toHaveLength(1);
});

it('sends its call once when React gives the first rendering up, as for a part whose script is not there', async () => {
  const sent = network(() => json(success('三行')));
  let arrive: (module: { default: () => string }) => void = () => undefined;
  const Part = lazy(() => new Promise<{ default: () => string }>((resolve) => (arrive = resolve)));
  const Rows = () => (
    <p>
      {useEarlyQuery(options).data}
      <Part />
    </p>
  );
  show(
    <Suspense fallback="载入中">
      <Rows />
    </Suspense>,
  );
  await screen.findByText('载入中');
  expect(sent).toHaveLength(1);
  await act(async () => arrive({ default: () => '和工具' }));
  await screen.findByText('三行和工具');
  expect(sent).toHaveLength(1);
});

it.each([
  ['its page comes later', (_: QueryClient) => void vi.setSystemTime(Date.now() + 6000)],
  ['its rows have changed', (client: QueryClient) => void client.invalidateQueries()],
])('asks again after a rendering that was given up when %s', async (_, happens) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const sent = network(() => json(success('三行')));
  const client = createQueryClient();
  const Rows = ({ isGivenUp = false }) => {
    const { data } = useEarlyQuery(options);
    if (isGivenUp) throw new Promise(() => undefined);
    return <p>{data}</p>;
  };
  const showRows = (rows: ReactNode) =>
    show(
      <QueryClientProvider client={client}>
        <Suspense>{rows}</Suspense>
      </QueryClientProvider>,
    );
  const { unmount } = showRows(<Rows isGivenUp />);
  await vi.waitFor(() => expect(client.getQueryData(options.queryKey)).toBe('三行'));
  unmount();
  happens(client);
  showRows(<Rows />);
  await screen.findByText('三行');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
});

it('asks again when a page that was hidden is shown again', async () => {
  let call = 0;
  const sent = network(() => {
    call += 1;
    return json(success(`第 ${call} 次`));
  });
  const Rows = () => <p>{useEarlyQuery(options).data}</p>;
  function Tabs() {
    const [isShown, setShown] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setShown(!isShown)}>
          切换
        </button>
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <Rows />
        </Activity>
      </>
    );
  }
  show(<Tabs />);
  await screen.findByText('第 1 次');
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('第 2 次');
  expect(sent).toHaveLength(2);
});
