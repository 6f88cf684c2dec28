const slowMs = 500;
const maxStatements = 50;

/** A slow statement, without its values. */
export interface SlowStatement {
  readonly at: Date;
  readonly sql: string;
  readonly ms: number;
}

/** The last statements of this process that took more than half a second. */
export class SlowStatements {
  readonly #last: SlowStatement[] = [];

  observe(sql: string, ms: number): void {
    if (ms < slowMs) return;
    this.#last.push({ at: new Date(), sql: sql.replace(/\s+/g, ' ').trim().slice(0, 500), ms: Math.round(ms) });
    if (this.#last.length > maxStatements) this.#last.shift();
  }
  /** Slowest first. */
  all(): readonly SlowStatement[] {
    return this.#last.toSorted((a, b) => b.ms - a.ms);
  }
}
