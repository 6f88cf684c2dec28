import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ExcelImport } from '../../src/widgets/import/excel-import.tsx';
import { type Asked, listen, type Reply, refused, serve, show, signIn, type Told } from '../kit/support.tsx';

const path = '/test/book/importExcel';
const onClose = vi.fn();
const onDone = vi.fn();
let told: Told;
beforeEach(() => {
  told = listen();
  signIn();
  onClose.mockClear();
  onDone.mockClear();
});

const sheet = (name: string) => new File(['x'], name);
const startButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /开始上传/ });
/** antd's chooser is an input that only the mouse reaches. */
const input = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;
async function open(reply: (asked: Asked) => Reply, files: readonly File[], online = false) {
  const asked = serve({ [`POST ${path}`]: reply });
  show(<ExcelImport path={path} online={online} onClose={onClose} onDone={onDone} />);
  if (files.length > 0) await userEvent.upload(input(), [...files]);
  return asked;
}
const partsOf = (asked: readonly Asked[]) => asked[0]?.body as FormData;

it('begins only with a file (W-EI1)', async () => {
  await open(() => ({}), []);
  expect(startButton().disabled).toBe(true);
});

it('sends every workbook with a task and tells what came of it (W-EI2, W-EI3)', async () => {
  const asked = await open(() => ({ message: '文件导入成功！数据行数：12' }), [sheet('a.xlsx'), sheet('b.xls')]);
  await userEvent.click(startButton());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(
    partsOf(asked)
      .getAll('files[]')
      .map((file) => (file as File).name),
  ).toEqual(['a.xlsx', 'b.xls']);
  expect(partsOf(asked).get('taskId')).toMatch(/^[0-9a-f]{32}$/);
  expect(partsOf(asked).has('validateStatus')).toBe(false);
  expect(told.messages).toEqual(['success: 文件导入成功！数据行数：12']);
  expect(onDone).toHaveBeenCalledOnce();
});

it('offers the file of refused rows when some were (W-EI4)', async () => {
  await open(
    () => ({ code: 201, message: '文件导入成功，但有错误。', result: '/sys/common/static/import-error/e.xls?e=1&s=2' }),
    [sheet('a.xlsx')],
  );
  await userEvent.click(startButton());
  expect(await screen.findByText('导入成功,但是有错误数据!')).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: '点击下载' });
  expect(link.getAttribute('href')).toBe('/server/sys/common/static/import-error/e.xls?e=1&s=2');
  expect(onDone).toHaveBeenCalledOnce();
});

it('stays open with its file when the server refuses (W-EI5)', async () => {
  await open(() => refused('导入Excel校验失败 ！'), [sheet('a.xlsx')]);
  await userEvent.click(startButton());
  await waitFor(() => expect(told.messages).toEqual(['warning: 导入Excel校验失败 ！']));
  expect(screen.getByText('a.xlsx')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(startButton().disabled).toBe(false));
});

it('says in online mode whether to check only (W-EI6)', async () => {
  const asked = await open(() => ({}), [sheet('a.xlsx')], true);
  await userEvent.click(screen.getByRole('switch'));
  await userEvent.click(startButton());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(partsOf(asked).get('validateStatus')).toBe('1');
});

it('lists workbooks only (W-EI7)', async () => {
  await open(() => ({}), [sheet('c.csv')]);
  await waitFor(() => expect(told.messages).toEqual(['warning: 只能选择 .xls 或 .xlsx 文件']));
  expect(screen.queryByText('c.csv')).toBeNull();
});

it('does not send what was removed from the list (W-EI8)', async () => {
  const asked = await open(() => ({}), [sheet('a.xlsx'), sheet('b.xlsx')]);
  await userEvent.click(document.querySelectorAll<HTMLElement>('.ant-upload-list-item-action')[0]!);
  await waitFor(() => expect(screen.queryByText('a.xlsx')).toBeNull());
  await userEvent.click(startButton());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(partsOf(asked).getAll('files[]')).toHaveLength(1);
});

it('cannot be closed while it runs', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  serve({ [`POST ${path}`]: () => new Promise((resolve) => (answer = resolve)) });
  show(<ExcelImport path={path} onClose={onClose} onDone={onDone} />);
  await userEvent.upload(input(), sheet('a.xlsx'));
  await userEvent.click(startButton());
  expect(screen.getByRole('button', { name: /上传中/ })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '关闭' }).disabled).toBe(true);
  await waitFor(() => answer({ message: '导入成功' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
