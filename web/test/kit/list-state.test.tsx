import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useEntityList } from '../../src/kit/list/use-entity-list.ts';
import { book, currentSearch, getPage, listen, serve, show, signIn } from './support.tsx';

const tabs = [{ key: 'draft', label: '草稿', query: { status: '0' } }];

it('adds a change to the one before, which is not rendered yet', async () => {
  listen();
  signIn();
  serve({ 'GET /test/book/list': () => getPage([]) });
  function List() {
    const list = useEntityList(book, { tabs });
    const change = () => {
      list.openTab('draft');
      list.sort('name', 'asc');
      list.turn(3, 10);
    };
    return (
      <button type="button" onClick={change}>
        改变
      </button>
    );
  }
  show(<List />);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() =>
    expect(Object.fromEntries(currentSearch())).toEqual({ tab: 'draft', column: 'name', order: 'asc', pageNo: '3' }),
  );
});
