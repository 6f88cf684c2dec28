/** A column as the table lays it out. Widths in px. */
interface Fitting {
  readonly name: string;
  /** Below this its heading or its values cannot be read. */
  readonly least: number;
  /** At this its usual values are shown whole. */
  readonly width: number;
  /** Which columns stay when there is not room for all: 0 always, then the lower ones; among equals the earlier ones. */
  readonly rank: number;
  /** Set by the user: neither shrinks nor grows. */
  readonly isFixed?: boolean;
}
interface Fitted<C> {
  readonly columns: readonly C[];
  /** The columns of rank 0 alone are wider than the table: it scrolls. */
  readonly isWider: boolean;
}

/** The name, the state and what the entity ranks high: not cut while a less important column is wider than it must be. */
const decidingRank = 1;
const narrowest = ({ isFixed, least, width }: Fitting): number => (isFixed ? width : least);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Adds `spare` px to `widths`, at most up to `limits`, in proportion to what each lacks; gives what is left. */
function grow(widths: number[], limits: readonly number[], spare: number): number {
  const lacks = widths.map((width, at) => Math.max(0, (limits[at] ?? width) - width));
  const lack = sum(lacks);
  if (lack === 0 || spare <= 0) return spare;
  const share = Math.min(1, spare / lack);
  for (const [at, missing] of lacks.entries()) widths[at] = (widths[at] ?? 0) + Math.floor(missing * share);
  return spare - Math.min(spare, lack);
}

/**
 * The columns that are shown whole in `available` px, in their own order, with widths that fill it exactly. As many as
 * fit: those of the best rank first. Without a known width (0) all are shown as wide as they wish.
 */
export function fitColumns<C extends Fitting>(columns: readonly C[], available: number): Fitted<C> {
  if (available <= 0) return { columns, isWider: false };
  const chosen = new Set<string>();
  let taken = 0;
  const ranked = [...columns].sort((a, b) => a.rank - b.rank);
  for (const column of ranked) {
    if (column.rank > 0 && taken + narrowest(column) > available) continue;
    chosen.add(column.name);
    taken += narrowest(column);
  }
  const shown = columns.filter(({ name }) => chosen.has(name));
  return { columns: spread(shown, available - taken), isWider: taken > available };
}

/** First those that decide get their usual widths, then the others, then what is left goes to all that may grow. */
function spread<C extends Fitting>(columns: readonly C[], spare: number): C[] {
  const widths = columns.map(narrowest);
  const limitsUpTo = (rank: number) =>
    columns.map((column) => (column.rank <= rank ? column.width : narrowest(column)));
  const rest = [decidingRank, Number.POSITIVE_INFINITY].reduce(
    (left, rank) => grow(widths, limitsUpTo(rank), left),
    spare,
  );
  const elastic = columns.map(({ isFixed }) => !isFixed);
  const total = sum(widths.filter((_, at) => elastic[at]));
  if (rest > 0 && total > 0) {
    for (const [at, isElastic] of elastic.entries())
      if (isElastic) widths[at] = Math.floor((widths[at] ?? 0) * (1 + rest / total));
  }
  return columns.map((column, at) => ({ ...column, width: widths[at] ?? column.width }));
}
