import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FileUpload } from '../../src/widgets/files/file-upload.tsx';
import { listen, show, signIn, type Told } from '../kit/support.tsx';

/** Uploads that have been begun; a test answers them when it likes. */
const begun: Upload[] = [];
class Upload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  form = new FormData();
  constructor() {
    super();
    begun.push(this);
  }
  open() {
    // Where to is the request layer's to test.
  }
  setRequestHeader() {
    // So are its headers.
  }
  send(form: FormData) {
    this.form = form;
  }
  answer(reply: object) {
    this.status = 200;
    this.responseText = JSON.stringify({ success: true, code: 200, message: '', result: null, timestamp: 0, ...reply });
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

let told: Told;
const emitted: string[] = [];
const busy: boolean[] = [];
beforeEach(() => {
  told = listen();
  signIn();
  begun.length = emitted.length = busy.length = 0;
  vi.stubGlobal('XMLHttpRequest', Upload);
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
const begin = async (count: number) => waitFor(() => expect(begun).toHaveLength(count));

it('lists the files of a value and adds an uploaded one (W-UP1, W-UP2)', async () => {
  show(<Field start="a/x.pdf,a/y.doc" folder="contract" />);
  expect(screen.getByTitle('x.pdf')).toBeTruthy();
  choose(file('z.txt'));
  await begin(1);
  expect(begun[0]?.form.get('biz')).toBe('contract');
  begun[0]?.answer({ message: 'contract/z_1.txt' });
  await waitFor(() => expect(emitted).toEqual(['a/x.pdf,a/y.doc,contract/z_1.txt']));
});

it('emits nothing until every file is done (W-UP3)', async () => {
  show(<Field />);
  choose(file('a.txt'), file('b.txt'));
  await begin(2);
  begun[0]?.answer({ message: 'temp/a.txt' });
  await waitFor(() => expect(told.messages).toEqual(['success: a.txt 上传成功']));
  expect(emitted).toEqual([]);
  expect(busy.at(-1)).toBe(true);
  begun[1]?.answer({ message: 'temp/b.txt' });
  await waitFor(() => expect(emitted).toEqual(['temp/a.txt,temp/b.txt']));
  expect(busy.at(-1)).toBe(false);
});

it('shows why a file failed and emits the rest once it is removed (W-UP4)', async () => {
  show(<Field start="a/x.pdf" />);
  choose(file('z.txt'));
  await begin(1);
  begun[0]?.answer({ success: false, code: 500, message: '磁盘已满' });
  expect((await screen.findByRole('alert')).textContent).toBe('磁盘已满');
  expect(emitted).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '移除 z.txt' }));
  expect(emitted).toEqual(['a/x.pdf']);
});

it('says that a file failed when no answer came (W-UP10)', async () => {
  show(<Field />);
  choose(file('z.txt'));
  await begin(1);
  begun[0]?.dispatchEvent(new Event('error'));
  await waitFor(() => expect(told.messages).toEqual(['error: z.txt 上传失败.']));
});

it.each([
  ['W-UP5', { isImage: true }, file('a.pdf', 'application/pdf'), '请上传图片'],
  ['a type that is not taken', { accept: ['pdf'] }, file('a.png'), '不支持的文件类型'],
  ['a size beyond the limit', { maxMb: 0 }, file('a.png'), '文件不能超过0MB'],
])('sends nothing for %s', async (_name, rules, wrong, sentence) => {
  show(<Field {...rules} />);
  choose(wrong);
  await waitFor(() => expect(told.messages).toEqual([`warning: ${sentence}`]));
  expect(begun).toEqual([]);
});

it('keeps the last files when there are too many (W-UP6)', async () => {
  show(<Field start="a/1.txt,a/2.txt" most={2} />);
  choose(file('3.txt'));
  await begin(1);
  begun[0]?.answer({ message: 'a/3.txt' });
  await waitFor(() => expect(emitted).toEqual(['a/2.txt,a/3.txt']));
});

it('moves pictures and says when there is no further place (W-UP8)', async () => {
  show(<Field isImage start="a.png,b.png,c.png" />);
  const left = () => screen.getAllByRole('button', { name: '前移' });
  await userEvent.click(left()[1]!);
  expect(emitted).toEqual(['b.png,a.png,c.png']);
  await userEvent.click(left()[0]!);
  await userEvent.click(screen.getAllByRole('button', { name: '后移' })[2]!);
  expect(told.messages).toEqual(['warning: 未知的操作', 'warning: 已到最后~']);
});

it('hides the button of a single file while there is one, and empties when it is removed (W-IM1, W-IM2)', async () => {
  show(<Field multiple={false} start="a.pdf" />);
  expect(screen.queryByRole('button', { name: '点击上传' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '移除 a.pdf' }));
  expect(emitted).toEqual(['']);
  expect(screen.getByRole('button', { name: '点击上传' })).toBeTruthy();
});
