import { SaxesParser } from 'saxes';
import { sheetErrors } from './sheet-error.ts';

export type Attributes = Readonly<Record<string, string>>;

/** Events of a scanner. Names have no namespace prefix; `attribute` reads attributes. */
export interface XmlHandler {
  open(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Longer than any cell, even with every character written as an entity. */
const LONGEST_PIECE = 1024 * 1024;
const DEEPEST = 64;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The value of an attribute by its name without prefix; undefined when absent. */
export function attribute(attributes: Attributes, name: string): string | undefined {
  if (Object.hasOwn(attributes, name)) return attributes[name];
  for (const full in attributes) if (full.endsWith(`:${name}`)) return attributes[full];
  return undefined;
}

/**
 * Streaming XML parser that keeps only the current piece. Rejects document types (and with them custom entities),
 * anything that is not well-formed, and unlimited nesting or length.
 */
export class XmlScanner {
  readonly #parser = new SaxesParser({ xmlns: false, position: false });
  #depth = 0;
  /** Characters since the last element or text that is complete. */
  #pending = 0;

  constructor(handler: XmlHandler) {
    const parser = this.#parser;
    parser.on('error', (error) => {
      throw sheetErrors.unreadable(error);
    });
    parser.on('doctype', () => {
      throw sheetErrors.unreadable();
    });
    parser.on('opentag', ({ name, attributes }) => {
      this.#pending = 0;
      this.#depth += 1;
      if (this.#depth > DEEPEST) throw sheetErrors.unreadable();
      handler.open(localName(name), attributes);
    });
    parser.on('closetag', ({ name }) => {
      this.#pending = 0;
      this.#depth -= 1;
      handler.close?.(localName(name));
    });
    const text = (piece: string): void => {
      this.#pending = 0;
      if (this.#depth > 0) handler.text?.(piece);
    };
    if (handler.text) {
      parser.on('text', text);
      parser.on('cdata', text);
    }
  }

  write(piece: string): void {
    this.#pending += piece.length;
    this.#parser.write(piece);
    if (this.#pending > LONGEST_PIECE) throw sheetErrors.unreadable();
  }

  end(): void {
    this.#parser.close();
  }
}
