import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AttachmentViewer } from '../../src/widgets/files/attachment-viewer.tsx';
import { FileLinks } from '../../src/widgets/files/file-links.tsx';
import { listen, type RecordedNotices, refused, serve, show, signIn } from '../kit/support.tsx';

let notices: RecordedNotices;
const pages = vi.fn(async (): Promise<HTMLElement[]> => [document.createElement('p')]);
vi.mock('docx-preview', () => ({ parseAsync: async () => ({}), renderDocument: () => pages() }));
beforeEach(() => {
  notices = listen();
  signIn();
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => vi.restoreAllMocks());

const open = (props: Partial<Parameters<typeof AttachmentViewer>[0]>) =>
  show(<AttachmentViewer open record={{}} onClose={() => undefined} {...props} />);
const names = () => screen.getAllByRole('button').flatMap((button) => button.getAttribute('title') ?? []);
const sheets = (sheet: object = {}) => [
  { name: '名单', columns: 28, rows: [['姓名', '学号'], [], ['张三', '1']], truncated: false, ...sheet },
];

describe('attachments of a record', () => {
  it.each([
    ['W-AT1', { dataFile: 'a.doc,b.png' }, undefined, ['b.png', 'a.doc']],
    ['W-AT2', { contractFile: 'c.doc', dataFile: '' }, undefined, ['c.doc']],
    ['W-AT3', { logo: 'l.png', dataFile: 'a.doc' }, 'logo', ['l.png']],
  ])('%s: come from the first filled field', (_id, record, field, expected) => {
    open({ record, ...(field && { field }) });
    expect(names().filter((name) => name.includes('.'))).toEqual(expected);
  });

  it('W-AT4: shows that there are none', () => {
    open({ record: {} });
    expect(screen.getByText('暂无附件')).toBeTruthy();
    expect(screen.getByText('查看附件')).toBeTruthy();
  });

  it('W-AT5: shows a spinner while they are loading', () => {
    open({ loading: true });
    expect(screen.getByText('加载中......')).toBeTruthy();
  });

  it('shows the first rows of a workbook in place, with cells in their columns', async () => {
    const asked = serve({ 'GET /sys/common/sheet/temp/a.xlsx': () => ({ result: sheets() }) });
    open({ record: { dataFile: 'temp/a.xlsx' } });
    expect(await screen.findByRole('cell', { name: '张三' })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'AB' })).toBeTruthy();
    expect(screen.getAllByRole('row')[3]?.textContent).toContain('3张三1');
    expect(screen.queryByText(/仅显示前 200 行/)).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('says when a workbook is truncated or cannot be displayed', async () => {
    serve({
      'GET /sys/common/sheet/a.xlsx': () => ({ result: sheets({ truncated: true }) }),
      'GET /sys/common/sheet/b.xls': () => refused('文件无法预览'),
    });
    open({ record: { dataFile: 'a.xlsx,b.xls' } });
    expect(await screen.findByText(/仅显示前 200 行/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /b\.xls/ }));
    expect(await screen.findByText('文件无法预览')).toBeTruthy();
  });

  it('shows a document in place without running scripts or loading external content', async () => {
    vi.stubGlobal('fetch', async () => new Response(new Blob(['x'])));
    const page = document.createElement('article');
    page.innerHTML =
      '<style>@import url(https://e.cn/x.css); p{background:url(https://e.cn/p.png)}</style><p>正文</p>' +
      '<iframe src="https://e.cn"></iframe><a href="javascript:alert(1)">点</a><a href="https://a.cn/">网</a>';
    pages.mockResolvedValue([page]);
    open({ record: { dataFile: 'a.docx' } });
    const region = await screen.findByRole('region', { name: 'a.docx' });
    const html = region.shadowRoot?.innerHTML ?? '';
    expect(html).toContain('正文');
    expect(html).not.toMatch(/iframe|javascript:|e\.cn/);
    expect(html).toContain('rel="noopener noreferrer"');
  });

  it('says when a document cannot be displayed', async () => {
    vi.stubGlobal('fetch', async () => new Response(new Blob(['x'])));
    pages.mockRejectedValue(new Error('no zip'));
    open({ record: { dataFile: 'a.docx' } });
    expect(await screen.findByText('文件无法预览，请下载后查看')).toBeTruthy();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('shows a PDF in a frame when the browser supports it (%s), and always offers the window', async (can, frames) => {
    vi.stubGlobal('fetch', async () => new Response(new Blob(['x'])));
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: can, configurable: true });
    open({ record: { dataFile: 'a.pdf' } });
    const link = await screen.findByRole('link', { name: '在新窗口打开' });
    expect(link.getAttribute('href')).toBe('blob:made');
    expect(document.querySelectorAll('iframe')).toHaveLength(frames);
  });
});

describe('a list of files', () => {
  it('W-F8: has an icon for each file type', () => {
    show(<FileLinks value="p/a.PDF,p/b.docx,p/c.rar,p/d.png" />);
    const titles = [...document.querySelectorAll('.anticon')].map((icon) => icon.getAttribute('title'));
    expect(titles).toEqual(['PDF文件', '办公文档', '压缩包', '图片']);
  });

  const opened = () => vi.spyOn(window, 'open').mockReturnValue(null);
  it('opens a PDF in a window', async () => {
    const windows = opened();
    show(<FileLinks value="jeditor/a.PDF" />);
    await userEvent.click(screen.getByRole('button', { name: /a\.PDF/ }));
    expect(windows).toHaveBeenCalledWith('/server/sys/common/static/jeditor/a.PDF', '_blank', 'noopener,noreferrer');
  });

  it('opens a private PDF with an expired URL in place, with the token', async () => {
    const windows = opened();
    vi.stubGlobal('fetch', async () => new Response(new Blob(['x'])));
    show(<FileLinks value="contract/a.pdf?e=1000&s=x" />);
    await userEvent.click(screen.getByRole('button', { name: /a\.pdf/ }));
    expect(await screen.findByRole('link', { name: '在新窗口打开' })).toBeTruthy();
    expect(windows).not.toHaveBeenCalled();
  });

  it.each([
    ['jeditor/a.mp4', () => document.querySelector('video')],
    ['jeditor/a.png', () => screen.queryByRole('dialog', { name: '图片预览' })],
  ])('opens %s in its viewer', async (path, viewer) => {
    show(<FileLinks value={path} />);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(viewer()).toBeTruthy());
  });

  it('opens a workbook in the attachment dialog', async () => {
    serve({ 'GET /sys/common/sheet/p/a.xls': () => ({ result: sheets() }) });
    show(<FileLinks value="p/a.xls" />);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('dialog', { name: '查看附件' })).toBeTruthy();
    expect(await screen.findByRole('cell', { name: '张三' })).toBeTruthy();
  });

  it.each(['p/a.doc', 'p/a.zip', 'p/a.txt', 'p/a.pptx'])('downloads %s', async (path) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return new Response(new Blob(['x']));
    });
    HTMLAnchorElement.prototype.click = () => undefined;
    show(<FileLinks value={path} />);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(asked[0]).toContain(`/server/sys/common/static/${path}`));
    expect(notices.messages).toEqual([]);
  });
});
