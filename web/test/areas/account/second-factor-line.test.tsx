import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SecondFactorLine } from '../../../src/areas/account/second-factor-line.tsx';
import { ResetSecondFactor } from '../../../src/areas/system/user-second-factor.tsx';
import { forgetSession, startSession } from '../../../src/request/session-store.ts';
import { createQueryClient } from '../../../src/request/use-endpoint.ts';
import { json, network, refusal, type Sent, success } from '../../support/network.ts';
import { recordNotices } from '../../support/notices.ts';
import { makeUser } from '../../support/user.ts';

const base = '/sys/user/secondFactor';
let shown: string[];
let sent: Sent[];
let answers: Record<string, () => unknown>;
beforeEach(() => {
  localStorage.clear();
  shown = recordNotices();
  sent = network(({ url }) => {
    const answer = answers[url.pathname.replace('/server', '')]?.();
    return answer instanceof Response ? answer : json(success(answer ?? null, '好了'));
  });
  startSession({ token: 't', userInfo: makeUser() });
});
afterEach(() => {
  forgetSession();
  vi.unstubAllGlobals();
});
const open = (what: React.ReactNode) => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>{what}</MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
};
const bodies = (path: string) => sent.filter(({ url }) => url.pathname === `/server${path}`).map(({ body }) => body);
const state = (facts: object) => () => ({
  isOn: true,
  since: '2026-11-20 09:00:00',
  recoveryCodesLeft: 9,
  isRequired: false,
  ...facts,
});

test('turning it on asks for the password, shows QR code and key, and the recovery codes once', async () => {
  let isOn = false;
  answers = {
    [base]: () => state({ isOn })(),
    [`${base}/begin`]: () => ({ secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' }),
    [`${base}/confirm`]: () => {
      isOn = true;
      return { recoveryCodes: ['AAAAA-BBBBB'] };
    },
  };
  const user = open(<SecondFactorLine />);
  await user.click(await screen.findByRole('button', { name: /启\s*用/ }));
  await user.type(await screen.findByLabelText(/登录密码/), 'Secret@1');
  await user.click(screen.getByRole('button', { name: '下一步' }));
  expect(await screen.findByText('ABCD EFGH')).toBeTruthy();
  expect(screen.getByRole('img', { name: '动态口令二维码' }).querySelector('svg')).not.toBeNull();
  await user.type(screen.getByRole('textbox', { name: /动态口令/ }), '123456{Enter}');
  expect(await screen.findByText('AAAAA-BBBBB')).toBeTruthy();
  expect(bodies(`${base}/begin`)).toEqual([{ password: 'Secret@1' }]);

  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  await user.click(screen.getByRole('button', { name: /下载/ }));
  expect(await saved[0]?.text()).toContain('AAAAA-BBBBB');
  await user.click(screen.getByRole('button', { name: '我已保存' }));
  expect(await screen.findByText('2026-11-20 09:00:00 启用，恢复码剩余9个')).toBeTruthy();
  expect(screen.queryByText('AAAAA-BBBBB')).toBeNull();
});

test('turning it off requires password and code, and shows the error', async () => {
  let tries = 0;
  answers = {
    [base]: state({}),
    [`${base}/off`]: () => (++tries === 1 ? json(refusal('动态口令错误')) : null),
  };
  const user = open(<SecondFactorLine />);
  await user.click(await screen.findByRole('button', { name: /关\s*闭/ }));
  await user.click(screen.getByRole('button', { name: /确\s*定/ }));
  expect(await screen.findAllByText('请输入登录密码!')).not.toHaveLength(0);
  expect(bodies(`${base}/off`)).toEqual([]);
  await user.type(screen.getByLabelText(/登录密码/), 'Secret@1');
  await user.type(screen.getByRole('textbox', { name: /动态口令或恢复码/ }), '123456{Enter}');
  expect(await screen.findByText('动态口令错误')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /确\s*定/ }));
  await waitFor(() => expect(screen.queryByText('动态口令错误')).toBeNull());
  expect(bodies(`${base}/off`)).toHaveLength(2);
});

test('few recovery codes are a warning, new ones are shown once, and a demanded factor cannot be turned off', async () => {
  answers = {
    [base]: state({ recoveryCodesLeft: 3, isRequired: true }),
    [`${base}/recoveryCodes`]: () => ({ recoveryCodes: ['DDDDD-EEEEE'] }),
  };
  const user = open(<SecondFactorLine />);
  expect(await screen.findByText(/恢复码仅剩3个/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /关\s*闭/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '重新生成恢复码' }));
  await user.type(screen.getByLabelText(/登录密码/), 'Secret@1');
  await user.type(screen.getByRole('textbox', { name: /动态口令或恢复码/ }), '123456{Enter}');
  expect(await screen.findByText('DDDDD-EEEEE')).toBeTruthy();
});

test('an administrator gives a reason when resetting a second factor', async () => {
  answers = {};
  const closed = vi.fn();
  const user = open(<ResetSecondFactor user={{ username: 'zhao', realname: '赵老师' }} onClose={closed} />);
  expect(screen.getByText('重置“赵老师”的动态口令')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /确\s*定/ }));
  expect(await screen.findAllByText('请输入重置原因!')).not.toHaveLength(0);
  await user.type(screen.getByRole('textbox', { name: /重置原因/ }), '手机丢失');
  await user.click(screen.getByRole('button', { name: /确\s*定/ }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(bodies('/sys/user/resetSecondFactor')).toEqual([{ username: 'zhao', reason: '手机丢失' }]);
  expect(shown.join()).toContain('好了');
});
