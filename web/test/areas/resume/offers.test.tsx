import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { DeliveryOffers } from '../../../src/areas/resume/delivery-offers.tsx';
import { OfferDialog } from '../../../src/areas/resume/offer-dialog.tsx';
import { OfferDrawer } from '../../../src/areas/resume/offer-drawer.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { type Asked, listen, type RecordedNotices, serve, show, signIn } from '../../kit/support.tsx';

const waiting = { id: 'd1', version: 3, status: 1, step: 30, studentConfirm: 1 };
const issued = {
  id: 'o1',
  status: 1,
  position: '前端工程师',
  salary: '9000.00',
  salaryText: '十三薪',
  onboardDate: '2026-07-01',
  deadline: '2026-05-01 10:00:00',
  answerTime: null as string | null,
  reason: null as string | null,
};
const choices = {
  position: '前端工程师',
  salaryText: '6,000–9,000 元/月',
  workplace: '北京市',
  deadline: '2026-05-01 10:00:00',
  taken: 1,
  limit: 3,
  earlier: 1,
  most: 3,
};
const record = {
  ...issued,
  deadline: '2099-05-01 10:00:00',
  version: 1,
  realname: '王小雨',
  employId: 's1',
  companyId: 'c1',
  postId: 'p1',
  deliveryId: 'd1',
  status_dictText: '待学生确认',
};
const onClose = vi.fn();
let notices: RecordedNotices;
let offers: (typeof issued)[];
let asked: Asked[];
const allow = (userType: '1' | '2', ...codes: readonly string[]): void => {
  const auth = codes.map((action) => ({ action, type: '1', status: '1' }));
  useSession.setState({
    user: { id: '7', username: 'hr', realname: '人事', userType, companyId: 'c1' } as never,
    permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never,
  });
};
beforeEach(() => {
  onClose.mockReset();
  notices = listen();
  signIn();
  allow('2', 'resume:offer:list', 'resume:offer:add', 'resume:offer:revoke');
  offers = [];
  asked = serve({
    'GET /resume/offer/ofDelivery': () => ({ result: offers }),
    'GET /resume/offer/choices': () => ({ result: choices }),
    'GET /resume/offer/queryById': () => ({ result: record }),
    'GET /resume/offer/stepPreview': () => ({ result: {} }),
    'POST /resume/offer/add': () => ({ result: { id: 'o2' }, message: '录用已发放，等待学生确认' }),
    'GET /api/stu/offer/closes': () => ({
      result: [{ id: 'o9', companyName: '南屏科技', postName: '测试工程师' }],
    }),
    'POST /api/stu/offer/accept': () => ({ message: '已接受录用' }),
  });
});

it('shows the offers of a delivery with pay, deadline or answer, and the reason', async () => {
  offers = [issued, { ...issued, id: 'o0', status: 3, answerTime: '2026-04-20 09:30:00', reason: '准备继续深造' }];
  show(<DeliveryOffers row={waiting as never} />);
  await screen.findByText('待学生确认');
  const [open, refused] = screen.getAllByRole('listitem');
  expect(open?.textContent).toBe('前端工程师待学生确认9,000 元/月，十三薪2026-05-01 10:00 前答复');
  expect(refused?.textContent).toBe('前端工程师已拒绝9,000 元/月，十三薪2026-04-20 09:30 答复准备继续深造');
  expect(screen.queryByRole('button', { name: /发放录用/ })).toBeNull();
});
it.each([
  ['at 录用 without one', { status: 1, step: 30 }, [], '发放录用'],
  ['at 录用 after a refusal', { status: 1, step: 30 }, [{ ...issued, status: 3 }], '再次发放录用'],
  ['at another step', { status: 1, step: 20 }, [], undefined],
  ['after the end', { status: 3, step: 30 }, [], undefined],
])('offers to issue one %s', async (_case, place, list, label) => {
  offers = list;
  show(<DeliveryOffers row={{ ...waiting, ...place } as never} />);
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/ofDelivery'))).toBe(true));
  if (label) expect(await screen.findByRole('button', { name: label })).toBeTruthy();
  else expect(screen.queryByRole('button')).toBeNull();
});
it('offers none after the most that a delivery can get', async () => {
  offers = [3, 5, 4].map((status, i) => ({ ...issued, id: `o${i}`, status }));
  show(<DeliveryOffers row={waiting as never} />);
  expect(await screen.findAllByRole('button', { name: /前端工程师/ })).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /发放录用/ })).toBeNull();
});
it('asks nothing of those who may not list offers', () => {
  allow('2', 'resume:delivery:list');
  show(<DeliveryOffers row={waiting as never} />);
  expect(asked).toEqual([]);
});

it('issues an offer from the values of the post, after saying what is left', async () => {
  show(<OfferDialog deliveryId="d1" onClose={onClose} />);
  expect(await screen.findByText('该岗位已发录用 1 人，上限 3 人；本投递已发放 1 次，最多 3 次')).toBeTruthy();
  const submit = screen.getByRole('button', { name: '发放录用' });
  await userEvent.click(submit);
  // The post does not say the day.
  expect(asked.some(({ path }) => path.endsWith('/add'))).toBe(false);
  await userEvent.type(screen.getByLabelText(/报到日期/), '2026-07-01{Enter}');
  await userEvent.click(submit);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(asked.find(({ path }) => path.endsWith('/add'))?.body).toMatchObject({
    deliveryId: 'd1',
    position: '前端工程师',
    salaryText: '6,000–9,000 元/月',
    workplace: '北京市',
    onboardDate: '2026-07-01',
    deadline: '2026-05-01 10:00:00',
  });
  expect(notices.messages).toEqual(['success: 录用已发放，等待学生确认']);
});

it('names what acceptance on behalf of the student ends, and sends the remark', async () => {
  allow('1', 'resume:offer:list', 'resume:delivery:behalf');
  show(<OfferDrawer id="o1" onClose={onClose} />);
  await userEvent.click(await screen.findByRole('button', { name: '代学生操作' }));
  await userEvent.click(await screen.findByText('接受录用'));
  await screen.findByText('代学生操作 · 接受录用');
  expect(await screen.findByText('南屏科技 · 测试工程师')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^说明/), '学生电话委托');
  await userEvent.click(screen.getByRole('button', { name: '接受录用' }));
  await waitFor(() => expect(notices.messages).toEqual(['success: 已接受录用']));
  const sent = asked.find(({ path }) => path === '/api/stu/offer/accept');
  expect(sent?.body).toEqual({ id: 'o1', remark: '学生电话委托' });
});
it('offers no acceptance on behalf of the student after the deadline', async () => {
  allow('1', 'resume:offer:list', 'resume:delivery:behalf');
  record.deadline = '2025-05-01 10:00:00';
  show(<OfferDrawer id="o1" onClose={onClose} />);
  await userEvent.click(await screen.findByRole('button', { name: '代学生操作' }));
  expect(await screen.findByText('拒绝录用')).toBeTruthy();
  expect(screen.queryByText('接受录用')).toBeNull();
  record.deadline = '2099-05-01 10:00:00';
});
it.each([
  ['an open one', 1, [], null, true],
  ['an accepted one by a recruiter', 2, [], null, false],
  ['an accepted one by the administrator', 2, ['resume:offer:revokeAccepted'], null, true],
  ['one whose agreement the student has not signed', 2, ['resume:offer:revokeAccepted'], 1, true],
  ['one whose agreement both have signed', 2, ['resume:offer:revokeAccepted'], 2, false],
  ['one whose agreement is in force', 2, ['resume:offer:revokeAccepted'], 4, false],
  ['one whose agreement is being ended', 2, ['resume:offer:revokeAccepted'], 9, false],
])('offers to revoke %s or not', async (_case, status, more, agreementStatus, isOffered) => {
  allow('2', 'resume:offer:list', 'resume:offer:revoke', ...more);
  Object.assign(record, { status, agreementStatus });
  show(<OfferDrawer id="o1" onClose={onClose} />);
  await screen.findByText(/王小雨 · 前端工程师/);
  expect(screen.queryByRole('button', { name: '撤回录用' }) !== null).toBe(isOffered);
  Object.assign(record, { status: 1, agreementStatus: null });
});
