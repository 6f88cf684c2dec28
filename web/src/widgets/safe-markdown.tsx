import { text } from '@campus/contract/messages';
import { Marked, type Tokens } from 'marked';
import { useMemo } from 'react';
import { SafeHtml, sanitized } from './safe-html.tsx';

const words = text.mdTools;
const longest = 200_000;
const ticks = { done: '☑', open: '☐' } as const;
const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Marks that the sanitiser's list has no element for are drawn with one that it has. */
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
      const title = task ? ` title="${checked ? words.taskDone : words.taskOpen}"` : '';
      return `<li${title}>${this.parser.parse(tokens)}</li>\n`;
    },
    checkbox: ({ checked }: Tokens.Checkbox) => `${checked ? ticks.done : ticks.open} `,
  },
});

/** The safe markup of a Markdown text. What is nested beyond all reason is shown as it was written. */
export function markdownHtml(markdown: string): string {
  const source = markdown.slice(0, longest);
  try {
    return sanitized(marked.parse(source, { async: false }));
  } catch (error) {
    // The parser calls itself for every level of nesting.
    if (!(error instanceof RangeError)) throw error;
    return `<pre>${escaped(source)}</pre>`;
  }
}

/** A Markdown text as it reads; HTML in it passes the same sanitiser as rich text. */
export function SafeMarkdown({ markdown, className = '' }: { markdown: string; className?: string }) {
  const html = useMemo(() => markdownHtml(markdown), [markdown]);
  return <SafeHtml html={html} className={className} />;
}
