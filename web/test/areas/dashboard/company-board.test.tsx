import { dashboardTexts } from '@campus/contract/dashboard';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { CompanyBoard } from '../../../src/areas/dashboard/company-board.tsx';
import { listen, serve, show, signIn } from '../../kit/support.tsx';

const waiting = {
  key: 'waiting',
  label: '待处理',
  unit: '份',
  value: 14,
  previous: null,
  better: 'fewer',
  link: { path: '/resume/delivery', query: { tab: 'waiting' } },
};

beforeEach(() => {
  signIn();
  listen();
  serve({
    'GET /dashboard/company/summary': () => ({
      result: { asOf: '2026-11-22 09:30:00', sentence: { received: 3, waiting: 14 }, figures: [waiting] },
    }),
  });
});
const number = async () => (await screen.findAllByRole('link', { name: '14' }))[0] as HTMLElement;

it('explains the waiting count on hover', async () => {
  show(<CompanyBoard />);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.hover(await number());
  expect((await screen.findByRole('tooltip')).textContent).toBe(dashboardTexts.waitingHelp);
});

it('explains the number on keyboard focus', async () => {
  show(<CompanyBoard />);
  fireEvent.focus(await number());
  expect((await screen.findByRole('tooltip')).textContent).toBe(dashboardTexts.waitingHelp);
});
