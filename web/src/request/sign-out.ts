import { text } from '@campus/contract/messages';
import { flushActs } from './deferred-acts.ts';
import { browserPage } from './page-reload.ts';
import type { Envelope } from './request-failed.ts';
import { send } from './send.ts';
import { forgetSession, useSession } from './session-store.ts';
import { tell } from './tell.ts';

/** (S) the page is reloaded this long after the user was told that the session has ended. */
export const reloadDelayMs = 1500;
let isEnding = false;

/** Whether this page is about to start again without a session. */
export const sessionIsEnding = (): boolean => isEnding;

/** Tells the server and forgets the user, also when the server cannot be told (S 4); gives the message of that failure. */
export async function signOut(): Promise<string | undefined> {
  // The server closes the push channel of the session and gives a reason: that must not end the session a second time.
  isEnding = true;
  try {
    // Deferred acts need the session that decided them.
    await flushActs();
    return await tellServer();
  } finally {
    isEnding = false;
    forgetSession();
  }
}

async function tellServer(): Promise<string | undefined> {
  if (!useSession.getState().token) return undefined;
  try {
    const response = await send({ method: 'POST', path: '/sys/logout' });
    const { success, message } = (await response.json()) as Envelope;
    return success ? undefined : message;
  } catch {
    // The session ends here whatever the network does; on the server it ends by its idle limit.
    return text.http.requestError;
  }
}

/**
 * Ends a session the server no longer accepts: says so, signs out and reloads after 1.5 s, until when the page stays.
 * Once, with the first reason, however many calls fail together.
 */
export function endSession(reason: string): void {
  if (isEnding) return;
  tell.notify('error', text.common.systemPrompt, reason);
  if (!useSession.getState().token) return;
  isEnding = true;
  void tellServer();
  setTimeout(startAgain, reloadDelayMs);
}

/** Insists on a new sign-in with the dialog of an expired session. */
export async function sessionExpired(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  const { title, content, ok } = text.http.sessionExpired;
  await tell.insist({ title, text: content, okText: ok });
  await tellServer();
  startAgain();
}

function startAgain(): void {
  isEnding = false;
  forgetSession();
  browserPage.reload();
}
