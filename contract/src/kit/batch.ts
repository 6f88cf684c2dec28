/** Answer of a call with several ids: the number of successes, and each failure with its reason. */
export interface BatchReport {
  ok: number;
  failed: { id: string; name: string; message: string }[];
}
