import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Seals } from '../../../src/areas/system/seals.tsx';
import { type Asked, listen, type RecordedNotices, serve, show, signIn } from '../../kit/support.tsx';

const college = {
  ...{ id: 's1', version: 2, departId: 'd1', departName: '文学院', parentName: '云湖大学' },
  ...{ img: 'seal/a.png?s=1', time: '2025-10-14 10:24:00' },
};
let notices: RecordedNotices;
let asked: Asked[];
let seals: (typeof college)[];
beforeEach(() => {
  notices = listen();
  signIn();
  seals = [college];
  asked = serve({
    'GET /recruit/departSeal/list': () => ({ result: seals }),
    'POST /recruit/departSeal/delete': () => {
      seals = [];
      return { message: '移除成功' };
    },
  });
});

it('shows the seals with their departments, without a link to save them', async () => {
  show(<Seals />);
  const seal = (await screen.findByText('文学院')).closest('li') as HTMLElement;
  expect(seal.textContent).toContain('文学院云湖大学2025-10-14 10:24');
  expect(within(seal).getByRole('img', { name: '文学院的印章' })).toBeTruthy();
  expect(within(seal).queryByRole('link')).toBeNull();
});
it('removes one after a question', async () => {
  notices.answer = false;
  show(<Seals />);
  await userEvent.click(await screen.findByRole('button', { name: '移除印章：文学院' }));
  await waitFor(() => expect(notices.questions[0]).toContain('不再印“文学院”的印章'));
  expect(asked.some(({ path }) => path.endsWith('/delete'))).toBe(false);
  notices.answer = true;
  await userEvent.click(screen.getByRole('button', { name: '移除印章：文学院' }));
  expect(await screen.findByText('还没有印章')).toBeTruthy();
  expect(asked.find(({ path }) => path.endsWith('/delete'))?.body).toMatchObject({ id: 's1' });
});
it('asks for the picture alone when one is replaced', async () => {
  show(<Seals />);
  await userEvent.click(await screen.findByRole('button', { name: '更换印章：文学院' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByText('学校、院系')).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: /保\s*存/ }));
  expect(await within(dialog).findAllByText('请上传印章图样!')).not.toHaveLength(0);
});
