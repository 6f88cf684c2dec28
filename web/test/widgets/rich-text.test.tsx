import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Activity, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { RichTextEditor } from '../../src/widgets/editors/rich-text-editor.tsx';
import { listen, show, signIn, type Told } from '../kit/support.tsx';
import { begunUploads, stubUploads } from '../support/uploads.ts';

let told: Told;
beforeEach(() => {
  // The editor asks where its lines are; jsdom lays nothing out.
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect ??= () => ({ top: 0, right: 0, bottom: 0, left: 0 }) as DOMRect;
  document.elementFromPoint ??= () => null;
  told = listen();
  signIn();
  stubUploads();
});

let hide: (isHidden: boolean) => void = () => undefined;
let value = '';
let set: (next: string) => void = () => undefined;
function Page({ start }: { start: string }) {
  const [isHidden, setHidden] = useState(false);
  const [now, setNow] = useState(start);
  hide = setHidden;
  set = setNow;
  value = now;
  return (
    <Activity mode={isHidden ? 'hidden' : 'visible'}>
      <RichTextEditor value={now} onChange={setNow} />
    </Activity>
  );
}
const box = () => screen.getByRole('textbox', { hidden: true });
const bold = () => screen.getByRole<HTMLButtonElement>('button', { name: '加粗' });

it('has what was typed after its page was hidden and shown again', async () => {
  show(<Page start="<p>开头</p>" />);
  await waitFor(() => expect(box().textContent).toBe('开头'));
  act(() => {
    box().querySelector('p')!.textContent = '开头和后来';
  });
  await waitFor(() => expect(value).toBe('<p>开头和后来</p>'));
  act(() => hide(true));
  act(() => hide(false));
  await waitFor(() => expect(box().textContent).toBe('开头和后来'));
});

it('takes a value from outside, and gives an empty text for an empty editor (W-RT5)', async () => {
  show(<Page start="<p>开头</p>" />);
  await waitFor(() => expect(box().textContent).toBe('开头'));
  act(() => set('<p>别的</p>'));
  await waitFor(() => expect(box().textContent).toBe('别的'));
  act(() => {
    box().querySelector('p')!.textContent = '';
  });
  await waitFor(() => expect(value).toBe(''));
  expect(document.querySelector('.rich-text-body.empty')?.getAttribute('data-placeholder')).toBe('请输入内容');
});

it('offers no tools while it is disabled (W-RT4)', async () => {
  show(<RichTextEditor disabled value="<p>只读</p>" onChange={() => undefined} />);
  await waitFor(() => expect(box().textContent).toBe('只读'));
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(() => bold()).toThrow();
});

const png = () => new File([Uint8Array.of(1, 2, 3)], 'a.png', { type: 'image/png' });
const clipboard = (files: File[], html = '') => ({
  files,
  types: [],
  getData: (type: string) => (type === 'text/html' ? html : ''),
});
async function paste(files: File[], html = '') {
  show(<Page start="" />);
  fireEvent.paste(await screen.findByRole('textbox'), { clipboardData: clipboard(files, html) });
  await waitFor(() => expect(begunUploads.length).toBeGreaterThan(0));
}

describe('a picture that is pasted', () => {
  it.each([
    ['W-RT1: stays in the text where the server says so', 'local', 'src="data:image/png;base64,AQID"'],
    ['W-RT2: is stored and shown from there', 'temp/a.png', 'src="/server/sys/common/static/temp/a.png"'],
  ])('%s', async (_title, message, markup) => {
    await paste([png()]);
    expect(begunUploads[0]?.address).toBe('/server/sys/upload/uploadMinio');
    expect(Object.fromEntries(begunUploads[0]?.form.entries() ?? [])).toMatchObject({ biz: 'jeditor', jeditor: '1' });
    begunUploads[0]?.answer({ message });
    await waitFor(() => expect(value).toContain(markup));
  });

  it('W-RT3: is left out when it is refused, and the reason is told', async () => {
    await paste([png()]);
    begunUploads[0]?.answer({ success: false, code: 500, message: '图片过大' });
    await waitFor(() => expect(told.messages).toEqual(['error: 图片过大']));
    expect(value).not.toContain('<img');
  });

  it('is stored when it stands in the pasted markup; what nobody else can read is left out', async () => {
    await paste(
      [],
      '<p>前</p><img src="data:image/png;base64,AQID"><p>后</p><img src="file:///C:/a.png"><script>alert(1)</script>',
    );
    expect((begunUploads[0]?.form.get('file') as File | undefined)?.name).toBe('image.png');
    begunUploads[0]?.answer({ message: 'temp/b.png' });
    await waitFor(() => expect(value).toContain('/server/sys/common/static/temp/b.png'));
    expect(value).toMatch(/前.*<img.*后/s);
    expect(value).not.toMatch(/data:|file:|script/);
  });
});
