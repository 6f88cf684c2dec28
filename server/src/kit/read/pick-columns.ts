/** The named columns of a row, in this order; a missing one is null. */
export const pickColumns = <T extends object, K extends keyof T>(row: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null])) as Pick<T, K>;
