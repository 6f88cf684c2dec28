import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GridColumn } from '../../../src/widgets/grid/column.ts';
import { listen, type RecordedNotices, serve, signIn } from '../../kit/support.tsx';
import { begunUploads, stubUploads } from '../../support/uploads.ts';
import { button, cell, columns, failed, showGrid, shown } from './grid-fixture.tsx';

let notices: RecordedNotices;
beforeEach(() => {
  notices = listen();
  signIn();
  stubUploads();
});
afterEach(() => vi.restoreAllMocks());
const { doc, pic, att } = columns;
const pdf = 'a/b/x.pdf';
const put = (row: number, key: string, name: string, type = '') => {
  const input = cell(row, key).querySelector('[data-testid="file-input"]') ?? expect.unreachable();
  fireEvent.change(input, { target: { files: [new File(['x'], name, { type })] } });
};
const begin = (count = 1) => waitFor(() => expect(begunUploads).toHaveLength(count));
/** Answers a download, and gives the names under which the browser saves files. */
function savedFiles(): readonly string[] {
  const names: string[] = [];
  vi.stubGlobal('fetch', async () => new Response(new Blob(['x'])));
  URL.createObjectURL = () => 'blob:made';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}
const gear = (title: string) => userEvent.click(button(`操作 ${title}`));
const menu = () => screen.queryAllByRole('menuitem').map((item) => item.textContent);
const sent = async (answer: object) => {
  await begin();
  await act(async () => begunUploads[0]?.answer(answer));
};

it('W-G19 shows the first file, opens it from the menu, and all of them in the dialog', async () => {
  showGrid({ columns: [doc], dataSource: [{ id: '1', doc: `${pdf},a/b/y.doc` }] });
  expect(shown(0, 'doc')).toContain('x.pdf');
  await gear('文件');
  const saved = savedFiles();
  await userEvent.click(await screen.findByRole('menuitem', { name: '下载' }));
  await waitFor(() => expect(saved).toEqual(['x.pdf']));
  await gear('文件');
  await userEvent.click(await screen.findByRole('menuitem', { name: '更多' }));
  const dialog = await screen.findByRole('dialog', { name: '文件上传' });
  expect(within(dialog).getByTitle('x.pdf')).toBeTruthy();
  expect(within(dialog).getByTitle('y.doc')).toBeTruthy();
});

it('W-G20 W-F4 shows why an upload failed and keeps the value', async () => {
  const { handle } = showGrid({ columns: [doc], dataSource: [{ id: '1', doc: pdf }] });
  put(0, 'doc', 'z.txt');
  await sent({ success: false, code: 500, message: '文件过大' });
  const mark = await screen.findByRole('button', { name: '文件过大' });
  await userEvent.hover(mark);
  expect((await screen.findByRole('tooltip')).textContent).toBe('文件过大');
  expect((await handle.getAll()).values[0]?.doc).toBe(pdf);
  expect(handle.getChanges().updated).toEqual([]);
});

it('W-G21 removes an image by the menu', async () => {
  const { handle } = showGrid({ columns: [pic], dataSource: [{ id: '1', pic: 'a/p.png' }] });
  await gear('图片');
  await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
  expect((await handle.getAll()).values[0]?.pic).toBeNull();
  expect(cell(0, 'pic').textContent).toContain('上传图片');
});

it.each([
  ['报价.pdf', 'application/pdf'],
  ['说明.txt', 'text/plain'],
  ['没有类型', ''],
])('rejects %s in an image column before uploading', async (name, type) => {
  const { handle } = showGrid({ columns: [pic], dataSource: [{ id: '1' }] });
  put(0, 'pic', name, type);
  await waitFor(() => expect(notices.messages).toEqual(['warning: 请上传图片']));
  expect(begunUploads).toEqual([]);
  expect((await handle.getAll()).values[0]?.pic).toBeNull();
});

it('W-G22 W-F3 shows the progress of an upload and stores the server’s path', async () => {
  const { handle } = showGrid({ columns: [att], dataSource: [{ id: '1' }] });
  put(0, 'att', 't.xls', 'application/vnd.ms-excel');
  await begin();
  act(() => begunUploads[0]?.progress(427, 1000));
  const running = await screen.findByRole('status', { name: '上传中(42%)' });
  expect(screen.queryByRole('button', { name: /^操作/ })).toBeNull();
  await userEvent.hover(running);
  expect((await screen.findByRole('tooltip')).textContent).toBe('上传中(42%)');
  await sent({ message: 'temp/t_1.xls' });
  expect(await screen.findByTitle('上传完成')).toBeTruthy();
  expect((await handle.getAll()).values[0]?.att).toMatchObject({
    name: 't.xls',
    type: 'application/vnd.ms-excel',
    size: 1,
    status: 'done',
    percent: 100,
    path: 'temp/t_1.xls',
    url: '/server/sys/common/static/temp/t_1.xls',
  });
});

it('stores the path from the response field that the column names', async () => {
  const own: GridColumn = { ...doc, responseName: 'result', action: '/other/upload', folder: 'demo' };
  const { handle } = showGrid({ columns: [own], dataSource: [{ id: '1' }] });
  put(0, 'doc', 'n.txt');
  await sent({ message: 'ok', result: 'demo/n_1.txt' });
  expect(begunUploads[0]?.address).toContain('/server/other/upload');
  expect(begunUploads[0]?.form.get('biz')).toBe('demo');
  expect(begunUploads[0]?.form.get('isup')).toBe('1');
  expect((await handle.getAll()).values[0]?.doc).toBe('demo/n_1.txt');
});

it.each([
  ['W-F1', '合同附件说明.pdf', '合同附件说…'],
  ['W-F2', 'a.pdf', 'a.pdf'],
])('%s shows a file cell with %s as %s, and the whole name as tooltip', (_id, name, short) => {
  showGrid({ columns: [doc], dataSource: [{ id: '1', doc: `temp/${name}` }] });
  expect(cell(0, 'doc').querySelector(`[title="${name}"]`)?.textContent?.trim()).toBe(short);
});

it('W-F5 offers no removal when the column forbids it', async () => {
  showGrid({ columns: [{ ...doc, allowRemove: false }], dataSource: [{ id: '1', doc: pdf }] });
  await gear('文件');
  await waitFor(() => expect(menu()).toEqual(['下载', '更多']));
});
it('offers no download when the column forbids it', async () => {
  showGrid({ columns: [{ ...att, allowDownload: false }], dataSource: [{ id: '1', att: 'a/t.xls' }] });
  await gear('附件');
  await waitFor(() => expect(menu()).toEqual(['删除']));
});

it('W-F6 keeps the dialog open when no file is left', async () => {
  const { handle } = showGrid({ columns: [doc], dataSource: [{ id: '1', doc: 'p/a.pdf,p/b.pdf' }] });
  await gear('文件');
  await userEvent.click(await screen.findByRole('menuitem', { name: '更多' }));
  const dialog = await screen.findByRole('dialog');
  for (const name of ['a.pdf', 'b.pdf'])
    await userEvent.click(within(dialog).getByRole('button', { name: `移除 ${name}` }));
  await userEvent.click(within(dialog).getByRole('button', { name: /确\s?定/ }));
  await waitFor(() => expect(notices.messages).toContain('warning: 未上传任何文件'));
  expect(screen.getByRole('dialog')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: /取\s?消/ }));
  expect((await handle.getAll()).values[0]?.doc).toBe('p/a.pdf,p/b.pdf');
});

it('W-F7 keeps at most the column’s number of files', async () => {
  const { handle } = showGrid({
    columns: [{ ...doc, fieldExtendJson: '{"uploadnum":2}' }],
    dataSource: [{ id: '1', doc: 'p/a.pdf' }],
  });
  await gear('文件');
  await userEvent.click(await screen.findByRole('menuitem', { name: '更多' }));
  const dialog = await screen.findByRole('dialog');
  const files = ['b.pdf', 'c.pdf'].map((name) => new File(['x'], name));
  fireEvent.change(within(dialog).getByTestId('file-input'), { target: { files } });
  await begin(2);
  await act(async () => {
    for (const [i, upload] of begunUploads.entries()) upload.answer({ message: `p/${'bc'[i]}.pdf` });
  });
  await userEvent.click(within(dialog).getByRole('button', { name: /确\s?定/ }));
  await waitFor(async () => expect((await handle.getAll()).values[0]?.doc).toBe('p/b.pdf,p/c.pdf'));
});

it.each([
  [undefined, 'token'],
  [false, null],
])('W-F9 sends the token unless the column has token=%s', async (token, header) => {
  showGrid({ columns: [{ ...doc, ...(token !== undefined && { token }) }], dataSource: [{ id: '1' }] });
  put(0, 'doc', 'n.txt');
  await begin();
  expect(begunUploads[0]?.headers.get('X-Access-Token')).toBe(header);
});

it('shows the reason of a failed image upload on request', async () => {
  showGrid({ columns: [pic], dataSource: [{ id: '1' }] });
  put(0, 'pic', 'n.png', 'image/png');
  await sent({ success: false, code: 500, message: '格式错误' });
  expect(await screen.findByRole('button', { name: '格式错误' })).toBeTruthy();
  expect(failed(0, 'pic')).toBe(false);
});

it('W-G23 writes columns of a report row into cells', async () => {
  const api = '/online/cgreport/api';
  serve({
    [`GET ${api}/getRpColumns/report_user`]: () => ({
      result: {
        cgRpConfigId: '9',
        cgRpConfigName: '用户报表',
        columns: [{ title: '姓名', dataIndex: 'realname' }],
        dictOptions: {},
      },
    }),
    [`GET ${api}/getQueryInfo/9`]: () => ({ result: [] }),
    [`GET ${api}/getData/9`]: () => ({ result: { records: [{ id: 'u1', realname: '张三' }], total: 1 } }),
  });
  const pop: GridColumn = {
    key: 'pop',
    title: '选人',
    type: 'popup',
    popupCode: 'report_user',
    orgFields: 'realname,id',
    destFields: 'pop,sec',
  };
  const { handle } = showGrid({ columns: [pop, columns.sec], dataSource: [{ id: '1' }] });
  await userEvent.click(cell(0, 'pop'));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByText('张三'));
  await userEvent.click(within(dialog).getByRole('button', { name: /确\s?定/ }));
  await waitFor(async () => expect((await handle.getAll()).values).toEqual([{ id: '1', pop: '张三', sec: 'u1' }]));
});
