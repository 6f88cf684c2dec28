import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FileUpload } from '../../src/widgets/files/file-upload.tsx';
import { uploadInParts } from '../../src/widgets/files/upload-in-parts.ts';
import { type Asked, listen, type RecordedNotices, type Reply, refused, serve, show, signIn } from '../kit/support.tsx';
import { begunUploads, type FakeUpload, stubUploads } from '../support/uploads.ts';

const partSize = 5 * 1024 * 1024;
const uploadId = 'a'.repeat(32);
const session = `/sys/upload/session/${uploadId}`;
let notices: RecordedNotices;
const emitted: string[] = [];
beforeEach(() => {
  notices = listen();
  signIn();
  stubUploads();
  emitted.length = 0;
  localStorage.clear();
});

/** 21 MB: five parts, the last one of 1 MB. */
const video = (name = 'a.mp4') =>
  new File([new Uint8Array(21 * 1024 * 1024)], name, { type: 'video/mp4', lastModified: 1_760_000_000_000 });
const answers = (received: number[] = [], end: Reply = { message: 'temp/a.mp4' }) => ({
  'POST /sys/upload/session': () => ({ result: { uploadId, partSize, received } }),
  [`POST ${session}/complete`]: () => end,
  [`DELETE ${session}`]: () => ({}),
});
function Field({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  const take = (next: string) => {
    emitted.push(next);
    setValue(next);
  };
  return <FileUpload id="film" value={value} onChange={take} />;
}
const choose = (file: File, testId = 'file-input') =>
  fireEvent.change(screen.getByTestId(testId), { target: { files: [file] } });
const getPart = ({ address }: FakeUpload) => Number(address.split('/').at(-1));
/** Numbers of the started parts, sorted: two that start together have no order. */
const parts = () => begunUploads.map(getPart).sort((one, other) => one - other);
const begun = (count: number) => waitFor(() => expect(begunUploads).toHaveLength(count));
/** The `n`-th request of a part. */
const sending = async (part: number, time = 1): Promise<FakeUpload> => {
  const all = () => begunUploads.filter((upload) => getPart(upload) === part);
  await waitFor(() => expect(all().length).toBeGreaterThanOrEqual(time));
  return all()[time - 1] as FakeUpload;
};
const answerFrom = async (first: number, last: number, time = 1) => {
  for (let part = first; part <= last; part += 1) (await sending(part, time)).answer({});
};
const ended = (asked: readonly Asked[]) => asked.filter(({ path }) => path.endsWith('/complete'));

it('uploads a large file in parts, two at a time, and completes it with a checksum', async () => {
  const asked = serve(answers());
  show(<Field />);
  choose(video());
  await begun(2);
  expect(asked[0]?.body).toEqual({
    name: 'a.mp4',
    size: 21 * 1024 * 1024,
    biz: 'temp',
    lastModified: 1_760_000_000_000,
  });
  const first = await sending(1);
  expect(first).toMatchObject({ method: 'PUT', address: `/server${session}/1` });
  expect(first.headers.get('content-type')).toBe('application/octet-stream');
  expect(first.headers.get('x-part-sha256')).toMatch(/^[0-9a-f]{64}$/);
  expect((first.sent as Blob).size).toBe(partSize);
  first.progress(1, 2);
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('11'));
  await answerFrom(1, 5);
  await waitFor(() => expect(emitted).toEqual(['temp/a.mp4']));
  expect(((await sending(5)).sent as Blob).size).toBe(1024 * 1024);
  expect(ended(asked)[0]?.body).toEqual({ digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(notices.messages).toEqual(['success: a.mp4 上传成功']);
  expect(localStorage.getItem('pro__uploads/lin')).not.toContain(uploadId);
});

it('can be paused and resumes with the missing parts', async () => {
  const received: number[] = [];
  serve({ ...answers(), 'POST /sys/upload/session': () => ({ result: { uploadId, partSize, received } }) });
  show(<Field />);
  choose(video());
  await answerFrom(1, 2);
  await begun(4);
  await userEvent.click(screen.getByRole('button', { name: '暂停上传' }));
  expect(screen.getByText(/上传中断，已上传47%/)).toBeTruthy();
  expect(emitted).toEqual([]);
  received.push(1, 2);
  await userEvent.click(screen.getByRole('button', { name: '继续上传' }));
  await begun(6);
  expect(parts()).toEqual([1, 2, 3, 3, 4, 4]);
  await answerFrom(3, 4, 2);
  await answerFrom(5, 5);
  await waitFor(() => expect(emitted).toEqual(['temp/a.mp4']));
});

it('resumes after a reload only when the same file is chosen again', async () => {
  serve(answers([1, 2]));
  const { unmount } = show(<Field />);
  choose(video());
  await begun(2);
  (await sending(3)).progress(1, 1);
  unmount();
  // Simulates another page, which does not know the running uploads.
  vi.resetModules();
  const again = await import('../../src/widgets/files/file-upload.tsx');
  const support = await import('../kit/support.tsx');
  notices = support.listen();
  support.signIn();
  support.serve(answers([1, 2]));
  support.show(<again.FileUpload id="film" value="" onChange={(next: string) => emitted.push(next)} />);
  expect(screen.getByText(/上传中断，已上传\d+%/)).toBeTruthy();
  choose(video('b.mp4'), 'resume-input');
  await waitFor(() => expect(notices.messages).toEqual(['warning: 请选择原来的文件：a.mp4']));
  choose(video(), 'resume-input');
  await begun(4);
  expect(parts()).toEqual([3, 3, 4, 4]);
  await answerFrom(3, 4, 2);
  await answerFrom(5, 5);
  await waitFor(() => expect(emitted).toEqual(['temp/a.mp4']));
});

it('goes on while its page is hidden behind another tab', async () => {
  serve(answers());
  const inPane = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Field />
    </Activity>
  );
  const { rerender } = show(inPane('visible'));
  choose(video());
  await answerFrom(1, 2);
  rerender(inPane('hidden'));
  await answerFrom(3, 5);
  await waitFor(() => expect(emitted).toEqual(['temp/a.mp4']));
});

it('is deleted on the server when its entry is removed', async () => {
  const asked = serve(answers());
  show(<Field />);
  choose(video());
  await begun(2);
  await userEvent.click(screen.getByRole('button', { name: '移除 a.mp4' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: session }));
  expect(emitted).toEqual(['']);
});

it('shows at once what the server rejects', async () => {
  serve({ 'POST /sys/upload/session': () => refused('文件大小超出500MB限制, 请压缩或降低文件质量! ') });
  show(<Field />);
  choose(video());
  expect((await screen.findByRole('alert')).textContent).toContain('文件大小超出500MB限制');
  expect(begunUploads).toEqual([]);
  expect(screen.queryByRole('button', { name: '继续上传' })).toBeNull();
});

it('cannot be resumed when the content is rejected at the end', async () => {
  serve(answers([], refused('文件内容与类型不符')));
  show(<Field />);
  choose(video());
  await answerFrom(1, 5);
  expect((await screen.findByRole('alert')).textContent).toBe('文件内容与类型不符');
  expect(screen.queryByRole('button', { name: '继续上传' })).toBeNull();
});

it('tries a part three times, then offers to resume', async () => {
  serve(answers());
  const progress: number[] = [];
  const failing = uploadInParts({
    file: video(),
    folder: 'temp',
    signal: new AbortController().signal,
    onBegun: () => undefined,
    onProgress: (percent) => progress.push(percent),
    waitMs: 0,
  });
  failing.catch(() => undefined);
  for (const time of [1, 2, 3]) (await sending(2, time)).fail();
  await expect(failing).rejects.toMatchObject({ http: 0 });
  expect(parts().filter((part) => part === 2)).toHaveLength(3);
});

it('does not send a rejected part again', async () => {
  serve(answers());
  show(<Field />);
  choose(video());
  await begun(2);
  begunUploads[0]?.answer({ success: false, code: 500, message: '上传任务不存在或已过期' });
  expect((await screen.findByRole('alert')).textContent).toBe('上传任务不存在或已过期');
  expect(begunUploads).toHaveLength(2);
});
