import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { InterviewRounds } from '../../../src/areas/interview/interview-rounds.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { listen, serve, show, signIn } from '../../kit/support.tsx';

const delivery = { id: 'd1', version: 1, status: 1, step: 20, studentConfirm: 1, plannedRounds: 2, roundsPassed: 0 };
const round = (n: number, status: number, result: number) => ({
  ...{ id: `i${n}`, round: n, status, result, title: `第${n}轮面试` },
  ...{ startTime: '2026-05-01 09:00:00', endTime: '2026-05-01 09:30:00', place: '', interviewers: '', avgScore: null },
});
beforeEach(() => {
  listen();
  signIn();
  const auth = ['list', 'add'].map((action) => ({ action: `interview:interview:${action}`, type: '1', status: '1' }));
  useSession.setState({
    user: { id: '7', username: 'hr', realname: '人事', userType: '2', companyId: 'c1' } as never,
    permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never,
  });
});

it.each([
  ['with rounds', 2, '安排面试'],
  ['without rounds, which passing leads past 面试', 0, undefined],
])('offers an interview at 简历 for a post %s', async (_case, postRounds, label) => {
  const asked = serve({ 'GET /interview/interview/ofDelivery': () => ({ result: [] }) });
  show(<InterviewRounds row={{ ...delivery, step: 10, plannedRounds: null, postRounds } as never} />);
  await waitFor(() => expect(asked).toHaveLength(1));
  if (label) expect(await screen.findByRole('button', { name: label })).toBeTruthy();
  else await waitFor(() => expect(document.querySelector('.ant-skeleton')).toBeNull());
  expect(screen.queryAllByRole('button', { name: /^安排/ })).toHaveLength(label ? 1 : 0);
});
it.each([
  ['without one', [], '安排面试'],
  ['after one that the student refused', [round(1, 3, 0)], '安排面试'],
  ['after one that the student missed', [round(1, 6, 2)], '安排面试'],
  ['while one is planned', [round(1, 2, 0)], undefined],
  ['while the result is missing', [round(1, 4, 0)], undefined],
  ['after a bad result', [round(1, 4, 2)], undefined],
  ['after a good result', [round(1, 4, 1)], '安排下一轮'],
  ['after an undecided result', [round(1, 4, 3)], '安排下一轮'],
  ['after the last round', [1, 2, 3, 4, 5].map((n) => round(n, 4, 1)), undefined],
])('offers to plan a round %s only when the server takes it', async (_case, interviews, label) => {
  const asked = serve({ 'GET /interview/interview/ofDelivery': () => ({ result: interviews }) });
  show(<InterviewRounds row={delivery as never} />);
  await waitFor(() => expect(asked).toHaveLength(1));
  if (label) expect(await screen.findByRole('button', { name: label })).toBeTruthy();
  else {
    if (interviews.length > 0)
      expect(await screen.findAllByRole('button', { name: /^第\d轮面试/ })).toHaveLength(interviews.length);
    expect(screen.queryByRole('button', { name: /^安排/ })).toBeNull();
  }
});
