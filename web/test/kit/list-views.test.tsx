import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { EntityPage } from '../../src/kit/list/entity-page.tsx';
import { book, getPage, listen, serve, show, signIn } from './support.tsx';

it('saves a view a single time when Enter is pressed twice', async () => {
  listen();
  signIn();
  const add = 'POST /sys/listView/add';
  const answer = Promise.withResolvers<object>();
  const asked = serve({ 'GET /test/book/list': () => getPage([]), [add]: () => answer.promise });
  show(<EntityPage entity={book} />);
  await userEvent.click(screen.getByRole('button', { name: '我的视图' }));
  await userEvent.click(await screen.findByRole('button', { name: '保存为新视图' }));
  const name = await screen.findByLabelText('视图名称');
  await userEvent.type(name, '大开本{Enter}');
  const saves = () => asked.filter(({ path }) => path === '/sys/listView/add');
  await waitFor(() => expect(saves()).toHaveLength(1));
  fireEvent.submit(name.closest('form') as HTMLFormElement);
  answer.resolve({ result: { id: 'v1', title: '大开本' } });
  await waitFor(() => expect(screen.queryByLabelText('视图名称')).toBeNull());
  expect(saves()).toHaveLength(1);
});
