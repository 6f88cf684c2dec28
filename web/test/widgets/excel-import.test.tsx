import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPush } from '../../src/request/push.ts';
import { ExcelImport } from '../../src/widgets/import/excel-import.tsx';
import { type Asked, listen, type RecordedNotices, type Reply, refused, serve, show, signIn } from '../kit/support.tsx';

const path = '/test/book/importExcel';
const onClose = vi.fn();
const onDone = vi.fn();
let notices: RecordedNotices;
beforeEach(() => {
  notices = listen();
  signIn();
  onClose.mockClear();
  onDone.mockClear();
});

const sheet = (name: string) => new File(['x'], name);
const startButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /开始上传/ });
/** antd's file input, which is reachable by mouse only. */
const input = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;
async function open(
  reply: (asked: Asked) => Reply | Promise<Reply>,
  files: readonly File[],
  online = false,
  more: object = {},
) {
  const asked = serve({ [`POST ${path}`]: reply });
  show(<ExcelImport path={path} online={online} onClose={onClose} onDone={onDone} {...more} />);
  if (files.length > 0) await userEvent.upload(input(), [...files]);
  return asked;
}
const getParts = (asked: readonly Asked[]) => asked[0]?.body as FormData;

it('starts only with a file (W-EI1)', async () => {
  await open(() => ({}), []);
  expect(startButton().disabled).toBe(true);
});

it('uploads each workbook with a task and shows the outcome (W-EI2, W-EI3)', async () => {
  const asked = await open(() => ({ message: '文件导入成功！数据行数：12' }), [sheet('a.xlsx'), sheet('b.xls')]);
  await userEvent.click(startButton());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(
    getParts(asked)
      .getAll('files[]')
      .map((file) => (file as File).name),
  ).toEqual(['a.xlsx', 'b.xls']);
  expect(getParts(asked).get('taskId')).toMatch(/^[0-9a-f]{32}$/);
  expect(getParts(asked).has('validateStatus')).toBe(false);
  expect(notices.messages).toEqual(['success: 文件导入成功！数据行数：12']);
  expect(onDone).toHaveBeenCalledOnce();
});

it('offers the file of rejected rows (W-EI4)', async () => {
  await open(
    () => ({ code: 201, message: '文件导入成功，但有错误。', result: '/sys/common/static/import-error/e.xls?e=1&s=2' }),
    [sheet('a.xlsx')],
  );
  await userEvent.click(startButton());
  expect(await screen.findByText('导入成功,但是有错误数据!')).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: '点击下载' });
  expect(link.getAttribute('href')).toBe('/server/sys/common/static/import-error/e.xls?e=1&s=2');
  expect(link.target).toBe('_blank');
  expect(onDone).toHaveBeenCalledOnce();
});

it('stays open with its file when the server refuses (W-EI5)', async () => {
  await open(() => refused('导入Excel校验失败 ！'), [sheet('a.xlsx')]);
  await userEvent.click(startButton());
  await waitFor(() => expect(notices.messages).toEqual(['warning: 导入Excel校验失败 ！']));
  expect(screen.getByText('a.xlsx')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(startButton().disabled).toBe(false));
});

it.each([
  ['1', true, true],
  ['0', true, false],
  [null, false, false],
])('sends in online mode whether to check only: %s (W-EI6)', async (sent, online, isOn) => {
  const asked = await open(() => ({}), [sheet('a.xlsx')], online);
  if (isOn) await userEvent.click(screen.getByRole('switch'));
  expect(screen.queryByText('是否开启校验') !== null).toBe(online);
  await userEvent.click(startButton());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(getParts(asked).get('validateStatus')).toBe(sent);
});

it('sends the same file again when the connection broke', async () => {
  let isBroken = true;
  const asked = await open(() => {
    if (isBroken) throw new TypeError('the connection broke');
    return { message: '文件导入成功！数据行数：12' };
  }, [sheet('a.xlsx')]);
  await userEvent.click(startButton());
  const resume = await screen.findByRole('button', { name: '继续导入' });
  expect(screen.getByRole('alert').textContent).toBe('导入中断，已写入的行不会重复。请继续导入。');
  expect(onClose).not.toHaveBeenCalled();
  isBroken = false;
  await userEvent.click(resume);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(asked.map(({ body }) => ((body as FormData).get('files[]') as File).name)).toEqual(['a.xlsx', 'a.xlsx']);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('accepts workbooks only (W-EI7)', async () => {
  await open(() => ({}), []);
  expect([input().accept, input().multiple]).toEqual(['.xls,.xlsx', true]);
  const dropped = { files: [sheet('c.csv')], items: [] };
  fireEvent.drop(document.querySelector('.ant-upload-drag [role="button"]')!, { dataTransfer: dropped });
  await waitFor(() => expect(notices.messages).toEqual(['warning: 只能选择 .xls 或 .xlsx 文件']));
  expect(screen.queryByText('c.csv')).toBeNull();
});

it('does not upload files removed from the list (W-EI8)', async () => {
  const asked = await open(() => ({}), [sheet('a.xlsx'), sheet('b.xlsx')]);
  await userEvent.click(document.querySelectorAll<HTMLElement>('.ant-upload-list-item-action')[0]!);
  await waitFor(() => expect(screen.queryByText('a.xlsx')).toBeNull());
  await userEvent.click(startButton());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(getParts(asked).getAll('files[]')).toHaveLength(1);
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

it('sends the table and parent of the rows when its page sets them', async () => {
  const asked = await open(() => ({}), [sheet('a.xlsx')], false, { biz: 'sub_table', foreignKeys: '["7"]' });
  await userEvent.click(startButton());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(getParts(asked).get('isSingleTableImport')).toBe('sub_table');
  expect(getParts(asked).get('foreignKeys')).toBe('["7"]');
});

/** Fake socket of the push channel. */
class Socket {
  static last: Socket;
  onmessage: ((event: { data: string }) => void) | undefined;
  constructor() {
    Socket.last = this;
  }
  close() {
    // no open connection
  }
}
const pushed = (frame: object) => Socket.last.onmessage?.({ data: JSON.stringify(frame) });

it("downloads its template and shows the server's progress", async () => {
  const onTemplate = vi.fn();
  vi.stubGlobal('WebSocket', Socket);
  const end = openPush('7', 'token');
  let answer: (reply: Reply) => void = () => undefined;
  const asked = await open(() => new Promise<Reply>((resolve) => (answer = resolve)), [sheet('a.xlsx')], false, {
    onTemplate,
  });
  await userEvent.click(screen.getByRole('button', { name: '下载导入模板' }));
  expect(onTemplate).toHaveBeenCalledOnce();
  await userEvent.click(startButton());
  const taskId = getParts(asked).get('taskId');
  act(() => pushed({ cmd: 'progress', taskId: 'another', done: 1, total: 2, failed: 0 }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => pushed({ cmd: 'progress', taskId, done: 150, total: 600, failed: 3 }));
  expect(await screen.findByText('已处理 150 / 600 行，其中 3 行有误')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  answer({});
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  end();
});

it('shows the limits, and says that nothing was imported when all rows are rejected', async () => {
  await open(
    () => ({
      code: 201,
      message: '没有导入任何数据。总上传行数：2，已导入行数：0，错误行数：2',
      result: '/sys/common/static/import-error/e.xls?e=1&s=2',
    }),
    [sheet('a.xlsx')],
  );
  expect(screen.getByText('支持 .xls（不超过20MB）、.xlsx（不超过50MB），每个文件最多50,000行')).toBeTruthy();
  await userEvent.click(startButton());
  expect(await screen.findByText('没有导入任何数据。')).toBeTruthy();
  expect(screen.queryByText('导入成功,但是有错误数据!')).toBeNull();
});

const checked = {
  headings: ['姓名', '编号', '等级'],
  targets: [
    { field: 'name', title: '书名', required: true },
    { field: 'isbn', title: '书号', required: true },
    { field: 'format', title: '开本', required: false, options: ['小', '大'] },
  ],
  mapping: { 1: '书号', 2: '开本' },
  total: 620,
  checked: 500,
  rows: [
    { row: 2, cells: ['甲', '1', '小'] },
    { row: 3, cells: ['乙', '2', '中'] },
  ],
  faults: [{ row: 3, field: 'format', message: '开本的值不在可选范围内!' }],
  refused: 1,
};
const getFields = ({ body }: Asked) =>
  Object.fromEntries([...(body as FormData)].filter(([, part]) => typeof part === 'string'));

it('maps columns, corrects cells in place and sends both with the file (C16)', async () => {
  const asked = await open(
    (call) => {
      const { check, mapping } = getFields(call);
      if (check !== '1') return { message: '文件导入成功！' };
      return { result: mapping ? { ...checked, mapping: JSON.parse(String(mapping)) } : checked };
    },
    [sheet('a.xlsx')],
    false,
    { canMap: true },
  );
  await screen.findByText('共620行，已校验前500行，其余在导入时校验：1行有误');
  expect(asked).toHaveLength(1);
  expect(startButton().disabled).toBe(true);
  await userEvent.click(screen.getByRole('combobox', { name: '书名' }));
  await userEvent.click(await screen.findByTitle('姓名'));
  await waitFor(() => expect(startButton().disabled).toBe(false));
  expect(JSON.parse(String(getFields(asked[1]!).mapping))).toEqual({ 0: '书名', 1: '书号', 2: '开本' });
  expect(screen.getByText('开本的值不在可选范围内!')).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: '更正第3行的开本' }));
  await userEvent.click(await screen.findByTitle('大'));
  await userEvent.click(screen.getByRole('button', { name: '重新校验' }));
  await waitFor(() => expect(asked).toHaveLength(3));
  const corrections = { 3: { format: '大' } };
  expect(JSON.parse(String(getFields(asked[2]!).corrections))).toEqual(corrections);
  await waitFor(() => expect(startButton().disabled).toBe(false));
  await userEvent.click(startButton());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const sent = getFields(asked[3]!);
  expect(sent.check).toBeUndefined();
  expect(JSON.parse(String(sent.corrections))).toEqual(corrections);
});

it('shows what is wrong next to what names the row, and the file unchanged on the other tab', async () => {
  const mapped = { ...checked, mapping: { 0: '书名', 1: '书号', 2: '开本' } };
  await open(() => ({ result: mapped }), [sheet('a.xlsx')], false, { canMap: true });
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
  await waitFor(() => expect(heads()).toEqual(['行号', '书名', '开本', '书号']));
  await userEvent.click(screen.getByText(/^预览前/));
  await waitFor(() => expect(heads()).toEqual(['行号', '书名', '书号', '开本']));
});

it('imports files without a check unchanged, and several files at once', async () => {
  const asked = await open(
    (call) => (getFields(call).check === '1' ? refused('文件导入失败！') : { message: '好' }),
    [sheet('a.xlsx')],
    false,
    { canMap: true },
  );
  await waitFor(() => expect(startButton().disabled).toBe(false));
  expect(notices.messages).toEqual([]);
  await userEvent.upload(input(), [sheet('b.xlsx')]);
  await userEvent.click(startButton());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(getFields(asked.at(-1)!)).not.toHaveProperty('mapping');
});
