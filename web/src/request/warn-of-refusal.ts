import { RequestFailed } from './request-failed.ts';
import { tell } from './tell.ts';

/** Shows why a quiet call was refused, and rethrows anything else. */
export function warnOfRefusal(failure: unknown): void {
  if (!(failure instanceof RequestFailed)) throw failure;
  tell.warning(failure.message);
}
