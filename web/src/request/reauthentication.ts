import { text } from '@campus/contract/messages';
import type { Envelope } from './request-failed.ts';
import { send } from './send.ts';
import { tell } from './tell.ts';

const reauthCode = 'REAUTH';

/** Whether the answer asks for the password before a sensitive call. */
export function requiresPassword(envelope: Partial<Envelope> | undefined): boolean {
  const { success, result } = envelope ?? {};
  return success === false && typeof result === 'object' && result !== null && 'errorCode' in result
    ? result.errorCode === reauthCode
    : false;
}

let inFlight: Promise<boolean> | undefined;

/** Asks for the password, once for all waiting calls. Resolves with whether it was confirmed. */
export function confirmPassword(): Promise<boolean> {
  inFlight ??= tell
    .confirmPassword({ title: text.reauth.title, text: text.reauth.tip, prove: verifyPassword })
    .finally(() => {
      inFlight = undefined;
    });
  return inFlight;
}

/** The server's message for a wrong password; undefined when it is right. */
async function verifyPassword(password: string): Promise<string | undefined> {
  try {
    const response = await send({ method: 'POST', path: '/sys/user/verifyPassword', body: { password } });
    const { success, message } = (await response.json()) as Envelope;
    return success ? undefined : message || text.common.failed;
  } catch {
    // No answer.
    return text.http.requestError;
  }
}
