import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { InterviewListPage } from '../../../src/areas/interview/interview-list.tsx';
import { PlanInterviews } from '../../../src/areas/resume/plan-interviews.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { type Asked, currentSearch, getPage, listen, serve, show, signIn } from '../../kit/support.tsx';

let asked: Asked[];
const allow = (...codes: readonly string[]): void => {
  const auth = codes.map((action) => ({ action, type: '1', status: '1' }));
  useSession.setState({
    user: { id: '7', username: 'u', realname: '人', userType: '2', companyId: 'c1' } as never,
    permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never,
  });
};
beforeEach(() => {
  listen();
  signIn();
  allow('interview:interview:list', 'interview:interview:add');
  asked = serve({
    'GET /interview/interview/list': () => getPage([]),
    'GET /interview/interview/counts': () => ({ result: {} }),
    'GET /interview/interview/choices': () => ({
      result: {
        interviewers: [],
        rooms: [],
        round: 1,
        plannedRounds: null,
        contact: '李经理',
        contactMobile: '14000020001',
      },
    }),
  });
});
const rows = [
  { id: 'd1', status: 1, step: 20 },
  { id: 'd2', status: 1, step: 10 },
  { id: 'd3', status: 3, step: 20 },
  { id: 'd4', status: 1, step: 20 },
];

it('starts a batch with the selected students that wait for an interview', async () => {
  show(<PlanInterviews rows={rows} />);
  await userEvent.click(screen.getByRole('button', { name: '批量排期' }));
  await waitFor(() => expect(currentSearch().get('deliveries')).toBe('d1,d4'));
});

it('is offered neither without such students nor without the right', () => {
  show(<PlanInterviews rows={rows.slice(1, 3)} />);
  expect(screen.queryByRole('button', { name: '批量排期' })).toBeNull();
  allow('interview:interview:list');
  show(<PlanInterviews rows={rows} />);
  expect(screen.queryByRole('button', { name: '批量排期' })).toBeNull();
});

it('opens the batch of an address once, and not again after it is closed', async () => {
  show(<InterviewListPage />, '/interview/list?deliveries=d1,d4');
  const dialog = await screen.findByRole('dialog');
  await screen.findByDisplayValue('李经理');
  expect(dialog.textContent).toContain('批量排期');
  expect(asked.some(({ path }) => path === '/interview/interview/choices')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
