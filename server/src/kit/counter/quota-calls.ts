/** What a taker got: a place, or a number on the waiting list. */
type Taken = { readonly kind: 'in' } | { readonly kind: 'waiting'; readonly number: number };
export interface QuotaCalls {
  /**
   * Takes `amount` in one conditional update. When it is full, a number on the waiting list if `mayWait`, else undefined.
   * Rows on the waiting list are served first. `isFull`: something else that a taker needs has run out.
   */
  take(
    id: string,
    options?: { readonly amount?: number; readonly mayWait?: boolean | undefined; readonly isFull?: boolean },
  ): Promise<Taken | undefined>;
  /** Frees `amount`; call `promote` in the same transaction when rows may wait. Throws when less is taken. */
  giveBack(id: string, amount?: number): Promise<void>;
  /** One of those who wait leaves the waiting list. */
  stopWaiting(id: string): Promise<void>;
  /**
   * Gives free places to those who wait. `next` returns the first of them, read under the lock of the row; `admit` moves
   * it. Returns how many were admitted.
   */
  promote(
    id: string,
    next: () => Promise<{ readonly amount?: number; readonly admit: () => Promise<void> } | undefined>,
  ): Promise<number>;
}
