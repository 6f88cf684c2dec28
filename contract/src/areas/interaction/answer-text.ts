const paired = /<(style|script|iframe)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const single = /<\/?(?:style|script|iframe)\b[^>]*>?/gi;
const handlers = /\s(?:onerror|onload)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/gi;

/**
 * Removes the forbidden parts of a Markdown answer: style, script, iframe, onerror, onload. Everything
 * else is sanitised when rendered.
 */
export function cleanAnswer(markdown: string): string {
  const next = markdown.replace(paired, '').replace(single, '').replace(handlers, '');
  // Removing one tag may form another one.
  return next === markdown ? next : cleanAnswer(next);
}

const lines = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
/** The distinct similar wordings of an entry. */
export const listSimilar = (text: string | null | undefined): string[] => [...new Set(lines(text))];
/** The keywords of an entry. */
export const getKeywords = (text: string | null | undefined): string[] => [
  ...new Set(
    (text ?? '')
      .split(/[,，、;；]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];
