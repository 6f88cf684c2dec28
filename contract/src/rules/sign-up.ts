/** What a student's sign-up for an event got: a place, or a number on the waiting list. */
export interface SignedUp {
  readonly id: string;
  readonly status: number;
  readonly waitNo: number | null;
}
