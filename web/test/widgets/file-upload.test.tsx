import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FileListUpload } from '../../src/widgets/files/file-list-upload.tsx';
import { FileUpload } from '../../src/widgets/files/file-upload.tsx';
import { listen, type RecordedNotices, show, signIn } from '../kit/support.tsx';
import { begunUploads, stubUploads } from '../support/uploads.ts';

let notices: RecordedNotices;
const emitted: string[] = [];
const busy: boolean[] = [];
beforeEach(() => {
  notices = listen();
  signIn();
  emitted.length = busy.length = 0;
  localStorage.clear();
  stubUploads();
});

function Field({ start = '', ...rest }: { start?: string } & Partial<Parameters<typeof FileUpload>[0]>) {
  const [value, setValue] = useState(start);
  const take = (next: string) => {
    emitted.push(next);
    setValue(next);
  };
  return <FileUpload multiple value={value} onChange={take} onBusy={(isBusy) => busy.push(isBusy)} {...rest} />;
}
const file = (name: string, type = '') => new File(['x'], name, { type });
const choose = (...files: File[]) => fireEvent.change(screen.getByTestId('file-input'), { target: { files } });
const begin = async (count: number) => waitFor(() => expect(begunUploads).toHaveLength(count));

it('lists the files of a value and adds an uploaded one (W-UP1, W-UP2)', async () => {
  show(<Field start="a/x.pdf,a/y.doc" />);
  expect(screen.getAllByTitle(/^[xy]\./).map(({ title }) => title)).toEqual(['x.pdf', 'y.doc']);
  choose(file('z.txt'));
  await begin(1);
  expect(begunUploads[0]?.address).toBe('/server/sys/common/upload');
  expect(begunUploads[0]?.form.get('biz')).toBe('temp');
  begunUploads[0]?.answer({ message: 'temp/z_1.txt' });
  await waitFor(() => expect(emitted).toEqual(['a/x.pdf,a/y.doc,temp/z_1.txt']));
  expect(notices.messages).toEqual(['success: z.txt 上传成功']);
});

it('emits nothing until all files are done (W-UP3)', async () => {
  show(<Field />);
  choose(file('a.txt'), file('b.txt'));
  await begin(2);
  begunUploads[0]?.answer({ message: 'temp/a.txt' });
  await waitFor(() => expect(notices.messages).toEqual(['success: a.txt 上传成功']));
  expect(emitted).toEqual([]);
  expect(busy.at(-1)).toBe(true);
  begunUploads[1]?.answer({ message: 'temp/b.txt' });
  await waitFor(() => expect(emitted).toEqual(['temp/a.txt,temp/b.txt']));
  expect(busy.at(-1)).toBe(false);
});

it('keeps each file when the next one is done right after the list was painted', async () => {
  const names = ['a.txt', 'b.txt', 'c.txt', 'd.txt'];
  show(<Field />);
  choose(...names.map((name) => file(name)));
  await begin(names.length);
  let answered = 0;
  const answerNext = () => {
    const done = names.filter((name) => screen.queryByRole('button', { name })?.matches(':enabled')).length;
    if (done === answered && answered < names.length) begunUploads[answered++]?.answer({ message: `temp/${done}.txt` });
  };
  // Observers run after a list is in the page and before its effects.
  const painted = new MutationObserver(answerNext);
  painted.observe(document.body, { childList: true, subtree: true, attributes: true });
  answerNext();
  await waitFor(() => expect(emitted).toEqual(['temp/0.txt,temp/1.txt,temp/2.txt,temp/3.txt']));
  painted.disconnect();
});

it('shows why a file failed and emits the rest when it is removed (W-UP4)', async () => {
  show(<Field start="a/x.pdf" />);
  choose(file('z.txt'));
  await begin(1);
  begunUploads[0]?.answer({ success: false, code: 500, message: '磁盘已满' });
  expect((await screen.findByRole('alert')).textContent).toBe('磁盘已满');
  await waitFor(() => expect(notices.messages).toEqual(['error: 磁盘已满']));
  expect(emitted).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '移除 z.txt' }));
  expect(emitted).toEqual(['a/x.pdf']);
});

it('uploads a failed file again, and replaces it when the same one is chosen (C12)', async () => {
  show(<Field />);
  choose(file('z.txt'));
  await begin(1);
  begunUploads[0]?.fail();
  await userEvent.click(await screen.findByRole('button', { name: '重试 z.txt' }));
  await begin(2);
  expect(screen.queryByRole('alert')).toBeNull();
  begunUploads[1]?.fail();
  await screen.findByRole('alert');
  choose(file('z.txt'));
  await begin(3);
  expect(screen.getAllByTitle('z.txt')).toHaveLength(1);
  begunUploads[2]?.answer({ message: 'temp/z_1.txt' });
  await waitFor(() => expect(emitted).toEqual(['temp/z_1.txt']));
});

it('says that a file failed when there was no answer (W-UP10)', async () => {
  show(<Field />);
  choose(file('z.txt'));
  await begin(1);
  begunUploads[0]?.fail();
  await waitFor(() => expect(notices.messages).toEqual(['error: z.txt 上传失败.']));
});

it.each([
  ['W-UP5', { isImage: true }, file('a.pdf', 'application/pdf'), '请上传图片'],
  ['a type that is not taken', { accept: ['pdf'] }, file('a.png'), '不支持的文件类型'],
  ['a size beyond the limit', { maxMb: 0 }, file('a.png'), '文件不能超过0MB'],
])('uploads nothing for %s', async (_name, rules, wrong, sentence) => {
  show(<Field {...rules} />);
  choose(wrong);
  await waitFor(() => expect(notices.messages).toEqual([`warning: ${sentence}`]));
  expect(begunUploads).toEqual([]);
});

it('keeps the last files when there are too many (W-UP6)', async () => {
  show(<Field start="a/1.txt,a/2.txt" most={2} />);
  choose(file('3.txt'));
  await begin(1);
  begunUploads[0]?.answer({ message: 'a/3.txt' });
  await waitFor(() => expect(emitted).toEqual(['a/2.txt,a/3.txt']));
});

it('moves images, with disabled buttons at the ends (W-UP8)', async () => {
  show(<Field isImage start="a.png,b.png,c.png" />);
  const left = () => screen.getAllByRole('button', { name: '前移' });
  await userEvent.click(left()[1]!);
  expect(emitted).toEqual(['b.png,a.png,c.png']);
  await userEvent.click(left()[0]!);
  await userEvent.click(screen.getAllByRole('button', { name: '后移' })[2]!);
  expect(notices.messages).toEqual(['warning: 未知的操作', 'warning: 已到最后~']);
});

it('W-UP7: returns names and sizes to forms that store them', async () => {
  const lists: unknown[] = [];
  const known = { fileName: '合同.pdf', filePath: 'a/x.pdf', fileSize: 77 };
  show(<FileListUpload multiple value={[known]} onChange={(files) => lists.push(files)} />);
  choose(new File(['x'.repeat(12)], 'z.txt'));
  await begin(1);
  begunUploads[0]?.answer({ message: 'temp/z_1.txt' });
  await waitFor(() => expect(lists).toEqual([[known, { fileName: 'z.txt', filePath: 'temp/z_1.txt', fileSize: 12 }]]));
});

it('W-UP9: opens external URLs unchanged and stored paths below the static domain', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  show(<Field start="http://cdn.cn/x.pdf,company/x.pdf" />);
  const links = screen.getAllByTitle('x.pdf');
  for (const link of links) await userEvent.click(link);
  expect(opened.mock.calls.map(([address]) => address)).toEqual([
    'http://cdn.cn/x.pdf',
    '/server/sys/common/static/company/x.pdf',
  ]);
});

it('W-IM3: keeps the last three images', async () => {
  show(<Field isImage most={3} />);
  const pictures = ['a', 'b', 'c', 'd'].map((name) => file(`${name}.png`, 'image/png'));
  choose(...pictures);
  await begin(3);
  for (const [i, upload] of begunUploads.entries()) upload.answer({ message: `temp/${'bcd'[i]}.png` });
  await waitFor(() => expect(emitted).toEqual(['temp/b.png,temp/c.png,temp/d.png']));
});

it('W-IM5: offers only the preview while it is disabled', async () => {
  show(<Field isImage disabled start="a.png" />);
  expect(screen.queryByRole('button', { name: '上传' })).toBeNull();
  expect(screen.queryByRole('button', { name: '移除 a.png' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '预览 a.png' }));
  expect(await screen.findByRole('dialog', { name: '图片预览' })).toBeTruthy();
});

it('shows an empty field of images that is disabled', () => {
  show(<Field isImage disabled />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '上传' }).disabled).toBe(true);
});

it('W-IM6: accepts an array of paths and emits a comma list', async () => {
  show(<FileUpload isImage multiple value={['a.png', 'b.png']} onChange={(next) => emitted.push(next)} />);
  for (const name of ['a.png', 'b.png']) expect(screen.getByRole('button', { name: `预览 ${name}` })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '移除 a.png' }));
  expect(emitted).toEqual(['b.png']);
});

it('W-IM1: hides the add card while a single image is set', async () => {
  show(<Field isImage multiple={false} />);
  choose(file('a.png', 'image/png'));
  await begin(1);
  begunUploads[0]?.answer({ message: 'temp/a.png' });
  await waitFor(() => expect(emitted).toEqual(['temp/a.png']));
  expect(screen.queryByRole('button', { name: '上传' })).toBeNull();
});

it('W-IM4: rejects other files than images with a message', async () => {
  show(<Field isImage multiple={false} />);
  choose(file('a.txt', 'text/plain'));
  await waitFor(() => expect(notices.messages).toEqual(['warning: 请上传图片']));
  expect(screen.queryByTitle('a.txt')).toBeNull();
  expect(begunUploads).toEqual([]);
});

it('uploads nothing that the form rejects', async () => {
  const asked: string[] = [];
  const refuse = async ({ name }: File) => asked.push(name) === 0;
  show(<Field beforeUpload={refuse} />);
  choose(file('a.txt'));
  await waitFor(() => expect(asked).toEqual(['a.txt']));
  expect(screen.queryByTitle('a.txt')).toBeNull();
  expect(begunUploads).toEqual([]);
});

it('W-IM2: is empty after its only image is removed, and offers to add one', async () => {
  show(<Field isImage multiple={false} start="temp/a.png" />);
  expect(screen.queryByRole('button', { name: '上传' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '移除 a.png' }));
  expect(emitted).toEqual(['']);
  expect(screen.getByRole('button', { name: '上传' })).toBeTruthy();
});

it('uses the alternative upload call and a custom button label', async () => {
  show(<Field target="minio" text="选择材料" />);
  expect(screen.getByRole('button', { name: '选择材料' })).toBeTruthy();
  choose(file('a.txt'));
  await begin(1);
  expect(begunUploads[0]?.address).toBe('/server/sys/upload/uploadMinio');
});

it('hides the button of a single file while one is set, and is empty when it is removed', async () => {
  show(<Field multiple={false} start="a.pdf" />);
  expect(screen.queryByRole('button', { name: '点击上传' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '移除 a.pdf' }));
  expect(emitted).toEqual(['']);
  expect(screen.getByRole('button', { name: '点击上传' })).toBeTruthy();
});
