/** Length in Unicode code points, the unit of every length limit: `𠮷野家` has three. */
export function textLength(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Converts full-width letters, digits, signs and the ideographic space to half-width, one character each. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0)).replace(/\u3000/g, ' ');

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decode(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole;
}

/**
 * The visible text of sanitized rich text: blocks end a line, other tags leave no gap, so a word with some bold letters
 * stays one word. For length and word checks; must not be inserted into a page.
 */
export const plainText = (html: string): string =>
  html
    .replace(/<(?:br|hr|\/(?:p|div|li|h[1-6]|tr|blockquote|pre))\b[^<>]*>/gi, '\n')
    .replace(/<\/(?:td|th)\b[^<>]*>/gi, ' ')
    .replace(/<[a-z/!][^<>]*>/gi, '')
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, decode)
    .trim();
