const chinaOffsetMs = 8 * 3600_000;
const dayMs = 24 * 3600_000;
/** Second, minute, hour, day, month, week day (0 Sunday). The year of an expression is read by nobody here. */
const ranges = [
  [0, 59],
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 6],
] as const;

function members(part: string, [from, to]: readonly [number, number]): Set<number> {
  const out = new Set<number>();
  for (const piece of part.split(',')) {
    const found = /^(?:\*|\?|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(piece);
    if (!found) throw new Error(`cannot read ${part} in a schedule`);
    const [, low, high, step] = found;
    const first = low === undefined ? from : Number(low);
    const last = high !== undefined ? Number(high) : low === undefined || step !== undefined ? to : first;
    if (first < from || last > to) throw new Error(`${part} is out of range in a schedule`);
    for (let n = first; n <= last; n += Number(step ?? 1)) out.add(n);
  }
  return out;
}

/** The times of a seven-field expression as the product's own jobs write it: numbers, lists, ranges and steps. */
export class Schedule {
  readonly #seconds: ReadonlySet<number>;
  readonly #minutes: ReadonlySet<number>;
  readonly #hours: ReadonlySet<number>;
  readonly #days: ReadonlySet<number>;
  readonly #months: ReadonlySet<number>;
  readonly #weekDays: ReadonlySet<number>;

  constructor(expression: string) {
    const parts = expression.trim().split(/\s+/);
    if (parts.length !== 7) throw new Error(`a schedule has seven fields, not ${parts.length}: ${expression}`);
    const sets = ranges.map((range, i) => members(parts[i] as string, range));
    [this.#seconds, this.#minutes, this.#hours, this.#days, this.#months, this.#weekDays] = sets as [
      Set<number>,
      Set<number>,
      Set<number>,
      Set<number>,
      Set<number>,
      Set<number>,
    ];
  }

  /** The last due time at or before `at`, looked for back to 400 days; China time has no summer time. */
  lastDue(at: Date): Date | undefined {
    const local = new Date(at.getTime() + chinaOffsetMs);
    const midnight = Math.floor(local.getTime() / dayMs) * dayMs;
    for (let back = 0; back <= 400; back += 1) {
      const day = new Date(midnight - back * dayMs);
      if (!this.#isDay(day)) continue;
      const limit = back === 0 ? local.getTime() - midnight : dayMs - 1;
      const found = this.#lastOfDay(limit);
      if (found !== undefined) return new Date(day.getTime() + found - chinaOffsetMs);
    }
    return undefined;
  }

  #isDay(day: Date): boolean {
    return (
      this.#days.has(day.getUTCDate()) && this.#months.has(day.getUTCMonth() + 1) && this.#weekDays.has(day.getUTCDay())
    );
  }
  /** Milliseconds after midnight of the day's last due time that is not after `limit`. */
  #lastOfDay(limit: number): number | undefined {
    const last = Math.floor(limit / 1000);
    for (let second = last; second >= 0; second -= 1) {
      const hour = Math.floor(second / 3600);
      const minute = Math.floor((second % 3600) / 60);
      if (!this.#hours.has(hour)) second = hour * 3600;
      else if (!this.#minutes.has(minute)) second -= second % 60;
      else if (this.#seconds.has(second % 60)) return second * 1000;
    }
    return undefined;
  }
}
