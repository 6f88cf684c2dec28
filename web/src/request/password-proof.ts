import { text } from '@campus/contract/messages';
import type { Envelope } from './request-failed.ts';
import { send } from './send.ts';
import { tell } from './tell.ts';

const asked = 'REAUTH';

/** Whether an answer says that the password must be proved first (`security.md` 2.6). */
export function asksForProof(envelope: Partial<Envelope> | undefined): boolean {
  const { success, result } = envelope ?? {};
  return success === false && typeof result === 'object' && result !== null && 'errorCode' in result
    ? result.errorCode === asked
    : false;
}

let underway: Promise<boolean> | undefined;

/** Asks the user for his password, once for all calls that wait for it; resolves with whether he proved it. */
export function provePassword(): Promise<boolean> {
  underway ??= tell.proof({ title: text.reauth.title, text: text.reauth.tip, prove: verify }).finally(() => {
    underway = undefined;
  });
  return underway;
}

/** The server's refusal of a password, or undefined when it is right. */
async function verify(password: string): Promise<string | undefined> {
  try {
    const response = await send({ method: 'POST', path: '/sys/user/verifyPassword', body: { password } });
    const { success, message } = (await response.json()) as Envelope;
    return success ? undefined : message || text.common.failed;
  } catch {
    // No answer came.
    return text.http.requestError;
  }
}
