let lines = 0;

/** A line of an editor, told apart from the others while it is there. */
export type Keyed<T> = T & { readonly key: number };
export const keyed = <T extends object>(line: T): Keyed<T> => {
  lines += 1;
  return { ...line, key: lines };
};
/** The list that an input was given as JSON; none when it is no list. */
export function listOf<T>(json: string): readonly T[] {
  const value: unknown = json === '' ? [] : JSON.parse(json);
  return Array.isArray(value) ? (value as T[]) : [];
}
