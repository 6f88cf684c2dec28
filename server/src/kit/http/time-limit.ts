import { failure } from '@campus/contract/kit';

export const handlerLimitMs = 60_000;
export const longLimitMs = 10 * 60_000;

/** The result of `work`, or busy when it takes longer; its statements end by the limits of the database. */
export async function withTimeLimit<T>(limitMs: number, work: Promise<T>): Promise<T> {
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
