/** Text of one line or paragraph. */
export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  /** 0 black … 1 white. */
  readonly gray?: number;
  readonly indent?: number;
  /** Space above, in points. */
  readonly above?: number;
  readonly align?: 'left' | 'center' | 'right';
}
/** PNG or JPEG. */
export type Picture = Uint8Array;

interface SignBox {
  readonly title: string;
  readonly lines?: readonly string[];
  /** Seals and signatures, drawn next to each other at 40 × 40 mm at most. */
  readonly pictures?: readonly Picture[];
  /** Its width relative to the other boxes of the row. */
  readonly share?: number;
}

/** A card of a sheet: a large line, a title of at most two lines, further lines and a QR code. */
export interface PdfCard {
  readonly large: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly qr?: string;
  /** Below the code. */
  readonly under?: string;
}

/** What a document consists of, from top to bottom. */
export type PdfBlock =
  | ({ readonly kind: 'text'; readonly text: string } & TextStyle)
  /** Two texts on one line, the second at the right edge. */
  | ({ readonly kind: 'pair'; readonly left: string; readonly right: string } & TextStyle)
  /** A section title, underlined and kept together with what follows. */
  | { readonly kind: 'heading'; readonly text: string }
  /** Labels and values in a grid of `columns` pairs. */
  | {
      readonly kind: 'facts';
      readonly facts: readonly (readonly [label: string, value: string])[];
      /** Those of the whole grid, where it is drawn in parts. */
      readonly labels?: readonly string[];
      readonly columns?: number;
      /** Space above, in points. */
      readonly above?: number;
    }
  /** The head, which can be empty, is repeated on every page; `widths` are shares of the width. */
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly widths?: readonly number[];
      /** Least number of lines of a row: place for what is written by hand. */
      readonly lines?: number;
    }
  /** Framed cards of the same size that fill whole pages, to be cut apart. */
  | { readonly kind: 'cards'; readonly columns: number; readonly rows: number; readonly cards: readonly PdfCard[] }
  | { readonly kind: 'picture'; readonly picture: Picture; readonly width: number; readonly height: number }
  /** A QR code with texts to its right. */
  | { readonly kind: 'qr'; readonly text: string; readonly side: number; readonly lines?: readonly string[] }
  | { readonly kind: 'signs'; readonly boxes: readonly SignBox[] }
  | { readonly kind: 'space'; readonly height: number };

/** An A4 document. The same content gives the same bytes. */
export interface PdfContent {
  readonly title: string;
  /** `YYYY-MM-DD HH:mm:ss` in China, in the properties of the file. */
  readonly created: string;
  readonly blocks: readonly PdfBlock[];
  readonly landscape?: boolean;
  /** On every page: small at the top, and large across it. */
  readonly stamp?: string;
  /** At the bottom of every page, before the page number. */
  readonly footer?: string;
}
