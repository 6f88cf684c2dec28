import { sheetErrors } from './sheet-error.ts';

/** Events of a scanner. Names have no namespace prefix; `attribute` reads attributes. */
export interface XmlHandler {
  open(name: string, tag: string): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Longer than any cell, even with every character written as an entity. */
const LONGEST_PIECE = 1024 * 1024;
const DEEPEST = 64;

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&([^;&]{0,12});?/g, (_, body: string) => {
    const plain = named[body];
    if (plain !== undefined) return plain;
    const digits = /^#(?:x([0-9a-fA-F]{1,6})|(\d{1,7}))$/.exec(body);
    const code = digits ? Number.parseInt(digits[1] ?? digits[2] ?? '', digits[1] === undefined ? 10 : 16) : -1;
    if (code < 1 || code > 0x10ffff) throw sheetErrors.unreadable();
    return String.fromCodePoint(code);
  });
}

const attributes = /([^\s="'<>/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The value of a tag's attribute by its name without prefix; undefined when absent. */
export function attribute(tag: string, name: string): string | undefined {
  attributes.lastIndex = 0;
  for (let match = attributes.exec(tag); match; match = attributes.exec(tag)) {
    const full = match[1] ?? '';
    if (full === name || full.endsWith(`:${name}`)) return decodeEntities(match[2] ?? match[3] ?? '');
  }
  return undefined;
}

function localName(tag: string): string {
  let end = 0;
  let start = 0;
  for (; end < tag.length; end += 1) {
    const code = tag.charCodeAt(end);
    if (code <= 32 || code === 47) break;
    if (code === 58) start = end + 1;
  }
  return tag.slice(start, end);
}

/** End of the tag that starts at `from`: a `>` outside quotes, or -1 when it has not arrived yet. */
function tagEnd(text: string, from: number): number {
  let quote = 0;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === 62) return at;
    else if (code === 34 || code === 39) quote = code;
  }
  return -1;
}

/**
 * Streaming XML parser that keeps only the current piece. Rejects document types (and with them custom entities),
 * unknown entities, unbalanced elements, and unlimited nesting or length.
 */
export class XmlScanner {
  #handler: XmlHandler;
  #rest = '';
  #open: string[] = [];

  constructor(handler: XmlHandler) {
    this.#handler = handler;
  }

  write(piece: string): void {
    const text = this.#rest + piece;
    let at = 0;
    while (at < text.length) {
      const next = text.charCodeAt(at) === 60 ? this.#markup(text, at) : this.#characters(text, at);
      if (next < 0) break;
      at = next;
    }
    this.#rest = text.slice(at);
    if (this.#rest.length > LONGEST_PIECE) throw sheetErrors.unreadable();
  }

  end(): void {
    if (this.#open.length > 0 || this.#rest.trim() !== '') throw sheetErrors.unreadable();
  }

  #characters(text: string, at: number): number {
    const end = text.indexOf('<', at);
    if (end < 0) return -1;
    if (this.#open.length > 0) this.#handler.text?.(decodeEntities(text.slice(at, end)));
    else if (text.slice(at, end).replace('\ufeff', '').trim() !== '') throw sheetErrors.unreadable();
    return end;
  }

  #markup(text: string, at: number): number {
    const kind = text.charCodeAt(at + 1);
    if (kind === 33) return this.#declaration(text, at);
    if (kind === 63) {
      const end = text.indexOf('?>', at);
      return end < 0 ? -1 : end + 2;
    }
    const end = tagEnd(text, at + 1);
    if (end < 0) return -1;
    if (kind === 47) this.#closeTag(localName(text.slice(at + 2, end)));
    else this.#openTag(text.slice(at + 1, end));
    return end + 1;
  }

  #declaration(text: string, at: number): number {
    if (text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at + 4);
      return end < 0 ? -1 : end + 3;
    }
    if (text.startsWith('<![CDATA[', at)) {
      const end = text.indexOf(']]>', at + 9);
      if (end < 0) return -1;
      this.#handler.text?.(text.slice(at + 9, end));
      return end + 3;
    }
    if (text.length - at < 9) return -1;
    throw sheetErrors.unreadable();
  }

  #openTag(tag: string): void {
    const name = localName(tag);
    if (name === '' || this.#open.length >= DEEPEST) throw sheetErrors.unreadable();
    this.#handler.open(name, tag);
    if (tag.endsWith('/')) this.#handler.close?.(name);
    else this.#open.push(name);
  }

  #closeTag(name: string): void {
    if (this.#open.pop() !== name) throw sheetErrors.unreadable();
    this.#handler.close?.(name);
  }
}
