import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Behalf } from '../../../src/areas/resume/behalf.tsx';
import { DeliveryEvaluations } from '../../../src/areas/resume/delivery-evaluations.tsx';
import { EvaluationDrawer } from '../../../src/areas/resume/evaluation-drawer.tsx';
import { EvaluationListPage } from '../../../src/areas/resume/evaluation-list.tsx';
import { StepListPage } from '../../../src/areas/resume/step-list.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { type Asked, getPage, listen, type RecordedNotices, serve, show, signIn } from '../../kit/support.tsx';

const scores = { professional: 5, learning: 4, communication: 4, responsibility: 5, fit: 5 };
const row = {
  id: 'v1',
  version: 1,
  type: 1,
  type_dictText: '企业评价学生',
  deliveryId: 'd1',
  realname: '王小雨',
  postName: '前端工程师',
  scores,
  total: 4.6,
  level: 1,
  level_dictText: '优秀',
  comment: '踏实肯干，学习主动',
  evaluateBy: '李经理',
  evaluateTime: '2025-10-15 10:00:00',
  editUntil: '2999-10-22 10:00:00',
};
const delivery = { id: 'd1', version: 1, status: 1, step: 60, employId: 'e1', realname: '王小雨' };
let notices: RecordedNotices;
let asked: Asked[];
let given: object[];
const allow = (userType: '1' | '2', ...codes: readonly string[]): void => {
  const auth = codes.map((action) => ({ action, type: '1', status: '1' }));
  useSession.setState({
    user: { id: '7', username: 'u', realname: '人', userType, companyId: 'c1' } as never,
    permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never,
  });
};
const getBody = (path: string) => asked.find((one) => one.path === path)?.body;
const findQuery = (path: string) => asked.find((one) => one.path === path)?.query;
beforeEach(() => {
  notices = listen();
  signIn();
  given = [];
  row.editUntil = '2999-10-22 10:00:00';
  allow('2', 'resume:evaluation:list', 'resume:evaluation:add', 'resume:evaluation:edit', 'resume:delivery:list');
  asked = serve({
    'GET /resume/evaluation/ofDelivery': () => ({ result: given }),
    'GET /resume/evaluation/queryById': () => ({ result: row }),
    'GET /resume/evaluation/list': () => getPage([row]),
    'GET /resume/evaluation/rating': () => ({ result: { least: 5, count: null, mean: null, scores: null } }),
    'GET /resume/delivery/list': () => getPage([delivery]),
    'GET /resume/delivery/counts': () => ({ result: {} }),
    'POST /resume/evaluation/add': () => ({ result: row, message: '评价已提交' }),
    'PUT /resume/evaluation/edit': () => ({ result: row, message: '评价已修改' }),
    'POST /api/stu/evaluation/add': () => ({ result: { id: 'v2' }, message: '评价已提交' }),
  });
});
/** Gives every criterion of the open dialog these stars. */
const most = 5;
function rate(dialog: HTMLElement, score: number): void {
  const stars = within(dialog).getAllByRole('radio');
  expect(stars).toHaveLength(5 * most);
  for (let n = score; n <= stars.length; n += most) fireEvent.click(stars[n - 1] as HTMLElement);
}

it('evaluates the student of a signed delivery, with a reason for few stars', async () => {
  show(<DeliveryEvaluations row={delivery as never} />);
  await userEvent.click(await screen.findByRole('button', { name: '评价学生' }));
  const dialog = await screen.findByRole('dialog');
  const submit = within(dialog).getByRole('button', { name: '评价' });
  await userEvent.click(submit);
  expect(await within(dialog).findByText('请完成全部评分')).toBeTruthy();
  rate(dialog, 2);
  await userEvent.click(submit);
  expect(await within(dialog).findByText('请说明评分较低的原因!')).toBeTruthy();
  expect(getBody('/resume/evaluation/add')).toBeUndefined();
  await userEvent.type(within(dialog).getByLabelText(/评语/), '工作中多次未按时完成任务');
  await userEvent.click(submit);
  await waitFor(() => expect(notices.messages).toEqual(['success: 评价已提交']));
  expect(getBody('/resume/evaluation/add')).toMatchObject({
    deliveryId: 'd1',
    scores: { professional: 2, learning: 2, communication: 2, responsibility: 2, fit: 2 },
  });
});
it('lists the evaluations of a delivery, and asks for nothing at other steps', async () => {
  given = [row];
  const view = show(<DeliveryEvaluations row={{ ...delivery, status: 2 } as never} />);
  expect((await screen.findByRole('listitem')).textContent).toContain('4.6 优秀李经理 · 2025-10-15 10:00');
  expect(screen.queryByRole('button', { name: '评价学生' })).toBeNull();
  view.unmount();
  const before = asked.length;
  show(<DeliveryEvaluations row={{ ...delivery, step: 50 } as never} />);
  expect(asked.length).toBe(before);
});
it('changes an evaluation until it is final', async () => {
  const view = show(<EvaluationDrawer id="v1" onClose={vi.fn()} />);
  await userEvent.click(await screen.findByRole('button', { name: '修改评价' }));
  const dialog = (await screen.findAllByRole('dialog')).at(-1) as HTMLElement;
  rate(dialog, 4);
  await userEvent.click(within(dialog).getByRole('button', { name: '修改评价' }));
  await waitFor(() => expect(notices.messages).toEqual(['success: 评价已修改']));
  expect(getBody('/resume/evaluation/edit')).toMatchObject({ id: 'v1', version: 1, scores: { fit: 4 } });
  view.unmount();
  row.editUntil = '2025-10-22 10:00:00';
  show(<EvaluationDrawer id="v1" onClose={vi.fn()} />);
  expect(await screen.findByText('踏实肯干，学习主动')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '修改评价' })).toBeNull();
});
it('lets staff evaluate the company for a student', async () => {
  allow('1', 'resume:delivery:behalf');
  show(<Behalf row={delivery as never} />);
  await userEvent.click(await screen.findByRole('button', { name: /代/ }));
  await userEvent.click(await screen.findByText('评价企业'));
  const dialog = await screen.findByRole('dialog');
  rate(dialog, 4);
  await userEvent.type(within(dialog).getByLabelText(/说明/), '学生电话委托');
  await userEvent.click(within(dialog).getByRole('button', { name: '评价' }));
  await waitFor(() => expect(notices.messages).toEqual(['success: 评价已提交']));
  expect(getBody('/api/stu/evaluation/add')).toMatchObject({
    deliveryId: 'd1',
    remark: '学生电话委托',
    scores: { postTruth: 4, development: 4 },
  });
});
it('shows the students at the last step, and the evaluations with the mean of the company', async () => {
  const view = show(<EvaluationListPage />, '/resume/step/evaluation');
  expect(await screen.findByText('王小雨')).toBeTruthy();
  expect(findQuery('/resume/delivery/list')).toMatchObject({ step: '60' });
  await userEvent.click(screen.getByText('评价', { selector: '[class*="segmented"] *' }));
  expect(await screen.findByText('收到 5 份学生评价后显示平均分')).toBeTruthy();
  view.unmount();
});
it('limits the list of a step to its deliveries, with its columns', async () => {
  show(<StepListPage />, '/resume/step/interview');
  expect(await screen.findByText('王小雨')).toBeTruthy();
  const query = findQuery('/resume/delivery/list');
  expect(query).toMatchObject({ step: '20' });
  expect(String(query?.field).split(',')).toEqual(expect.arrayContaining(['roundsPassed', 'interviewResult']));
  expect(screen.queryByRole('tab', { name: /录用/ })).toBeNull();
});
