import type { AnyEndpoint, CallerInput } from '@campus/contract/kit';
import { failures } from '@campus/contract/messages';
import type { LoginResult } from '@campus/contract/rules';
import { create } from 'zustand';
import { call } from './call.ts';
import { RequestFailed } from './request-failed.ts';

interface PendingSignIn {
  readonly ticket: string;
  finish(result: LoginResult | undefined): void;
}
/** The sign-in that waits for its second factor. */
export const usePendingSignIn = create<{ readonly waiting: PendingSignIn | undefined }>(() => ({ waiting: undefined }));

const findTicket = (failure: unknown): string | undefined =>
  failure instanceof RequestFailed && failure.errorCode === failures.secondFactorDue.errorCode
    ? String(failure.detail?.ticket)
    : undefined;

type SignInCall = AnyEndpoint<LoginResult>;
/**
 * Signs in. When the account has a second factor, waits until the page has asked for it; undefined when the user
 * cancels. Throws like `call`, without showing the failure.
 */
export async function callSignIn<E extends SignInCall>(
  endpoint: E,
  input: CallerInput<E>,
): Promise<LoginResult | undefined> {
  try {
    return await call(endpoint, input, { silent: true });
  } catch (failure) {
    const ticket = findTicket(failure);
    if (ticket === undefined) throw failure;
    cancelSignIn();
    return new Promise((resolve) => {
      const finish = (result: LoginResult | undefined) => {
        usePendingSignIn.setState({ waiting: undefined });
        resolve(result);
      };
      usePendingSignIn.setState({ waiting: { ticket, finish } });
    });
  }
}
export const cancelSignIn = (): void => usePendingSignIn.getState().waiting?.finish(undefined);
