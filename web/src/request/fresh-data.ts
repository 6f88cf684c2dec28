interface Query<T> {
  readonly data: T | undefined;
  readonly isFetchedAfterMount: boolean;
}

/**
 * What a query has read since its component mounted. A form starts with it: cached data may be older than a change made
 * meanwhile, which saving them would overwrite, or whose version would be refused.
 */
export const getFreshData = <T>({ data, isFetchedAfterMount }: Query<T>): T | undefined =>
  isFetchedAfterMount ? data : undefined;
