/** Statements over rows; others cannot be prepared or run once. */
const isPreparable = /^\s*(select|insert|update|delete|with)\b[^;]*$/i;
/**
 * What is common in a text is found by the order of the page, what is rare by the index of text pieces: the planner has to
 * see the word.
 */
const dependsOnValues = /\btext_pieces\(/;
/** How often a text runs before it is prepared: one that comes now and then would only fill the connection. */
const usesBefore = 4;

/** Statements that a connection has prepared, by their text. The planner then sees each text once. */
export class PreparedStatements {
  readonly #most: number;
  readonly #names = new Map<string, string>();
  readonly #seen = new Map<string, number>();

  constructor(most = 300) {
    this.#most = most;
  }
  /** The name under which to run the text; undefined for one that has not come often enough, cannot be prepared or is planned for its values. */
  find(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (dependsOnValues.test(text) || !isPreparable.test(text)) return undefined;
    const uses = (this.#seen.get(text) ?? 0) + 1;
    if (uses < usesBefore) {
      if (this.#seen.size >= this.#most) this.#seen.clear();
      this.#seen.set(text, uses);
      return undefined;
    }
    this.#seen.delete(text);
    const name = `campus_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
  /** The connection should end: its server process keeps every statement. */
  get isFull(): boolean {
    return this.#names.size >= this.#most;
  }
}
