import { preachScreen } from '@campus/contract/preach';
import { useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { QueuePage, useQueue } from '../../src/kit/detail/queue-page.tsx';
import { book, bookRow, getPage, listen, serve, show, signIn } from './support.tsx';

let refetch: () => Promise<unknown>;
function Page() {
  const client = useQueryClient();
  refetch = () => client.invalidateQueries({ queryKey: [book.name] });
  const list = useQueue({ entity: book, waiting: { status: 2 }, since: 'boughtAt', name: 'name' });
  return (
    <QueuePage list={list} words={preachScreen.toReview} face={(row) => String(row.name)}>
      {(id, { onDecided }) => (
        <button type="button" onClick={onDecided}>
          处理{id}
        </button>
      )}
    </QueuePage>
  );
}

it('keeps the case that opened by itself when a refetch finds an older one, until it is decided', async () => {
  listen();
  signIn();
  let ids = ['2', '3'];
  const asked = serve({ 'GET /test/book/list': () => getPage(ids.map((id) => bookRow(id))) });
  show(<Page />);
  await screen.findByText('处理2');
  ids = ['1', '2', '3'];
  await act(() => refetch());
  await screen.findByText('书1');
  expect(asked.length).toBe(2);
  expect(screen.getByText('处理2')).toBeTruthy();
  await userEvent.click(screen.getByText('处理2'));
  await waitFor(() => expect(screen.getByText('处理3')).toBeTruthy());
});
