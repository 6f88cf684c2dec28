/** An entry of the command palette. */
export interface Found {
  /** Unique among all entries. */
  readonly key: string;
  readonly label: string;
  /** Context that distinguishes it from entries of the same name. */
  readonly hint?: string | undefined;
  /** Path to open; without it `run` is called. */
  readonly to?: string | undefined;
  readonly run: () => void;
}

export interface FoundGroup {
  readonly title: string;
  readonly items: readonly Found[];
}
