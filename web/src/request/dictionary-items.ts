/** One entry of a dictionary; `value` is always a string (`api.md` 5.2). */
export interface DictionaryItem {
  readonly value: string;
  readonly text: string;
  /** Cannot be chosen any more; shown where it is the value. */
  readonly disabled?: boolean;
}
/** Dictionary code → its enabled items in order. */
export type Dictionaries = Readonly<Record<string, readonly DictionaryItem[]>>;
