import { messageEvent } from '@campus/contract/message';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MessageEventListPage } from '../../../src/areas/message/message-event.tsx';
import { getPage, serve, show, signIn } from '../../kit/support.tsx';

it('names the channels of an event as a list of words', async () => {
  signIn();
  const row = { id: '1', eventName: '报销已打款', eventCode: 'X02', variables: '', channels: '1,4' };
  serve({ [`GET ${messageEvent.path}/list`]: () => getPage([row]) });
  show(<MessageEventListPage />);
  expect(await screen.findByText('短信、系统')).toBeTruthy();
});

it('shows the labels of an event’s variables', async () => {
  signIn();
  const row = { id: '1', eventName: '岗位已下架', eventCode: 'P05', variables: 'post,reason', channels: '4' };
  serve({ [`GET ${messageEvent.path}/list`]: () => getPage([row]) });
  show(<MessageEventListPage />);
  expect(await screen.findByText('岗位名称、原因')).toBeTruthy();
  expect(screen.queryByText(/post/)).toBeNull();
});
