import { text } from '@campus/contract/messages';
import { mergeTexts as texts } from '@campus/contract/resume';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { DuplicateListPage } from '../../../src/areas/resume/duplicates.tsx';
import { listen, type RecordedNotices, refused, serve, show, signIn } from '../../kit/support.tsx';

const one = {
  id: '1',
  realname: '王小明',
  studentNo: 'S1',
  mobile: '138****0001',
  email: 'old@example.com',
  gpa: 3,
  resumeId: 'r1',
  resumeScore: 60,
  status_dictText: '已毕业',
};
const other = { ...one, id: '2', studentNo: 'S2', email: 'new@example.com', resumeId: 'r2', resumeScore: 90 };
const pair = { a: one, b: other, reasons: ['idCard', 'person'], ignored: null };
const preview = {
  refusal: null,
  moved: [{ title: '投递', count: 3 }],
  left: [{ title: '简历推荐', count: 1 }],
  changed: ['邮箱'],
  resumeDeleted: true,
};
const base = '/employ/employUser';
const answers = {
  [`GET ${base}/duplicates`]: () => ({ result: { records: [pair], total: 1 } }),
  [`GET ${base}/queryById`]: ({ query }: { query: Record<string, string> }) => ({
    result: query.id === '1' ? one : other,
  }),
  [`GET ${base}/mergePreview`]: () => ({ result: preview }),
};
const getName = (no: string) => `王小明（${no}）`;

let notices: RecordedNotices;
beforeEach(() => {
  notices = listen();
  signIn();
});
const openComparison = async () => {
  await userEvent.click(await screen.findByRole('button', { name: texts.compare }));
  return within(await screen.findByRole('dialog'));
};

describe('疑似重复', () => {
  it('merges with the chosen values after showing what moves', async () => {
    const asked = serve({
      ...answers,
      [`POST ${base}/merge`]: () => ({ result: { mergeId: 'm' }, message: '合并成功' }),
    });
    show(<DuplicateListPage />);
    expect(await screen.findByText('身份证号相同')).toBeTruthy();
    const dialog = await openComparison();
    await userEvent.click(await dialog.findByRole('radio', { name: texts.value('邮箱', getName('S2')) }));
    await userEvent.click(dialog.getByRole('radio', { name: texts.value('简历', getName('S2')) }));
    expect(await dialog.findByText(texts.moving('投递 3 条'))).toBeTruthy();
    expect(dialog.getByText(texts.staying('简历推荐 1 条'))).toBeTruthy();
    expect(dialog.getByText(texts.resumeDeleted)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: texts.submit }));
    await waitFor(() => expect(notices.messages).toEqual(['success: 合并成功']));
    expect(notices.questions).toEqual([texts.confirm(getName('S2'), getName('S1'))]);
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { keepId: '1', dropId: '2', fields: 'email,resumeId' },
    ]);
  });
  it('keeps the other record with its own values after a change of mind', async () => {
    const asked = serve(answers);
    show(<DuplicateListPage />);
    const dialog = await openComparison();
    await userEvent.click(await dialog.findByRole('radio', { name: texts.value('邮箱', getName('S2')) }));
    await userEvent.click(dialog.getByText(getName('S2'), { selector: '.ant-segmented-item-label' }));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ path: `${base}/mergePreview`, query: { keepId: '2', dropId: '1' } }),
    );
    expect(asked.at(-1)?.query.fields ?? '').toBe('');
  });
  it('shows equal fields on demand, masked ones always', async () => {
    serve(answers);
    show(<DuplicateListPage />);
    const dialog = await openComparison();
    expect(await dialog.findAllByText('138****0001')).toHaveLength(2);
    expect(dialog.queryByText('平均绩点')).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: texts.onlyDifferent }));
    expect(dialog.getByText('平均绩点')).toBeTruthy();
  });
  it('says why a merge is refused and does not send it', async () => {
    const refusal = '两名学生均已开通账号，不能合并';
    serve({ ...answers, [`GET ${base}/mergePreview`]: () => ({ result: { ...preview, refusal } }) });
    show(<DuplicateListPage />);
    const dialog = await openComparison();
    expect((await dialog.findByRole('alert')).textContent).toContain(refusal);
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: texts.submit }).disabled).toBe(true);
  });
  it('ignores a pair with a reason', async () => {
    const asked = serve({ ...answers, [`POST ${base}/duplicateIgnore`]: () => ({ message: '已忽略' }) });
    show(<DuplicateListPage />);
    await userEvent.click(await screen.findByRole('button', { name: texts.ignore }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: texts.ignore }));
    await userEvent.type(dialog.getByRole('textbox'), '双胞胎');
    await userEvent.click(dialog.getByRole('button', { name: texts.ignore }));
    await waitFor(() => expect(notices.messages).toEqual(['success: 已忽略']));
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { aId: '1', bId: '2', reason: '双胞胎' },
    ]);
  });
});

describe('合并记录', () => {
  const record = {
    id: 'm',
    keepId: '1',
    keepName: getName('S1'),
    dropId: '2',
    dropName: getName('S2'),
    changed: ['邮箱'],
    moved: 3,
    createBy: '林老师',
    createTime: '2025-10-15 10:00:00',
    undoneBy: null,
    undoneTime: null,
    remained: [],
    isUndoable: true,
  };
  const openMerges = async () => {
    show(<DuplicateListPage />);
    await userEvent.click(screen.getByRole('tab', { name: texts.tabs.merged }));
    await userEvent.click(await screen.findByRole('button', { name: texts.undo }));
  };
  it('undoes a merge and lists the rows that stayed', async () => {
    const failed = [{ id: '9', name: '投递 TD1', message: '合并后已修改，未退回' }];
    const asked = serve({
      ...answers,
      [`GET ${base}/mergeList`]: () => ({ result: { records: [record], total: 1 } }),
      [`POST ${base}/unmerge`]: () => ({ result: { ok: 2, failed } }),
    });
    await openMerges();
    const report = within(await screen.findByRole('dialog'));
    expect(report.getByText(text.batch.result(2, 1))).toBeTruthy();
    expect(report.getByText('合并后已修改，未退回')).toBeTruthy();
    expect(notices.questions).toEqual([texts.undoConfirm]);
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ mergeId: 'm' }]);
  });
  it('stays as it is when the undoing is refused', async () => {
    serve({
      ...answers,
      [`GET ${base}/mergeList`]: () => ({ result: { records: [record], total: 1 } }),
      [`POST ${base}/unmerge`]: () => refused('合并已超过30天，不能撤销'),
    });
    await openMerges();
    await waitFor(() => expect(notices.messages.join()).toContain('合并已超过30天，不能撤销'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
