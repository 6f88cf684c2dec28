import { companyPost } from '@campus/contract/post';
import { postProgressPath, postProgressSheetPath, postProgressTexts as texts } from '@campus/contract/resume';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PostProgressPage } from '../../../src/areas/resume/post-progress.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { type Asked, currentSearch, getPage, serve, show, signIn } from '../../kit/support.tsx';

const byStep = (...values: readonly (number | null)[]) =>
  Object.fromEntries(values.map((value, at) => [(at + 1) * 10, value]));
const row = {
  id: 'p1',
  version: 1,
  name: '后端工程师',
  companyName: '予禾智联有限公司',
  postStatus: 1,
  postStatus_dictText: '招聘中',
  headcount: 5,
  deliveryCount: 12,
  reached: byStep(12, 6, 3, 2, 1, 0),
  passed: byStep(6, 3, 2, 1, 0, 0),
  atStep: byStep(2, 1, 0, 1, 1, 0),
  conversion: byStep(50, 50, 66.7, 50, 0, null),
  medianHours: byStep(18.5, null, null, null, null, null),
  rejected: 3,
  withdrawn: 1,
  offerAccepted: 2,
  signed: 1,
  fillRate: 20,
  oldestDays: 9,
  stale: 1,
  lastActionTime: '2026-11-20 09:30:00',
};
let asked: Asked[];
beforeEach(() => {
  signIn();
  const auth = ['post:companyPost:list', 'post:companyPost:exportXls'].map((action) => ({
    action,
    type: '1',
    status: '1',
  }));
  useSession.setState({
    user: { id: '7', username: 'lin', realname: '林知夏', userType: '1' } as never,
    permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never,
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:sheet', revokeObjectURL: () => undefined }));
  asked = serve({
    [`GET ${postProgressPath}`]: () => getPage([row]),
    [`GET ${companyPost.path}/counts`]: () => ({ result: { all: 1, active: 1, paused: 0, closed: 0 } }),
    [`GET ${postProgressSheetPath}`]: () => ({ result: null }),
  });
});

it('shows the steps of a post, its signed students and the longest wait', async () => {
  show(<PostProgressPage />);
  const funnel = within(await screen.findByRole('list', { name: texts.funnel })).getAllByRole('listitem');
  expect(funnel.map(({ textContent }) => textContent)).toEqual(['12筛选', '6面试', '3录用', '2派遣', '1签约', '0评价']);
  expect(funnel[0]?.title).toBe('简历筛选：到达 12，通过 6（50%），现有 2，停留中位数 18.5 小时');
  expect(screen.getByText(texts.signedOf(1, 5))).toBeTruthy();
  expect(screen.getByText(texts.days(9)).className).toBe('post-late');
});
it('opens the board of a post', async () => {
  show(<PostProgressPage />);
  await userEvent.click(await screen.findByText(texts.board));
  await waitFor(() => expect(currentSearch().get('postId')).toBe('p1'));
  expect(currentSearch().get('view')).toBe('board');
});
it('exports the listed posts', async () => {
  show(<PostProgressPage />, '/?name=工程师');
  await userEvent.click(await screen.findByRole('button', { name: /导出/ }));
  await waitFor(() => expect(asked.some(({ path }) => path === postProgressSheetPath)).toBe(true));
  const sheet = asked.find(({ path }) => path === postProgressSheetPath);
  expect(sheet?.query).toMatchObject({ name: '*工程师*' });
  expect(sheet?.query.pageNo).toBeUndefined();
});
