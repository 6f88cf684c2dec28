import { failure } from '@campus/contract/kit';

export const handlerLimitMs = 60_000;
export const longLimitMs = 10 * 60_000;

/** The outcome of `work`, or busy when it takes longer; what it has begun ends by the database's own limits. */
export async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failure('busy')), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
