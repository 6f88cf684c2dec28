import { EditorView } from '@codemirror/view';

const size = '28px';
const field = {
  boxSizing: 'border-box',
  height: size,
  color: 'inherit',
  background: 'var(--surface)',
  border: '1px solid var(--control)',
  borderRadius: '6px',
  fontSize: '13px',
} as const;
const focused = { outline: '2px solid var(--brand)', outlineOffset: '-1px' } as const;

/** Styles the editors' search panel like antd controls. */
export const searchLook = EditorView.theme({
  '.cm-panels': { color: 'var(--text)', backgroundColor: 'var(--head)' },
  '.cm-panels-bottom': { borderTop: '1px solid var(--border)' },
  '.cm-panel.cm-search, .cm-panel.cm-gotoLine': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 8px',
    padding: '8px 44px 8px 10px',
    fontFamily: 'var(--font)',
    fontSize: '13px',
  },
  '.cm-panel.cm-search br': { display: 'none' },
  '.cm-panel.cm-search :is(input, button, label)': { margin: '0' },
  '.cm-panel.cm-search label': { display: 'inline-flex', alignItems: 'center', gap: '4px', fontSize: '13px' },
  '.cm-panel .cm-textfield': { ...field, width: '180px', padding: '0 8px' },
  '.cm-panel .cm-textfield:focus': focused,
  '.cm-panel .cm-button': { ...field, padding: '0 10px', fontFamily: 'inherit', cursor: 'pointer' },
  '.cm-panel .cm-button:hover': { color: 'var(--brand-text)', borderColor: 'var(--brand)' },
  '.cm-panel .cm-button:focus-visible': focused,
  '.cm-panel [name="close"]': {
    top: '8px',
    right: '8px',
    width: size,
    height: size,
    color: 'var(--text-secondary)',
    borderRadius: '6px',
    fontSize: '18px',
    lineHeight: '1',
    cursor: 'pointer',
  },
  '.cm-panel [name="close"]:hover': { color: 'var(--text)', background: 'var(--hover)' },
});
