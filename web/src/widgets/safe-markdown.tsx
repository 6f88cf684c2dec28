import { text } from '@campus/contract/messages';
import { Marked, type Tokens } from 'marked';
import { useMemo } from 'react';
import { lineAttribute, SafeHtml, sanitizeHtml } from './safe-html.tsx';

const texts = text.mdTools;
const maxLength = 200_000;
const ticks = { done: '☑', open: '☐' } as const;
const escapeHtml = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Renders marks that the sanitiser does not allow with an allowed element. */
const marked = new Marked({
  gfm: true,
  breaks: true,
  renderer: {
    heading({ tokens, depth }: Tokens.Heading) {
      const level = Math.min(depth, 4);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    del({ tokens }: Tokens.Del) {
      return `<s>${this.parser.parseInline(tokens)}</s>`;
    },
    listitem({ tokens, task, checked }: Tokens.ListItem) {
      const title = task ? ` title="${checked ? texts.taskDone : texts.taskOpen}"` : '';
      return `<li${title}>${this.parser.parse(tokens)}</li>\n`;
    },
    checkbox: ({ checked }: Tokens.Checkbox) => `${checked ? ticks.done : ticks.open} `,
  },
});

/** Adds each block's source line to its markup. */
function withLines(source: string): string {
  let line = 1;
  return marked
    .lexer(source)
    .map((token) => {
      const html = marked.parser([token]).replace(/^<\w+/, `$& ${lineAttribute}="${line}"`);
      line += token.raw.split('\n').length - 1;
      return html;
    })
    .join('');
}

/**
 * Renders Markdown as safe markup. Too deeply nested text is shown as plain text. `lines` adds each block's source
 * line.
 */
export function markdownHtml(markdown: string, lines: boolean = false): string {
  const source = markdown.slice(0, maxLength);
  try {
    return sanitizeHtml(lines ? withLines(source) : marked.parse(source, { async: false }), { lines });
  } catch (error) {
    // The parser recurses for each nesting level.
    if (!(error instanceof RangeError)) throw error;
    return `<pre>${escapeHtml(source)}</pre>`;
  }
}

interface SafeMarkdownProps {
  readonly markdown: string;
  readonly className?: string;
  /** Whether blocks carry `lineAttribute`. */
  readonly lines?: boolean;
}
/** Rendered Markdown; embedded HTML passes the same sanitiser as rich text. */
export function SafeMarkdown({ markdown, className = '', lines = false }: SafeMarkdownProps) {
  const html = useMemo(() => markdownHtml(markdown, lines), [markdown, lines]);
  return <SafeHtml html={html} className={className} lines={lines} />;
}
