import { useQueryClient } from '@tanstack/react-query';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';

/**
 * Sends a mutation, shows the server's message and invalidates queries under `name`; resolves with whether it
 * succeeded.
 */
export function useMutate(name: string): (send: () => Promise<{ readonly message: string }>) => Promise<boolean> {
  const client = useQueryClient();
  return async (send) => {
    try {
      tell.success((await send()).message);
      return true;
    } catch (failure) {
      ignoreReported(failure);
      return false;
    } finally {
      await client.invalidateQueries({ queryKey: [name] });
    }
  };
}
