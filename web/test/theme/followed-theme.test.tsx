import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSession, startSession, useSession } from '../../src/request/session-store.ts';
import { useFollowedTheme } from '../../src/shell/use-followed-theme.ts';
import { adoptSettings, changeSettings, defaultSettings, useSettings } from '../../src/theme/settings.ts';
import { getPermissions } from '../support/console.tsx';
import { json, network, type Sent, success } from '../support/network.ts';
import { makeUser } from '../support/user.ts';

let sent: Sent[];
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  useSettings.setState(defaultSettings, true);
  sent = network(() => json(success(null)));
  startSession({ token: 't', userInfo: makeUser() });
});
afterEach(() => {
  forgetSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const may = (action: string) =>
  useSession.setState({ permissions: getPermissions([], [{ action, type: '1', describe: '' } as never]) });

test('several changes in a row are kept on the server once', async () => {
  may('account:setting');
  renderHook(() => useFollowedTheme());
  act(() => changeSettings({ darkMode: true }));
  act(() => changeSettings({ primaryColour: '#722ED1' }));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(sent.map(({ method, url }) => [method, url.pathname])).toEqual([['PUT', '/server/account/setting/theme']]);
  expect(sent[0]?.body).toMatchObject({ theme: { darkMode: true, primaryColour: '#722ED1' } });
});

test('without the right to the account settings the look stays in this browser', async () => {
  may('something:else');
  renderHook(() => useFollowedTheme());
  act(() => changeSettings({ darkMode: true }));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(sent).toEqual([]);
});

test('what a sign-in brings is taken over where it fits', () => {
  changeSettings({ multipage: false });
  adoptSettings({ darkMode: true, layout: 'diagonal' as never });
  expect(useSettings.getState()).toEqual({ ...defaultSettings, multipage: false, darkMode: true });
});
