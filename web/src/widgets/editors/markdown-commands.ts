import { text } from '@campus/contract/messages';
import { EditorSelection, type EditorState, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

type Edit = (state: EditorState) => TransactionSpec;

/** Wraps the selection in a mark, or removes the mark if it is there. */
const toggleMark =
  (mark: string, placeholder: string): Edit =>
  (state) =>
    state.changeByRange(({ from, to }) => {
      const before = state.sliceDoc(from - mark.length, from);
      const after = state.sliceDoc(to, to + mark.length);
      if (before === mark && after === mark) {
        const range = EditorSelection.range(from - mark.length, to - mark.length);
        return {
          changes: [
            { from: from - mark.length, to: from },
            { from: to, to: to + mark.length },
          ],
          range,
        };
      }
      const inner = state.sliceDoc(from, to) || placeholder;
      const range = EditorSelection.range(from + mark.length, from + mark.length + inner.length);
      return { changes: { from, to, insert: mark + inner + mark }, range };
    });

const starts = /^(\s*)(?:#{1,6} |> |[-*+] \[[ xX]\] |[-*+] |\d+\. )?/;
/** Adds a prefix to each selected line, or removes it when all lines have it. */
const toggleLinePrefix =
  (prefix: (index: number) => string): Edit =>
  (state) => {
    const { from, to } = state.selection.main;
    const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number];
    const lines = Array.from({ length: last - first + 1 }, (_, i) => state.doc.line(first + i));
    const has = lines.every((line, i) => line.text.trimStart().startsWith(prefix(i)));
    const changes = lines.map((line, i) => {
      const [found = '', indent = ''] = starts.exec(line.text) ?? [];
      return { from: line.from + indent.length, to: line.from + found.length, insert: has ? '' : prefix(i) };
    });
    return { changes };
  };

/** Inserts a block with an empty line before and after it. */
const insertBlock =
  (content: (selected: string) => string): Edit =>
  (state) => {
    const { from, to } = state.selection.main;
    const before = state.sliceDoc(Math.max(0, from - 2), from);
    const lead = from === 0 || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
    const insert = `${lead}${content(state.sliceDoc(from, to))}\n\n`;
    return { changes: { from, to, insert }, selection: { anchor: from + insert.length } };
  };

const link: Edit = (state) => {
  const { from, to } = state.selection.main;
  const words = state.sliceDoc(from, to) || text.mdTools.linkText;
  const address = 'https://';
  const anchor = from + words.length + 3;
  return {
    changes: { from, to, insert: `[${words}](${address})` },
    selection: { anchor, head: anchor + address.length },
  };
};

const getTable = (columns: number): string => {
  const row = (cell: (n: number) => string): string =>
    `| ${Array.from({ length: columns }, (_, i) => cell(i + 1)).join(' | ')} |`;
  return [row(text.mdTools.tableHead), row(() => '---'), row(() => text.mdTools.cell)].join('\n');
};

/** Edits of the tool bar by name. */
export const markdownEdits = {
  bold: toggleMark('**', text.richTools.bold),
  italic: toggleMark('*', text.richTools.italic),
  strike: toggleMark('~~', text.mdTools.strike),
  code: toggleMark('`', text.mdTools.codeText),
  quote: toggleLinePrefix(() => '> '),
  bullets: toggleLinePrefix(() => '- '),
  numbers: toggleLinePrefix((i) => `${i + 1}. `),
  tasks: toggleLinePrefix(() => '- [ ] '),
  line: insertBlock(() => '---'),
  table: insertBlock(() => getTable(3)),
  codeBlock: insertBlock((selected) => `\`\`\`\n${selected || text.mdTools.codeText}\n\`\`\``),
  link,
} as const satisfies Readonly<Record<string, Edit>>;
export type MarkdownEdit = keyof typeof markdownEdits;

export const headingEdit = (level: number): Edit => toggleLinePrefix(() => `${'#'.repeat(level)} `);

/** Applies an edit and focuses the editor. */
export function edit(view: EditorView, change: Edit): void {
  view.dispatch(view.state.update(change(view.state), { scrollIntoView: true, userEvent: 'input' }));
  view.focus();
}

/** Markdown of an image. Escapes characters that would end the alt text or URL early. */
export function pictureMarkdown(remark: string, url: string): string {
  const words = remark
    .trim()
    .replace(/[[\]\\]/g, '\\$&')
    .replace(/\s+/g, ' ');
  const address = url.trim().replace(/[()<>\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `![${words}](${address})`;
}
