/** Length in Unicode code points, the unit of every limit in the documents: `𠮷野家` has three. */
export function textLength(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Full-width letters, digits, signs and the ideographic space as their half-width twins; one character stays one. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0)).replace(/\u3000/g, ' ');

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decode(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole;
}

/**
 * The text a reader sees in rich text (sanitised on write): blocks end a line, other marks leave no gap, so that a word
 * in which some letters are bold stays one word. For length checks and word checks; never to be put back into a page.
 */
export const plainText = (html: string): string =>
  html
    .replace(/<(?:br|hr|\/(?:p|div|li|h[1-6]|tr|blockquote|pre))\b[^<>]*>/gi, '\n')
    .replace(/<\/(?:td|th)\b[^<>]*>/gi, ' ')
    .replace(/<[a-z/!][^<>]*>/gi, '')
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, decode)
    .trim();
