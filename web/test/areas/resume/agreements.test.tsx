import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AgreementBehalf } from '../../../src/areas/resume/agreement-behalf.tsx';
import { AgreementDialog } from '../../../src/areas/resume/agreement-dialog.tsx';
import { AgreementDrawer, alone } from '../../../src/areas/resume/agreement-drawer.tsx';
import { DeliveryAgreements } from '../../../src/areas/resume/delivery-agreements.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { type Asked, listen, type RecordedNotices, serve, show, signIn } from '../../kit/support.tsx';

const waiting = { id: 'd1', version: 3, status: 1, step: 50, studentConfirm: 1 };
const invited = {
  id: 'a1',
  agreementNo: 'XY2026000001',
  type: 1,
  type_dictText: '就业协议（三方）',
  status: 1,
  position: '前端工程师',
  deadline: '2026-05-01 10:00:00',
  effectiveTime: null as string | null,
  endTime: null as string | null,
  reason: null as string | null,
};
const choices = {
  types: [1, 2],
  position: '前端工程师',
  workplace: '北京市',
  salary: '9000.00',
  startDate: '2026-07-01',
  archiveUnit: null,
  deadline: '2026-05-01 10:00:00',
  needsStamp: true,
  minWage: 0,
};
const onClose = vi.fn();
let notices: RecordedNotices;
let agreements: (typeof invited)[];
let asked: Asked[];
const allow = (userType: '1' | '2', ...codes: readonly string[]): void => {
  const auth = codes.map((action) => ({ action, type: '1', status: '1' }));
  useSession.setState({
    user: { id: '7', username: 'hr', realname: '人事', userType, companyId: 'c1' } as never,
    permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never,
    dictionaries: { rc_sign_way: [{ value: '1', text: '本平台', title: '本平台', label: '本平台' }] } as never,
  });
};
beforeEach(() => {
  onClose.mockReset();
  notices = listen();
  signIn();
  allow('2', 'resume:agreement:list', 'resume:agreement:add');
  agreements = [];
  asked = serve({
    'GET /resume/agreement/ofDelivery': () => ({ result: agreements }),
    'GET /resume/agreement/choices': () => ({ result: choices }),
    'POST /resume/agreement/add': () => ({ result: { id: 'a2' }, message: '签约邀请已发送，等待学生应约' }),
    'POST /api/stu/agreement/accept': () => ({ message: '已应约' }),
  });
});

it('shows the agreements of a delivery with number and time', async () => {
  agreements = [
    { ...invited, status: 4, effectiveTime: '2026-04-20 09:30:00' },
    { ...invited, id: 'a0', status: 5, reason: '另有安排' },
  ];
  show(<DeliveryAgreements row={waiting as never} />);
  await screen.findByText('已生效');
  const [inForce, refused] = screen.getAllByRole('listitem');
  expect(inForce?.textContent).toBe('就业协议（三方）已生效XY20260000012026-04-20 09:30 生效');
  expect(refused?.textContent).toBe('就业协议（三方）学生拒绝XY20260000012026-05-01 10:00 前应约另有安排');
  expect(screen.queryByRole('button', { name: /发起签约/ })).toBeNull();
});
it.each([
  ['at 签约 without one', { status: 1, step: 50 }, [], '发起签约'],
  ['at 签约 after a refusal', { status: 1, step: 50 }, [{ ...invited, status: 5 }], '重新发起签约'],
  ['at another step', { status: 1, step: 40 }, [], undefined],
  ['after the end', { status: 5, step: 50 }, [], undefined],
])('offers to start one %s', async (_case, place, list, label) => {
  agreements = list;
  show(<DeliveryAgreements row={{ ...waiting, ...place } as never} />);
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/ofDelivery'))).toBe(true));
  if (label) expect(await screen.findByRole('button', { name: label })).toBeTruthy();
  else expect(screen.queryByRole('button')).toBeNull();
});
it('asks nothing of those who may not list agreements', () => {
  allow('2', 'resume:delivery:list');
  show(<DeliveryAgreements row={waiting as never} />);
  expect(asked).toEqual([]);
});

it('starts an agreement from the accepted offer, by the rules of the law', async () => {
  show(<AgreementDialog deliveryId="d1" onClose={onClose} />);
  expect(await screen.findByText(/请上传人事代理机构盖章页/)).toBeTruthy();
  const submit = screen.getByRole('button', { name: '发起签约' });
  await userEvent.type(screen.getByLabelText(/试用期（月）/), '3');
  await userEvent.click(submit);
  expect((await screen.findAllByText('未约定服务期的，不得约定试用期')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('请填写档案接收单位!').length).toBeGreaterThan(0);
  expect(asked.some(({ path }) => path.endsWith('/add'))).toBe(false);
  await userEvent.type(screen.getByLabelText(/服务期（年）/), '3');
  await userEvent.type(screen.getByLabelText(/档案接收单位/), '北京市人才服务中心');
  await userEvent.click(submit);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(asked.find(({ path }) => path.endsWith('/add'))?.body).toMatchObject({
    deliveryId: 'd1',
    type: '1',
    serviceYears: 3,
    probationMonths: 3,
    salary: '9000.00',
    archiveUnit: '北京市人才服务中心',
  });
  expect(notices.messages).toEqual(['success: 签约邀请已发送，等待学生应约']);
});

it('accepts on behalf of the student with a remark', async () => {
  allow('1', 'resume:agreement:list', 'resume:delivery:behalf');
  show(<AgreementBehalf row={{ ...invited, deadline: '2099-05-01 10:00:00', employId: 's1' } as never} />);
  await userEvent.click(screen.getByRole('button', { name: '代学生操作' }));
  await userEvent.click(await screen.findByText('应约'));
  await userEvent.type(await screen.findByLabelText(/说明/), '学生电话委托');
  await userEvent.click(screen.getByRole('button', { name: '应约' }));
  await waitFor(() => expect(asked.some(({ path }) => path === '/api/stu/agreement/accept')).toBe(true));
  expect(asked.find(({ path }) => path === '/api/stu/agreement/accept')?.body).toMatchObject({
    id: 'a1',
    remark: '学生电话委托',
  });
});
it('has nothing to enter for a student once the agreement has ended', () => {
  allow('1', 'resume:agreement:list', 'resume:delivery:behalf');
  show(<AgreementBehalf row={{ ...invited, status: 10, employId: 's1' } as never} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['no right of its own and no stamp', { hasDirectSign: 0, stampFile: null }, true],
  ['no right of its own and a stamp', { hasDirectSign: 0, stampFile: 'agreement/a.png' }, false],
  ['a right of its own', { hasDirectSign: 1, stampFile: null }, false],
])('offers the school to certify for a company with %s as the server does', async (_case, company, isBlocked) => {
  allow('1', 'resume:agreement:list', 'resume:agreement:schoolAudit');
  serve({
    'GET /resume/agreement/queryById': () => ({ result: { ...invited, version: 1, status: 3, ...company } }),
  });
  show(<AgreementDrawer id="a1" navigation={alone} onOpen={onClose} onEdit={onClose} />);
  const button = (await screen.findByRole('button', { name: '学校鉴证' })) as HTMLButtonElement;
  expect(button.disabled).toBe(isBlocked);
  expect(screen.queryByText('请先上传人事代理机构盖章页') !== null).toBe(isBlocked);
});
