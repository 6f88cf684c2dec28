import type { DocumentAlign, DocumentBlock, DocumentFact } from './document-blocks.ts';

/** More columns, pairs or boxes do not fit on a page. */
const [mostColumns, mostPairs, mostBoxes] = [12, 3, 4];

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };
function decodeEntity(all: string, name: string): string {
  if (!name.startsWith('#')) return named[name.toLowerCase()] ?? all;
  const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
}
const decode = (text: string): string => text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,6});/gi, decodeEntity);
/** Collapses white space as a browser does; an ideographic space is a character of the text. */
function tidy(text: string): string {
  const lines = text
    .replace(/ +/g, ' ')
    .split('\n')
    .map((line) => line.replace(/^ | $/g, ''));
  const first = lines.findIndex(Boolean);
  return first < 0 ? '' : lines.slice(first, lines.findLastIndex(Boolean) + 1).join('\n');
}
const alignIn = (tag: string): DocumentAlign | undefined =>
  /text-align:\s*(left|center|right)/i.exec(tag)?.[1]?.toLowerCase() as DocumentAlign | undefined;

type Token = { readonly text: string } | { readonly tag: string; readonly name: string; readonly isEnd: boolean };
/** Texts and tags of markup, in their order. */
function* getTokens(html: string): Generator<Token> {
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    yield { text: html.slice(at, open < 0 ? undefined : open) };
    if (open < 0) return;
    const close = html.indexOf('>', open);
    if (close < 0) return;
    const tag = html.slice(open + 1, close);
    const name = /^\/?([a-z][a-z0-9]*)/i.exec(tag)?.[1]?.toLowerCase();
    if (name) yield { tag, name, isEnd: tag.startsWith('/') };
    at = close + 1;
  }
}

interface Cell {
  readonly isHead: boolean;
  readonly lines: string[];
}
interface Item {
  readonly isNumbered: boolean;
  count: number;
}
const headings: Readonly<Record<string, 1 | 2 | 3>> = { h1: 1, h2: 2, h3: 3, h4: 3 };
const getText = ({ lines }: Cell): string => lines.join('\n');

/** Without the empty cells with which an editor fills up a short row. */
function removeFilling(row: readonly Cell[]): readonly Cell[] {
  const isEmpty = (at: number) => row[at]?.lines.length === 0;
  let end = row.length;
  while (end > 2 && isEmpty(end - 1) && (end % 2 === 1 || isEmpty(end - 2))) end -= 1;
  return row.slice(0, end);
}
/** Pairs of a head cell and a cell in every row. */
function factsIn(all: readonly (readonly Cell[])[]): DocumentFact[][] | undefined {
  const rows = all.map(removeFilling);
  const isPaired = (row: readonly Cell[]) =>
    row.length % 2 === 0 && row.length <= 2 * mostPairs && row.every(({ isHead }, at) => isHead === (at % 2 === 0));
  if (!rows.every(isPaired)) return undefined;
  return rows.map((row) =>
    row.flatMap((cell, at) => (cell.isHead ? [[getText(cell), getText(row[at + 1] as Cell)] as const] : [])),
  );
}
function findTable(rows: readonly (readonly Cell[])[]): DocumentBlock | undefined {
  const whole = rows.filter((row) => row.length > 0);
  const [first] = whole;
  if (!first) return undefined;
  const facts = factsIn(whole);
  if (facts) return { kind: 'facts', rows: facts };
  const hasHead = first.every(({ isHead }) => isHead);
  const texts = whole.map((row) => row.map(getText));
  return { kind: 'table', head: hasHead ? (texts[0] as string[]) : [], rows: hasHead ? texts.slice(1) : texts };
}

class TemplateReader {
  readonly blocks: DocumentBlock[] = [];
  #text = '';
  #tag = 'p';
  #align: DocumentAlign | undefined;
  #bold = 0;
  #hasPlain = false;
  #mark = '';
  readonly #lists: Item[] = [];
  #tables = 0;
  #rows: Cell[][] = [];
  #cell: Cell | undefined;
  #quotes = 0;
  #box: string[] = [];

  read(html: string): readonly DocumentBlock[] {
    for (const token of getTokens(html)) {
      if ('text' in token) this.#write(decode(token.text).replace(/[ \t\r\n\f]+/g, ' '));
      else if (token.isEnd) this.#close(token.name);
      else this.#open(token.name, token.tag);
    }
    this.#flush();
    if (this.#quotes > 0) this.#endBox();
    if (this.#tables > 0) this.#endTable();
    return this.blocks;
  }

  #write(text: string): void {
    if (text === '') return;
    this.#text += text;
    if (this.#bold === 0 && text.trim() !== '') this.#hasPlain = true;
  }
  /** Ends the current line of text; false when it is empty. */
  #flush(): boolean {
    if (this.#text === '') return false;
    const text = tidy(this.#text);
    const isBold = !this.#hasPlain;
    this.#text = '';
    this.#hasPlain = false;
    if (text === '') return false;
    if (this.#tables > 0) this.#cell?.lines.push(text);
    else if (this.#quotes > 0) this.#box.push(text);
    else this.#push(text, isBold);
    return true;
  }
  #push(text: string, isBold: boolean): void {
    const level = headings[this.#tag];
    if (level) {
      const align = this.#align ?? (level === 1 ? 'center' : 'left');
      this.blocks.push({ kind: 'heading', level, text: text.replaceAll('\n', ' '), align });
      return;
    }
    const indent = Math.min(this.#lists.length, 4);
    this.blocks.push({ kind: 'text', text: this.#mark + text, align: this.#align ?? 'left', isBold, indent });
    this.#mark = '';
  }

  #open(name: string, tag: string): void {
    if (name === 'br') this.#write('\n');
    if (name === 'b' || name === 'strong') {
      this.#bold += 1;
      return;
    }
    if (!blockTags.has(name)) return;
    this.#flush();
    this.#align = alignIn(tag);
    this.#tag = name;
    if (name === 'ul' || name === 'ol') this.#lists.push({ isNumbered: name === 'ol', count: 0 });
    else if (name === 'li') this.#openItem();
    else if (name === 'blockquote') this.#quotes += 1;
    else this.#openTable(name);
  }
  #openItem(): void {
    const list = this.#lists.at(-1);
    if (!list) return;
    list.count += 1;
    this.#mark = list.isNumbered ? `${list.count}. ` : '• ';
  }
  #openTable(name: string): void {
    if (name === 'table') this.#tables += 1;
    if (this.#tables !== 1) return;
    if (name === 'tr') this.#rows.push([]);
    if (name !== 'td' && name !== 'th') return;
    this.#cell = { isHead: name === 'th', lines: [] };
    if (this.#rows.length === 0) this.#rows.push([]);
    const row = this.#rows.at(-1) as Cell[];
    if (row.length < mostColumns) row.push(this.#cell);
  }

  #close(name: string): void {
    if (name === 'b' || name === 'strong') {
      this.#bold = Math.max(0, this.#bold - 1);
      return;
    }
    if (!blockTags.has(name)) return;
    const isWritten = this.#flush();
    const isOutside = this.#tables === 0 && this.#quotes === 0 && this.#lists.length === 0;
    // An empty paragraph is an empty line.
    if (name === 'p' && !isWritten && isOutside && this.#tag === 'p') this.#push('', false);
    this.#tag = '';
    this.#align = undefined;
    if (name === 'ul' || name === 'ol') this.#lists.pop();
    else if (name === 'blockquote' && this.#quotes > 0 && --this.#quotes === 0) this.#endBox();
    else if (name === 'table' && this.#tables > 0 && --this.#tables === 0) this.#endTable();
    else if ((name === 'td' || name === 'th') && this.#tables === 1) this.#cell = undefined;
  }
  #endBox(): void {
    const box = { lines: this.#box };
    this.#box = [];
    const last = this.blocks.at(-1);
    if (last?.kind === 'signs' && last.boxes.length < mostBoxes)
      this.blocks[this.blocks.length - 1] = { kind: 'signs', boxes: [...last.boxes, box] };
    else this.blocks.push({ kind: 'signs', boxes: [box] });
  }
  #endTable(): void {
    const table = findTable(this.#rows);
    this.#rows = [];
    this.#cell = undefined;
    if (table) this.blocks.push(table);
  }
}
const blockTags = new Set('p div pre h1 h2 h3 h4 ul ol li blockquote table thead tbody tr td th hr'.split(' '));

/**
 * Reads rich text as a template: headings, paragraphs, lists and tables; a table whose rows are pairs of a head cell and a
 * cell is a grid of facts; quotes are boxes to sign, several in a row next to each other. Other elements count for their
 * text. Its result is no markup, whatever the text is.
 */
export const parseDocumentTemplate = (html: string): readonly DocumentBlock[] => new TemplateReader().read(html);
