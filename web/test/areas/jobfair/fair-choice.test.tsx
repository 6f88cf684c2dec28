import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FairChoice } from '../../../src/areas/jobfair/fair-choice.tsx';
import { type Asked, getPage, serve, show, signIn } from '../../kit/support.tsx';

const fairs = Array.from({ length: 130 }, (_, i) => ({
  id: `f${i}`,
  title: `第${i}场双选会`,
  startTime: '2025-05-01 09:00:00',
}));

it('finds a fair by its name that is not among the latest', async () => {
  signIn();
  const list = ({ query }: Asked) => {
    const { title = '', id = '', pageSize = 10 } = query as Record<string, string | undefined>;
    const [name, ids] = [title.replaceAll('*', ''), id.split(',')];
    const found = fairs.filter((fair) => fair.title.includes(name) && (id === '' || ids.includes(fair.id)));
    return getPage(found.slice(0, Number(pageSize)));
  };
  serve({ 'GET /jobFair/jobFair/list': list });
  const onChoose = vi.fn();
  show(<FairChoice fairId="f0" onChoose={onChoose} />);
  expect(await screen.findByText('2025-05-01 第0场双选会')).toBeTruthy();
  await userEvent.type(screen.getByRole('combobox', { name: '选择招聘会' }), '第129场');
  await userEvent.click(await screen.findByText('2025-05-01 第129场双选会'));
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith('f129'));
});
