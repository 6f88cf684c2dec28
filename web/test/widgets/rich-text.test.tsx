import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { RichTextEditor } from '../../src/widgets/editors/rich-text-editor.tsx';
import { listen, type RecordedNotices, show, signIn } from '../kit/support.tsx';
import { begunUploads, stubUploads } from '../support/uploads.ts';
import { EditorField } from './editors/editor-field.tsx';

let notices: RecordedNotices;
beforeEach(() => {
  // The editor measures its lines; jsdom has no layout.
  Range.prototype.getClientRects ??= () => Object.assign([], { item: () => null });
  Range.prototype.getBoundingClientRect ??= () => ({ top: 0, right: 0, bottom: 0, left: 0 }) as DOMRect;
  document.elementFromPoint ??= () => null;
  notices = listen();
  signIn();
  stubUploads();
});

const field = new EditorField(RichTextEditor);
const { hide, set } = field;
const box = () => screen.getByRole('textbox', { hidden: true });
const bold = () => screen.getByRole<HTMLButtonElement>('button', { name: '加粗' });

it('restores typed text when its page is shown again', async () => {
  field.open({ start: '<p>开头</p>' });
  await waitFor(() => expect(box().textContent).toBe('开头'));
  act(() => {
    box().querySelector('p')!.textContent = '开头和后来';
  });
  await waitFor(() => expect(field.value).toBe('<p>开头和后来</p>'));
  hide(true);
  hide(false);
  await waitFor(() => expect(box().textContent).toBe('开头和后来'));
});

it('applies an external value, and emits an empty string for an empty editor (W-RT5)', async () => {
  field.open({ start: '<p>开头</p>' });
  await waitFor(() => expect(box().textContent).toBe('开头'));
  set('<p>别的</p>');
  await waitFor(() => expect(box().textContent).toBe('别的'));
  act(() => {
    box().querySelector('p')!.textContent = '';
  });
  await waitFor(() => expect(field.value).toBe(''));
  expect(document.querySelector('.rich-text-body.empty')?.getAttribute('data-placeholder')).toBe('请输入内容');
});

it('refers to its error message', async () => {
  field.open({ 'aria-invalid': true, 'aria-describedby': 'why' });
  await waitFor(() => expect(box().getAttribute('aria-invalid')).toBe('true'));
  expect(box().getAttribute('aria-describedby')).toBe('why');
});

it('disables its tools while it is disabled (W-RT4)', async () => {
  show(<RichTextEditor disabled value="<p>只读</p>" onChange={() => undefined} />);
  await waitFor(() => expect(box().textContent).toBe('只读'));
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(() => bold()).toThrow();
  expect(box().getAttribute('contenteditable')).toBe('false');
  expect(getComputedStyle(box()).userSelect).not.toBe('none');
});

const png = () => new File([Uint8Array.of(1, 2, 3)], 'a.png', { type: 'image/png' });
const clipboard = (files: File[], html = '') => ({
  files,
  types: [],
  getData: (type: string) => (type === 'text/html' ? html : ''),
});
async function paste(files: File[], html = '') {
  field.open({ start: '' });
  fireEvent.paste(await screen.findByRole('textbox'), { clipboardData: clipboard(files, html) });
  await waitFor(() => expect(begunUploads.length).toBeGreaterThan(0));
}

describe('a pasted image', () => {
  it.each([
    ['W-RT1: stays in the text where the server says so', 'local', 'src="data:image/png;base64,AQID"'],
    ['W-RT2: is stored and shown from there', 'temp/a.png', 'src="/server/sys/common/static/temp/a.png"'],
  ])('%s', async (_title, message, markup) => {
    await paste([png()]);
    expect(begunUploads[0]?.address).toBe('/server/sys/upload/uploadMinio');
    expect(Object.fromEntries(begunUploads[0]?.form.entries() ?? [])).toMatchObject({ biz: 'jeditor', jeditor: '1' });
    begunUploads[0]?.answer({ message });
    await waitFor(() => expect(field.value).toContain(markup));
  });

  it('W-RT3: is left out when it is refused, with the reason', async () => {
    await paste([png()]);
    begunUploads[0]?.answer({ success: false, code: 500, message: '图片过大' });
    await waitFor(() => expect(notices.messages).toEqual(['error: 图片过大']));
    expect(field.value).not.toContain('<img');
  });

  it('is uploaded when the pasted markup contains it; images that cannot be read are left out', async () => {
    await paste(
      [],
      '<p>前</p><img src="data:image/png;base64,AQID"><p>后</p><img src="file:///C:/a.png"><script>alert(1)</script>',
    );
    expect((begunUploads[0]?.form.get('file') as File | undefined)?.name).toBe('image.png');
    begunUploads[0]?.answer({ message: 'temp/b.png' });
    await waitFor(() => expect(field.value).toContain('/server/sys/common/static/temp/b.png'));
    expect(field.value).toMatch(/前.*<img.*后/s);
    expect(field.value).not.toMatch(/data:|file:|script/);
  });
});
