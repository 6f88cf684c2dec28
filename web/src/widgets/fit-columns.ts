/** Layout of a column. Widths in px. */
interface Fitting {
  readonly name: string;
  /** Minimum width to read the heading and the values. */
  readonly least: number;
  /** Width at which usual values are not truncated. */
  readonly width: number;
  /** Priority when space is short: 0 is always shown, then lower numbers, then earlier columns. */
  readonly rank: number;
  /** Set by the user: neither shrinks nor grows. */
  readonly isFixed?: boolean;
}
interface Fitted<C> {
  readonly columns: readonly C[];
  /** The columns of rank 0 are wider than the table, which then scrolls. */
  readonly isWider: boolean;
}

/** Columns up to this rank are truncated last. */
const decidingRank = 1;
const narrowest = ({ isFixed, least, width }: Fitting): number => (isFixed ? width : least);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Distributes `spare` px over `widths` up to `limits`, in proportion to the missing width; returns the rest. */
function grow(widths: number[], limits: readonly number[], spare: number): number {
  const lacks = widths.map((width, at) => Math.max(0, (limits[at] ?? width) - width));
  const lack = sum(lacks);
  if (lack === 0 || spare <= 0) return spare;
  const share = Math.min(1, spare / lack);
  for (const [at, missing] of lacks.entries()) widths[at] = (widths[at] ?? 0) + Math.floor(missing * share);
  return spare - Math.min(spare, lack);
}

/**
 * The columns that fit untruncated into `available` px, in their order, with widths that fill it exactly. Lower ranks
 * first. With an unknown width (0) all columns get their preferred width.
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

/** Distributes the space first to the high-ranking columns, then to the others, then to all that may grow. */
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
