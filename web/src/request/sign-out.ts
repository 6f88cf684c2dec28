import { text } from '@campus/contract/messages';
import { flushActions } from './deferred-actions.ts';
import { browserPage } from './page-reload.ts';
import type { Envelope } from './request-failed.ts';
import { send } from './send.ts';
import { closeCalls, reopenCalls } from './session-calls.ts';
import { forgetSession, useSession } from './session-store.ts';
import { tell } from './tell.ts';

/** Delay between the message that the session has ended and the reload. */
export const reloadDelayMs = 1500;
let isEnding = false;

/** Whether the page is about to reload without a session. */
export const isSessionEnding = (): boolean => isEnding;

const preparations = new Set<() => Promise<unknown>>();

/** Runs `prepare` before a sign-out, while calls still succeed. Returns how to unregister it. */
export function beforeSignOut(prepare: () => Promise<unknown>): () => void {
  preparations.add(prepare);
  return () => preparations.delete(prepare);
}

/** Signs out on the server and in this browser, even when the server cannot be reached; returns the message of that failure. */
export async function signOut(): Promise<string | undefined> {
  // The server closes the push channel with a reason, which must not end the session a second time.
  isEnding = true;
  try {
    await Promise.allSettled([...preparations].map((prepare) => prepare()));
    // Deferred actions need the session.
    for (const { label } of await flushActions()) tell.notify('error', text.triage.failed(label), text.triage.lost);
    await closeCalls();
    return await notifyServer();
  } finally {
    isEnding = false;
    forgetSession();
    reopenCalls();
  }
}

async function notifyServer(): Promise<string | undefined> {
  if (!useSession.getState().token) return undefined;
  try {
    const response = await send({ method: 'POST', path: '/sys/logout', isLast: true });
    const { success, message } = (await response.json()) as Envelope;
    return success ? undefined : message;
  } catch {
    // The session ends in this browser; on the server it expires by its idle limit.
    return text.http.requestError;
  }
}

/**
 * Ends a session that the server rejects: shows the reason, signs out and reloads after 1.5 s. When several calls fail
 * together, only the first one counts.
 */
export function endSession(reason: string): void {
  if (isEnding) return;
  tell.notify('error', text.common.systemPrompt, reason);
  if (!useSession.getState().token) return;
  isEnding = true;
  void notifyServer();
  setTimeout(reloadSignedOut, reloadDelayMs);
}

/** Shows the dialog of an expired session, then reloads to the sign-in page. */
export async function promptSignIn(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  const { title, content, ok } = text.http.sessionExpired;
  await tell.insist({ title, text: content, okText: ok });
  await notifyServer();
  reloadSignedOut();
}

function reloadSignedOut(): void {
  isEnding = false;
  forgetSession();
  browserPage.reload();
}
