import { text } from '@campus/contract/messages';
import { browserPage } from './page-reload.ts';
import { send } from './send.ts';
import { forgetSession, useSession } from './session-store.ts';
import { tell } from './tell.ts';

/** (S) the page is reloaded this long after the user was told that the session has ended. */
const reloadDelayMs = 1500;
let isEnding = false;

/** Tells the server and forgets the user, also when the server cannot be told (S 4). */
export async function signOut(): Promise<void> {
  const hadToken = useSession.getState().token !== undefined;
  try {
    if (hadToken) await send({ method: 'POST', path: '/sys/logout' });
  } catch {
    // The session ends here whatever the network does; on the server it ends by its idle limit.
  } finally {
    forgetSession();
  }
}

/** Ends a session the server no longer accepts: says so, signs out, reloads. Once, however many calls fail together. */
export function endSession(reason: string): void {
  tell.notify('error', text.common.systemPrompt, reason);
  if (isEnding || !useSession.getState().token) return;
  isEnding = true;
  void signOut().then(() => setTimeout(reloadNow, reloadDelayMs));
}

/** Insists on a new sign-in with the dialog of an expired session. */
export async function sessionExpired(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  const { title, content, ok } = text.http.sessionExpired;
  await tell.insist({ title, text: content, okText: ok });
  await signOut();
  reloadNow();
}

function reloadNow(): void {
  isEnding = false;
  browserPage.reload();
}
