import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { JobPicker, type JobPurpose } from '../../src/widgets/pickers/job-picker.tsx';
import {
  type Asked,
  getPage,
  listen,
  type RecordedNotices,
  type Reply,
  refused,
  serve,
  show,
  signIn,
} from '../kit/support.tsx';
import { emptyPage } from '../support/fresh-browser.ts';

const onClose = vi.fn();
const onDone = vi.fn();
let notices: RecordedNotices;
beforeEach(() => {
  notices = listen();
  signIn();
  onClose.mockClear();
  onDone.mockClear();
});

const jobs = [
  { id: 'p1', name: '后端开发', companyName: '云湖科技', workPalce: '成都市,绵阳市', postStatus: 1 },
  { id: 'p2', name: '测试工程师', companyName: '云湖科技', workPalce: '成都市', postStatus: 2 },
  {
    id: 'p3',
    name: '产品经理',
    companyName: '启衡',
    workPalce: '',
    postStatus: 1,
    disabled: true,
    disabledReason: '已投递该岗位',
  },
];
const paths = {
  transfer: ['/postMethod/methodCollet/queryList', '/companyPost/companyPost/resumeTransferToPost'],
  recommend: ['/recommend/resumeRecommend/getPostList', '/recommend/resumeRecommend/batchAddRecommend'],
} as const;

async function open(
  purpose: JobPurpose,
  reply: (asked: Asked) => Reply = () => ({}),
  found: Reply = getPage(jobs),
): Promise<Asked[]> {
  const [list, send] = paths[purpose.mode];
  const asked = serve({ [`GET ${list}`]: () => found, [`POST ${send}`]: reply });
  show(<JobPicker purpose={purpose} onClose={onClose} onDone={onDone} />);
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  return asked;
}
const transfer: JobPurpose = { mode: 'transfer', resumeId: 'r1' };
const recommend: JobPurpose = { mode: 'recommend', employId: 'e1' };
const choose = async (name: string) => {
  const row = (await screen.findByText(name)).closest('tr') as HTMLElement;
  await userEvent.click(within(row).queryByRole('radio') ?? within(row).getByRole('checkbox'));
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = (asked: readonly Asked[]) => asked.filter(({ method }) => method === 'POST').map(({ body }) => body);

it('requires a post before a transfer (W-J1)', async () => {
  const asked = await open(transfer);
  await press('转岗');
  await waitFor(() => expect(notices.messages).toEqual(['warning: 请选择要转入的岗位']));
  expect(sent(asked)).toEqual([]);
});

it('transfers to one post only: another choice replaces the first, and there is no select-all (W-J2)', async () => {
  const asked = await open(transfer, () => ({ message: '转岗成功' }));
  await choose('后端开发');
  await choose('测试工程师');
  expect(screen.getByText('已选择 1 个岗位')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: '全选' })).toBeNull();
  await press('转岗');
  await waitFor(() => expect(sent(asked)).toEqual([{ postId: 'p2', resumeId: 'r1', waive: 0 }]));
});

it('transfers after a confirmation and closes (W-J3)', async () => {
  const asked = await open(transfer, () => ({ message: '转岗成功' }));
  await choose('后端开发');
  await press('转岗');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(notices.questions).toEqual(['确定将该简历转入岗位“后端开发”吗？']);
  expect(sent(asked)).toEqual([{ postId: 'p1', resumeId: 'r1', waive: 0 }]);
  expect(notices.messages).toEqual(['success: 转岗成功']);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(undefined);
});

it('recommends for several posts after the student has agreed (W-J4)', async () => {
  const report = { ok: 2, failed: [] };
  const asked = await open(recommend, () => ({ message: '推荐成功', result: report }));
  await choose('后端开发');
  await choose('测试工程师');
  await press('推荐');
  expect(await screen.findByText('请先征得学生同意!')).toBeTruthy();
  expect(sent(asked)).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: /已征得学生同意/ }));
  await press('推荐');
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(report));
  expect(sent(asked)).toEqual([{ companyPostId: 'p1,p2', employId: 'e1', reason: '', consent: 1, waive: 0 }]);
  expect(notices.messages).toEqual(['success: 推荐成功']);
});

it('reports partial failures (W-J4)', async () => {
  const report = { ok: 0, failed: [{ id: 'x', name: '王同学 · 后端开发', message: '该学生已投递' }] };
  await open(recommend, () => ({ result: report }));
  await choose('后端开发');
  await userEvent.click(screen.getByRole('checkbox', { name: /已征得学生同意/ }));
  await press('推荐');
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(report));
  expect(notices.messages).toEqual([]);
});

it('stays open with the choice when it is refused (W-J5)', async () => {
  await open(transfer, () => refused('该岗位已暂停或已下线'));
  await choose('后端开发');
  await press('转岗');
  await waitFor(() => expect(notices.messages).toEqual(['warning: 该岗位已暂停或已下线']));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByText('已选择 1 个岗位')).toBeTruthy();
});

it('warns and shows no posts when the list is refused (W-J6)', async () => {
  await open(transfer, undefined, { success: false, code: 510, message: '请先选择学校' });
  await waitFor(() => expect(notices.messages).toEqual(['warning: 请先选择学校']));
  expect(screen.queryByText('后端开发')).toBeNull();
});

it('sends nothing when the confirmation is cancelled (W-J7)', async () => {
  notices.answer = false;
  const asked = await open(transfer);
  await choose('后端开发');
  await press('转岗');
  await waitFor(() => expect(notices.questions).toHaveLength(1));
  expect(sent(asked)).toEqual([]);
});

it('searches and resets the conditions (W-J8)', async () => {
  const asked = await open(recommend);
  await userEvent.type(screen.getByLabelText('岗位名称'), '后端');
  await press('查询');
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ postName: '后端', employId: 'e1' }));
  await press('重置');
  // The result without conditions is loaded again or cached.
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('岗位名称').value).toBe(''));
  await waitFor(() => expect(asked.at(-1)?.query).not.toHaveProperty('postName'));
});

it('disables a post that the student already has', async () => {
  await open(recommend);
  const row = (await screen.findByText('产品经理')).closest('tr') as HTMLElement;
  expect(within(row).getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
  expect(within(row).getByText('已投递该岗位')).toBeTruthy();
});

it('shows requirements and benefits of posts, and mismatches before submitting', async () => {
  const misfits = [{ name: '王同学', reasons: ['学历不符合岗位要求'] }];
  const facts = { demands: '硕士研究生 · 2026届', salary: '8,000–12,000 元/月', headcount: 4, misfits };
  await open(
    recommend,
    undefined,
    getPage([
      { ...jobs[0], ...facts },
      { ...jobs[1], misfits: [] },
    ]),
  );
  const row = (await screen.findByText('后端开发')).closest('tr') as HTMLElement;
  for (const shown of ['硕士研究生 · 2026届', '8,000–12,000 元/月', '4', '不符合', '学历不符合岗位要求'])
    expect(within(row).getByText(shown), shown).toBeTruthy();
  expect(within(screen.getByText('测试工程师').closest('tr') as HTMLElement).getByText('符合')).toBeTruthy();
  expect(screen.queryByRole('alert', { name: /不符合/ })).toBeNull();
  await choose('后端开发');
  expect(screen.getByText('王同学 · 后端开发：学历不符合岗位要求')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /已知不符合要求/ }));
  expect(screen.queryByText('王同学 · 后端开发：学历不符合岗位要求')).toBeNull();
});

it('cannot be submitted for a student without any eligible post', async () => {
  const barred = [{ name: '王同学', reasons: ['学生已隐藏简历，只能由本人投递'] }];
  await open(transfer, undefined, { result: { records: jobs, total: 3, barred } });
  expect(await screen.findByText('王同学：学生已隐藏简历，只能由本人投递')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '转岗' }).disabled).toBe(true);
});

it('offers the posts chosen last, asked for by id for these students', async () => {
  await open(transfer);
  await choose('后端开发');
  await press('转岗');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  emptyPage();
  const asked = await open(transfer);
  const recent = within(await screen.findByRole('region', { name: '最近选择' }));
  expect(recent.getByRole('button', { name: '后端开发' })).toBeTruthy();
  expect(asked.find(({ query }) => query.postId)?.query).toMatchObject({ postId: 'p1', resumeId: 'r1' });
});
