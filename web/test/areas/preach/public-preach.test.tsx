import { type PublicPreach, preachFlow, preachScreen, publicPreach } from '@campus/contract/preach';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { PublicPreachPage } from '../../../src/areas/preach/public-preach.tsx';
import { listen, serve, show } from '../../kit/support.tsx';

const texts = preachScreen.page;
const session: PublicPreach = {
  ...{ id: 'p1', title: '云图宣讲', companyName: '云图科技', type: 1, status: preachFlow.states.approved.code },
  ...{ startTime: '2026-12-01 14:00:00', endTime: '2026-12-01 15:30:00', place: '第一宣讲厅', poster: null },
  ...{ content: '', speaker: null, speakerTitle: null, targets: '', isLimited: false, seatsLeft: 124 },
  ...{ isOpen: true, signUpEnd: null, companies: ['云图科技'], posts: [] },
};
const open = (more: Partial<PublicPreach> = {}) => {
  serve({ [`GET ${publicPreach.path}`]: () => ({ result: { ...session, ...more } }) });
  show(<PublicPreachPage />);
  return screen.findByRole('heading', { level: 1, name: session.title });
};
beforeEach(() => void listen());

it('says how many people still find a seat', async () => {
  await open();
  expect(screen.getByText(texts.seatsLeft(124))).toBeTruthy();
});
it('offers no seats of a session that is over', async () => {
  await open({ status: preachFlow.states.finished.code, isOpen: false });
  expect(screen.getByText(texts.over)).toBeTruthy();
  expect(screen.queryByText(texts.seats)).toBeNull();
});
