import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { DeliveryDispatch } from '../../../src/areas/resume/delivery-dispatch.tsx';
import { DispatchDrawer } from '../../../src/areas/resume/dispatch-drawer.tsx';
import { DispatchListPage } from '../../../src/areas/resume/dispatch-list.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { type Asked, getPage, listen, type RecordedNotices, serve, show, signIn } from '../../kit/support.tsx';

const row = {
  id: 'x1',
  version: 2,
  status: 0,
  status_dictText: '待推送',
  isEnded: 0,
  formAudit: 2,
  formAudit_dictText: '审核通过',
  realname: '王小雨',
  postName: '前端工程师',
  schoolName: '云湖大学',
  companyId: 'c1',
  postId: 'p1',
  deliveryId: 'd1',
  archiveUnit: '北京市人才服务中心',
  archiveAddress: null as string | null,
  reportDate: '2026-07-01',
  contact: '李经理',
  contactMobile: '13900001234',
};
const part = {
  id: 'x1',
  status: 1,
  formNo: 'TJ2026S1',
  reportDate: '2026-07-01',
  pushTime: '2026-05-02 09:30:00',
  receiveTime: null,
  reason: null,
};
let notices: RecordedNotices;
let asked: Asked[];
const allow = (userType: '1' | '2', ...codes: readonly string[]): void => {
  const auth = codes.map((action) => ({ action, type: '1', status: '1' }));
  useSession.setState({
    user: { id: '7', username: 'u', realname: '人', userType, companyId: 'c1' } as never,
    permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never,
  });
};
const getBody = (path: string) => asked.find((one) => one.path === path)?.body;
beforeEach(() => {
  notices = listen();
  signIn();
  Object.assign(row, { status: 0, formAudit: 2 });
  allow('1', 'resume:dispatch:list', 'resume:dispatch:push');
  asked = serve({
    'GET /resume/dispatch/ofDelivery': () => ({ result: part }),
    'GET /resume/dispatch/queryById': () => ({ result: row }),
    'GET /resume/dispatch/list': () => getPage([row, { ...row, id: 'x2', isEnded: 1, status: 4 }]),
    'GET /resume/dispatch/counts': () => ({ result: {} }),
    'GET /resume/dispatch/stepPreview': () => ({ result: { messages: [{ to: '企业联系人', text: '材料已推送' }] } }),
    'POST /resume/dispatch/push': () => ({ result: row, message: '已推送给企业' }),
    'POST /resume/dispatch/receive': () => ({ result: row, message: '已接收，投递进入签约环节' }),
    'POST /resume/dispatch/pushBatch': () => ({
      result: { ok: 0, failed: [{ id: 'x1', name: '王小雨', message: '就业推荐表未审核通过' }] },
    }),
  });
});
const onClose = vi.fn();
/** The dialog of a step, above the drawer. */
const stepDialog = async (title: RegExp): Promise<HTMLElement> =>
  (await screen.findByText(title)).closest('[role="dialog"]') as HTMLElement;

it('shows the dispatch of a hired student, and nothing before', async () => {
  const view = show(<DeliveryDispatch row={{ id: 'd1', version: 1, status: 1, step: 40 } as never} />);
  const item = await screen.findByRole('listitem');
  expect(item.textContent).toBe('TJ2026S1已推送2026-07-01 报到2026-05-02 09:30 推送');
  view.unmount();
  const before = asked.length;
  show(<DeliveryDispatch row={{ id: 'd1', version: 1, status: 1, step: 30 } as never} />);
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(asked.length).toBe(before);
});
it('pushes with the values of the row, after what is missing is filled in', async () => {
  show(<DispatchDrawer id="x1" onClose={onClose} />);
  await userEvent.click(await screen.findByRole('button', { name: '推送' }));
  const dialog = await stepDialog(/^推送派遣“/);
  const unit = within(dialog).getByLabelText(/档案接收单位/) as HTMLInputElement;
  expect(unit.value).toBe('北京市人才服务中心');
  expect(await within(dialog).findByText('材料已推送')).toBeTruthy();
  const submit = within(dialog).getByRole('button', { name: '推送' });
  await userEvent.click(submit);
  expect(getBody('/resume/dispatch/push')).toBeUndefined();
  await userEvent.type(within(dialog).getByLabelText(/档案接收地址/), '学府路1号');
  await userEvent.click(submit);
  await waitFor(() => expect(notices.messages).toEqual(['success: 已推送给企业']));
  expect(getBody('/resume/dispatch/push')).toMatchObject({
    id: 'x1',
    version: 2,
    archiveUnit: '北京市人才服务中心',
    archiveAddress: '学府路1号',
    reportDate: '2026-07-01',
    contactMobile: '13900001234',
  });
});
it('disables the push of a form that is not approved, with the reason, and leaves it out of a batch', async () => {
  row.formAudit = 1;
  const drawer = show(<DispatchDrawer id="x1" onClose={onClose} />);
  const button = (await screen.findByRole('button', { name: '推送' })) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  expect(screen.getByText('就业推荐表未审核通过')).toBeTruthy();
  drawer.unmount();
  show(<DispatchListPage />);
  const [boxes, action] = [await screen.findAllByRole('checkbox'), screen.getByRole('button', { name: '推送' })];
  expect((action as HTMLButtonElement).disabled).toBe(true);
  expect(action.title).toBe('就业推荐表未审核通过');
  await userEvent.click(boxes[0] as HTMLElement);
  expect(screen.queryByRole('button', { name: '批量推送' })).toBeNull();
});
it('offers the edit of a dispatch only while its delivery goes on', async () => {
  row.status = 4;
  allow('1', 'resume:dispatch:list', 'resume:dispatch:edit');
  show(<DispatchListPage />);
  expect(await screen.findAllByRole('checkbox')).not.toHaveLength(0);
  const [going, ended] = screen.getAllByRole('row', { name: /王小雨/ }).map((line) => within(line));
  expect(going?.getByRole('button', { name: '编辑' })).toBeTruthy();
  expect(ended?.queryByRole('button', { name: '编辑' })).toBeNull();
});
it('lets the company receive or return', async () => {
  row.status = 1;
  allow('2', 'resume:dispatch:list', 'resume:dispatch:confirm');
  show(<DispatchDrawer id="x1" onClose={onClose} />);
  expect(await screen.findByRole('button', { name: '退回' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '接收' }));
  const dialog = await stepDialog(/^接收派遣“/);
  await userEvent.click(within(dialog).getByRole('button', { name: '接收' }));
  await waitFor(() => expect(notices.messages).toEqual(['success: 已接收，投递进入签约环节']));
});
it('pushes the selected rows that wait and reports each refusal', async () => {
  show(<DispatchListPage />);
  const boxes = await screen.findAllByRole('checkbox');
  await userEvent.click(boxes[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: '批量推送' }));
  await waitFor(() => expect(getBody('/resume/dispatch/pushBatch')).toEqual({ ids: 'x1' }));
  expect(await screen.findByText('就业推荐表未审核通过')).toBeTruthy();
});
