import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MarkdownEditor } from '../../../src/widgets/editors/markdown-editor.tsx';
import type { MarkdownEditorProps } from '../../../src/widgets/editors/markdown-editor-props.ts';
import { listen, type RecordedNotices, signIn } from '../../kit/support.tsx';
import { begunUploads, type FakeUpload, stubUploads } from '../../support/uploads.ts';
import { EditorField } from './editor-field.tsx';

let notices: RecordedNotices;
beforeEach(() => {
  Range.prototype.getClientRects ??= () => Object.assign([], { item: () => null });
  notices = listen();
  signIn();
  stubUploads();
});

const field = new EditorField(MarkdownEditor);
const { emitted, hide, set, view } = field;
async function open(props: { start?: string } & Partial<MarkdownEditorProps> = {}) {
  field.open(props);
  await screen.findByRole('toolbar');
}
const select = (anchor: number, head = anchor) => act(() => view().dispatch({ selection: { anchor, head } }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const begin = async (): Promise<FakeUpload> => {
  await waitFor(() => expect(begunUploads).toHaveLength(1));
  return begunUploads[0] as FakeUpload;
};
const png = () => new File(['x'], 'a.png', { type: 'image/png' });
const openDialog = async () => {
  await press('上传图片');
  await screen.findByRole('dialog');
};

describe('the image dialog', () => {
  it('W-MD1: inserts an uploaded image with its alt text at the cursor', async () => {
    await open({ start: '前后' });
    select(1);
    await openDialog();
    fireEvent.change(screen.getByTestId('file-input'), { target: { files: [png()] } });
    (await begin()).answer({ message: 'temp/a.png' });
    await screen.findByRole('button', { name: '预览 a.png' });
    await userEvent.type(screen.getByPlaceholderText('请填写备注'), '现场');
    await press('确定');
    await waitFor(() => expect(field.value).toBe('前![现场](/server/sys/common/static/temp/a.png)后'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('W-MD2: inserts a remote image without an alt text', async () => {
    await open();
    await openDialog();
    await userEvent.click(screen.getByRole('tab', { name: '网络图片地址' }));
    await userEvent.type(screen.getByPlaceholderText('请填写网络图片地址'), 'https://a.cn/b.png');
    await press('确定');
    await waitFor(() => expect(field.value).toBe('![](https://a.cn/b.png)'));
  });

  it('W-MD3: is empty again after switching tabs', async () => {
    await open();
    await openDialog();
    await userEvent.type(screen.getByPlaceholderText('请填写备注'), '现场');
    await userEvent.click(screen.getByRole('tab', { name: '网络图片地址' }));
    expect(screen.getByPlaceholderText<HTMLInputElement>('请填写备注').value).toBe('');
    await userEvent.type(screen.getByPlaceholderText('请填写备注'), '网络');
    await userEvent.click(screen.getByRole('tab', { name: '本地图片上传' }));
    expect(screen.getByPlaceholderText<HTMLInputElement>('请填写备注').value).toBe('');
  });

  it('W-MD4: requires an image and stays open', async () => {
    await open();
    await openDialog();
    await press('确定');
    await waitFor(() => expect(notices.messages).toEqual(['warning: 请先上传图片']));
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(emitted).toEqual([]);
  });

  it('W-MD5: rejects an invalid URL and stays open', async () => {
    await open();
    await openDialog();
    await userEvent.click(screen.getByRole('tab', { name: '网络图片地址' }));
    await userEvent.type(screen.getByPlaceholderText('请填写网络图片地址'), 'a.cn/b.png');
    await press('确定');
    await waitFor(() => expect(notices.messages).toEqual(['warning: 请填写以http或https开头的图片地址']));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

it('W-MD6: applies an external value without reporting it back', async () => {
  await open({ start: '一' });
  set('# 二');
  await waitFor(() => expect(view().state.doc.toString()).toBe('# 二'));
  expect(await screen.findByRole('heading', { name: '二' })).toBeTruthy();
  expect(emitted).toEqual([]);
});

const clipboard = (files: File[], html = '') => ({
  files,
  getData: (type: string) => (type === 'text/html' ? html : ''),
});

it('uploads and inserts a pasted image, even when its page is left meanwhile', async () => {
  await open({ start: '文' });
  select(1);
  fireEvent.paste(screen.getByRole('textbox'), { clipboardData: clipboard([png()]) });
  const upload = await begin();
  hide(true);
  upload.answer({ message: 'temp/p.png' });
  await waitFor(() => expect(field.value).toBe('文![](/server/sys/common/static/temp/p.png)'));
  hide(false);
  await waitFor(() => expect(view().state.doc.toString()).toBe(field.value));
});

it('shows why a dropped image was not uploaded', async () => {
  await open();
  fireEvent.drop(screen.getByRole('textbox'), { dataTransfer: clipboard([png()]) });
  (await begin()).answer({ success: false, code: 500, message: '文件内容与类型不符' });
  await waitFor(() => expect(notices.messages).toEqual(['error: 文件内容与类型不符']));
  expect(field.value).toBe('');
});

it('inserts the text and not the image of a paste from a word processor', async () => {
  await open();
  fireEvent.paste(screen.getByRole('textbox'), { clipboardData: clipboard([png()], '<b>合同</b>') });
  await vi.waitFor(() => expect(begunUploads).toEqual([]), 30_000);
});

describe('the tools', () => {
  it.each([
    ['加粗', '甲乙', [0, 1], '**甲**乙'],
    ['斜体', '甲乙', [1, 2], '甲*乙*'],
    ['删除线', '甲', [0, 1], '~~甲~~'],
    ['行内代码', '甲', [0, 1], '`甲`'],
    ['引用', '甲\n乙', [0, 3], '> 甲\n> 乙'],
    ['无序列表', '1. 甲\n> 乙', [0, 8], '- 甲\n- 乙'],
    ['有序列表', '甲\n乙', [0, 3], '1. 甲\n2. 乙'],
    ['任务列表', '甲', [0, 1], '- [ ] 甲'],
    ['增加缩进', '- 甲', [1, 1], '    - 甲'],
    ['减少缩进', '    - 甲', [1, 1], '- 甲'],
    ['分割线', '甲', [1, 1], '甲\n\n---\n\n'],
    ['链接', '甲', [0, 1], '[甲](https://)'],
    ['代码块', 'let a', [0, 5], '```\nlet a\n```\n\n'],
    ['插入表格', '', [0, 0], '| 列1 | 列2 | 列3 |\n| --- | --- | --- |\n| 内容 | 内容 | 内容 |\n\n'],
  ])('%s', async (tool, start, [from, to], written) => {
    await open({ start });
    select(from as number, to);
    await press(tool);
    await waitFor(() => expect(field.value).toBe(written));
  });

  it('removes a mark again', async () => {
    await open({ start: '甲' });
    select(0, 1);
    await press('加粗');
    await press('加粗');
    await waitFor(() => expect(field.value).toBe('甲'));
  });

  it('inserts a heading of the selected level', async () => {
    await open({ start: '## 题' });
    await press('标题');
    await userEvent.click(await screen.findByRole('menuitem', { name: '标题3' }));
    await waitFor(() => expect(field.value).toBe('### 题'));
  });

  it('is disabled with the editor', async () => {
    await open({ start: '甲', disabled: true });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '加粗' }).disabled).toBe(true);
    expect(view().state.readOnly).toBe(true);
  });
});

it('shows text and preview side by side, or one of them', async () => {
  await open({ start: '**重**', mode: 'edit' });
  expect(screen.queryByRole('region', { name: '预览内容' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: '预览' }));
  expect((await screen.findByRole('region', { name: '预览内容' })).querySelector('strong')?.textContent).toBe('重');
  fireEvent.click(screen.getByRole('radio', { name: '分栏' }));
  expect(view().state.doc.toString()).toBe('**重**');
});

describe('Enter', () => {
  it.each([
    ['an HTML line', '<p class="a" title="b" style="color: red">文', '<p class="a" title="b" style="color: red">文\n'],
    ['an open tag', '<img src="/a.png"', '<img src="/a.png"\n'],
    ['an indented line', '  文', '  文\n  '],
    ['a bullet', '- 一', '- 一\n- '],
  ])('starts with the same indentation after %s', async (_what, start, expected) => {
    await open({ start });
    select(start.length);
    await userEvent.click(screen.getByRole('textbox'));
    select(start.length);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(view().state.doc.toString()).toBe(expected));
  });
});

it('scrolls preview and text in sync', async () => {
  await open({ start: `# 一\n\n${'文 '.repeat(40)}\n\n# 二\n\n尾` });
  const preview = screen.getByRole('region', { name: '预览内容' });
  await screen.findByRole('heading', { name: '二' });
  const size = (box: HTMLElement, scrollHeight: number) =>
    Object.defineProperties(box, { scrollHeight: { value: scrollHeight }, clientHeight: { value: 100 } });
  const { scrollDOM } = view();
  size(scrollDOM, 500);
  size(preview, 1100);
  // Scrolling either to its end also scrolls the other one there.
  fireEvent.wheel(scrollDOM);
  scrollDOM.scrollTop = 400;
  fireEvent.scroll(scrollDOM);
  expect(preview.scrollTop).toBe(1000);
  fireEvent.wheel(preview);
  preview.scrollTop = 0;
  fireEvent.scroll(preview);
  expect(scrollDOM.scrollTop).toBe(0);
  // The following view does not lead.
  scrollDOM.scrollTop = 200;
  fireEvent.scroll(scrollDOM);
  expect(preview.scrollTop).toBe(0);
});
