/** A report's text with `${name}` replaced by markers of the dialect. */
export interface MarkedText {
  readonly text: string;
  /** The parameter of every marker, in text order. */
  readonly names: readonly string[];
}
interface Dialect {
  /** The nth marker, from 1. */
  readonly marker: (n: number) => string;
  /** Concatenates parts to one text. */
  readonly concat: (parts: readonly string[]) => string;
}

const parameter = /\$\{\s*([A-Za-z_]\w{0,31})\s*\}/g;
/** Tokens that keep their meaning: literals, quoted names, comments. */
const pieces = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|--[^\n]*|\/\*[\s\S]*?\*\/|\$\{\s*[A-Za-z_]\w{0,31}\s*\}/g;

/**
 * Replaces `${name}` by bound parameters. Inside a literal the parameter is moved out: `'%${name}%'` becomes the
 * concatenation of `'%'`, the value and `'%'`, so quotes around a parameter, as framework reports write them, change
 * nothing. The engine's grammar parses the result, so a mistake here is a syntax error and not an injection.
 */
export function markParameters(text: string, dialect: Dialect): MarkedText {
  const names: string[] = [];
  const mark = (name: string): string => {
    names.push(name);
    return dialect.marker(names.length);
  };
  const out = text.replace(pieces, (piece) => {
    if (piece.startsWith('$')) return piece.replace(parameter, (_whole, name: string) => mark(name));
    if (!piece.startsWith("'") || !piece.includes('${')) return piece;
    const inner = piece.slice(1, -1);
    const parts: string[] = [];
    let at = 0;
    for (const found of inner.matchAll(parameter)) {
      if (found.index > at) parts.push(`'${inner.slice(at, found.index)}'`);
      parts.push(mark(found[1] as string));
      at = found.index + found[0].length;
    }
    if (at === 0) return piece;
    if (at < inner.length) parts.push(`'${inner.slice(at)}'`);
    return parts.length === 1 ? (parts[0] as string) : dialect.concat(parts);
  });
  return { text: out, names };
}
