let lines = 0;

/** A line of an editor with a React key. */
export type Keyed<T> = T & { readonly key: number };
export const withKey = <T extends object>(line: T): Keyed<T> => {
  lines += 1;
  return { ...line, key: lines };
};
/** Parses the JSON list of an input; empty when it is no list. */
export function parseList<T>(json: string): readonly T[] {
  const value: unknown = json === '' ? [] : JSON.parse(json);
  return Array.isArray(value) ? (value as T[]) : [];
}
