import type { Endpoint, Given } from '@campus/contract/kit';
import { failures } from '@campus/contract/messages';
import type { LoginResult } from '@campus/contract/rules';
import { create } from 'zustand';
import { call } from './call.ts';
import { RequestFailed } from './request-failed.ts';

interface Waiting {
  readonly ticket: string;
  finish(result: LoginResult | undefined): void;
}
/** The sign-in that waits for its second factor, for the page that asks for it. */
export const useWaitingSignIn = create<{ readonly waiting: Waiting | undefined }>(() => ({ waiting: undefined }));

const ticketOf = (failure: unknown): string | undefined =>
  failure instanceof RequestFailed && failure.errorCode === failures.secondFactorDue.errorCode
    ? String(failure.detail?.ticket)
    : undefined;

// biome-ignore lint/suspicious/noExplicitAny: any call that signs in
type SignInCall = Endpoint<any, LoginResult>;
/**
 * Makes a call that signs in. Where the account has a second factor, the page asks for it; undefined when the user goes
 * back instead. Fails like `call`, without telling.
 */
export async function callSignIn<E extends SignInCall>(endpoint: E, input: Given<E>): Promise<LoginResult | undefined> {
  try {
    return await call(endpoint, input, { silent: true });
  } catch (failure) {
    const ticket = ticketOf(failure);
    if (ticket === undefined) throw failure;
    giveUpSignIn();
    return new Promise((resolve) => {
      const finish = (result: LoginResult | undefined) => {
        useWaitingSignIn.setState({ waiting: undefined });
        resolve(result);
      };
      useWaitingSignIn.setState({ waiting: { ticket, finish } });
    });
  }
}
export const giveUpSignIn = (): void => useWaitingSignIn.getState().waiting?.finish(undefined);
