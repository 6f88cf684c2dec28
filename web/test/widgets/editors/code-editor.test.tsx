import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { CodeEditor } from '../../../src/widgets/editors/code-editor.tsx';
import type { CodeEditorProps } from '../../../src/widgets/editors/code-editor-props.ts';
import { codeLanguages, findCodeLanguage } from '../../../src/widgets/editors/code-languages.ts';
import { enhanceHistory, saveEnhance } from '../../../src/widgets/editors/enhance-history.ts';
import { EditorField } from './editor-field.tsx';

beforeEach(() => {
  // The editor measures its lines; jsdom has no layout.
  Range.prototype.getClientRects ??= () => Object.assign([], { item: () => null });
  localStorage.clear();
});

const field = new EditorField(CodeEditor);
const { emitted, hide, set, view } = field;
async function open(props: { start?: string } & Partial<CodeEditorProps> = {}) {
  field.open(props);
  await screen.findByRole('textbox');
}
const type = (words: string) =>
  act(() => view().dispatch({ changes: { from: view().state.doc.length, insert: words }, userEvent: 'input.type' }));
const coloured = () => [...document.querySelectorAll('.cm-line span')].map((span) => span.textContent);

describe('W-CE1: finds a language by label or name, in any case', () => {
  it.each(['java', 'x-java', 'JAVA', ' Java '])('%s', async (language) => {
    await open({ language, start: 'class A {}' });
    await waitFor(() => expect(coloured()).toContain('class'));
  });
  it.each(codeLanguages.map(({ label }) => label))('loads %s', async (label) => {
    expect(await findCodeLanguage(label)?.load()).toBeTruthy();
  });
});

it.each([{}, { disabled: true }, { readOnly: true }])(
  'is reached by the keyboard with %j: its text may scroll',
  async (props) => {
    await open({ ...props, start: 'select 1' });
    expect(screen.getByRole('textbox').getAttribute('tabindex')).toBe('0');
  },
);

it('W-CE2: shows an unknown language as plain text', async () => {
  await open({ language: 'cobol', start: 'class A {}' });
  expect(screen.getByRole('textbox').textContent).toContain('class A {}');
  expect(coloured()).toEqual([]);
});

it('W-CE3: shows a placeholder when it is empty', async () => {
  await open({ language: 'SQL' });
  expect(await screen.findByText('请在此输入SQL代码')).toBeTruthy();
  type('select 1');
  await waitFor(() => expect(screen.queryByText('请在此输入SQL代码')).toBeNull());
});

it('W-CE4: keeps the last sixteen scripts of a code', () => {
  saveEnhance('B', { code: 'B', type: 'js', content: 'other', date: '2026-11-20 08:00:00' });
  for (let n = 1; n <= 17; n += 1)
    saveEnhance('A', { code: 'A', type: 'js', content: `script ${n}`, date: '2026-11-20 08:00:00' });
  expect(enhanceHistory('A').map(({ content }) => content)).toEqual(
    Array.from({ length: 16 }, (_, i) => `script ${i + 2}`),
  );
  expect(enhanceHistory('B')).toHaveLength(1);
  expect(JSON.parse(localStorage.getItem('pro__enhance_A') ?? '').value).toHaveLength(16);
});

it('offers saved scripts and inserts the selected one', async () => {
  saveEnhance('A', { code: 'A', type: 'js', content: 'first()', date: '2026-11-20 08:00:00' });
  saveEnhance('A', { code: 'A', type: 'js', content: 'second()', date: '2026-11-20 09:00:00' });
  await open({ historyCode: 'A' });
  await userEvent.click(screen.getByRole('button', { name: '历史记录' }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    '2026-11-20 09:00:00 second()',
    '2026-11-20 08:00:00 first()',
  ]);
  await userEvent.click(entries[1]!);
  await waitFor(() => expect(view().state.doc.toString()).toBe('first()'));
});

it('W-CE5: is selectable but not editable when it is read-only', async () => {
  await open({ readOnly: true, start: 'select 1' });
  expect(view().state.readOnly).toBe(true);
  expect(screen.getByRole('textbox').getAttribute('aria-readonly')).toBe('true');
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.keyboard('x');
  expect(emitted).toEqual([]);
  act(() => view().dispatch({ selection: { anchor: 0, head: 6 } }));
  expect(view().state.sliceDoc(view().state.selection.main.from, view().state.selection.main.to)).toBe('select');
});

it('restores typed text and its undo history when its page is shown again', async () => {
  await open({ start: 'a' });
  type('b');
  await waitFor(() => expect(field.value).toBe('ab'));
  hide(true);
  hide(false);
  await waitFor(() => expect(view().state.doc.toString()).toBe('ab'));
  act(() => view().focus());
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(field.value).toBe('a'));
});

it('applies an external value without reporting it back', async () => {
  await open({ start: 'a' });
  set('other');
  await waitFor(() => expect(view().state.doc.toString()).toBe('other'));
  expect(emitted).toEqual([]);
});

it('applies a value that was set while its page was hidden', async () => {
  await open({ start: 'a' });
  hide(true);
  set('read again');
  hide(false);
  await waitFor(() => expect(view().state.doc.toString()).toBe('read again'));
});

it('leaves the full screen with Escape and reports the selected language in lower case', async () => {
  const chosen: string[] = [];
  await open({ fullScreen: true, languageChange: true, onLanguageChange: (language) => chosen.push(language) });
  await userEvent.click(screen.getByRole('button', { name: '全屏' }));
  const box = document.querySelector('[data-widget="code-editor"]')!;
  expect(box.classList.contains('full')).toBe(true);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.keyboard('{Escape}');
  expect(box.classList.contains('full')).toBe(false);
  await userEvent.click(screen.getByRole('combobox', { name: '请选择语言' }));
  await userEvent.click(await screen.findByTitle('Objective-C'));
  expect(chosen).toEqual(['objective-c']);
});
