const limitSetting = /^\s*set\s+(local\s+)?statement_timeout\s*(?:=|\bto\b)\s*'?\s*(\d+)\s*(ms|s|min)?\s*'?\s*;?\s*$/i;
const unitMs = { ms: 1, s: 1_000, min: 60_000 } as const;

/** Whether the statement ends a transaction (`rollback to` a savepoint does not). */
export function endsTransaction(sql: string): boolean {
  return /^\s*(commit|end|abort|rollback(?!\s+(work\s+|transaction\s+)?to\b))\b/i.test(sql);
}

/** The current time limit of a connection: the configured one, or that of `set statement_timeout`. */
export class StatementLimit {
  readonly #configuredMs: number;
  #connectionMs: number;
  #currentMs: number;

  constructor(configuredMs: number) {
    this.#configuredMs = configuredMs;
    this.#connectionMs = configuredMs;
    this.#currentMs = configuredMs;
  }

  /** 0 means no limit, as in PostgreSQL. */
  get ms(): number {
    return this.#currentMs;
  }

  /** Call it for every successful statement. */
  observe(sql: string): void {
    const [, local, amount, unit = 'ms'] = limitSetting.exec(sql) ?? [];
    if (amount) {
      this.#currentMs = Number(amount) * unitMs[unit.toLowerCase() as keyof typeof unitMs];
      if (local === undefined) this.#connectionMs = this.#currentMs;
    } else if (/^\s*reset\s+statement_timeout\b/i.test(sql)) {
      this.#connectionMs = this.#configuredMs;
      this.#currentMs = this.#configuredMs;
    } else if (endsTransaction(sql)) this.#currentMs = this.#connectionMs;
  }
}
