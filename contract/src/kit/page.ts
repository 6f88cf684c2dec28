/** Some rows of a list, and the number of all that match. */
export interface Page<R> {
  readonly records: readonly R[];
  readonly total: number;
}
/** A page with its place in the list, as framework clients read it. */
export interface NumberedPage<R> extends Page<R> {
  readonly size: number;
  readonly current: number;
  readonly pages: number;
}
