/*
 * Regular expressions in linear time: a set of states passes over the text once, so the time is proportional to the
 * length of text and pattern. Features that need backtracking (references, look-around, word boundaries) are not
 * supported.
 */

/** Characters by code point: sorted ranges, both ends included. */
type Ranges = readonly (readonly [number, number])[];
type State =
  | { readonly kind: 'char'; readonly ranges: Ranges; readonly next: number }
  | { readonly kind: 'split'; readonly nexts: number[] }
  | { readonly kind: 'start' | 'end'; readonly next: number }
  | { readonly kind: 'accept' };
type Node =
  | { readonly kind: 'set'; readonly ranges: Ranges }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Node[] }
  | { readonly kind: 'repeat'; readonly of: Node; readonly least: number; readonly most: number }
  | { readonly kind: 'start' | 'end' };

const lastCode = 0x10ffff;
const maxStates = 1000;
const maxRepeats = 500;
/** Thrown by the reader; caught in this file. */
class PatternError extends Error {}

function negate(ranges: Ranges): Ranges {
  const sorted = [...ranges].sort((a, b) => a[0] - b[0]);
  const out: [number, number][] = [];
  let from = 0;
  for (const [low, high] of sorted) {
    if (low > from) out.push([from, low - 1]);
    from = Math.max(from, high + 1);
  }
  if (from <= lastCode) out.push([from, lastCode]);
  return out;
}
const getCode = (char: string): number => char.codePointAt(0) as number;
const one = (code: number): Ranges => [[code, code]];
const digits: Ranges = [[48, 57]];
const letters: Ranges = [
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
];
const spaces: Ranges = [
  [9, 13],
  [32, 32],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
const classes: Readonly<Record<string, Ranges>> = {
  d: digits,
  D: negate(digits),
  w: letters,
  W: negate(letters),
  s: spaces,
  S: negate(spaces),
};
const controls: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, f: 12, v: 11, 0: 0 };
const anyChar = negate([
  [10, 10],
  [13, 13],
  [0x2028, 0x2029],
]);

/** Recursive descent parser of the pattern. */
class Reader {
  readonly #chars: readonly string[];
  #at = 0;
  #depth = 0;

  constructor(source: string) {
    this.#chars = [...source];
  }
  parse(): Node {
    const node = this.#alternatives();
    if (this.#at < this.#chars.length) throw new PatternError();
    return node;
  }
  #alternatives(): Node {
    this.#depth += 1;
    if (this.#depth > 50) throw new PatternError();
    const parts = [this.#sequence()];
    while (this.#consume('|')) parts.push(this.#sequence());
    this.#depth -= 1;
    return parts.length === 1 ? (parts[0] as Node) : { kind: 'any', parts };
  }
  #sequence(): Node {
    const parts: Node[] = [];
    while (this.#at < this.#chars.length && this.#peek() !== '|' && this.#peek() !== ')') parts.push(this.#repeated());
    return { kind: 'all', parts };
  }
  #repeated(): Node {
    let node = this.#atom();
    for (let bounds = this.#bounds(); bounds; bounds = this.#bounds()) {
      if (node.kind === 'start' || node.kind === 'end' || node.kind === 'repeat') throw new PatternError();
      node = { kind: 'repeat', of: node, least: bounds[0], most: bounds[1] };
      this.#consume('?');
    }
    return node;
  }
  #bounds(): [number, number] | undefined {
    if (this.#consume('*')) return [0, Number.POSITIVE_INFINITY];
    if (this.#consume('+')) return [1, Number.POSITIVE_INFINITY];
    if (this.#consume('?')) return [0, 1];
    const written = /^\{(\d{1,4})(?:(,)(\d{1,4})?)?\}/.exec(this.#chars.slice(this.#at, this.#at + 12).join(''));
    if (!written) return undefined;
    this.#at += written[0].length;
    const least = Number(written[1]);
    const most =
      written[2] === undefined ? least : written[3] === undefined ? Number.POSITIVE_INFINITY : Number(written[3]);
    if (most < least || least > maxRepeats || (Number.isFinite(most) && most > maxRepeats)) throw new PatternError();
    return [least, most];
  }
  #atom(): Node {
    const char = this.#next();
    if (char === '^') return { kind: 'start' };
    if (char === '$') return { kind: 'end' };
    if (char === '.') return { kind: 'set', ranges: anyChar };
    if (char === '[') return { kind: 'set', ranges: this.#set() };
    if (char === '(') return this.#group();
    if (char === '\\') return { kind: 'set', ranges: this.#escape() };
    if (/[*+?{}\])|]/.test(char)) throw new PatternError();
    return { kind: 'set', ranges: one(getCode(char)) };
  }
  #group(): Node {
    if (this.#consume('?') && !this.#consume(':')) throw new PatternError();
    const inner = this.#alternatives();
    if (!this.#consume(')')) throw new PatternError();
    return inner.kind === 'repeat' ? { kind: 'all', parts: [inner] } : inner;
  }
  #escape(): Ranges {
    const char = this.#next();
    const named = classes[char];
    if (named) return named;
    if (Object.hasOwn(controls, char)) return one(controls[char] as number);
    if (char === 'u' || char === 'x') return one(this.#hex(char === 'u' ? 4 : 2));
    if (/[A-Za-z1-9]/.test(char)) throw new PatternError();
    return one(getCode(char));
  }
  #hex(length: number): number {
    const written = this.#chars.slice(this.#at, this.#at + length).join('');
    if (!new RegExp(`^[0-9A-Fa-f]{${length}}$`).test(written)) throw new PatternError();
    this.#at += length;
    return Number.parseInt(written, 16);
  }
  #set(): Ranges {
    const isNegated = this.#consume('^');
    const ranges: (readonly [number, number])[] = [];
    while (this.#peek() !== ']') {
      const low = this.#member();
      const isRange = this.#peek() === '-' && this.#chars[this.#at + 1] !== ']' && this.#at + 1 < this.#chars.length;
      if (!isRange) {
        ranges.push(...low);
        continue;
      }
      this.#at += 1;
      const high = this.#member();
      const [from, to] = [low[0]?.[0] as number, high[0]?.[0] as number];
      if (low.length !== 1 || high.length !== 1 || low[0]?.[1] !== from || high[0]?.[1] !== to || to < from)
        throw new PatternError();
      ranges.push([from, to]);
    }
    this.#at += 1;
    return isNegated ? negate(ranges) : ranges;
  }
  #member(): Ranges {
    const char = this.#next();
    return char === '\\' ? this.#escape() : one(getCode(char));
  }
  #peek(): string | undefined {
    return this.#chars[this.#at];
  }
  #next(): string {
    const char = this.#chars[this.#at];
    if (char === undefined) throw new PatternError();
    this.#at += 1;
    return char;
  }
  #consume(char: string): boolean {
    if (this.#chars[this.#at] !== char) return false;
    this.#at += 1;
    return true;
  }
}

/** Compiles a pattern to states, from its end to its start. */
class Builder {
  readonly states: State[] = [{ kind: 'accept' }];

  #add(state: State): number {
    if (this.states.length >= maxStates) throw new PatternError();
    return this.states.push(state) - 1;
  }
  build(node: Node, next: number): number {
    switch (node.kind) {
      case 'set':
        return this.#add({ kind: 'char', ranges: node.ranges, next });
      case 'start':
      case 'end':
        return this.#add({ kind: node.kind, next });
      case 'all':
        return node.parts.reduceRight((after, part) => this.build(part, after), next);
      case 'any':
        return this.#add({ kind: 'split', nexts: node.parts.map((part) => this.build(part, next)) });
      default:
        return this.#repeat(node, next);
    }
  }
  #repeat({ of, least, most }: Extract<Node, { kind: 'repeat' }>, next: number): number {
    let at = next;
    if (most === Number.POSITIVE_INFINITY) {
      const nexts = [next];
      at = this.#add({ kind: 'split', nexts });
      nexts.push(this.build(of, at));
    } else {
      for (let i = least; i < most; i += 1) at = this.#add({ kind: 'split', nexts: [this.build(of, at), next] });
    }
    for (let i = 0; i < least; i += 1) at = this.build(of, at);
    return at;
  }
}

/** A compiled pattern. */
export interface LinearPattern {
  /** Whether the pattern matches the whole text. */
  matches(text: string): boolean;
  /** Whether any text of at most this many characters matches. */
  canMatch(most: number): boolean;
}

/** The states reachable without consuming a character. */
function reachableStates(
  states: readonly State[],
  from: Iterable<number>,
  isStart: boolean,
  isEnd: boolean,
): Set<number> {
  const found = new Set<number>();
  const open = [...from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (found.has(at)) continue;
    found.add(at);
    const state = states[at] as State;
    if (state.kind === 'split') open.push(...state.nexts);
    else if ((state.kind === 'start' && isStart) || (state.kind === 'end' && isEnd)) open.push(state.next);
  }
  return found;
}
const holds = (ranges: Ranges, code: number): boolean => ranges.some(([low, high]) => code >= low && code <= high);
const accept = 0;

/** Compiles a regular expression; undefined when it is invalid or unsupported. */
export function linearPattern(source: string): LinearPattern | undefined {
  const builder = new Builder();
  let first: number;
  try {
    first = builder.build(new Reader(source).parse(), accept);
  } catch (error) {
    if (error instanceof PatternError) return undefined;
    throw error;
  }
  const { states } = builder;
  const consumeCharacter = (now: Iterable<number>, fits: (ranges: Ranges) => boolean): number[] =>
    [...now].flatMap((at) => {
      const state = states[at] as State;
      return state.kind === 'char' && fits(state.ranges) ? [state.next] : [];
    });
  return {
    matches(text) {
      const codes = [...text].map(getCode);
      let now: Iterable<number> = [first];
      for (const [i, code] of codes.entries())
        now = consumeCharacter(reachableStates(states, now, i === 0, false), (ranges) => holds(ranges, code));
      return reachableStates(states, now, codes.length === 0, true).has(accept);
    },
    canMatch(most) {
      let now: number[] = [first];
      for (let length = 0; now.length > 0; length += 1) {
        if (reachableStates(states, now, length === 0, true).has(accept)) return true;
        if (length >= most) return false;
        now = [
          ...new Set(
            consumeCharacter(reachableStates(states, now, length === 0, false), (ranges) => ranges.length > 0),
          ),
        ];
      }
      return false;
    },
  };
}
