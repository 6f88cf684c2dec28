interface Node<V> {
  readonly next: Map<string, Node<V>>;
  /** The longest proper suffix that is a prefix of a pattern. */
  suffix: Node<V> | undefined;
  readonly found: V[];
}
const newNode = <V>(): Node<V> => ({ next: new Map(), suffix: undefined, found: [] });

/** Finds all of many patterns in one pass over a text (Aho and Corasick): the cost does not grow with their number. */
export class Automaton<V> {
  readonly #root = newNode<V>();
  #isLinked = false;

  add(letters: readonly string[], value: V): void {
    let node = this.#root;
    for (const letter of letters) {
      const next = node.next.get(letter) ?? newNode<V>();
      node.next.set(letter, next);
      node = next;
    }
    node.found.push(value);
  }

  /** The values of the patterns that end at each place; `end` is the index behind the last letter. */
  *matches(letters: readonly string[]): Generator<{ readonly value: V; readonly end: number }> {
    if (!this.#isLinked) this.#link();
    let node = this.#root;
    for (const [at, letter] of letters.entries()) {
      node = this.#step(node, letter);
      for (const value of node.found) yield { value, end: at + 1 };
    }
  }

  #step(from: Node<V>, letter: string): Node<V> {
    for (let node: Node<V> | undefined = from; node; node = node.suffix) {
      const next = node.next.get(letter);
      if (next) return next;
    }
    return this.#root;
  }
  /** Links every node to its suffix, level by level, and gives it what the suffix finds. */
  #link(): void {
    const level: Node<V>[] = [this.#root];
    for (const node of level) {
      for (const [letter, next] of node.next) {
        next.suffix = node === this.#root ? this.#root : this.#step(node.suffix as Node<V>, letter);
        next.found.push(...next.suffix.found);
        level.push(next);
      }
    }
    this.#isLinked = true;
  }
}
