export type DocumentAlign = 'left' | 'center' | 'right';
/** A label and its value. */
export type DocumentFact = readonly [label: string, value: string];
/** A framed box for one party, or for several that sign it together. */
export interface DocumentBox {
  readonly lines: readonly string[];
  /** Names of the variables of the seals and signatures that are there. */
  readonly pictures?: readonly string[];
  /** How many of them have their place in it, when it is more than one: the box is as much wider. */
  readonly places?: number;
}
/** What a document consists of, from top to bottom: all that a template can express. */
export type DocumentBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string; readonly align: DocumentAlign }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly align: DocumentAlign;
      readonly isBold: boolean;
      /** Depth in lists. */
      readonly indent: number;
    }
  /** Without a head when no first row of head cells is there. */
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly DocumentFact[])[] }
  | { readonly kind: 'signs'; readonly boxes: readonly DocumentBox[] }
  /** Only in a filled document. */
  | { readonly kind: 'qr'; readonly text: string };

/** A value that templates of a business can name. */
export interface DocumentVariable {
  readonly name: string;
  readonly label: string;
  /** A picture has its place in a sign box, a QR code in a paragraph of its own. */
  readonly kind: 'text' | 'picture' | 'qr';
  /** Shown in previews; for a QR code its content. */
  readonly sample: string;
}

/** A variable in braces, e.g. `{{name}}`. */
const placeholder = /\{\{([^{}]{0,60})\}\}/g;
const alone = /^\{\{([^{}]{0,60})\}\}$/;
/** How a variable is written in a template. */
export const getPlaceholder = (name: string): string => `{{${name}}}`;

/** The block with every text replaced. */
export function mapTexts(block: DocumentBlock, change: (text: string) => string): DocumentBlock {
  switch (block.kind) {
    case 'heading':
    case 'text':
    case 'qr':
      return { ...block, text: change(block.text) };
    case 'table':
      return { ...block, head: block.head.map(change), rows: block.rows.map((row) => row.map(change)) };
    case 'facts':
      return {
        ...block,
        rows: block.rows.map((row) => row.map(([label, value]) => [change(label), change(value)] as const)),
      };
    case 'signs':
      return { ...block, boxes: block.boxes.map((box) => ({ ...box, lines: box.lines.map(change) })) };
  }
}

/** Names of the variables of a template, each once, in their order. */
export function variablesOfBlocks(blocks: readonly DocumentBlock[]): string[] {
  const names = new Set<string>();
  for (const block of blocks)
    mapTexts(block, (text) => {
      for (const [, name = ''] of text.matchAll(placeholder)) names.add(name.trim());
      return text;
    });
  return [...names];
}

const nameAlone = (text: string): string | undefined => alone.exec(text)?.[1]?.trim();
/** The picture or QR variables that are not where their kind can be drawn. */
export function misplacedVariables(
  blocks: readonly DocumentBlock[],
  variables: readonly DocumentVariable[],
): DocumentVariable[] {
  const drawn = new Map(variables.filter(({ kind }) => kind !== 'text').map((one) => [one.name, one]));
  const wrong = new Set<DocumentVariable>();
  for (const block of blocks)
    mapTexts(block, (text) => {
      const own = nameAlone(text);
      const isInPlace = (one: DocumentVariable) =>
        one.name === own && block.kind === (one.kind === 'picture' ? 'signs' : 'text');
      for (const [, name = ''] of text.matchAll(placeholder)) {
        const one = drawn.get(name.trim());
        if (one && !isInPlace(one)) wrong.add(one);
      }
      return text;
    });
  return [...wrong];
}

/** Controls, marks of direction and other characters that hide or reorder text; line breaks stay. */
const invisible = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}]/gu;
/** A value as documents show it. */
export const cleanDocumentText = (value: unknown): string =>
  String(value ?? '')
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(invisible, '');

/** Values of a document by variable; pictures are given by a non-empty value. */
export type DocumentValues = Readonly<Record<string, unknown>>;
export interface FilledDocument {
  readonly blocks: readonly DocumentBlock[];
  /** Text and QR variables without a value; they stay in braces. */
  readonly missing: readonly string[];
}
/**
 * The template with its variables replaced. A value is text: markup and braces in it have no effect. A box without a
 * picture stays empty until its party signs.
 */
export function fillDocument(
  template: readonly DocumentBlock[],
  variables: readonly DocumentVariable[],
  values: DocumentValues,
): FilledDocument {
  const missing = new Set<string>();
  const kinds = new Map(variables.map(({ name, kind }) => [name, kind]));
  const readValue = (name: string): string | undefined => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value !== undefined && value !== null) return cleanDocumentText(value);
    missing.add(name);
    return undefined;
  };
  const fill = (text: string): string =>
    cleanDocumentText(text).replace(placeholder, (all, name: string) => readValue(name.trim()) ?? all);
  const fillBox = (box: DocumentBox): DocumentBox => {
    const isPicture = (line: string) => kinds.get(nameAlone(line) ?? '') === 'picture';
    const names = box.lines.filter(isPicture).map((line) => nameAlone(line) ?? '');
    const pictures = names.filter((name) => values[name]);
    const lines = box.lines.filter((line) => !isPicture(line)).map(fill);
    return { lines, ...(pictures.length > 0 && { pictures }), ...(names.length > 1 && { places: names.length }) };
  };
  const blocks = template.map((block): DocumentBlock => {
    if (block.kind === 'signs') return { ...block, boxes: block.boxes.map(fillBox) };
    const name = block.kind === 'text' ? nameAlone(block.text) : undefined;
    const content = name !== undefined && kinds.get(name) === 'qr' ? readValue(name) : undefined;
    return content === undefined ? mapTexts(block, fill) : { kind: 'qr', text: content };
  });
  return { blocks, missing: [...missing] };
}
