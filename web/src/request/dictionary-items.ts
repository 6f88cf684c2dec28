/** One entry of a dictionary; `value` is always a string. */
export interface DictionaryItem {
  readonly value: string;
  readonly text: string;
  /** Disabled: cannot be selected, but is still shown for existing values. */
  readonly disabled?: boolean;
}
/** Enabled items by dictionary code, in order. */
export type Dictionaries = Readonly<Record<string, readonly DictionaryItem[]>>;
