const paired = /<(style|script|iframe)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const single = /<\/?(?:style|script|iframe)\b[^>]*>?/gi;
const handlers = /\s(?:onerror|onload)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/gi;

/**
 * A Markdown answer without what the specification forbids in it (S): style, script, iframe, onerror, onload. What else
 * it holds is made harmless where it is shown.
 */
export function cleanAnswer(markdown: string): string {
  const next = markdown.replace(paired, '').replace(single, '').replace(handlers, '');
  // Taking one mark out may put another one together.
  return next === markdown ? next : cleanAnswer(next);
}

const lines = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
/** The similar wordings of an entry, each once. */
export const similarOf = (text: string | null | undefined): string[] => [...new Set(lines(text))];
/** The keywords of an entry. */
export const keywordsOf = (text: string | null | undefined): string[] => [
  ...new Set(
    (text ?? '')
      .split(/[,，、;；]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];
