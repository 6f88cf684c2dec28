import { text } from '@campus/contract/messages';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, defaultHighlightStyle, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightSpecialChars, keymap } from '@codemirror/view';
import { searchLook } from './search-look.ts';

/** Colours of the library's highlight tags as CSS variables, so that they follow the theme. */
const colours: Readonly<Record<string, string>> = {
  // Marks of lists and tables are read on the background of a disabled editor, too.
  '#404740': 'var(--text-secondary)',
  '#708': 'var(--code-keyword)',
  '#219': 'var(--code-atom)',
  '#164': 'var(--done-fg)',
  '#a11': 'var(--bad-fg)',
  '#e40': 'var(--waiting-fg)',
  '#00f': 'var(--progress-fg)',
  '#30a': 'var(--code-atom)',
  '#085': 'var(--done-fg)',
  '#167': 'var(--progress-fg)',
  '#256': 'var(--done-fg)',
  '#00c': 'var(--progress-fg)',
  '#940': 'var(--text-secondary)',
  '#f00': 'var(--error)',
};
const highlighting = HighlightStyle.define(
  defaultHighlightStyle.specs.map(({ color, ...spec }) => ({
    ...spec,
    // Headings are bold; an underline would look like a link.
    ...(spec.fontWeight === 'bold' && { textDecoration: 'none' }),
    ...(typeof color === 'string' && { color: colours[color] ?? color }),
  })),
);

const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--text)', backgroundColor: 'transparent', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
    lineHeight: '20px',
  },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--text)' },
  '.cm-line': { padding: '0 10px' },
  '.cm-gutters': { color: 'var(--text-tertiary)', backgroundColor: 'var(--head)', border: 'none' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-placeholder': { color: 'var(--text-tertiary)' },
  '&.cm-focused .cm-placeholder': { display: 'none' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--brand-soft)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--neutral-bg)', outline: '1px solid var(--border)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--bad-bg)' },
  '.cm-searchMatch': { backgroundColor: 'var(--waiting-bg)', outline: '1px solid var(--waiting-dot)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--progress-bg)' },
});

/** Extensions of all text editors: undo, default keys, Chinese search panel, theme colours. Tab indents; Ctrl+M toggles that. */
export const common: Extension = [
  // What scrolls is reached by the keyboard through its content; `contenteditable` alone says so to browsers only.
  EditorView.contentAttributes.of({ tabindex: '0' }),
  history(),
  drawSelection(),
  highlightSpecialChars(),
  bracketMatching(),
  syntaxHighlighting(highlighting),
  search(),
  EditorState.phrases.of(text.codeTools.search),
  keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, indentWithTab]),
  look,
  searchLook,
];
