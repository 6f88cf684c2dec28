const localLimit = /^\s*set\s+local\s+statement_timeout\s*(?:=|\bto\b)\s*'?\s*(\d+)\s*(ms|s|min)?\s*'?\s*;?\s*$/i;
const unitMs = { ms: 1, s: 1_000, min: 60_000 } as const;

/** Whether the statement ends a transaction (`rollback to` a savepoint does not). */
export function endsTransaction(sql: string): boolean {
  return /^\s*(commit|end|abort|rollback(?!\s+(work\s+|transaction\s+)?to\b))\b/i.test(sql);
}

/** The current time limit of a connection: the configured one, or that of `set local statement_timeout`. */
export class StatementLimit {
  readonly #configuredMs: number;
  #currentMs: number;

  constructor(configuredMs: number) {
    this.#configuredMs = configuredMs;
    this.#currentMs = configuredMs;
  }

  /** 0 means no limit, as in PostgreSQL. */
  get ms(): number {
    return this.#currentMs;
  }

  /** Call it for every successful statement. */
  observe(sql: string): void {
    const [, amount, unit = 'ms'] = localLimit.exec(sql) ?? [];
    if (amount) this.#currentMs = Number(amount) * unitMs[unit.toLowerCase() as keyof typeof unitMs];
    else if (endsTransaction(sql)) this.#currentMs = this.#configuredMs;
  }
}
