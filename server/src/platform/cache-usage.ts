/** Usage of a cached value since the process started, and its current size. */
export interface CacheUsage {
  /** Loads: at startup, for a first reader, after a change. */
  readonly loads: number;
  readonly reads: number;
  /** Reads that had to wait for a load. */
  readonly misses: number;
  /** Values replaced by a newer one. */
  readonly evictions: number;
  readonly keys: number;
  /** Approximate size in memory. */
  readonly bytes: number;
}
