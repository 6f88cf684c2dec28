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

/** An item that ends with a list: its line has already ended. */
const nestedEnd = /(<\/(?:ul|ol)\b[^<>]*>)\s*<\/li\b[^<>]*>/gi;
const listTag = /<(\/?)(ul|ol|li)\b[^<>]*>/gi;
/** Rich text with the bullets and numbers of its lists as words. */
function writeMarks(html: string): string {
  /** The lists around the place: the number of the last item, or undefined for bullets. */
  const around: (number | undefined)[] = [];
  const openItem = (tag: string): string => {
    const last = around.pop();
    const number = last === undefined ? undefined : last + 1;
    around.push(number);
    return `${tag}${'\u3000'.repeat(around.length - 1)}${number === undefined ? '•' : `${number}.`} `;
  };
  return html.replace(listTag, (tag: string, end: string, name: string) => {
    const kind = name.toLowerCase();
    if (kind === 'li') return end || around.length === 0 ? tag : openItem(tag);
    if (end) around.pop();
    else around.push(kind === 'ol' ? 0 : undefined);
    // A list in an item begins on a line of its own.
    return around.length > 1 && !end ? '<br>' : '';
  });
}
/** The visible text of sanitized rich text with the marks of its lists, for what has no lists of its own. */
export const printedText = (html: string): string => plainText(writeMarks(html.replace(nestedEnd, '$1')));

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
