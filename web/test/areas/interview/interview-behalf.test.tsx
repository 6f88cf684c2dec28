import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { InterviewBehalf } from '../../../src/areas/interview/interview-behalf.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { serve, show, signIn } from '../../kit/support.tsx';

const row = { id: 'i1', employId: 's1', status: 1, isChangeAsked: 0, changeWish: null as unknown };
beforeEach(() => {
  signIn();
  const auth = [{ action: 'resume:delivery:behalf', type: '1', status: '1' }];
  useSession.setState({
    user: { id: '7', username: 'school', realname: '程就业', userType: '1' } as never,
    permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never,
  });
});
const open = async (of: object = row) => {
  show(<InterviewBehalf row={of as never} />);
  await userEvent.click(screen.getByRole('button', { name: '代学生操作' }));
};

it('shows the code of the student as a picture and as text', async () => {
  const asked = serve({
    'GET /api/stu/interview/checkInCode': () => ({
      result: { code: 'A1B2C3D4', url: 'https://campus.test/q/0123456789' },
    }),
  });
  await open();
  await userEvent.click(await screen.findByText('出示签到码'));
  expect(await screen.findByText('A1B2C3D4')).toBeTruthy();
  expect(document.querySelector('.ant-qrcode svg')).not.toBeNull();
  expect(asked[0]).toMatchObject({ query: { id: 'i1' } });
});

it('asks for another time only with a period and a reason', async () => {
  const asked = serve({});
  await open();
  await userEvent.click(await screen.findByText('申请改期'));
  await userEvent.click(screen.getByRole('button', { name: '申请改期' }));
  await waitFor(() => expect(document.querySelectorAll('fieldset[aria-invalid="true"]')).toHaveLength(1));
  expect(asked).toEqual([]);
});

it('does not offer a second request', async () => {
  await open({ ...row, status: 2, changeWish: { reason: '考试', times: [] } });
  expect(await screen.findByText('出示签到码')).toBeTruthy();
  expect(screen.queryByText('申请改期')).toBeNull();
});
