/** Something the quick find offers. */
export interface Found {
  /** Unlike that of anything else that is offered. */
  readonly key: string;
  readonly label: string;
  /** Where it belongs, or what tells it from others of its name. */
  readonly hint?: string | undefined;
  /** Where it leads in the console; without it `run` does something. */
  readonly to?: string | undefined;
  readonly run: () => void;
}

export interface FoundGroup {
  readonly title: string;
  readonly items: readonly Found[];
}
